import type { CallCard, NameTrump } from './action.js';
import { type CardSet, has } from './cardSet.js';
import { ACE, type Card, cardOf, rankOf, SUITS, type Suit, suitOf } from './cards.js';
import type { RuleError } from './ruleError.js';
import type { Contract, Ruleset } from './ruleset.js';
import { SEATS, type Seat } from './seats.js';
import type { Deal, Declared } from './state.js';

/** The contract of a deal that has exactly one declarer, or null. */
export const soleContract = (deal: Pick<Deal, 'contracts'>): Declared | null =>
  deal.contracts.length === 1 ? (deal.contracts[0] ?? null) : null;

/** The one ace a hand with three aces lacks (R5.3). */
export function missingAce(hand: CardSet): Card | null {
  const missing = SUITS.map((suit) => cardOf(suit, ACE)).filter((ace) => !has(hand, ace));
  return missing.length === 1 ? (missing[0] ?? null) : null;
}

/** Who holds a card, as far as the hands are known: by sight, or because only one hand is unknown; else null. */
export function holderOf(deal: Pick<Deal, 'hands' | 'unknown'>, card: Card): Seat | null {
  const inSight = SEATS.find((seat) => has(deal.hands[seat], card));
  if (inSight !== undefined) return inSight;
  const unknown = SEATS.filter((seat) => deal.unknown[seat] > 0);
  return unknown.length === 1 ? (unknown[0] ?? null) : null;
}

/** Who has to name trump for this contract, or null when nobody has to. */
export function trumpNamer(deal: Deal, contract: Declared): Seat | null {
  if (contract.contract.trump === 'declarer') return contract.seat;
  return contract.contract.trump === 'partner' ? deal.partner : null;
}

/** The suit that a contract always has as trump, or null. */
export function fixedTrump(contract: Contract): Suit | null {
  const index = ['S', 'H', 'D', 'C'].indexOf(contract.trump);
  return SUITS.find((suit) => suit === index) ?? null;
}

/** Why this suit may not be trump, or null: in a contract with the fourth ace not that ace's suit (R5.3), else any (R6.1). */
export function refuseTrump(deal: Deal, action: NameTrump): RuleError | null {
  const declared = soleContract(deal);
  if (declared?.contract.side !== 'fourth-ace' || deal.unknown[declared.seat] > 0) return null;
  const ace = missingAce(deal.dealt[declared.seat]);
  return ace !== null && suitOf(ace) === action.suit
    ? { code: 'suit-of-fourth-ace', suit: action.suit }
    : null;
}

/** The suits that may be named as trump. */
export const legalTrumps = (deal: Deal): readonly NameTrump[] =>
  SUITS.map((suit): NameTrump => ({ type: 'trump', suit })).filter(
    (action) => refuseTrump(deal, action) === null,
  );

/**
 * The cards that declarer may call, with whether the call is blind (R6.2-R6.5): an ace of a suit he holds; without one an ace of
 * a suit he is void in; holding every side ace a king, then a queen, and so on.
 */
export function legalCalledCards(ruleset: Ruleset, hand: CardSet, trump: Suit): readonly CallCard[] {
  const sideSuits = SUITS.filter((suit) => suit !== trump);
  for (let rank = ACE; rank >= 0; rank -= 1) {
    const missing = sideSuits.map((suit) => cardOf(suit, rank)).filter((card) => !has(hand, card));
    if (missing.length === 0) continue;
    const open = missing.filter((card) => hand[suitOf(card)] !== 0 || ruleset.callVoid === 'allowed');
    const blind = open.length === 0;
    return (blind ? missing : open).map((card) => ({ type: 'call', card, blind }));
  }
  throw new Error('no hand of thirteen holds three whole suits');
}

/** Why a hand that is not known may not call this card, or null as far as that can be told. */
function refuseUnknownCall(deal: Deal, seat: Seat, action: CallCard, trump: Suit): RuleError | null {
  if (suitOf(action.card) === trump) return { code: 'call-trump', card: action.card };
  if (has(deal.hands[seat], action.card)) return { code: 'call-own-card', card: action.card };
  const holdsSuit = deal.hands[seat][suitOf(action.card)] !== 0;
  return action.blind && holdsSuit ? { code: 'call-not-blind', card: action.card } : null;
}

/** Why declarer may not call this card, or null when he may (R6.1-R6.5). */
export function refuseCalledCard(
  ruleset: Ruleset,
  deal: Deal,
  seat: Seat,
  action: CallCard,
): RuleError | null {
  const { trump } = deal;
  if (trump === null) throw new Error('a card is called before trump is named');
  if (deal.unknown[seat] > 0) return refuseUnknownCall(deal, seat, action, trump);
  const hand = deal.hands[seat];
  const legal = legalCalledCards(ruleset, hand, trump);
  if (legal.some((call) => call.card === action.card && call.blind === action.blind)) return null;
  const { card } = action;
  if (suitOf(card) === trump) return { code: 'call-trump', card };
  if (has(hand, card)) return { code: 'call-own-card', card };
  const rank = Math.max(...legal.map((call) => rankOf(call.card)));
  if (rankOf(card) !== rank) return { code: 'call-higher-rank', card, rank };
  if (!legal.some((call) => call.card === card)) return { code: 'call-held-suit', card };
  return action.blind ? { code: 'call-not-blind', card } : { code: 'call-is-blind', card };
}
