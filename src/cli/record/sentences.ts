import type { Entry } from '../../engine/action.js';
import { SUIT_LETTERS } from '../../engine/cards.js';
import { legalActions } from '../../engine/legal.js';
import { SEAT_LETTERS } from '../../engine/seats.js';
import { type GameState, hasTurn } from '../../engine/state.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import type { Labels } from '../../i18n/labels.js';
import {
  actionWord,
  makeCard,
  type Position,
  type ReadError,
  type ReplayError,
} from '../../notation/index.js';
import { listWords } from '../options/values.js';

/** Cards and seats as they stand in a record. */
export const RECORD_LABELS: Labels = {
  card: makeCard,
  suit: (suit) => SUIT_LETTERS[suit],
  seat: (seat) => SEAT_LETTERS[seat],
};

/** A place in a file as compilers write it. */
const at = (file: string, { line, column }: Position): string => `${file}:${line}:${column}`;

/** The sentence about text that is no record. */
export const unreadableSentence = (texts: Texts, file: string, error: ReadError): string =>
  `${at(file, error)}: ${texts.cli.record.unreadable(error)}`;

/** The words of what is legal in a state; null where nobody has to act or where unknown cards decide it. */
function legalWords(state: GameState): string | null {
  if (!hasTurn(state) || state.deal.unknown[state.turn] > 0) return null;
  return listWords(legalActions(state).map(actionWord));
}

/** An entry as it stands in a record, after its seat; null for chance. */
function entryWord(entry: Entry): string | null {
  if (entry.type === 'draw' || entry.type === 'deal' || entry.type === 'last-deal') return null;
  return `${SEAT_LETTERS[entry.seat]} ${actionWord(entry)}`;
}

/** The sentence about a record that the rules refuse, or in which a derived tag is wrong. */
export function illegalSentence(texts: Texts, file: string, error: ReplayError): string {
  const { record } = texts.cli;
  const place = at(file, error);
  switch (error.code) {
    case 'wrong-tag':
      return `${place}: ${record.derived(error.tag, error.found, error.expected)}`;
    case 'missing-tag':
      return `${place}: ${record.missingTag(error.tag)}`;
    case 'refused': {
      const { game } = namedIn(texts, error.state.match.ruleset);
      const why = game.ruleError(error.error, RECORD_LABELS);
      const word = entryWord(error.entry);
      const legal = legalWords(error.state);
      if (word === null) return `${place}: ${why}`;
      return `${place}: ${record.illegal(word, why, legal)}`;
    }
  }
}
