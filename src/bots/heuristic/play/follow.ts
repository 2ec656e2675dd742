import { suitSize } from '../../../engine/cardSet.js';
import { type Card, rankOf, suitOf } from '../../../engine/cards.js';
import type { Reason } from '../../reason.js';
import { isBoss } from '../knowledge.js';
import { chanceSideWins, takesLead } from './chances.js';
import { best, type Choice } from './choice.js';
import { costOf } from './keep.js';
import { isTrumpStrength, type Situation } from './situation.js';

/** From this chance on a seat is taken for a friend. */
const FRIENDLY = 0.75;

/** Being void where one can ruff is worth a little; more the fewer cards there are to get rid of. */
function shortening(s: Situation, card: Card): number {
  const { trump, known } = s;
  if (!s.character.plans) return 0;
  const suit = suitOf(card);
  if (trump === null || suit === trump || known.hand[trump] === 0 || s.role === 'declarer') return 0;
  const length = suitSize(known.hand, suit);
  return length === 1 ? 0.1 : length === 2 ? 0.05 : 0;
}

/** The declarer keeps a card with which he can reach his partner's called card. */
function breaksLink(s: Situation, card: Card): number {
  const { called } = s.deal;
  if (s.role !== 'declarer' || called === null || s.known.holders.length === 0) return 0;
  const lastOfIt = suitOf(card) === suitOf(called.card) && suitSize(s.known.hand, suitOf(card)) === 1;
  return lastOfIt ? 0.3 : 0;
}

/** Why a card of the suit led is played. */
function followReason(s: Situation, card: Card, chance: number): Reason {
  const winner = s.winning?.seat ?? s.seat;
  const last = s.after.length === 0;
  if (takesLead(s, card)) {
    if (last) return { code: 'last-hand-cheapest-winner', card };
    if (isBoss(s.known, card)) return { code: 'take-with-highest', card };
    return s.after.length === 1
      ? { code: 'third-hand-high', card, chance }
      : { code: 'play-high', card, chance };
  }
  if (s.side[winner] >= FRIENDLY) return { code: 'partner-is-winning', seat: winner };
  if (!s.cards.some((other) => takesLead(s, other))) return { code: 'cannot-beat', card };
  return s.after.length === 2 ? { code: 'second-hand-low', card } : { code: 'not-worth-it', card };
}

/** Why a card is played by who has nothing of the suit led. */
function voidReason(s: Situation, card: Card, chance: number): Reason {
  const winner = s.winning?.seat ?? s.seat;
  if (takesLead(s, card)) {
    const overruffs = s.winning !== null && isTrumpStrength(s.winning.strength);
    return overruffs ? { code: 'overruff', card } : { code: 'ruff', card, chance };
  }
  if (s.side[winner] >= FRIENDLY) return { code: 'partner-is-winning', seat: winner };
  return s.cards.some((other) => takesLead(s, other))
    ? { code: 'save-trump', card }
    : { code: 'discard', card };
}

function consider(s: Situation, card: Card): Choice {
  const chance = chanceSideWins(s, card);
  const follows = suitOf(card) === s.led;
  const extra = follows ? 0 : shortening(s, card) - breaksLink(s, card);
  const value = chance - costOf(s, card) + extra - 0.0001 * rankOf(card);
  const reason = follows ? followReason(s, card, chance) : voidReason(s, card, chance);
  return { card, faceDown: false, value, reason };
}

/** The best card to play to a trick that somebody else led, in a contract about taking tricks. */
export const follow = (s: Situation): Choice => best(s.cards.map((card) => consider(s, card)));
