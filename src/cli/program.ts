import { Command, type CommanderError, Option } from 'commander';
import { err, ok, type Result } from '../engine/result.js';
import type { Texts } from '../i18n/index.js';
import { type OptionName, WISHES } from '../i18n/texts/cli.js';
import { capitalised } from '../i18n/words.js';
import { COMMANDS, type CommandSpec, EVERYWHERE, FLAGS, LATER_COMMANDS } from './commands.js';
import { nearest } from './nearest.js';
import type { RawOptions } from './options/raw.js';
import { listWords, shortened } from './options/values.js';

/** What the command line asks for, as far as commander can tell. */
export type Request =
  | { readonly kind: 'print'; readonly text: string }
  | {
      readonly kind: 'run';
      readonly spec: CommandSpec;
      readonly arguments: readonly string[];
      readonly options: RawOptions;
    };

/** Thrown through commander, which knows no other way out, and caught in `readCommandLine`. */
class Refusal extends Error {
  constructor(readonly sentence: string) {
    super(sentence);
  }
}

const commandNames = (): readonly string[] => COMMANDS.map((spec) => spec.name);

const optionNames = (command: Command): readonly string[] =>
  command.options
    .filter((option) => !option.hidden)
    .map((option) => option.long ?? option.flags)
    .concat('--help');

/** The word in quotes in one of commander's own messages: the offending one. */
const quoted = (message: string): string => shortened(/'(.*)'/s.exec(message)?.[1] ?? '');

/** The sentence for what commander found wrong, or null where it only printed help or the version. */
function sentenceFor(texts: Texts, command: Command, error: CommanderError): string | null {
  const { problem } = texts.cli;
  const [found] = error.message.split('\n').map(quoted);
  switch (error.code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return null;
    case 'commander.unknownOption': {
      const names = optionNames(command);
      return problem.unknownOption(
        command.name(),
        found ?? '',
        listWords(names),
        nearest(found ?? '', names),
      );
    }
    case 'commander.missingArgument':
      return problem.missingArgument(command.name(), found ?? '');
    case 'commander.optionMissingArgument':
      return problem.missingValue(found ?? '');
    case 'commander.excessArguments':
      return problem.tooManyArguments(command.name(), shortened(command.args.at(-1) ?? ''));
    default:
      throw error;
  }
}

const describe = (texts: Texts, name: OptionName): string =>
  name === 'want' ? texts.cli.options.want + listWords(WISHES) : texts.cli.options[name];

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function makeOption(texts: Texts, name: OptionName): Option {
  const option = new Option(FLAGS[name], describe(texts, name));
  return name === 'rule' ? option.argParser(collect) : option;
}

/** The arguments of a command as its usage shows them; the implicit help command has one in every language. */
const argumentTerms = (command: Command): readonly string[] =>
  command.registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? '...' : '');
    return argument.required ? `<${name}>` : `[${name}]`;
  });

function usageOf({ cli: { help } }: Texts, command: Command): string {
  const names = command.parent === null ? [command.name()] : [command.parent.name(), command.name()];
  const rest = command.parent === null ? [`[${help.commandWord}]`] : argumentTerms(command);
  return [...names, `[${help.optionsWord}]`, ...rest].join(' ');
}

/** Help in the language of the texts, and errors thrown as sentences. */
function settle(texts: Texts, command: Command, print: (text: string) => void): Command {
  const { help } = texts.cli;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.usage,
    'Arguments:': help.arguments,
    'Options:': help.options,
    'Commands:': help.commands,
  };
  return command
    .helpOption('-h, --help', help.help)
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (one) => [one.name(), ...argumentTerms(one)].join(' '),
      commandUsage: (one) => usageOf(texts, one),
    })
    .configureOutput({ writeOut: print, writeErr: () => {}, outputError: () => {} })
    .exitOverride((error) => {
      const sentence = sentenceFor(texts, command, error);
      throw sentence === null ? error : new Refusal(sentence);
    });
}

/** The attribute under which commander keeps an option, for refusing those of later versions. */
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
): void {
  const isDefault = spec.name === 'play';
  const command = settle(texts, program.command(`${spec.name} ${spec.takes}`.trim(), { isDefault }), print);
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
}

function addLaterCommand(texts: Texts, program: Command, name: string): void {
  program
    .command(name, { hidden: true })
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      throw new Refusal(texts.cli.problem.later(`rikken ${name}`, listWords(commandNames())));
    });
}

/** A word in the place of a command that is none: commander hands it to the default command. */
function refuseStrayWord(texts: Texts, argv: readonly string[], request: Request): void {
  if (request.kind !== 'run' || request.spec.name !== 'play' || argv.includes('play')) return;
  const [word] = request.arguments;
  if (word === undefined) return;
  const names = commandNames();
  const { problem } = texts.cli;
  throw new Refusal(
    names.includes(word)
      ? problem.commandFirst(word)
      : problem.unknownCommand(shortened(word), listWords(names), nearest(word, names)),
  );
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
  const print = (text: string): void => {
    printed += text;
  };
  const program = settle(texts, new Command('rikken'), print)
    .description(texts.cli.help.description)
    .version(version, '--version', texts.cli.help.version)
    .addOption(makeOption(texts, 'lang'))
    .helpCommand(`help [${texts.cli.help.commandWord}]`, texts.cli.help.helpCommand)
    .addHelpText('after', `\n${texts.cli.help.example}\n  rikken --seed harrie`)
    .configureOutput({ getOutHelpWidth: () => width, getOutHasColors: () => false });
  for (const spec of COMMANDS) {
    addCommand(texts, program, spec, print, (found) => {
      request = found;
    });
  }
  for (const name of LATER_COMMANDS) addLaterCommand(texts, program, name);
  try {
    program.parse(argv, { from: 'user' });
    const found: Request = request ?? { kind: 'print', text: printed };
    refuseStrayWord(texts, argv, found);
    return ok(found);
  } catch (error) {
    if (error instanceof Refusal) return err(error.sentence);
    if (isHelp(error)) return ok({ kind: 'print', text: printed });
    throw error;
  }
}

const isHelp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');
