import { hasTurn } from '../engine/state.js';
import { namedIn, type Texts } from '../i18n/index.js';
import type { ReplayedDeal } from '../notation/index.js';
import { type Context, EXIT, type ExitCode } from './context.js';
import { turnOf } from './legal.js';
import type { RawOptions } from './options/raw.js';
import { complain, writeLine } from './output.js';
import { followRecord } from './record/followRecord.js';
import { RECORD_LABELS } from './record/sentences.js';
import { scoresLine } from './seatScores.js';

/** One line about a deal whose every action is legal and whose every derived tag is right. */
function dealLine(texts: Texts, { end, record }: ReplayedDeal): string {
  const { game, cli } = namedIn(texts, end.match.ruleset);
  const board = record.board.value;
  if (hasTurn(end)) return cli.record.unfinished(board, end.phase, turnOf(end));
  if (end.phase === 'draw' || end.previous === null) throw new Error('a deal was replayed without its cards');
  const { settlement } = end.previous;
  const contract = game.event({ type: 'deal-settled', settlement }, RECORD_LABELS);
  return cli.record.finished(board, contract, scoresLine(settlement.deltas, end.match.players));
}

/** `rikken check <file.rik>`: replays a record, one line a deal, until something in it is not right. */
export async function runCheck(
  argumentsGiven: readonly string[],
  _options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const [file = ''] = argumentsGiven;
  const followed = await followRecord(context, file, (deal) =>
    writeLine(context.stdout, dealLine(context.texts, deal)),
  );
  return followed.ok ? EXIT.done : complain(context, followed.error.sentence, followed.error.exit);
}
