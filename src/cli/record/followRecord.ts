import { newMatch } from '../../engine/match.js';
import { err, ok, type Result } from '../../engine/result.js';
import type { GameState } from '../../engine/state.js';
import {
  type RecordHeader,
  type RecordItem,
  type ReplayError,
  type ReplayedDeal,
  readItems,
  replayDeal,
  replayRecord,
} from '../../notation/index.js';
import { systemCode } from '../../storage/textFile.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { printable } from '../printable.js';
import { illegalSentence, unreadableSentence } from './sentences.js';
import { textIn } from './textIn.js';

/** Why a record could not be followed to its end: the sentence to print, and the exit code that goes with it. */
export interface RecordFailure {
  readonly exit: ExitCode;
  readonly sentence: string;
}

/** Where a record has led so far. */
interface Progress {
  readonly header: RecordHeader | null;
  readonly state: GameState | null;
}

type Followed = Result<{ readonly progress: Progress; readonly deal: ReplayedDeal | null }, ReplayError>;

/** Follows one item of a record. */
function follow({ header, state }: Progress, item: RecordItem): Followed {
  if (item.kind === 'header') return ok({ progress: { header: item.header, state }, deal: null });
  if (header === null) throw new Error('a record has a deal before its header');
  if (item.kind === 'deal') {
    const deal = replayDeal(header, state, item.deal);
    return deal.ok ? ok({ progress: { header, state: deal.value.end }, deal: deal.value }) : deal;
  }
  const drawn = replayRecord({ ...header, deals: [], openDraw: item.draw });
  return drawn.ok ? ok({ progress: { header, state: drawn.value.end }, deal: null }) : drawn;
}

/**
 * Plays a record through the engine as it is read, deal by deal, so that files of any length take little memory. Each deal is
 * handed on when it has been played through. Returns the state at the end.
 */
export async function followRecord(
  context: Context,
  file: string,
  onDeal: (deal: ReplayedDeal) => Promise<void> | void,
): Promise<Result<GameState, RecordFailure>> {
  const { texts } = context;
  const name = printable(file);
  let progress: Progress = { header: null, state: null };
  try {
    for await (const item of readItems(textIn(context, file))) {
      if (!item.ok) return err({ exit: EXIT.usage, sentence: unreadableSentence(texts, name, item.error) });
      const followed = follow(progress, item.value);
      if (!followed.ok) {
        return err({ exit: EXIT.failed, sentence: illegalSentence(texts, name, followed.error) });
      }
      progress = followed.value.progress;
      if (followed.value.deal !== null) await onDeal(followed.value.deal);
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === null) throw error;
    return err({ exit: EXIT.usage, sentence: texts.cli.problem.cannotRead(name, code) });
  }
  const { header, state } = progress;
  if (header === null) throw new Error('a record was read without its header');
  return ok(state ?? newMatch(header.ruleset, header.players));
}
