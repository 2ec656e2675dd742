import { adviseOn } from '../../analysis/advice.js';
import { observe } from '../../engine/observation.js';
import { err, ok, type Result } from '../../engine/result.js';
import { perSeat, SEAT_LETTERS, type Seat } from '../../engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../engine/state.js';
import { namedIn } from '../../i18n/index.js';
import { type Labels, labelsFor } from '../../i18n/labels.js';
import { actionWord, type RecordHeader, replayRecord } from '../../notation/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { turnOf } from '../legal.js';
import { isSet, type RawOptions } from '../options/raw.js';
import { complain, refuse, writeJson, writeLine } from '../output.js';
import { printable } from '../printable.js';
import type { RecordFailure } from '../record/followRecord.js';
import { loadRecord } from '../record/loadRecord.js';
import { illegalSentence } from '../record/sentences.js';

/** Where a record leads, and who sits at its table. */
interface Position {
  readonly header: RecordHeader;
  readonly end: GameState;
}

async function positionIn(context: Context, file: string): Promise<Result<Position, RecordFailure>> {
  const record = await loadRecord(context, file);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  if (replayed.ok) return ok({ header: record.value, end: replayed.value.end });
  const sentence = illegalSentence(context.texts, printable(file), replayed.error);
  return err({ exit: EXIT.failed, sentence });
}

/** Cards with their signs, and players by name where the record has one, else by their letter. */
const labelsIn = ({ names }: RecordHeader): Labels =>
  labelsFor(
    perSeat((seat) => printable(names[seat] ?? '') || SEAT_LETTERS[seat]),
    false,
  );

/** A hand without which nobody can say what to do: the one that is to act, or that of who plays it (R11.3). */
const missingHand = ({ turn, by, deal }: TurnState): Seat | null =>
  [turn, by].find((seat) => deal.unknown[seat] > 0) ?? null;

async function tell(context: Context, header: RecordHeader, state: TurnState, json: boolean): Promise<void> {
  const { reason, cli } = namedIn(context.texts, state.match.ruleset);
  const labels = labelsIn(header);
  const { action, reason: why } = adviseOn(observe(state, state.by));
  const sentence = reason.sentence(why, labels);
  const by = state.by === state.turn ? {} : { by: SEAT_LETTERS[state.by] };
  if (json) {
    await writeJson(context, {
      seat: SEAT_LETTERS[state.turn],
      ...by,
      phase: state.phase,
      action: actionWord(action),
      reason: sentence,
      code: why.code,
    });
    return;
  }
  const line = cli.record.hint(turnOf(state), state.phase, reason.choice(action, labels), sentence);
  await writeLine(context.stdout, line);
}

/** `rikken hint <file.rik>`: what the best bot of rules would do for the seat whose turn it is, and why. */
export async function runHint(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts, stdout } = context;
  const [file = ''] = argumentsGiven;
  const json = isSet(options, 'json');
  const position = await positionIn(context, file);
  if (!position.ok) return complain(context, position.error.sentence, position.error.exit);
  const { header, end } = position.value;
  if (!hasTurn(end)) {
    const nothing = { seat: null, phase: 'done', action: null, reason: null, code: null };
    await (json ? writeJson(context, nothing) : writeLine(stdout, texts.cli.record.nobodyToAct));
    return EXIT.done;
  }
  const missing = missingHand(end);
  if (missing !== null) return refuse(context, texts.cli.record.unknownHand(SEAT_LETTERS[missing]));
  await tell(context, header, end, json);
  return EXIT.done;
}
