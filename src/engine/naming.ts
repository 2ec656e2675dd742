import type { CallCard, NameTrump } from './action.js';
import { type CardSet, has } from './cardSet.js';
import { ACE, type Card, cardOf, rankOf, SUIT_LETTERS, SUITS, type Suit, suitOf } from './cards.js';
import type { RuleError } from './ruleError.js';
import type { Ruleset } from './ruleset.js';
import { SEATS, type Seat } from './seats.js';
import type { Deal, Declared } from './state.js';

/** The contract of a deal that has exactly one declarer, or null. */
export const soleContract = (deal: Pick<Deal, 'contracts'>): Declared | null =>
  deal.contracts.length === 1 ? (deal.contracts[0] ?? null) : null;

/** The one ace a hand with three aces lacks, or null (R5.3). */
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

/**
 * Who has to name trump, or null when nobody can be told to: where the partner names it, declarer does so himself when he has
 * none, or when the partner is the empty place (R5.3, R11.3).
 */
export function trumpNamer(deal: Deal, declared: Declared): Seat | null {
  if (declared.contract.trump !== 'partner') return declared.seat;
  if (deal.partner !== null) return deal.active.includes(deal.partner) ? deal.partner : declared.seat;
  return deal.unknown[declared.seat] > 0 ? null : declared.seat;
}

/** The suit that is trump without anybody naming it, or null: a fixed one, that of the turned card or of the fourth ace. */
export function trumpByRule(deal: Deal, { contract }: Declared): Suit | null {
  if (contract.trump === 'turned') return deal.turned === null ? null : suitOf(deal.turned);
  if (contract.trump === 'ace-suit') return deal.fourthAce === null ? null : suitOf(deal.fourthAce);
  return SUITS.find((suit) => SUIT_LETTERS[suit] === contract.trump) ?? null;
}

/** Whether a seat has to name trump for this contract, once its partner is settled. */
export const isTrumpNamed = (deal: Deal, declared: Declared): boolean =>
  declared.contract.trump !== 'none' &&
  declared.contract.trump !== 'first-lead' &&
  trumpByRule(deal, declared) === null;

/** Why this suit may not be trump, or null: in a contract with the fourth ace not that card's suit (R5.3), else any (R6.1). */
export function refuseTrump(deal: Deal, action: NameTrump): RuleError | null {
  const { fourthAce } = deal;
  return fourthAce !== null && suitOf(fourthAce) === action.suit
    ? { code: 'suit-of-fourth-ace', suit: action.suit }
    : null;
}

/** The suits that may be named as trump. */
export const legalTrumps = (deal: Deal): readonly NameTrump[] =>
  SUITS.map((suit): NameTrump => ({ type: 'trump', suit })).filter(
    (action) => refuseTrump(deal, action) === null,
  );

/** The highest cards below the given rank of which the hand lacks one, among the given suits. */
function highestMissing(hand: CardSet, suits: readonly Suit[], from: number): readonly Card[] {
  for (let rank = from; rank >= 0; rank -= 1) {
    const missing = suits.map((suit) => cardOf(suit, rank)).filter((card) => !has(hand, card));
    if (missing.length > 0) return missing;
  }
  throw new Error('no hand of thirteen holds three whole suits');
}

/**
 * The cards that declarer may call, with whether the call is blind (R6.2-R6.5): an ace of a suit he holds; without one an ace of
 * a suit he is void in; holding every side ace a king, then a queen, and so on.
 */
export function legalCalledCards(ruleset: Ruleset, hand: CardSet, trump: Suit): readonly CallCard[] {
  const sideSuits = SUITS.filter((suit) => suit !== trump);
  const missing = highestMissing(hand, sideSuits, ACE);
  const isVoid = (card: Card): boolean => hand[suitOf(card)] === 0;
  const givesRight = ruleset.callVoid === 'blind' || ruleset.callVoid === 'face-down';
  const free = ruleset.callVoid === 'allowed' || ruleset.callVoid === 'face-down';
  const held = missing.filter((card) => !isVoid(card));
  const callable = free || held.length === 0 ? missing : held;
  return callable.map((card) => ({ type: 'call', card, blind: givesRight && isVoid(card) }));
}

/** The cards whose holder becomes the partner of who has all four aces: a king he lacks, or a queen, and so on (R5.3). */
const legalNamedKings = (hand: CardSet): readonly CallCard[] =>
  highestMissing(hand, SUITS, ACE - 1).map((card) => ({ type: 'call', card, blind: false }));

/** The cards that the declarer of a deal may call now. */
export function legalCallsOfCard(ruleset: Ruleset, deal: Deal, seat: Seat): readonly CallCard[] {
  if (soleContract(deal)?.contract.side === 'fourth-ace') return legalNamedKings(deal.hands[seat]);
  if (deal.trump === null) throw new Error('a card is called before trump is named');
  return legalCalledCards(ruleset, deal.hands[seat], deal.trump);
}

/** Why a hand that is not known may not call this card, or null as far as that can be told. */
function refuseUnknownCall(deal: Deal, seat: Seat, { card, blind }: CallCard): RuleError | null {
  if (suitOf(card) === deal.trump) return { code: 'call-trump', card };
  if (has(deal.hands[seat], card)) return { code: 'call-own-card', card };
  return blind && deal.hands[seat][suitOf(card)] !== 0 ? { code: 'call-not-blind', card } : null;
}

/** Why declarer may not call this card, or null when he may (R6.1-R6.5). */
export function refuseCalledCard(
  ruleset: Ruleset,
  deal: Deal,
  seat: Seat,
  action: CallCard,
): RuleError | null {
  if (deal.unknown[seat] > 0) return refuseUnknownCall(deal, seat, action);
  const legal = legalCallsOfCard(ruleset, deal, seat);
  if (legal.some((call) => call.card === action.card && call.blind === action.blind)) return null;
  const { card } = action;
  if (suitOf(card) === deal.trump) return { code: 'call-trump', card };
  if (has(deal.hands[seat], card)) return { code: 'call-own-card', card };
  const rank = Math.max(...legal.map((call) => rankOf(call.card)));
  if (rankOf(card) !== rank) return { code: 'call-higher-rank', card, rank };
  if (!legal.some((call) => call.card === card)) return { code: 'call-held-suit', card };
  return action.blind ? { code: 'call-not-blind', card } : { code: 'call-is-blind', card };
}
