import { type Command, CommanderError } from 'commander';
import type { Texts } from '../i18n/index.js';
import { nearest } from './nearest.js';
import { listWords, shortened } from './options/values.js';

/** Thrown through commander, which knows no other way out, and caught in `readCommandLine`. */
export class Refusal extends Error {
  constructor(readonly sentence: string) {
    super(sentence);
  }
}

const optionNames = (command: Command): readonly string[] =>
  command.options
    .filter((option) => !option.hidden)
    .map((option) => option.long ?? option.flags)
    .concat('--help');

/** The word in quotes in one of commander's own messages: the offending one. */
const quoted = (message: string): string => shortened(/'(.*)'/s.exec(message)?.[1] ?? '');

/** The sentence for what commander found wrong; a fault of ours is thrown on. */
function sentenceFor(texts: Texts, command: Command, error: CommanderError): string {
  const { problem } = texts.cli;
  const [found] = error.message.split('\n').map(quoted);
  switch (error.code) {
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

/** The arguments of a command as its usage shows them. */
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

const PRINTED: readonly string[] = ['commander.help', 'commander.helpDisplayed', 'commander.version'];

/** Whether commander threw only to say that it has printed what was asked: help, or the version. */
export const hasPrinted = (error: unknown): boolean =>
  error instanceof CommanderError && PRINTED.includes(error.code);

/**
 * Makes a command of commander speak the language of the texts: help goes to `print`, and what is wrong with the command line
 * is thrown as a `Refusal`.
 */
export function speak(texts: Texts, command: Command, print: (text: string) => void): Command {
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
      throw hasPrinted(error) ? error : new Refusal(sentenceFor(texts, command, error));
    });
}
