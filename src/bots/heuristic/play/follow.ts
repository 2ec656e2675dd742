import { type Card, rankOf, suitOf } from '../../../engine/cards.js';
import type { Reason } from '../../reason.js';
import { isBoss } from '../knowledge.js';
import { chanceSideWins, takesLead } from './chances.js';
import { best, type Choice, type Option } from './choice.js';
import { worthFollowing } from './dominated.js';
import { featuresOf } from './features/index.js';
import { costOf } from './keep.js';
import type { Situation } from './situation.js';
import { isTrumpStrength } from './strength.js';
import { weigh } from './weigh.js';

/** From this chance on a seat is taken for a friend. */
const FRIENDLY = 0.75;

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

/** The least a lower rank is preferred by, where nothing else tells two cards apart. */
const LOWER_RANK = 0.0001;

/** What a card is worth: who does not plan ahead looks at this trick and at what the card is worth later. */
function consider(s: Situation, card: Card): Option {
  const value = s.character.plans
    ? weigh(featuresOf(s, card, false))
    : chanceSideWins(s, card) - costOf(s, card);
  return { card, faceDown: false, value: value - LOWER_RANK * rankOf(card) };
}

/** The best card to play to a trick that somebody else led, in a contract about taking tricks. */
export function follow(s: Situation): Choice {
  const cards = worthFollowing(s);
  const [only] = cards;
  const chosen =
    only !== undefined && cards.length === 1
      ? { card: only, faceDown: false, value: 0 }
      : best(cards.map((card) => consider(s, card)));
  const { card } = chosen;
  const chance = chanceSideWins(s, card);
  const reason = suitOf(card) === s.led ? followReason(s, card, chance) : voidReason(s, card, chance);
  return { ...chosen, reason };
}
