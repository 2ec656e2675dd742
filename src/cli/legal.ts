import { legalActions } from '../engine/legal.js';
import { SEAT_LETTERS } from '../engine/seats.js';
import { hasTurn, type TurnState } from '../engine/state.js';
import { actionWord } from '../notation/index.js';
import { type Context, EXIT, type ExitCode } from './context.js';
import { isSet, type RawOptions } from './options/raw.js';
import { complain, refuse, writeJson, writeLine } from './output.js';
import { followRecord } from './record/followRecord.js';

/** Whose hand is to act, and in brackets who plays it where that is somebody else (R11.3). */
export const turnOf = ({ turn, by }: TurnState): string =>
  by === turn ? SEAT_LETTERS[turn] : `${SEAT_LETTERS[turn]} (${SEAT_LETTERS[by]})`;

/** `rikken legal <file.rik>`: what the seat whose turn it is at the end of a record may do. */
export async function runLegal(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts, stdout } = context;
  const [file = ''] = argumentsGiven;
  const json = isSet(options, 'json');
  const followed = await followRecord(context, file, () => {});
  if (!followed.ok) return complain(context, followed.error.sentence, followed.error.exit);
  const state = followed.value;
  if (!hasTurn(state)) {
    if (json) await writeJson(context, { seat: null, phase: 'done', actions: [] });
    else await writeLine(stdout, texts.cli.record.nobodyToAct);
    return EXIT.done;
  }
  const seat = SEAT_LETTERS[state.turn];
  if (state.deal.unknown[state.turn] > 0) return refuse(context, texts.cli.record.unknownHand(seat));
  const actions = legalActions(state).map(actionWord);
  const by = state.by === state.turn ? {} : { by: SEAT_LETTERS[state.by] };
  if (json) await writeJson(context, { seat, ...by, phase: state.phase, actions });
  else await writeLine(stdout, texts.cli.record.legal(turnOf(state), state.phase, actions.join(' ')));
  return EXIT.done;
}
