import { BOT_NAMES, botByName } from '../../bots/index.js';
import { LineGatherer, type ProtocolLine } from '../../session/lines.js';
import { type Context, EXIT, type ExitCode, type Input } from '../context.js';
import { faultSentence } from '../fault.js';
import { DEFAULT_BOT } from '../options/bots.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { readWord } from '../options/values.js';
import { refuse, writeLine } from '../output.js';
import { answer } from './answer.js';

async function* linesOf(input: Input): AsyncGenerator<ProtocolLine> {
  const lines = new LineGatherer();
  for await (const piece of input) yield* lines.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
  yield* lines.end();
}

/** `rikken bot`: answers one request a line until the end of input. */
export async function runBot(
  _argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts, stdin, stdout } = context;
  const name = readWord(texts, '--level', textOf(options, 'level') ?? DEFAULT_BOT, BOT_NAMES);
  if (!name.ok) return refuse(context, name.error);
  const bot = botByName(name.value);
  if (bot === null) throw new Error(`there is no bot ${name.value}`);
  const onFault = (error: unknown): string => faultSentence(error, ['bot', '--level', bot.name], context);
  for await (const line of linesOf(stdin)) {
    // An empty line asks nothing; people who try it out type some.
    if (line?.trim() !== '') await writeLine(stdout, answer(texts, bot, line, onFault));
  }
  return EXIT.done;
}
