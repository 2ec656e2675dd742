import { type CardSet, remove, size } from '../../../engine/cardSet.js';
import { ACE, type Card, cardOf, QUEEN, rankOf, SPADES, suitOf } from '../../../engine/cards.js';
import type { SpecialGame } from '../../../engine/ruleset.js';
import { best, type Choice } from './choice.js';
import { ownReason } from './exact/index.js';
import { chanceOfNeeds } from './exact/own.js';
import type { ExactSituation } from './exact/table.js';
import { chanceOwnWins } from './exact/tricks.js';

const SPADE_QUEEN = cardOf(SPADES, QUEEN);

/** How likely each player who has still to play throws a card that costs on somebody else's trick. */
const THROWN_ON_IT = 0.1;
/** What being caught with high cards later weighs against what this trick costs. */
const LATER = 0.5;
/** What it is worth to be rid of an ace or king above a queen that is still out. */
const RID_OF_COVER = 0.15;

/** The best chance to end with one of the numbers of tricks that win, from so many taken, and how many that still asks. */
function outlook(s: ExactSituation, hand: CardSet, taken: number, counts: readonly number[]) {
  const wanted = counts.filter((count) => count >= taken && count - taken <= size(hand));
  const chances = wanted.map((count) => ({
    needs: count - taken,
    chance: chanceOfNeeds(s, hand, count - taken),
  }));
  return chances.reduce((top, one) => (one.chance > top.chance ? one : top), { needs: 0, chance: 0 });
}

/** A card in a game in which only certain numbers of tricks win (R10.1, R10.2). */
function forTricks(s: ExactSituation, card: Card, counts: readonly number[]): Choice {
  const taken = s.deal.taken[s.seat];
  const rest = remove(s.known.hand, card);
  const wins = chanceOwnWins(s, card);
  const after = { win: outlook(s, rest, taken + 1, counts), loss: outlook(s, rest, taken, counts) };
  const value = wins * after.win.chance + (1 - wins) * after.loss.chance;
  const needs = outlook(s, s.known.hand, taken, counts).needs;
  return { card, faceDown: false, value, reason: ownReason(s, card, wins, needs, value) };
}

/** How much taking the trick with this card would cost, as a share of what the game is about: the dear cards in it, and to come. */
function costOfTrick(s: ExactSituation, card: Card, isDear: (card: Card) => boolean): number {
  const inTrick = [...s.deal.table.flatMap((play) => (play.card === null ? [] : [play.card])), card];
  const dear = inTrick.filter(isDear).length;
  const out = s.known.others.some(
    (mask, suit) => (mask & (1 << QUEEN)) !== 0 && (suit === SPADES || isDear !== isSpadeQueen),
  );
  return dear + (out ? THROWN_ON_IT * s.after.length : 0);
}

const isSpadeQueen = (card: Card): boolean => card === SPADE_QUEEN;
const isQueen = (card: Card): boolean => rankOf(card) === QUEEN;

/** Whether a card only waits to be caught over a dear one of its suit that is still out. */
function coversDear(s: ExactSituation, card: Card, isDear: (card: Card) => boolean): boolean {
  const queen = cardOf(suitOf(card), QUEEN);
  const queenIsOut = (s.known.others[suitOf(card)] & (1 << QUEEN)) !== 0;
  return isDear(queen) && queenIsOut && rankOf(card) > QUEEN && rankOf(card) <= ACE;
}

/** A card in a game in which tricks with certain queens are to be avoided, and perhaps the last (R10.3, R10.4). */
function toAvoid(s: ExactSituation, card: Card, isDear: (card: Card) => boolean): Choice {
  const rest = remove(s.known.hand, card);
  const wins = chanceOwnWins(s, card);
  const safety = chanceOfNeeds(s, rest, 0);
  const isLast = size(s.known.hand) === 1 || s.deal.tricks.length >= 11;
  const paid = wins * (costOfTrick(s, card, isDear) + (isLast ? LATER : 0));
  const rid = isDear(card) ? 1 - wins : coversDear(s, card, isDear) ? RID_OF_COVER : 0;
  const value = rid - paid - LATER * (1 - safety);
  return { card, faceDown: false, value, reason: ownReason(s, card, wins, 0, safety) };
}

/** The best card in a game without a contract, in which everybody plays for himself (section 10). */
export function playGame(s: ExactSituation, { goal }: SpecialGame): Choice {
  const isDear = goal.kind === 'queens' ? isQueen : isSpadeQueen;
  return best(
    s.cards.map((card) =>
      goal.kind === 'tricks' ? forTricks(s, card, goal.counts) : toAvoid(s, card, isDear),
    ),
  );
}
