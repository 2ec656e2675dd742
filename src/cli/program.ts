import { Command, Option } from 'commander';
import { err, ok, type Result } from '../engine/result.js';
import type { Texts } from '../i18n/index.js';
import { type OptionName, WISHES } from '../i18n/texts/cli.js';
import { capitalised } from '../i18n/words.js';
import { COMMANDS, type CommandSpec, EVERYWHERE, FLAGS } from './commands.js';
import { nearest } from './nearest.js';
import type { RawOptions } from './options/raw.js';
import { listWords, shortened } from './options/values.js';
import { hasPrinted, Refusal, speak } from './speak.js';

/** What the command line asks for, as far as commander can tell. */
export type Request =
  | { readonly kind: 'print'; readonly text: string; readonly appendix: CommandSpec['appendix'] }
  | {
      readonly kind: 'run';
      readonly spec: CommandSpec;
      readonly arguments: readonly string[];
      readonly options: RawOptions;
    };

const commandNames = (): readonly string[] => COMMANDS.map((spec) => spec.name);

const describe = (texts: Texts, name: OptionName): string =>
  name === 'want' ? texts.cli.options.want + listWords(WISHES) : texts.cli.options[name];

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function makeOption(texts: Texts, name: OptionName): Option {
  const option = new Option(FLAGS[name], describe(texts, name));
  return name === 'rule' ? option.argParser(collect) : option;
}

/** Refuses the options of later versions with a sentence of their own. */
function refuseLater(texts: Texts, spec: CommandSpec, options: RawOptions): void {
  const given = spec.later
    .map((flags) => new Option(flags))
    .find((option) => options[option.attributeName()] !== undefined);
  if (given === undefined) return;
  const accepted = [...spec.options, ...EVERYWHERE].map((name) => new Option(FLAGS[name]).long ?? '');
  throw new Refusal(
    texts.cli.problem.later(`rikken ${spec.name} ${given.long ?? given.flags}`, listWords(accepted)),
  );
}

function addCommand(
  texts: Texts,
  program: Command,
  spec: CommandSpec,
  print: (text: string) => void,
  done: (request: Request) => void,
): Command {
  const isDefault = spec.name === 'play';
  const command = speak(texts, program.command(`${spec.name} ${spec.takes}`.trim(), { isDefault }), print);
  const { line, more } = texts.cli.commands[spec.name];
  command
    .summary(line)
    .description(`${capitalised(line)}. ${more}`)
    .allowExcessArguments(isDefault);
  for (const name of [...spec.options, ...EVERYWHERE]) command.addOption(makeOption(texts, name));
  for (const flags of spec.later) command.addOption(new Option(flags).hideHelp());
  command.addHelpText('after', `\n${texts.cli.help.example}\n  ${spec.example}`);
  command.action(() => {
    const options: RawOptions = command.opts();
    refuseLater(texts, spec, options);
    done({ kind: 'run', spec, arguments: command.args, options });
  });
  return command;
}

/** `rikken help [command]`, with the same sentences for words that are no command. */
function addHelpCommand(texts: Texts, program: Command, print: (text: string) => void): void {
  const { help } = texts.cli;
  speak(texts, program.command(`help [${help.commandWord}]`), print)
    .description(help.helpCommand)
    .addHelpText('after', `\n${help.example}\n  rikken help sim`)
    .allowExcessArguments(false)
    .action((word: string | undefined) => {
      const visible = program.commands.find((command) => command.name() === word);
      if (word === undefined) program.outputHelp();
      else if (visible === undefined) throw new Refusal(unknownCommand(texts, word));
      else visible.outputHelp();
    });
}

const unknownCommand = (texts: Texts, word: string): string =>
  texts.cli.problem.unknownCommand(shortened(word), listWords(commandNames()), nearest(word, commandNames()));

/** A word in the place of a command that is none: commander hands it to the default command. */
function refuseStrayWord(texts: Texts, argv: readonly string[], request: Request): void {
  const [word] = request.kind === 'run' && request.spec.name === 'play' ? request.arguments : [];
  if (word === undefined) return;
  if (commandNames().includes(word)) throw new Refusal(texts.cli.problem.commandFirst(word));
  if (!argv.includes('play')) throw new Refusal(unknownCommand(texts, word));
}

/**
 * Reads the command line: what to run, what to print (help, the version), or the sentence that refuses it. `width` is that of
 * the help text in columns.
 */
export function readCommandLine(
  texts: Texts,
  argv: readonly string[],
  version: string,
  width: number,
): Result<Request, string> {
  let printed = '';
  let request: Request | null = null;
  let appendix: CommandSpec['appendix'];
  const print = (text: string): void => {
    printed += text;
  };
  const program = speak(texts, new Command('rikken'), print)
    .description(texts.cli.help.description)
    .version(version, '--version', texts.cli.help.version)
    .addOption(makeOption(texts, 'lang'))
    .helpCommand(false)
    .addHelpText('after', `\n${texts.cli.help.example}\n  rikken --seed harrie`)
    .configureOutput({ getOutHelpWidth: () => width, getOutHasColors: () => false });
  for (const spec of COMMANDS) {
    const command = addCommand(texts, program, spec, print, (found) => {
      request = found;
    });
    // Whoever reads the help of a command gets what it has besides.
    command.addHelpText('beforeAll', () => {
      appendix = spec.appendix;
      return '';
    });
  }
  addHelpCommand(texts, program, print);
  try {
    program.parse(argv, { from: 'user' });
    const found: Request = request ?? { kind: 'print', text: printed, appendix };
    refuseStrayWord(texts, argv, found);
    return ok(found);
  } catch (error) {
    if (error instanceof Refusal) return err(error.sentence);
    if (hasPrinted(error)) return ok({ kind: 'print', text: printed, appendix });
    throw error;
  }
}
