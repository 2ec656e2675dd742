import type { Entry } from '../engine/action.js';
import { apply } from '../engine/apply.js';
import { NO_CARDS } from '../engine/cardSet.js';
import type { Event } from '../engine/event.js';
import { newMatch } from '../engine/match.js';
import { err, ok, type Result } from '../engine/result.js';
import { perSeat } from '../engine/seats.js';
import type { GameState } from '../engine/state.js';
import { currentDeal } from './derivedText.js';
import { dealEntry, hasUnknownHand, playedCards } from './lookAhead.js';
import type { Position } from './readError.js';
import type { DealRecord, RecordHeader, RikRecord } from './record.js';
import type { ReplayError, ReplayFault } from './replayError.js';
import { type ReplayItem, replayItems } from './replayItems.js';

/** An entry of a record as it was applied. */
export interface ReplayStep extends Position {
  readonly entry: Entry;
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly Event[];
}

/** A recorded deal played through; `end` is where it leaves the match, possibly in the middle of the deal. */
export interface ReplayedDeal {
  readonly record: DealRecord;
  /** Whether it begins a match: totals start again and anybody may deal. */
  readonly beginsMatch: boolean;
  readonly steps: readonly ReplayStep[];
  readonly end: GameState;
}

/** A whole record played through; `end` is the state after everything in it, that of a new match when there is nothing. */
export interface ReplayedRecord {
  readonly deals: readonly ReplayedDeal[];
  readonly end: GameState;
}

/** The step that an item makes, null when it only holds something against the state, or what is wrong. */
function stepOf(state: GameState, item: ReplayItem): Result<ReplayStep | null, ReplayFault> {
  const entry = item.entry(state);
  if (!entry.ok) return entry;
  if (entry.value === null) return ok(null);
  const step = apply(state, entry.value);
  if (!step.ok) return err({ code: 'refused', entry: entry.value, error: step.error, state });
  const { line, column } = item;
  const { state: after, events } = step.value;
  return ok({ entry: entry.value, before: state, after, events, line, column });
}

/** All steps of some items, or the first fault. */
function allSteps(
  start: GameState,
  items: readonly ReplayItem[],
  board: number | null,
): Result<readonly ReplayStep[], ReplayError> {
  let state = start;
  const steps: ReplayStep[] = [];
  for (const item of items) {
    const step = stepOf(state, item);
    if (!step.ok) return err({ ...step.error, line: item.line, column: item.column, board });
    if (step.value === null) continue;
    steps.push(step.value);
    state = step.value.after;
  }
  return ok(steps);
}

/** How far items lead before the rules refuse one; what is stated is taken as it stands. */
function reach(start: GameState, items: readonly ReplayItem[]): GameState {
  let state = start;
  for (const item of items) {
    const step = stepOf(state, item);
    if (step.ok && step.value !== null) state = step.value.after;
    else if (!step.ok && step.error.code === 'refused') return state;
  }
  return state;
}

/** The items of a deal whose unknown hands are filled with the cards they play. */
function itemsOf(header: RecordHeader, start: GameState, record: DealRecord): readonly ReplayItem[] {
  const nothing = perSeat(() => NO_CARDS);
  const blind = replayItems(header.ruleset, record, dealEntry(record, header, nothing));
  // Before a card is played there is nothing to look ahead to.
  if (!hasUnknownHand(record) || record.cards.length === 0) return blind;
  const deal = currentDeal(reach(start, blind));
  const played = deal === null || deal.board !== record.board.value ? nothing : playedCards(deal);
  return replayItems(header.ruleset, record, dealEntry(record, header, played));
}

/** Whether a deal goes on with the match of a state: that match waits for a deal, and the number is the next. */
function goesOn(previous: GameState, record: DealRecord): boolean {
  const waits = previous.phase === 'deal' || previous.phase === 'over';
  if (!waits || previous.previous === null || record.draw !== null) return false;
  return record.board.value === previous.previous.deal.board + 1;
}

/**
 * Plays a recorded deal through the engine, after the state in which the deals before it left the match (null for the first).
 * A draw, a number that does not follow, and an unfinished deal before it begin a new match. The first thing that the rules
 * refuse or that does not follow from the entries is the error.
 */
export function replayDeal(
  header: RecordHeader,
  previous: GameState | null,
  record: DealRecord,
): Result<ReplayedDeal, ReplayError> {
  const beginsMatch = previous === null || !goesOn(previous, record);
  const start = beginsMatch ? newMatch(header.ruleset, header.players) : previous;
  const steps = allSteps(start, itemsOf(header, start, record), record.board.value);
  if (!steps.ok) return steps;
  const end = steps.value.at(-1)?.after ?? start;
  return ok({ record, beginsMatch, steps: steps.value, end });
}

/** Plays a whole record through the engine, or says what in it does not hold. */
export function replayRecord(record: RikRecord): Result<ReplayedRecord, ReplayError> {
  const deals: ReplayedDeal[] = [];
  let state: GameState | null = null;
  for (const deal of record.deals) {
    const replayed = replayDeal(record, state, deal);
    if (!replayed.ok) return replayed;
    deals.push(replayed.value);
    state = replayed.value.end;
  }
  const { openDraw } = record;
  if (openDraw === null) return ok({ deals, end: state ?? newMatch(record.ruleset, record.players) });
  const item: ReplayItem = { ...openDraw, entry: () => ok(openDraw.value) };
  const start = newMatch(record.ruleset, record.players);
  const steps = allSteps(start, [item], null);
  return steps.ok ? ok({ deals, end: steps.value[0]?.after ?? start }) : steps;
}
