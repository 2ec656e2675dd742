import type { Entry } from '../../src/engine/action.js';
import type { Event } from '../../src/engine/event.js';
import type { PerSeat, PlayerCount } from '../../src/engine/seats.js';
import type { Deal, GameState, Settlement } from '../../src/engine/state.js';
import { readRecord } from '../../src/notation/readRecord.js';
import { type ReplayedDeal, replayRecord } from '../../src/notation/replay.js';

/** A deal of a playthrough that has come to its end. */
export interface PlayedDeal {
  readonly deal: Deal;
  readonly settlement: Settlement;
  readonly entries: readonly Entry[];
  readonly events: readonly Event[];
  /** The deal before it in the same match. */
  readonly previous: Deal | null;
  /** The totals of the match after it. */
  readonly totals: PerSeat<number>;
  readonly players: PlayerCount;
}

/** An applied entry, as a replay or a recording tells it. */
export interface AppliedEntry {
  readonly entry: Entry;
  readonly events: readonly Event[];
}

/** The deal that these entries led to the end of; throws when it is not finished. */
export function playedDeal(
  steps: readonly AppliedEntry[],
  end: GameState,
  previous: Deal | null,
): PlayedDeal {
  const finished = end.phase === 'deal' || end.phase === 'over' ? end.previous : null;
  if (finished === null) throw new Error(`the deal is not finished but in the phase ${end.phase}`);
  return {
    ...finished,
    previous,
    entries: steps.map((step) => step.entry),
    events: steps.flatMap((step) => step.events),
    totals: end.match.totals,
    players: end.match.players,
  };
}

function played({ steps, end }: ReplayedDeal): PlayedDeal {
  const start = steps[0]?.before;
  return playedDeal(steps, end, start?.phase === 'deal' ? (start.previous?.deal ?? null) : null);
}

/** The deals of a record played through the engine, which checks every derived tag on the way; throws when one is wrong. */
export function playedDeals(text: string): readonly PlayedDeal[] {
  const record = readRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const replay = replayRecord(record.value);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  return replay.value.deals.map(played);
}
