import type { Event } from './event.js';
import { fixedTrump, holderOf, missingAce, soleContract, trumpNamer } from './naming.js';
import { openHands, openingLeader } from './play.js';
import { err, ok } from './result.js';
import type { Deal, Declared, Match } from './state.js';
import { after, type Step, type StepResult } from './step.js';

/** Begins the play: who leads, and which hands lie open from the start (R5.6, R5.1). */
export function beginPlay(match: Match, deal: Deal): Step {
  const leader = openingLeader(deal, deal.contracts);
  const open = openHands(match.ruleset, deal);
  const events: Event[] = open.length > 0 ? [{ type: 'hands-laid-open', seats: open }] : [];
  return { state: { phase: 'play', match, deal: { ...deal, leader, open }, turn: leader }, events };
}

/** Goes on once trump is known: a card is called where the contract has a called card, else play begins (R6.1). */
export function afterTrump(match: Match, deal: Deal): Step {
  const declared = soleContract(deal);
  if (declared?.contract.side !== 'called-card') return beginPlay(match, deal);
  return { state: { phase: 'calling', match, deal, turn: declared.seat }, events: [] };
}

/** The holder of the fourth ace joins the declarer openly (R5.3); unchanged for other contracts. */
function withFourthAce(deal: Deal, declared: Declared): Deal {
  const ace = deal.unknown[declared.seat] === 0 ? missingAce(deal.dealt[declared.seat]) : null;
  const partner = (ace === null ? null : holderOf(deal, ace)) ?? deal.statedPartner;
  return { ...deal, partner, partnerShown: partner !== null };
}

/** Goes on once the auction has ended with these contracts: the fourth ace is named, trump is named or fixed. */
export function beginContract(match: Match, dealt: Deal, contracts: readonly Declared[]): StepResult {
  const declared = contracts.length === 1 ? contracts[0] : undefined;
  const ended = { type: 'auction-ended', contracts } as const;
  if (declared === undefined) return ok(after([ended], beginPlay(match, { ...dealt, contracts })));
  const joined = declared.contract.side === 'fourth-ace' ? withFourthAce(dealt, declared) : dealt;
  const deal = { ...joined, contracts };
  const events: Event[] = [ended];
  if (deal.partner !== null) events.push({ type: 'partner-named', seat: deal.partner });
  const trump = fixedTrump(declared.contract);
  if (trump !== null) {
    events.push({ type: 'trump-named', seat: declared.seat, suit: trump });
    return ok(after(events, afterTrump(match, { ...deal, trump })));
  }
  if (declared.contract.trump === 'none') return ok(after(events, afterTrump(match, deal)));
  const turn = trumpNamer(deal, declared);
  if (turn === null) return err({ code: 'partner-not-known' });
  return ok({ state: { phase: 'naming', match, deal, turn }, events });
}
