import type { DealEntry, DrawEntry, Entry, SeatAction } from './action.js';
import { gameAfterPassing, nextToSpeak, refuseCall, standingBids } from './auction.js';
import { afterTrump, beginContract, beginGame, beginPlay, joinFourthAce } from './contract.js';
import type { Event } from './event.js';
import { drawnDealer, freshDeal, refuseDeal } from './freshDeal.js';
import { finishDeal } from './match.js';
import { holderOf, refuseCalledCard, refuseTrump, soleContract } from './naming.js';
import { err, ok } from './result.js';
import { announcedContract } from './ruleset.js';
import { seatsOf } from './seats.js';
import { winners } from './settlement.js';
import { type Call, type Deal, type GameState, hasTurn, type Match } from './state.js';
import { after, type StepResult } from './step.js';
import { applyPlay } from './trick.js';

function applyDraw(state: GameState, entry: DrawEntry): StepResult {
  const { phase, match } = state;
  if (phase !== 'draw') return err({ code: 'wrong-phase', phase, entry: 'draw' });
  const drawn = drawnDealer(match.players, entry);
  if (!drawn.ok) return drawn;
  return ok({
    state: { phase: 'deal', match: { ...match, draw: entry }, dealer: drawn.value, previous: null },
    events: [{ type: 'dealer-drawn', dealer: drawn.value }],
  });
}

function applyDeal(state: GameState, entry: DealEntry): StepResult {
  const refused = refuseDeal(state, entry);
  if (refused !== null) return err(refused);
  const match: Match = { ...state.match, dealt: state.match.dealt + 1 };
  const deal = freshDeal(match.ruleset, match.players, entry);
  const dealt: Event[] = [{ type: 'dealt', board: entry.board, dealer: entry.dealer }];
  if (deal.turned !== null) dealt.push({ type: 'card-turned', card: deal.turned });
  const announced = announcedContract(match.ruleset);
  if (deal.announcer !== null && announced !== null) {
    dealt.push({ type: 'aces-announced', seat: deal.announcer, contract: announced.id });
    if (announced.announced === 'no-auction') return withEvents(dealt, afterAuction(match, deal));
  }
  const turn = nextToSpeak(match.ruleset, deal);
  // Announced aces that nothing outranks stand at once.
  if (turn === null) return withEvents(dealt, afterAuction(match, deal));
  return ok({ state: { phase: 'auction', match, deal, turn, by: turn }, events: dealt });
}

/** Between two deals the match ends at once, for time is looked at after a settled deal (R8.4). */
function applyLastDeal(state: GameState): StepResult {
  const { match } = state;
  const event = { type: 'last-deal' } as const;
  if (hasTurn(state))
    return ok({ state: { ...state, deal: { ...state.deal, last: true } }, events: [event] });
  if (state.phase !== 'deal' || state.previous === null) {
    return err({ code: 'wrong-phase', phase: state.phase, entry: 'last-deal' });
  }
  const previous = { ...state.previous, deal: { ...state.previous.deal, last: true } };
  const best = winners(match.totals, seatsOf(match.players));
  return ok({
    state: { phase: 'over', match: { ...match, last: true }, previous },
    events: [event, { type: 'match-over', winners: best }],
  });
}

const withEvents = (events: readonly Event[], result: StepResult): StepResult =>
  result.ok ? ok(after(events, result.value)) : result;

/** Goes on after the auction: with the contracts that stand, a special game, or the next dealer (R4.3, R4.5). */
function afterAuction(match: Match, deal: Deal): StepResult {
  const standing = standingBids(match.ruleset, deal);
  if (standing.length > 0) return beginContract(match, deal, standing);
  const game = gameAfterPassing(match.ruleset, deal);
  return ok(game === null ? finishDeal(match, deal) : beginGame(match, deal, game));
}

function applyCall(match: Match, before: Deal, call: Call): StepResult {
  const refused = refuseCall(match.ruleset, before, call.seat, call);
  if (refused !== null) return err(refused);
  const deal = { ...before, calls: [...before.calls, call] };
  const made: readonly Event[] = [{ type: 'call-made', call }];
  const turn = nextToSpeak(match.ruleset, deal);
  if (turn !== null) return ok({ state: { phase: 'auction', match, deal, turn, by: turn }, events: made });
  return withEvents(made, afterAuction(match, deal));
}

function applyNaming(match: Match, deal: Deal, action: SeatAction & { readonly type: 'trump' }): StepResult {
  const refused = refuseTrump(deal, action);
  if (refused !== null) return err(refused);
  const named = { type: 'trump-named', seat: action.seat, suit: action.suit } as const;
  return ok(after([named], afterTrump(match, { ...deal, trump: action.suit })));
}

function applyCalledCard(
  match: Match,
  deal: Deal,
  action: SeatAction & { readonly type: 'call' },
): StepResult {
  const { seat, card, blind } = action;
  const refused = refuseCalledCard(match.ruleset, deal, seat, action);
  if (refused !== null) return err(refused);
  const called = { type: 'card-called', seat, card, blind } as const;
  const declared = soleContract(deal);
  if (declared?.contract.side === 'fourth-ace') {
    return withEvents([called], joinFourthAce(match, deal, declared, card));
  }
  const partner = holderOf(deal, card) ?? deal.statedPartner;
  return ok(after([called], beginPlay(match, { ...deal, called: { card, blind }, partner })));
}

function applyAction(state: GameState, action: SeatAction): StepResult {
  const wrongPhase = err({ code: 'wrong-phase', phase: state.phase, entry: action.type } as const);
  if (!hasTurn(state)) return wrongPhase;
  const { match, deal, turn } = state;
  if (action.seat !== turn) return err({ code: 'not-your-turn', seat: action.seat, turn });
  switch (action.type) {
    case 'game':
      return state.phase === 'auction'
        ? applyCall(match, deal, { type: 'game', game: action.game, seat: turn })
        : wrongPhase;
    case 'pass':
      return state.phase === 'auction' ? applyCall(match, deal, { type: 'pass', seat: turn }) : wrongPhase;
    case 'bid':
      return state.phase === 'auction'
        ? applyCall(match, deal, { type: 'bid', bid: action.bid, seat: turn })
        : wrongPhase;
    case 'trump':
      return state.phase === 'naming' ? applyNaming(match, deal, action) : wrongPhase;
    case 'call':
      return state.phase === 'calling' ? applyCalledCard(match, deal, action) : wrongPhase;
    case 'play':
      return state.phase === 'play' ? applyPlay(match, deal, turn, action) : wrongPhase;
  }
}

/**
 * The only transition: the state after an entry of the log with the events on the way, or why the rules refuse the entry. The
 * given state is never changed.
 */
export function apply(state: GameState, entry: Entry): StepResult {
  switch (entry.type) {
    case 'draw':
      return applyDraw(state, entry);
    case 'deal':
      return applyDeal(state, entry);
    case 'last-deal':
      return applyLastDeal(state);
    default:
      return applyAction(state, entry);
  }
}
