import type { TableTexts } from '../texts/table.js';

/** The full-screen table in Dutch. */
export const table: TableTexts = {
  tooSmall: (columns, rows) =>
    `De tafel heeft een venster van ${columns}×${rows} tekens nodig; maak het groter.`,
};
