import { rankOf, type Suit, suitOf } from '../../../engine/cards.js';
import type { ObservedDeal } from '../../../engine/observation.js';
import { ledSuit } from '../../../engine/play.js';
import type { Seat } from '../../../engine/seats.js';
import type { Played } from '../../../engine/state.js';
import { isTrumpStrength, strengthOf } from './strength.js';
import { SUSPECT_WEIGHTS } from './weights.js';

/** What a player has done that speaks for or against his being the hidden partner (R6.6). */
export const SUSPECT_CLUES = [
  /** Bids that he made in the auction. */
  'bids',
  /** Cards with which he took the trick from declarer, with the suit led and with a trump. */
  'beatsDeclarer',
  'ruffsDeclarer',
  /** Tricks that he left to declarer's card, low or high, following suit below it. */
  'leavesLow',
  'leavesHigh',
  /** Honours that he gave to a trick which declarer was winning. */
  'spendsHonour',
  /** Leads of trump, of the suit that declarer led before, and of other suits. */
  'leadsTrump',
  'returnsSuit',
  'leadsOther',
] as const;
export type SuspectClue = (typeof SUSPECT_CLUES)[number];

const [BIDS, BEATS, RUFFS, LEAVES_LOW, LEAVES_HIGH, SPENDS, TRUMPS, RETURNS, OTHERS] = SUSPECT_CLUES.keys();
const TEN = 8;

const none = (): number[] => SUSPECT_CLUES.map(() => 0);

/** Adds what the players of one trick have shown. */
function readTrick(
  plays: readonly Played[],
  deal: ObservedDeal,
  declarer: Seat,
  declarerLed: number,
  clues: number[][],
): void {
  const { trump } = deal;
  const led = ledSuit(plays, deal.called);
  const [lead] = plays;
  if (led === null || lead === undefined || lead.card === null) return;
  const note = (seat: Seat, clue: number | undefined): void => {
    const counts = clues[seat];
    if (counts !== undefined && clue !== undefined) counts[clue] = (counts[clue] ?? 0) + 1;
  };
  if (led === trump) note(lead.seat, TRUMPS);
  else note(lead.seat, (declarerLed >> led) & 1 ? RETURNS : OTHERS);
  let winning = { seat: lead.seat, strength: strengthOf(lead.card, led, trump) };
  for (const { seat, card } of plays.slice(1)) {
    if (card === null) continue;
    const strength = strengthOf(card, led, trump);
    const overDeclarer = winning.seat === declarer;
    if (strength > winning.strength) {
      if (overDeclarer) note(seat, isTrumpStrength(strength) && led !== trump ? RUFFS : BEATS);
      winning = { seat, strength };
      continue;
    }
    if (!overDeclarer || suitOf(card) !== led) continue;
    note(seat, winning.strength <= TEN ? LEAVES_LOW : LEAVES_HIGH);
    if (rankOf(card) > TEN) note(seat, SPENDS);
  }
}

/** The clues about each seat, indexed by seat and in the order of their names; all zero without a declarer. */
export function cluesOf(deal: ObservedDeal): readonly (readonly number[])[] {
  const clues = [none(), none(), none(), none(), none()];
  const declarer = deal.contracts[0]?.seat;
  if (declarer === undefined) return clues;
  for (const call of deal.calls) {
    const counts = clues[call.seat];
    if (call.type === 'bid' && counts !== undefined && BIDS !== undefined)
      counts[BIDS] = (counts[BIDS] ?? 0) + 1;
  }
  let declarerLed = 0;
  const read = (plays: readonly Played[]): void => {
    readTrick(plays, deal, declarer, declarerLed, clues);
    const led: Suit | null = ledSuit(plays, deal.called);
    if (plays[0]?.seat === declarer && led !== null) declarerLed |= 1 << led;
  };
  for (const { plays } of deal.tricks) read(plays);
  read(deal.table);
  return clues;
}

const WEIGHTS = SUSPECT_CLUES.map((clue) => SUSPECT_WEIGHTS[clue]);

/** The chance of each suspect to be the partner, in their order; together 1. */
export function chancesOfSuspects(
  deal: ObservedDeal,
  suspects: readonly Seat[],
  infers: boolean,
): readonly number[] {
  if (!infers || suspects.length < 2) return suspects.map(() => 1 / suspects.length);
  const clues = cluesOf(deal);
  const odds = suspects.map((seat) =>
    Math.exp((clues[seat] ?? []).reduce((sum, count, index) => sum + count * (WEIGHTS[index] ?? 0), 0)),
  );
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
