import { type CardSet, cardsOf, countRanks, isEmpty, remove } from '../../../../engine/cardSet.js';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '../../../../engine/cards.js';
import { ANY_RANK } from '../../knowledge.js';
import { suitSafety } from '../../safety.js';
import type { ExactSituation } from './table.js';
import { chanceForcedOver } from './tricks.js';

/** The chance to win a trick with a card when wanted, by the number of higher cards out. */
const WINS_AT_WILL = [0.97, 0.6, 0.35, 0.2, 0.1] as const;

/** How many of the other hands may hold cards of a suit. */
const handsWith = (s: ExactSituation, suit: Suit): number =>
  s.opponents.filter((seat) => s.known.mayHold[seat][suit] !== 0).length;

/** The safety of each suit of a hand that must avoid tricks, indexed by suit. */
function safeties(s: ExactSituation, hand: CardSet): number[] {
  return SUITS.map((suit) => suitSafety(hand[suit], s.known.others[suit], handsWith(s, suit)));
}

const product = (factors: readonly number[]): number => factors.reduce((all, factor) => all * factor, 1);

/** The chance of winning a trick at will with a card. */
function winsAtWill(s: ExactSituation, card: Card): number {
  const out = s.known.others[suitOf(card)];
  // With nothing of the suit out it wins only when led, which is then sure.
  return WINS_AT_WILL[countRanks(out & ANY_RANK & ~((2 << rankOf(card)) - 1))] ?? 0.05;
}

/** The chance to take exactly so many more tricks with a hand: for each of them a card is planned, the rest must get through. */
export function chanceOfExactly(s: ExactSituation, hand: CardSet, needs: number): number {
  if (needs < 0) return 0;
  if (isEmpty(hand)) return needs === 0 ? 1 : 0;
  if (needs === 0) return product(safeties(s, hand));
  const planned = plannedCards(hand);
  return Math.max(
    ...planned.map((card) => winsAtWill(s, card) * chanceOfExactly(s, remove(hand, card), needs - 1)),
  );
}

/** The cards that may be planned to take a trick: the highest of each suit. */
const plannedCards = (hand: CardSet): readonly Card[] => {
  const highestOnly = cardsOf(hand).filter((card, index, all) => {
    const previous = all[index - 1];
    return previous === undefined || suitOf(previous) !== suitOf(card);
  });
  return highestOnly;
};

/** The chance that the best low lead from a hand is overtaken; 1 when nothing is left to lead. */
export function exitChance(s: ExactSituation, hand: CardSet): number {
  if (isEmpty(hand)) return 1;
  let best = 0;
  for (const suit of SUITS) {
    const mask = hand[suit];
    if (mask === 0) continue;
    const rank = 31 - Math.clz32(mask & -mask);
    const stays = s.opponents.reduce<number>(
      (chance, seat) => chance * (1 - chanceForcedOver(s, seat, suit, rank)),
      1,
    );
    best = Math.max(best, 1 - stays);
  }
  return best;
}
