import { remove } from '../../../../engine/cardSet.js';
import { type Card, rankOf, suitOf } from '../../../../engine/cards.js';
import type { Reason } from '../../../reason.js';
import { ranksAbove, ranksBelow } from '../../ranks.js';
import { takesLead } from '../chances.js';
import { best, type Choice } from '../choice.js';
import { attackWith } from './attack.js';
import { planOpenHands } from './openHands.js';
import { chanceOfNeeds, exitChance } from './own.js';
import type { ExactSituation } from './table.js';
import { chanceOwnWins } from './tricks.js';
import { imaginedBest } from './worlds.js';

/** What the rules of thumb count among cards that do as well in imagined deals, as a share of what is at stake. */
const PRIOR = 0.05;

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

/** Cards to choose from without those that are as good as the one above them, because nobody else holds a card between. */
function distinct(s: ExactSituation, cards: readonly Card[]): readonly Card[] {
  const table = s.deal.table.flatMap((play) => (play.card === null ? [] : [play.card]));
  return cards.filter((card, index) => {
    const above = cards[index - 1];
    if (above === undefined || suitOf(above) !== suitOf(card)) return true;
    const between = ranksAbove(rankOf(card)) & ranksBelow(rankOf(above));
    if ((s.known.others[suitOf(card)] & between) !== 0) return true;
    return table.some((other) => suitOf(other) === suitOf(card) && ((between >> rankOf(other)) & 1) === 1);
  });
}

/** The best card where all contracts are about an exact number of tricks: the own aim first, then everybody else's. */
export function playExact(s: ExactSituation): Choice {
  const choices = s.cards.map((card) => consider(s, card));
  if (s.isDecided || !s.character.plans) return best(choices);
  const cards = distinct(s, s.cards);
  const plan = cards.length === 1 ? null : planOpenHands(s);
  if (plan === null) return favourite(s, choices, cards);
  const good = choices.filter(({ card }) => plan.cards.includes(card));
  const choice = favourite(s, good, distinct(s, plan.cards));
  return { ...choice, reason: plan.reasonFor(choice.card) };
}

/** The choice that does best in imagined deals, the rules of thumb counting a little; `cards` are those of them that differ. */
function favourite(s: ExactSituation, choices: readonly Choice[], cards: readonly Card[]): Choice {
  if (cards.length === 1) return best(choices);
  const most = Math.max(...choices.map((choice) => Math.abs(choice.value)), 1e-9);
  const prior = new Map(choices.map(({ card, value }) => [card, (PRIOR * value) / most]));
  const card = imaginedBest(s, cards, (each) => prior.get(each) ?? 0);
  return choices.find((choice) => choice.card === card) ?? best(choices);
}
