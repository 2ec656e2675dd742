import { type CardSet, has, suitSize } from '../../engine/cardSet.js';
import { ACE, cardOf, QUEEN, SPADES } from '../../engine/cards.js';
import type { SpecialGame } from '../../engine/ruleset.js';
import { exactSafety } from './outlook.js';

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

/** What a special game is expected to bring a hand, in the ruleset's unit; nothing where the cards tell nothing about it. */
export function gameValue(hand: CardSet, { goal, unit }: SpecialGame): number {
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
    case 'begging':
      return 0;
  }
}
