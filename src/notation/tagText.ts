import type { DrawEntry } from '../engine/action.js';
import { SUIT_LETTERS, type Suit } from '../engine/cards.js';
import { type PerSeat, SEAT_LETTERS, SEATS, type Seat } from '../engine/seats.js';
import type { CalledCard } from '../engine/state.js';
import { plainText } from './plainText.js';
import type { DealTag, OtherTag, StatedOutcome } from './record.js';
import { makeCard, PASS_WORD } from './words.js';

/** A tag as it is written: a backslash before quotes and backslashes, nothing invisible. */
export const tagText = (name: string, value: string): string =>
  `[${name} "${plainText(value).replace(/["\\]/g, '\\$&')}"]`;

/** A tag of a deal on a line of its own. */
export const dealTagLine = (tag: DealTag, value: string): string => `${tagText(tag, value)}\n`;

/** The mark that the deal in play is the last of its match. */
export const LAST_DEAL = tagText('LastDeal', 'yes');

/** The lines of a tag without a meaning; a percent sign at the beginning of a row is kept from hiding it. */
export const otherTagLines = (tag: OtherTag<string>): readonly string[] => [
  tagText(tag.name, tag.value),
  ...tag.rows.map((row) => row.join(' ').replace(/^%/, ' %')),
];

/** `N H7 E SK S DK W C9, E S2 S H4` */
export const drawText = (draw: DrawEntry): string =>
  draw.rounds
    .map((round) => round.map(({ seat, card }) => `${SEAT_LETTERS[seat]} ${makeCard(card)}`).join(' '))
    .join(', ');

/** `N misere, E piek`, `pas` when there is none, or the id of a special game. */
export function outcomeText(outcome: StatedOutcome): string {
  if ('game' in outcome) return outcome.game;
  if (outcome.length === 0) return PASS_WORD;
  return outcome.map(({ seat, bid }) => `${SEAT_LETTERS[seat]} ${bid}`).join(', ');
}

export const seatText = (seat: Seat): string => SEAT_LETTERS[seat];
export const suitText = (suit: Suit): string => SUIT_LETTERS[suit];

/** `SA` or `SA blind` */
export const calledText = ({ card, blind }: CalledCard): string => makeCard(card) + (blind ? ' blind' : '');

const tallyText = (tally: PerSeat<number | null>, write: (number: number) => string): string =>
  SEATS.flatMap((seat) => {
    const number = tally[seat];
    return number === null ? [] : [`${SEAT_LETTERS[seat]} ${write(number)}`];
  }).join(' ');

/** `N 3 E 2 S 6 W 2` for the seats that have a number. */
export const tricksText = (tricks: PerSeat<number | null>): string => tallyText(tricks, String);

/** `N -2 E +2 S 0 W 0` for the seats that have a number. */
export const scoreText = (score: PerSeat<number | null>): string =>
  tallyText(score, (points) => (points > 0 ? `+${points}` : String(points)));
