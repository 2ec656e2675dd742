import { createContext, useContext } from 'react';
import type { Suit } from '../engine/cards.js';
import type { ColourLevel } from './terminal/colour.js';

/** What the terminal can show. */
export interface Look {
  /** No suit signs, no line drawing, no accents. */
  readonly ascii: boolean;
  readonly colours: ColourLevel;
}

/** How a table is drawn; set once by the root. */
export const LookContext = createContext<Look>({ ascii: false, colours: 3 });

/** What the terminal can show, inside the tree of a table. */
export const useLook = (): Look => useContext(LookContext);

/** What a piece of text is; none of them is told by its colour alone. */
export type Tone =
  | 'plain'
  | 'quiet'
  | 'strong'
  | 'title'
  | 'turn'
  | 'warning'
  | 'good'
  | 'bad'
  | 'key'
  | 'selected';

/** The properties of Ink's Text that a tone stands for. */
export interface TextStyle {
  readonly color?: string;
  readonly bold?: boolean;
  readonly dimColor?: boolean;
  readonly inverse?: boolean;
  readonly underline?: boolean;
}

const TONES: Readonly<Record<Tone, TextStyle>> = {
  plain: {},
  quiet: { dimColor: true },
  strong: { bold: true },
  title: { bold: true },
  turn: { bold: true, color: 'cyan' },
  warning: { bold: true, color: 'yellow' },
  good: { bold: true, color: 'green' },
  bad: { bold: true, color: 'red' },
  key: { bold: true, color: 'cyan' },
  selected: { inverse: true, bold: true },
};

/** The style of a tone. */
export const styleOf = (tone: Tone): TextStyle => TONES[tone];

/** Spades keep the colour of the terminal, so that they can be read on any background. */
const RICH: readonly (string | undefined)[] = [undefined, '#e0474c', '#d98b1f', '#2fa865'];
const SIMPLE: readonly (string | undefined)[] = [undefined, 'red', 'yellow', 'green'];

/** The colour of a suit, one for each of the four; undefined is the colour of the terminal. */
export const suitColour = (suit: Suit, colours: ColourLevel): string | undefined =>
  (colours >= 2 ? RICH : SIMPLE)[suit];

/** The characters that lines and marks are drawn with. */
export interface Glyphs {
  readonly line: string;
  readonly side: string;
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomRight: string;
  /** Where two cards that lie side by side meet. */
  readonly topJoin: string;
  readonly bottomJoin: string;
  /** Where a raised card meets its neighbour: at its left side, at its right side. */
  readonly leftJoin: string;
  readonly rightJoin: string;
  /** The back of a card. */
  readonly back: string;
  /** Before whoever has the turn, and before what is chosen. */
  readonly pointer: string;
  /** Towards the top, right, bottom and left of the table. */
  readonly up: string;
  readonly right: string;
  readonly down: string;
  readonly left: string;
}

const DRAWN: Glyphs = {
  line: '─',
  side: '│',
  topLeft: '╭',
  topRight: '╮',
  bottomLeft: '╰',
  bottomRight: '╯',
  topJoin: '┬',
  bottomJoin: '┴',
  leftJoin: '┤',
  rightJoin: '├',
  back: '▒',
  pointer: '▸',
  up: '▴',
  right: '▸',
  down: '▾',
  left: '◂',
};

const TYPED: Glyphs = {
  line: '-',
  side: '|',
  topLeft: '+',
  topRight: '+',
  bottomLeft: '+',
  bottomRight: '+',
  topJoin: '+',
  bottomJoin: '+',
  leftJoin: '+',
  rightJoin: '+',
  back: '#',
  pointer: '>',
  up: '^',
  right: '>',
  down: 'v',
  left: '<',
};

/** The characters of a look. */
export const glyphsOf = (look: Look): Glyphs => (look.ascii ? TYPED : DRAWN);
