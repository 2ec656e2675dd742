import { countRanks, suitSize } from '../../../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../../../engine/cards.js';
import type { Reason } from '../../reason.js';
import { isBoss } from '../knowledge.js';
import { ranksAbove } from '../ranks.js';
import { chanceCalledCardWins, chanceSideWins } from './chances.js';
import { best, type Choice, type Option } from './choice.js';
import { worthLeading } from './dominated.js';
import { featuresOf } from './features/index.js';
import { costOf } from './keep.js';
import type { Situation } from './situation.js';
import { weigh } from './weigh.js';

const isCalledSuit = (s: Situation, suit: Suit): boolean =>
  s.deal.called !== null && suitOf(s.deal.called.card) === suit && s.known.holders.length > 0;

/** Whether the lead of an only card makes a ruff possible. */
const isRuffableSingleton = ({ trump, known, role }: Situation, suit: Suit): boolean =>
  trump !== null && role !== 'declarer' && known.hand[trump] !== 0 && suitSize(known.hand, suit) === 1;

/** With fewer enemy trumps than this a lead of trump draws nothing. */
const NONE_LEFT = 0.05;

function trumpReason(s: Situation, card: Card, chance: number): Reason {
  const suit = suitOf(card);
  const out = s.enemyTrumps;
  if (out < NONE_LEFT) return { code: 'cash-winner', card, chance };
  if (s.role === 'defender') return { code: 'trump-against-ruffs', suit, out };
  return { code: s.role === 'partner' ? 'trump-for-declarer' : 'draw-trumps', suit, out };
}

function sideReason(s: Situation, card: Card, chance: number): Reason {
  const suit = suitOf(card);
  if (isBoss(s.known, card)) return { code: 'cash-winner', card, chance };
  if (isRuffableSingleton(s, suit)) return { code: 'lead-singleton', suit };
  const higher = countRanks(s.known.others[suit] & ranksAbove(rankOf(card)));
  if (higher === 1 || (higher === 2 && rankOf(card) >= 8)) return { code: 'force-out-higher', card, higher };
  return { code: 'lead-least-loss', suit, chance };
}

/** Why a card is led; declarer's lead of the called suit asks his partner for the called card (R7.3). */
function leadReason(s: Situation, card: Card, faceDown: boolean): Reason {
  const called = s.deal.called?.card ?? card;
  const suit = faceDown ? suitOf(called) : suitOf(card);
  if (faceDown) return { code: 'lead-face-down', suit, chance: chanceCalledCardWins(s, suit, called) };
  if (suit === s.trump) return trumpReason(s, card, chanceSideWins(s, card));
  if (s.role === 'declarer' && isCalledSuit(s, suit))
    return { code: 'find-partner', suit, chance: chanceCalledCardWins(s, suit, called) };
  return sideReason(s, card, chanceSideWins(s, card));
}

/** Who does not plan ahead looks at this trick and at what the card is worth later. */
function nearValue(s: Situation, card: Card, faceDown: boolean): number {
  const called = s.deal.called?.card ?? card;
  const suit = faceDown ? suitOf(called) : suitOf(card);
  const asks = faceDown || (s.role === 'declarer' && isCalledSuit(s, suit));
  return (asks ? chanceCalledCardWins(s, suit, called) : chanceSideWins(s, card)) - costOf(s, card);
}

function consider(s: Situation, card: Card, faceDown: boolean): Option {
  const value = s.character.plans ? weigh(featuresOf(s, card, faceDown)) : nearValue(s, card, faceDown);
  return { card, faceDown, value };
}

/** The best card to lead in a contract about taking tricks. */
export function lead(s: Situation): Choice {
  const options = [
    ...worthLeading(s).map((card) => consider(s, card, false)),
    ...s.faceDown.map((card) => consider(s, card, true)),
  ];
  const chosen = best(options);
  return { ...chosen, reason: leadReason(s, chosen.card, chosen.faceDown) };
}
