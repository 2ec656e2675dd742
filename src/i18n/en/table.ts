import type { TableTexts } from '../texts/table.js';

/** The full-screen table in English. */
export const table: TableTexts = {
  tooSmall: (columns, rows) => `The table needs a window of ${columns}×${rows} characters; make it larger.`,
};
