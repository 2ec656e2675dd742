import { countRanks, highestRank } from '../../../../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import type { Reason } from '../../../reason.js';
import { ranksBelow } from '../../ranks.js';
import { suitSafety } from '../../safety.js';
import { strengthIn, takesLead } from '../chances.js';
import type { Aim, ExactSituation } from './table.js';
import { chanceDiscards, chanceOtherWins } from './tricks.js';

/** What catching a declarer counts who still wants a trick: it may be the very one he needs, or one too many. */
const MAYBE_WANTED = 0.9;
/** With so few cards left a declarer without his trick is beaten by keeping it from him. */
const LATE = 4;
/** What is caught later counts less than what is caught now. */
const LATER = 0.6;
/** High cards rescue the declarer: getting rid of one is worth this much times its rank out of twelve. */
const HIGH_CARD_GONE = 0.2;
/** Leading a suit the declarer has run out of lets him throw a dangerous card away. */
const FREE_DISCARD = 0.25;

/** What an attack is worth against one declarer, as a share of his stake, with the rule of thumb behind it. */
export interface Attack {
  readonly value: number;
  readonly reason: Reason;
}

/** How much a trick won by this declarer hurts him: all at zero needs, and it even helps him near the end of a deal. */
function hurts(s: ExactSituation, aim: Aim): number {
  if (aim.needs === 0) return 1;
  return s.deal.handSizes[aim.seat] <= LATE ? -1 : MAYBE_WANTED;
}

/** The chance that a declarer whose hand is known is caught later in the suit of the trick, after his best card to it now. */
function exposureAfter(s: ExactSituation, card: Card, target: Aim): number {
  if (!s.known.exact[target.seat] || target.needs > 0) return 0;
  const suit = s.led ?? suitOf(card);
  const mask = s.known.mayHold[target.seat][suit];
  if (mask === 0) return 0;
  const strength = takesLead(s, card) ? strengthIn(s, card) : (s.winning?.strength ?? -1);
  const plays = s.after.includes(target.seat);
  const ducks = plays ? highestRank(mask & ranksBelow(Math.min(12, strength))) : null;
  const left = ducks === null ? mask : mask & ~(1 << ducks);
  return 1 - suitSafety(left, attackersCards(s, suit, target, card), attackersWith(s, suit, target));
}

/** The cards of a suit in the hands that attack a declarer, without the card that is being played. */
function attackersCards(s: ExactSituation, suit: Suit, target: Aim, card: Card): number {
  const all = s.known.hand[suit] | s.known.others[suit];
  const own = suitOf(card) === suit ? 1 << rankOf(card) : 0;
  return all & ~s.known.mayHold[target.seat][suit] & ~own;
}

const attackersWith = (s: ExactSituation, suit: Suit, target: Aim): number =>
  s.opponents.filter((seat) => seat !== target.seat && s.known.mayHold[seat][suit] !== 0).length +
  (s.known.hand[suit] === 0 ? 0 : 1);

/** The value of getting rid of a card: high ones rescue the declarer, low ones are kept to catch him. */
function riddance(s: ExactSituation, card: Card): number {
  const short = 1 / countRanks(s.known.hand[suitOf(card)]);
  return HIGH_CARD_GONE * (rankOf(card) / 12 + 0.3 * short);
}

/** Whether a lower card of the same suit could have been played. */
const hasLower = (s: ExactSituation, card: Card): boolean =>
  (s.known.hand[suitOf(card)] & ranksBelow(rankOf(card))) !== 0;

function attackReason(s: ExactSituation, card: Card, target: Aim, chance: number, exposure: number): Reason {
  const { seat } = target;
  if (s.led === null && (chance > 0.15 || exposure > 0.3)) {
    return { code: 'attack-exposed-suit', seat, suit: suitOf(card), chance };
  }
  if (target.needs > 0 && hurts(s, target) < 0 && takesLead(s, card)) {
    return { code: 'take-his-trick', seat, card };
  }
  if (chance > 0.05 && !takesLead(s, card)) return { code: 'stay-below', seat, card };
  return hasLower(s, card) ? { code: 'get-rid-of-high', card } : { code: 'keep-low-cards', card };
}

/** What playing a card does against the declarers aimed at, in points of their stakes. */
export function attackWith(s: ExactSituation, card: Card): Attack {
  let value = 0;
  let most = -1;
  let reason: Reason = { code: 'nothing-at-stake' };
  for (const target of s.targets) {
    const chance = chanceOtherWins(s, card, target.seat);
    const exposure = exposureAfter(s, card, target);
    const free = s.led === null ? FREE_DISCARD * chanceDiscards(s, target.seat, suitOf(card)) : 0;
    const gain = hurts(s, target) * chance + LATER * (1 - chance) * exposure + riddance(s, card) - free;
    value += target.stake * gain;
    if (target.stake * (1 + chance) > most) {
      most = target.stake * (1 + chance);
      reason = attackReason(s, card, target, chance, exposure);
    }
  }
  return { value, reason };
}
