import { type CardSet, countRanks, has, suitSize } from '../../engine/cardSet.js';
import { ACE, cardOf, QUEEN, SPADES } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import type { SpecialGame } from '../../engine/ruleset.js';
import { settleGame } from '../../engine/specialGame.js';
import { exactSafety } from './exactHand.js';
import { ranksAbove, ranksBelow } from './ranks.js';

const OPPONENTS = 3;
/** How often another player reaches the number of tricks he needs. */
const OTHERS_REACH_IT = 0.35;
/** How often one of four players takes a trick that nobody wants. */
const FAIR_SHARE = 0.25;

/** The highest spades, with which the queen is caught. */
const COVERS = [cardOf(SPADES, ACE), cardOf(SPADES, ACE - 1)];

/** The chance that a hand takes the trick with the queen of spades: covers with few low spades catch her, many spades keep her away. */
function takesQueen(hand: CardSet): number {
  const covers = COVERS.filter((card) => has(hand, card)).length;
  const isShort = suitSize(hand, SPADES) < 5;
  if (has(hand, cardOf(SPADES, QUEEN))) return isShort ? 0.35 : 0.1;
  if (covers === 0) return 0.12;
  return isShort ? FAIR_SHARE + 0.12 * covers : FAIR_SHARE;
}

/** A straight line through what 3,840 hands brought in the game about all queens, in units: by its queens and covers, and its safety. */
const QUEENS = {
  constant: 0.79,
  /** Queens with less than three lower cards beside them, and others. */
  bareQueen: -0.34,
  guardedQueen: -0.17,
  /** Aces and kings over a queen that is out, with less than three lower cards to play before them, and others. */
  bareCover: -0.55,
  guardedCover: -0.35,
  safety: 2.1,
};
const GUARDS = 3;

/** What the game about all queens is expected to bring, in units. */
function valueOfQueens(hand: CardSet): number {
  let value = QUEENS.constant + QUEENS.safety * exactSafety(hand, 0);
  for (const mask of hand) {
    const isBare = countRanks(mask & ranksBelow(QUEEN)) < GUARDS;
    if ((mask & (1 << QUEEN)) !== 0) value += isBare ? QUEENS.bareQueen : QUEENS.guardedQueen;
    else value += countRanks(mask & ranksAbove(QUEEN)) * (isBare ? QUEENS.bareCover : QUEENS.guardedCover);
  }
  return value;
}

/** What the totals bring a seat where nobody plays (R10.5), counted from the mean of all. */
function valueOfBegging(
  { ruleset, match, seat }: Observation,
  { active }: ObservedDeal,
  game: SpecialGame,
): number {
  const outcome = { counted: match.totals, queenTaker: null, lastTaker: null };
  const { deltas } = settleGame(ruleset, game, outcome, active);
  return deltas[seat] - active.reduce<number>((sum, each) => sum + deltas[each], 0) / active.length;
}

/** What a special game is expected to bring a seat, in the ruleset's unit. */
export function gameValue(observation: Observation, deal: ObservedDeal, game: SpecialGame): number {
  const { goal, unit } = game;
  const { hand } = deal;
  switch (goal.kind) {
    case 'tricks': {
      const chance = Math.max(...goal.counts.map((count) => exactSafety(hand, count)));
      return unit * OPPONENTS * (chance * (1 - OTHERS_REACH_IT) - (1 - chance) * OTHERS_REACH_IT);
    }
    case 'spade-queen': {
      const takesLast = (1 - exactSafety(hand, 0)) * FAIR_SHARE;
      return unit * (OPPONENTS + 1) * (FAIR_SHARE - takesQueen(hand) + FAIR_SHARE - takesLast);
    }
    case 'queens':
      return unit * valueOfQueens(hand);
    case 'begging':
      return valueOfBegging(observation, deal, game);
  }
}
