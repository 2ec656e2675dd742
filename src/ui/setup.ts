import type { Suit } from '../engine/cards.js';
import type { PerSeat, Seat } from '../engine/seats.js';
import type { Texts } from '../i18n/index.js';
import type { Labels } from '../i18n/labels.js';
import type { Coach } from './coach.js';
import type { Look } from './theme.js';

/** What does not change while a table stands. */
export interface TableSetup {
  readonly texts: Texts;
  /** Where the player sits; the place at the bottom of the screen. */
  readonly seat: Seat;
  /** Printable names. */
  readonly names: PerSeat<string>;
  readonly labels: Labels;
  readonly look: Look;
  /** The rules of the match in lines of at most so many cells; none when there is no such page. */
  readonly rules: (width: number) => readonly string[];
  /** How well each of the others plays, by the name of that level; empty where nothing is to be said about it. */
  readonly levels: PerSeat<string>;
  /** Whoever gives hints; null where none are given. */
  readonly coach: Coach | null;
  /** Nobody sits at the keyboard: a bot plays this seat too. */
  readonly watchOnly: boolean;
}

/** The capital letters that stand for each suit, that of the language first. */
export const suitKeys = (setup: TableSetup, suit: Suit): readonly string[] =>
  setup.texts.table.suitKeys[suit];
