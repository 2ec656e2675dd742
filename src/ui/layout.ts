import type { TableSetup } from './setup.js';
import type { Size } from './terminal/streams.js';

/** The smallest terminal on which the table can be played. */
export const SMALLEST: Size = { columns: 60, rows: 20 };

/** Where things stand, in cells; a pure function of the size of the terminal. */
export interface Layout {
  /** The width of the table itself, and of what is written on it. */
  readonly width: number;
  readonly inner: number;
  /** The width of the score sheet beside it, 0 when there is no room. */
  readonly pane: number;
  /** The smaller arrangement. */
  readonly compact: boolean;
  /** The rows between the two lines at the top and the hand. */
  readonly body: number;
  /** The width of the places left and right of the trick. */
  readonly side: number;
  /** The rows of the trick in the middle, its frame included. */
  readonly trickRows: number;
  /** Whether the trick has a frame around it. */
  readonly framed: boolean;
  /** The width inside a card's sides. */
  readonly face: number;
  /** The columns between two suits of the hand. */
  readonly suitGap: number;
}

/** Two lines at the top, five for the hand, three at the bottom. */
const AROUND_BODY = 10;
/** Two lines for the place at the top, one for that at the bottom. */
const AROUND_TRICK = 3;
const WIDEST = 100;
const PANE = 38;

/** The arrangement for a terminal, or null when it is too small. */
export function layoutFor({ columns, rows }: Size): Layout | null {
  if (columns < SMALLEST.columns || rows < SMALLEST.rows) return null;
  const compact = columns < 78 || rows < 24;
  const pane = !compact && columns >= 80 + PANE ? PANE : 0;
  const width = Math.min(columns - pane, WIDEST);
  const inner = width - 2;
  const body = rows - AROUND_BODY;
  return {
    width,
    inner,
    pane,
    compact,
    body,
    side: Math.floor((inner - (compact ? 24 : 36)) / 2),
    trickRows: body - AROUND_TRICK,
    framed: !compact,
    face: columns >= 78 ? 4 : 3,
    suitGap: columns >= 78 ? 1 : 0,
  };
}

/** The rows between the header and the key line. */
export const sheetRows = (layout: Layout): number => layout.body + 8;

/** The rows of a page that can be scrolled, below its title. */
export const pageRows = (layout: Layout): number => sheetRows(layout) - 2;

/** The most lines of the rules that can lie above the screen. */
export const rulesScroll = ({ rules }: TableSetup, layout: Layout): number =>
  Math.max(0, rules(layout.inner).length - pageRows(layout));
