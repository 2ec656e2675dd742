import { type Card, type Suit, suitOf } from '../../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../../engine/observation.js';
import { ledSuit } from '../../../engine/play.js';
import { type PerSeat, perSeat, type Seat } from '../../../engine/seats.js';
import type { Character } from '../character.js';
import { expectedCount, type Knowledge, knowledgeOf } from '../knowledge.js';
import { ANY_RANK } from '../ranks.js';
import { strengthOf } from './strength.js';
import { chancesOfSuspects } from './suspects.js';

/** What a seat is in a contract that is about taking tricks. */
export type Role = 'declarer' | 'partner' | 'defender';

/** A card to be played, seen from the seat that plays it. */
export interface Situation {
  readonly observation: Observation;
  readonly deal: ObservedDeal;
  readonly character: Character;
  readonly known: Knowledge;
  readonly seat: Seat;
  readonly role: Role;
  /** The chance that each seat plays for the same side: 1 for a friend, 0 for an enemy. */
  readonly side: PerSeat<number>;
  readonly trump: Suit | null;
  /** How many trumps the enemies are expected to hold. */
  readonly enemyTrumps: number;
  /** The suit to be followed; null when leading. */
  readonly led: Suit | null;
  /** The suits that other friends and enemies have led, as bits by suit. */
  readonly ledByFriends: number;
  readonly ledByEnemies: number;
  /** Whether trumps win in the trick on the table, or in one about to be led. */
  readonly ruffsWin: boolean;
  /** Who is winning the trick and how strongly; null when leading. */
  readonly winning: { readonly seat: Seat; readonly strength: number } | null;
  /** Who still plays to this trick after the seat, in order. */
  readonly after: readonly Seat[];
  /** The cards that may be played face up, and those that may be led face down. */
  readonly cards: readonly Card[];
  readonly faceDown: readonly Card[];
}

/** The chance that each seat is on the same side as this one in a contract about taking tricks. */
function sidesOf(deal: ObservedDeal, known: Knowledge, infers: boolean): PerSeat<number> {
  const { seat } = known;
  const declared = deal.contracts[0];
  const declarer = declared?.seat;
  const alone = declared?.contract.side === 'alone';
  const holder = known.holders.length === 1 ? known.holders[0] : undefined;
  const partner = alone ? undefined : (deal.partner ?? holder);
  // Nobody can be the partner any more when the card lies face down on the table.
  const suspects = alone || partner !== undefined ? [] : known.holders;
  const chances = chancesOfSuspects(deal, suspects, infers);
  const declaring = (other: Seat): number =>
    other === declarer || other === partner ? 1 : (chances[suspects.indexOf(other)] ?? 0);
  const own = declaring(seat);
  return perSeat((other) => (own === 1 ? declaring(other) : 1 - declaring(other)));
}

function roleOf(deal: ObservedDeal, seat: Seat, side: PerSeat<number>): Role {
  const declarer = deal.contracts[0]?.seat;
  if (declarer === undefined || declarer === seat) return 'declarer';
  return side[declarer] === 1 ? 'partner' : 'defender';
}

/** Whether trumps can win a trick led in this suit, or face down (R7.3, option `noRuff`). */
function canRuffsWin(observation: Observation, deal: ObservedDeal, led: Suit | null): boolean {
  const { noRuff } = observation.ruleset;
  if (noRuff === 'face-down') return deal.table[0]?.faceDown !== true;
  return noRuff === 'off' || deal.called === null || led !== suitOf(deal.called.card);
}

function winningNow(
  deal: ObservedDeal,
  led: Suit | null,
  trump: Suit | null,
): { seat: Seat; strength: number } | null {
  const lead = deal.table[0];
  if (led === null || lead === undefined) return null;
  let best = { seat: lead.seat, strength: -1 };
  for (const { seat, card } of deal.table) {
    const strength = card === null ? -1 : strengthOf(card, led, trump);
    if (strength > best.strength) best = { seat, strength };
  }
  return best;
}

function countEnemyTrumps(deal: ObservedDeal, known: Knowledge, side: PerSeat<number>): number {
  const { trump } = deal;
  if (trump === null) return 0;
  let sum = 0;
  for (const other of deal.places) {
    if (other !== known.seat) sum += (1 - side[other]) * expectedCount(known, other, trump, ANY_RANK);
  }
  return sum;
}

/** From this chance on a seat is taken for a friend, and below the rest of it for an enemy. */
const FRIENDLY = 0.75;

/** The suits that were led face up by players for whom `counts` holds, as bits by suit. */
function suitsLedBy({ tricks }: ObservedDeal, counts: (seat: Seat) => boolean): number {
  let mask = 0;
  for (const { plays } of tricks) {
    const [lead] = plays;
    if (lead !== undefined && !lead.faceDown && counts(lead.seat)) mask |= 1 << suitOf(lead.card);
  }
  return mask;
}

/** The situation of a seat whose turn it is to play. */
export function situationOf(observation: Observation, deal: ObservedDeal, character: Character): Situation {
  const { legal } = observation;
  const known = knowledgeOf(observation, deal, character);
  const { seat } = known;
  const side = sidesOf(deal, known, character.infers);
  const led = ledSuit(deal.table, deal.called);
  const ruffsWin = canRuffsWin(observation, deal, led);
  const trump = ruffsWin ? deal.trump : null;
  const order = deal.places;
  const place = order.indexOf(seat);
  const cards: Card[] = [];
  const faceDown: Card[] = [];
  for (const action of legal) {
    if (action.type === 'play' && action.card !== null)
      (action.faceDown ? faceDown : cards).push(action.card);
  }
  return {
    observation,
    deal,
    character,
    known,
    seat,
    role: roleOf(deal, seat, side),
    side,
    trump: deal.trump,
    enemyTrumps: countEnemyTrumps(deal, known, side),
    led,
    ledByFriends: suitsLedBy(deal, (other) => other !== seat && side[other] >= FRIENDLY),
    ledByEnemies: suitsLedBy(deal, (other) => side[other] <= 1 - FRIENDLY),
    ruffsWin,
    winning: winningNow(deal, led, trump),
    after: [...order.slice(place + 1), ...order.slice(0, place)].slice(0, 3 - deal.table.length),
    cards,
    faceDown,
  };
}
