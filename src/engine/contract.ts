import { countAces } from './auction.js';
import { has } from './cardSet.js';
import { ACE, type Card, cardOf, SUITS } from './cards.js';
import type { Event } from './event.js';
import { finishDeal } from './match.js';
import { holderOf, isTrumpNamed, missingAce, soleContract, trumpByRule, trumpNamer } from './naming.js';
import { err, ok } from './result.js';
import { gameById } from './ruleset.js';
import type { Deal, Declared, Match } from './state.js';
import { after, type Step, type StepResult } from './step.js';
import { emptyPlace, openHands, openingLeader, playerOf } from './table.js';

/** With three players the hidden partner shows himself as soon as the open hand lies there (R11.3). */
function showBesideOpenHand(deal: Deal, events: Event[]): Deal {
  if (emptyPlace(deal) === null || deal.partner === null || deal.partnerShown) return deal;
  events.push({ type: 'partner-shown', seat: deal.partner });
  return { ...deal, partnerShown: true };
}

/** Begins the play: who leads, and which hands lie open from the start (R5.6, R5.1, R11.3). */
export function beginPlay(match: Match, named: Deal): Step {
  const events: Event[] = [];
  const deal = showBesideOpenHand(named, events);
  const leader = openingLeader(deal);
  const open = openHands(match.ruleset, deal);
  if (open.length > 0) events.push({ type: 'hands-laid-open', seats: open });
  const by = playerOf(deal, leader);
  return { state: { phase: 'play', match, deal: { ...deal, leader, open }, turn: leader, by }, events };
}

/** Goes on once trump is known: a card is called where the contract has a called card, else play begins (R6.1). */
export function afterTrump(match: Match, deal: Deal): Step {
  const declared = soleContract(deal);
  if (declared?.contract.side !== 'called-card') return beginPlay(match, deal);
  return { state: { phase: 'calling', match, deal, turn: declared.seat, by: declared.seat }, events: [] };
}

/** Goes on once the partner of a contract with the fourth ace is settled, and at once in others: trump is fixed, or to be named. */
function afterPartner(match: Match, deal: Deal, declared: Declared): StepResult {
  const events: Event[] = [];
  if (deal.partner !== null && deal.partnerShown) events.push({ type: 'partner-named', seat: deal.partner });
  const trump = trumpByRule(deal, declared);
  if (trump !== null) {
    events.push({ type: 'trump-named', seat: declared.seat, suit: trump });
    return ok(after(events, afterTrump(match, { ...deal, trump })));
  }
  if (!isTrumpNamed(deal, declared)) return ok(after(events, afterTrump(match, deal)));
  const turn = trumpNamer(deal, declared);
  if (turn === null) return err({ code: 'partner-not-known' });
  return ok({ state: { phase: 'naming', match, deal, turn, by: turn }, events });
}

/** Makes the holder of a card the partner, openly unless the contract keeps him silent (R5.3). */
export function joinFourthAce(match: Match, deal: Deal, declared: Declared, card: Card | null): StepResult {
  const partner = (card === null ? null : holderOf(deal, card)) ?? deal.statedPartner;
  const partnerShown = partner !== null && !declared.contract.partnerSilent;
  return afterPartner(match, { ...deal, fourthAce: card, partner, partnerShown }, declared);
}

/**
 * The card that makes the partner of a declarer whose hand is not known, as far as it can be told: the king that he named, or the
 * one ace in sight of the partner who is stated, for the others are with declarer (R5.3).
 */
function fourthAceInSight({ statedKing = null, statedPartner, dealt }: Deal): Card | null {
  if (statedKing !== null || statedPartner === null) return statedKing;
  const [ace, ...more] = SUITS.map((suit) => cardOf(suit, ACE)).filter((card) =>
    has(dealt[statedPartner], card),
  );
  return ace === undefined || more.length > 0 ? null : ace;
}

/** Goes on in a contract with the fourth ace; four aces in one hand name a king instead, or play alone (R5.3). */
function beginFourthAce(match: Match, deal: Deal, declared: Declared): StepResult {
  const { seat } = declared;
  if (deal.unknown[seat] > 0) return joinFourthAce(match, deal, declared, fourthAceInSight(deal));
  if (countAces(deal.dealt[seat]) < 4)
    return joinFourthAce(match, deal, declared, missingAce(deal.dealt[seat]));
  if (match.ruleset.fourAces === 'alone') return afterPartner(match, deal, declared);
  return ok({ state: { phase: 'calling', match, deal, turn: seat, by: seat }, events: [] });
}

/** Goes on once the auction has ended with these contracts. */
export function beginContract(match: Match, dealt: Deal, contracts: readonly Declared[]): StepResult {
  const deal = { ...dealt, contracts };
  const ended: readonly Event[] = [{ type: 'auction-ended', contracts }];
  const declared = soleContract(deal);
  if (declared === null) return ok(after(ended, beginPlay(match, deal)));
  const begin = declared.contract.side === 'fourth-ace' ? beginFourthAce : afterPartner;
  const begun = begin(match, deal, declared);
  return begun.ok ? ok(after(ended, begun.value)) : begun;
}

/** Goes on with a special game now that everybody has passed; one that nobody plays is settled at once (section 10). */
export function beginGame(match: Match, deal: Deal, id: string): Step {
  const game = gameById(match.ruleset, id);
  if (game === null) throw new Error(`the ruleset has no game ${id}`);
  const begun: readonly Event[] = [{ type: 'game-begun', game: id }];
  const next = { ...deal, game };
  return after(begun, game.goal.kind === 'begging' ? finishDeal(match, next) : beginPlay(match, next));
}
