import { type CardSet, cardsOf, fromCards } from '../../../src/engine/cardSet.js';
import { ALL_CARDS, type Card, SUITS, type Suit } from '../../../src/engine/cards.js';
import { pick, type Random, randomFor, shuffled } from '../../../src/engine/random.js';
import type { CalledCardDuty, Place, SolverPosition } from '../../../src/solver/index.js';
import { legalCards, playCard, toPosition, toTable } from './table.js';

/** Random endings: hands from a shuffled pack, or with few ranks, so that suits are long and honours close. */
export interface EndingKind {
  readonly name: string;
  /** Whether a card is called, and with which rules. */
  readonly called?: Pick<CalledCardDuty, 'holderLead' | 'firstLeadOnly' | 'discard'>;
  readonly mustRuff?: boolean;
  readonly unruffable?: boolean;
  readonly faceDown?: boolean;
}

const PLACES: readonly Place[] = [0, 1, 2, 3];

function dealHands(cards: number, random: Random): readonly [CardSet, CardSet, CardSet, CardSet] {
  // One ending in three is dealt from the fewest cards possible, in suits that lie side by side.
  const pack =
    random.below(3) === 0 ? ALL_CARDS.slice(0, Math.max(4 * cards, 13 + random.below(14))) : ALL_CARDS;
  const dealt = shuffled(pack, random);
  const hand = (place: number): CardSet => fromCards(dealt.slice(place * cards, (place + 1) * cards));
  return [hand(0), hand(1), hand(2), hand(3)];
}

function callCard(hands: SolverPosition['hands'], kind: EndingKind, random: Random): CalledCardDuty | null {
  if (kind.called === undefined) return null;
  const holder = pick(PLACES, random);
  // Mostly the highest card the holder has in some suit, as an ace is; now and then any card.
  const held = cardsOf(hands[holder]);
  const card = random.below(4) === 0 ? pick(held, random) : pickHigh(held, random);
  return { card, holder, ...kind.called, wasLed: random.below(4) === 0 };
}

const pickHigh = (held: readonly Card[], random: Random): Card =>
  [...held].sort((a, b) => (b % 13) - (a % 13))[random.below(2)] ?? pick(held, random);

/** A random ending with so many cards in the longest hand, in three of four cases with a trick half played. */
export function randomEnding(kind: EndingKind, cards: number, random: Random): SolverPosition {
  const hands = dealHands(cards, random);
  const trump: Suit | null = random.below(4) === 0 ? null : pick(SUITS, random);
  const plain = SUITS.filter((suit) => suit !== trump);
  const table = toTable({
    hands,
    trump,
    leader: pick(PLACES, random),
    trick: [],
    duty: callCard(hands, kind, random),
    mustRuff: kind.mustRuff ?? false,
    unruffable: kind.unruffable === true ? pick(plain, random) : null,
  });
  for (let played = random.below(4); played > 0; played -= 1)
    playCard(table, pick(legalCards(table), random));
  return layFaceDown(toPosition(table), kind, random);
}

/** One lead in two face down, as if it were of another suit, and that suit perhaps without ruffs (R7.4, R7.3). */
function layFaceDown(position: SolverPosition, kind: EndingKind, random: Random): SolverPosition {
  if (kind.faceDown !== true || position.trick.length !== 1 || random.below(2) === 0) return position;
  return { ...position, led: pick(SUITS, random), unruffableNow: random.below(2) === 0 };
}

/** The stream of random numbers of one test. */
export const endingsOf = (kind: EndingKind, cards: number): Random =>
  randomFor('solver endings', kind.name, cards);
