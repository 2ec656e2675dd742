import { remove } from '../../../../engine/cardSet.js';
import { type Card, suitOf } from '../../../../engine/cards.js';
import type { Reason } from '../../../reason.js';
import { takesLead } from '../chances.js';
import { best, type Choice } from '../choice.js';
import { attackWith } from './attack.js';
import { chanceOfNeeds, exitChance } from './own.js';
import type { ExactSituation } from './table.js';
import { chanceOwnWins } from './tricks.js';

/** A declarer settles with every other player. */
const OPPONENTS = 3;

/** Why who can still reach an own aim plays a card. */
export function ownReason(
  s: ExactSituation,
  card: Card,
  wins: number,
  needs: number,
  safety: number,
): Reason {
  if (needs > 0 && wins > 0.5) return { code: 'take-planned-trick', card, safety };
  if (s.led === null) return { code: 'safe-exit', card, safety };
  if (suitOf(card) !== s.led) return { code: 'shed-danger', card, safety };
  return takesLead(s, card) ? { code: 'least-risk', card, safety } : { code: 'duck-high', card, safety };
}

function consider(s: ExactSituation, card: Card): Choice {
  const attack = attackWith(s, card);
  if (s.own === null) return { card, faceDown: false, ...attack };
  const { needs, stake } = s.own;
  const wins = chanceOwnWins(s, card);
  const rest = remove(s.known.hand, card);
  const afterWin =
    wins === 0 ? 0 : chanceOfNeeds(s, rest, needs - 1) * (needs === 1 ? exitChance(s, rest) : 1);
  const afterLoss = wins === 1 ? 0 : chanceOfNeeds(s, rest, needs);
  const safety = wins * afterWin + (1 - wins) * afterLoss;
  return {
    card,
    faceDown: false,
    value: OPPONENTS * stake * safety + attack.value,
    reason: ownReason(s, card, wins, needs, safety),
  };
}

/** The best card where all contracts are about an exact number of tricks: the own aim first, then everybody else's. */
export const playExact = (s: ExactSituation): Choice => best([...s.cards.map((card) => consider(s, card))]);
