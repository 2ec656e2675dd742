import type { PlayCard } from './action.js';
import { has, remove } from './cardSet.js';
import { type Card, suitOf } from './cards.js';
import type { Event } from './event.js';
import { finishDeal } from './match.js';
import { soleContract } from './naming.js';
import { refusePlay, trickWinner } from './play.js';
import { err, ok } from './result.js';
import { nextSeat, type Seat, withSeat } from './seats.js';
import { isDealDecided } from './settlement.js';
import type { Deal, Match, Played, Trick } from './state.js';
import { after, type StepResult } from './step.js';
import { openHands, partnerShownByLead, playerOf } from './table.js';

const ALL_TRICKS = 13;

/** The deal with a card moved from a hand to the table. */
function withCardOnTable(deal: Deal, seat: Seat, play: PlayCard): Deal {
  const { card, faceDown } = play;
  const known = card !== null && has(deal.hands[seat], card);
  return {
    ...deal,
    hands: card === null ? deal.hands : withSeat(deal.hands, seat, remove(deal.hands[seat], card)),
    unknown: known ? deal.unknown : withSeat(deal.unknown, seat, deal.unknown[seat] - 1),
    table: [...deal.table, { seat, card, faceDown }],
  };
}

/** The deal after everybody has learnt who the partner is, with the event that says so (R6.6). */
function showPartner(deal: Deal, seat: Seat | null, events: Event[]): Deal {
  if (seat === null || deal.partnerShown) return deal;
  events.push({ type: 'partner-shown', seat });
  return { ...deal, partner: seat, partnerShown: true };
}

/** The suit of the first card led becomes trump where the contract says so (R5.3, option `troelaTrump`). */
function trumpFromLead(deal: Deal, seat: Seat, card: Card | null, events: Event[]): Deal {
  const waits = deal.trump === null && soleContract(deal)?.contract.trump === 'first-lead';
  if (!waits || card === null) return deal;
  events.push({ type: 'trump-named', seat, suit: suitOf(card) });
  return { ...deal, trump: suitOf(card) };
}

/** The deal with the hands laid open that are due at this moment (R5.1, R5.2). */
function layOpen(match: Match, deal: Deal, events: Event[]): Deal {
  const open = openHands(match.ruleset, deal);
  if (open.length === deal.open.length) return deal;
  events.push({ type: 'hands-laid-open', seats: open });
  return { ...deal, open };
}

const isSeen = (play: Played): play is Played & { readonly card: Card } => play.card !== null;

/** Takes a complete trick from the table: its winner leads on, and the thirteenth ends the deal (R7.2). */
function takeTrick(match: Match, deal: Deal, events: Event[]): StepResult {
  const plays = deal.table.filter(isSeen);
  if (plays.length < deal.table.length) return err({ code: 'card-not-shown' });
  const [lead] = plays;
  if (lead?.faceDown === true) events.push({ type: 'card-turned-up', seat: lead.seat, card: lead.card });
  const winner = trickWinner(match.ruleset, plays, deal.trump, deal.called);
  const trick: Trick = { plays, winner };
  const tricks = [...deal.tricks, trick];
  events.push({ type: 'trick-won', trick, number: tricks.length });
  const taken = withSeat(deal.taken, winner, deal.taken[winner] + 1);
  let next: Deal = { ...deal, tricks, table: [], taken, leader: winner };
  next = showPartner(next, partnerShownByLead(match.ruleset, next, trick), events);
  if (tricks.length === ALL_TRICKS || (match.ruleset.stopWhenDecided && isDealDecided(match.ruleset, next))) {
    return ok(after(events, finishDeal(match, next)));
  }
  next = layOpen(match, next, events);
  const by = playerOf(next, winner);
  return ok({ state: { phase: 'play', match, deal: next, turn: winner, by }, events });
}

/** Plays a card for the seat whose turn it is, or says why not (section 7). */
export function applyPlay(match: Match, deal: Deal, seat: Seat, play: PlayCard): StepResult {
  const refused = refusePlay(match.ruleset, deal, seat, play);
  if (refused !== null) return err(refused);
  const events: Event[] = [{ type: 'card-played', seat, card: play.card, faceDown: play.faceDown }];
  let next = withCardOnTable(deal, seat, play);
  const falls = play.card !== null && (play.card === deal.called?.card || play.card === deal.fourthAce);
  if (falls) next = showPartner(next, seat, events);
  next = trumpFromLead(next, seat, play.card, events);
  if (next.table.length === next.places.length) return takeTrick(match, next, events);
  next = layOpen(match, next, events);
  const turn = nextSeat(next.places, seat);
  return ok({ state: { phase: 'play', match, deal: next, turn, by: playerOf(next, turn) }, events });
}
