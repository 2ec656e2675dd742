import type { PlayCard } from './action.js';
import { cardsOf, has, size } from './cardSet.js';
import { type Card, cardOf, QUEEN, SPADES, type Suit, suitOf } from './cards.js';
import { soleContract } from './naming.js';
import type { RuleError } from './ruleError.js';
import type { Ruleset } from './ruleset.js';
import { SEATS, type Seat } from './seats.js';
import type { CalledCard, Deal, Played } from './state.js';

/** The suit to be followed: that of the first card, or of the called card when the first lies face down (R7.4); null on an empty table. */
export function ledSuit(plays: readonly Played[], called: CalledCard | null): Suit | null {
  const lead = plays[0];
  if (lead === undefined) return null;
  if (lead.faceDown) return called === null ? null : suitOf(called.card);
  return lead.card === null ? null : suitOf(lead.card);
}

/** Whether trumps win no trick that was led like this one (R7.3, option `noRuff`). */
function isRuffBanned(ruleset: Ruleset, plays: readonly Played[], called: CalledCard | null): boolean {
  if (called === null || plays[0] === undefined) return false;
  if (ruleset.noRuff === 'face-down') return plays[0].faceDown;
  return ruleset.noRuff === 'called' && ledSuit(plays, called) === suitOf(called.card);
}

/** Who wins a trick whose cards are known: the highest trump, else the highest card of the suit led (R7.2, R7.4). */
export function trickWinner(
  ruleset: Ruleset,
  plays: readonly (Played & { readonly card: Card })[],
  trump: Suit | null,
  called: CalledCard | null,
): Seat {
  const led = ledSuit(plays, called);
  const trumps = isRuffBanned(ruleset, plays, called) ? null : trump;
  const strength = ({ card }: { readonly card: Card }): number => {
    if (suitOf(card) === trumps) return 100 + card;
    return suitOf(card) === led ? card : -1;
  };
  return plays.reduce((best, play) => (strength(play) > strength(best) ? play : best)).seat;
}

/** Whether the called card has been played or lies on the table. */
export function calledCardFell({
  called,
  tricks,
  table,
}: Pick<Deal, 'called' | 'tricks' | 'table'>): boolean {
  if (called === null) return false;
  const isIt = ({ card }: Played): boolean => card === called.card;
  return table.some(isIt) || tricks.some(({ plays }) => plays.some(isIt));
}

/** Whether the called suit has been led in a complete trick, face-down leads included. */
const calledSuitWasLed = (deal: Deal, called: CalledCard): boolean =>
  deal.tricks.some((trick) => ledSuit(trick.plays, called) === suitOf(called.card));

/** Why a trump may not be played to a trick that trumps do not win, or null: who has nothing else may (R7.3, option `noRuff`). */
function refuseRuff(deal: Deal, seat: Seat, card: Card): RuleError | null {
  const { trump } = deal;
  if (trump === null || suitOf(card) !== trump) return null;
  const onlyTrumps = cardsOf(deal.hands[seat]).every((held) => suitOf(held) === trump);
  return onlyTrumps ? null : { code: 'may-not-ruff', trump };
}

/** Why declarer may not lead face down now, or null when he may (R7.4). */
function refuseFaceDown(deal: Deal, seat: Seat): RuleError | null {
  const { called } = deal;
  if (deal.table.length > 0) return { code: 'face-down-not-leading' };
  const mayLead = called?.blind === true && soleContract(deal)?.seat === seat && !calledCardFell(deal);
  if (!mayLead) return { code: 'face-down-not-allowed' };
  const used = deal.tricks.some((trick) => trick.plays[0]?.faceDown);
  return used ? { code: 'face-down-used' } : null;
}

/** Whether somebody else is known to hold or to have played a card. */
const isElsewhere = (deal: Deal, seat: Seat, card: Card): boolean =>
  SEATS.some((other) => has(deal.dealt[other], card) && (other !== seat || !has(deal.hands[seat], card)));

/** Whether a seat may hold a card, as far as that is known; a card face down that nobody sees can come from an unknown hand. */
function mayHold(deal: Deal, seat: Seat, card: Card | null): boolean {
  if (card === null) return deal.unknown[seat] > 0;
  return has(deal.hands[seat], card) || (deal.unknown[seat] > 0 && !isElsewhere(deal, seat, card));
}

/** In which of the first tricks of a game about the queen of spades this is, so that spades stay in hand (R10.3). */
const isSpadeBanned = (ruleset: Ruleset, deal: Deal): boolean =>
  deal.game?.goal.kind === 'spade-queen' && deal.tricks.length < ruleset.spadeBan;

/** Why a spade may not be led or discarded yet, or null; who has nothing but spades may (R10.3). */
function refuseSpade(ruleset: Ruleset, deal: Deal, seat: Seat, card: Card): RuleError | null {
  if (suitOf(card) !== SPADES || !isSpadeBanned(ruleset, deal)) return null;
  const onlySpades = cardsOf(deal.hands[seat]).every((held) => suitOf(held) === SPADES);
  return onlySpades ? null : { code: 'no-spades-yet', tricks: ruleset.spadeBan };
}

/** Why who cannot follow in a game about the queen of spades must rid himself of her, or null (R10.3). */
function refuseKeepingQueen(ruleset: Ruleset, deal: Deal, seat: Seat, card: Card): RuleError | null {
  if (!ruleset.queenDiscard || deal.game?.goal.kind !== 'spade-queen' || isSpadeBanned(ruleset, deal))
    return null;
  const queen = cardOf(SPADES, QUEEN);
  return card !== queen && has(deal.hands[seat], queen) ? { code: 'must-discard-queen', card: queen } : null;
}

/** Why a card may not be led, or null; the holder of the called card can be bound when he leads its suit (R7.3). */
function refuseLead(ruleset: Ruleset, deal: Deal, seat: Seat, card: Card): RuleError | null {
  const { called } = deal;
  if (ruleset.holderLead === 'free' || called === null) return refuseSpade(ruleset, deal, seat, card);
  const bound =
    has(deal.hands[seat], called.card) &&
    suitOf(card) === suitOf(called.card) &&
    !(ruleset.firstLeadOnly && calledSuitWasLed(deal, called));
  return bound && card !== called.card ? { code: 'must-play-called-card', card: called.card } : null;
}

/** The card that a seat is bound to play to the trick on the table, or null (R7.3). */
function dutyCard(ruleset: Ruleset, deal: Deal, seat: Seat): Card | null {
  const { called } = deal;
  if (called === null || !has(deal.hands[seat], called.card)) return null;
  if (ledSuit(deal.table, called) !== suitOf(called.card)) return null;
  return ruleset.firstLeadOnly && calledSuitWasLed(deal, called) ? null : called.card;
}

/** Why who cannot follow may not play this card, or null; without house rules he may play anything (R7.1). */
function refuseDiscard(ruleset: Ruleset, deal: Deal, seat: Seat, card: Card): RuleError | null {
  const hand = deal.hands[seat];
  const { trump, called } = deal;
  const suit = suitOf(card);
  const others = size(hand) + deal.unknown[seat];
  if (isRuffBanned(ruleset, deal.table, called)) return refuseRuff(deal, seat, card);
  if (ruleset.mustRuff && trump !== null && suit !== trump && hand[trump] !== 0)
    return { code: 'must-ruff', trump };
  const kept = ruleset.discard === 'last-resort' && card === called?.card && others > 1;
  if (kept) return { code: 'keep-called-card', card };
  return refuseSpade(ruleset, deal, seat, card) ?? refuseKeepingQueen(ruleset, deal, seat, card);
}

/** Why a seat whose turn it is may not play this card, or null when it may (R7.1, R7.3, R7.4). */
export function refusePlay(ruleset: Ruleset, deal: Deal, seat: Seat, play: PlayCard): RuleError | null {
  const { card } = play;
  if (card === null && !play.faceDown) return { code: 'card-not-shown' };
  if (play.faceDown) {
    const refused = refuseFaceDown(deal, seat);
    if (refused !== null) return refused;
  }
  if (!mayHold(deal, seat, card)) {
    return card === null ? { code: 'card-not-shown' } : { code: 'card-not-held', card };
  }
  if (card === null) return null;
  if (play.faceDown) return ruleset.noRuff === 'off' ? null : refuseRuff(deal, seat, card);
  const led = ledSuit(deal.table, deal.called);
  if (deal.table.length === 0) return refuseLead(ruleset, deal, seat, card);
  if (led === null) return { code: 'card-not-shown' };
  const duty = dutyCard(ruleset, deal, seat);
  if (duty !== null) return card === duty ? null : { code: 'must-play-called-card', card: duty };
  if (suitOf(card) === led) return null;
  if (deal.hands[seat][led] !== 0) return { code: 'must-follow-suit', suit: led };
  return refuseDiscard(ruleset, deal, seat, card);
}

/** The cards that a seat whose turn it is may play, as a hand is sorted; face-down leads follow the open ones (R7.4). */
export function legalPlays(ruleset: Ruleset, deal: Deal, seat: Seat): readonly PlayCard[] {
  const held = cardsOf(deal.hands[seat]);
  const faceUp = held.map((card): PlayCard => ({ type: 'play', card, faceDown: false }));
  const faceDown =
    deal.called?.blind === true ? held.map((card): PlayCard => ({ type: 'play', card, faceDown: true })) : [];
  return [...faceUp, ...faceDown].filter((play) => refusePlay(ruleset, deal, seat, play) === null);
}
