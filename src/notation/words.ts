import type { Action } from '../engine/action.js';
import {
  type Card,
  cardFromName,
  cardName,
  SUIT_LETTERS,
  type Suit,
  suitFromLetter,
} from '../engine/cards.js';
import { err, ok, type Result } from '../engine/result.js';
import { type Seat, seatFromLetter } from '../engine/seats.js';

/** The word for passing; no contract may have it as its id. */
export const PASS_WORD = 'pas';

const GLYPHS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', '♤': 'S', '♡': 'H', '♢': 'D', '♧': 'C' } as const;

/** Why a word names no action: the part that is wrong. */
export interface WordError {
  readonly code: 'not-an-action' | 'not-a-suit' | 'not-a-card';
  readonly found: string;
}

/** Letters with glyphs for suits, accents and the ten in figures brought to the one canonical spelling, in capitals. */
const spelled = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[♠♥♦♣♤♡♢♧]/g, (glyph) => Object.entries(GLYPHS).find(([key]) => key === glyph)?.[1] ?? glyph)
    .replace(/^([SHDC])10$/i, '$1T')
    .toUpperCase();

/** A card as it is written in a record: 'SA', 'HT'. */
export const makeCard = (card: Card): string => cardName(card);

/** The card that a text names, suit first, or null; small letters, glyphs and 10 for T are accepted. */
export const parseCard = (text: string): Card | null => cardFromName(text) ?? cardFromName(spelled(text));

/** The suit that a letter or a glyph names, or null. */
export const parseSuit = (text: string): Suit | null => suitFromLetter(spelled(text));

/** The seat that a letter names in either case, or null. */
export const parseSeat = (text: string): Seat | null => seatFromLetter(text.toUpperCase());

/** The word that stands for an action in records and commands: `pas`, `rik`, `game:mie-en`, `trump:S`, `call:HA:blind`, `H5`, `H5*`, `?*`. */
export function actionWord(action: Action): string {
  switch (action.type) {
    case 'pass':
      return PASS_WORD;
    case 'bid':
      return action.bid;
    case 'game':
      return `game:${action.game}`;
    case 'trump':
      return `trump:${SUIT_LETTERS[action.suit]}`;
    case 'call':
      return `call:${makeCard(action.card)}${action.blind ? ':blind' : ''}`;
    case 'play':
      return `${action.card === null ? '?' : makeCard(action.card)}${action.faceDown ? '*' : ''}`;
  }
}

/** The form of an id: small letters and figures with hyphens between. */
export const ID_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function parseTrump(suitText: string): Result<Action, WordError> {
  const suit = parseSuit(suitText);
  return suit === null ? err({ code: 'not-a-suit', found: suitText }) : ok({ type: 'trump', suit });
}

function parseCall(cardText: string, blindText: string | undefined): Result<Action, WordError> {
  const card = parseCard(cardText);
  if (card === null) return err({ code: 'not-a-card', found: cardText });
  return ok({ type: 'call', card, blind: blindText !== undefined });
}

function parsePlay(word: string): Action | null {
  const faceDown = word.endsWith('*');
  const cardText = faceDown ? word.slice(0, -1) : word;
  if (faceDown && cardText === '?') return { type: 'play', card: null, faceDown };
  const card = parseCard(cardText);
  return card === null ? null : { type: 'play', card, faceDown };
}

/**
 * The action that a word stands for, in either case, or why it stands for none. A word that could be a contract's id becomes
 * that bid; whether the ruleset has such a contract is for the rules to say.
 */
export function parseActionWord(word: string): Result<Action, WordError> {
  const play = parsePlay(word);
  if (play !== null) return ok(play);
  const plain = spelled(word).toLowerCase();
  const [head, subject, blind, ...rest] = plain.split(':');
  if (head === 'trump' && subject !== undefined && blind === undefined) return parseTrump(subject);
  const blindFits = (blind === undefined || blind === 'blind') && rest.length === 0;
  if (head === 'call' && subject !== undefined && blindFits) return parseCall(subject, blind);
  const isGame = head === 'game' && subject !== undefined && blind === undefined && ID_FORM.test(subject);
  if (isGame) return ok({ type: 'game', game: subject });
  if (plain === PASS_WORD) return ok({ type: 'pass' });
  return ID_FORM.test(plain) ? ok({ type: 'bid', bid: plain }) : err({ code: 'not-an-action', found: word });
}

/** Whether an id is read back as a bid, and not as `pas` or a card. */
export function isBidId(id: string): boolean {
  const action = parseActionWord(id);
  return ID_FORM.test(id) && action.ok && action.value.type === 'bid';
}
