import { observe, observeEvents } from '../../engine/observation.js';
import { type Seat, withSeat } from '../../engine/seats.js';
import { type ReplayStep, type RikRecord, replayRecord } from '../../notation/index.js';
import { unlessAborted } from '../../session/playMatch.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { complain } from '../output.js';
import type { ReplayOptions, Seating } from '../playOptions.js';
import { printable } from '../printable.js';
import { illegalSentence } from '../record/sentences.js';
import { atTable } from './atTable.js';
import { Journal } from './journal.js';
import { Sitting } from './sitting.js';
import type { TableSide } from './tableSide.js';

/** A table at which a record is shown; nobody plays at it. */
function shownMatch({ seat, bots }: Seating, record: RikRecord): Sitting {
  const { ruleset, players, seed, names } = record;
  const others = withSeat(names, seat, null);
  const setup = { ruleset, players, seed: seed ?? '', seat, bots, practice: false, names: others };
  return new Sitting({ setup, record: () => {} });
}

/** Shows one step as the seat sees it, if the person is still there. */
const showStep = (table: TableSide, seat: Seat, { events, after }: ReplayStep, signal: AbortSignal) =>
  unlessAborted(signal, () => table.show(observeEvents(events, seat), observe(after, seat)));

/** Shows what was played in a record, step by step: a key for each where there is a terminal, else line after line. */
export async function stepThrough(
  context: Context,
  options: ReplayOptions,
  seating: Seating,
  record: RikRecord,
): Promise<ExitCode> {
  const replayed = replayRecord(record);
  if (!replayed.ok) {
    const sentence = illegalSentence(context.texts, printable(options.file), replayed.error);
    return complain(context, sentence, EXIT.failed);
  }
  const steps = replayed.value.deals.flatMap((deal) => deal.steps);
  // Every step waits for a key where there is one.
  const choices = { ...options, speed: 0, auto: false } as const;
  const left = await atTable({ context, choices, afterMatch: 'quit', asks: false }, async (table, signal) => {
    await table.begin({
      sitting: shownMatch(seating, record),
      notice: null,
      recap: [],
      journal: new Journal(null, () => {}),
    });
    for (const step of steps) await showStep(table, seating.seat, step, signal);
    const observation = observe(replayed.value.end, seating.seat);
    if (observation.phase === 'over') await unlessAborted(signal, () => table.matchOver(observation));
  });
  return left.code;
}
