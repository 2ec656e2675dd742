import { BOT_NAMES } from '../../bots/index.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { DEFAULT_RULESET } from '../../engine/rulesets/index.js';
import { SEAT_LETTERS } from '../../engine/seats.js';
import { describeField } from '../../i18n/describe.js';
import { LANGUAGES, namedIn, type Texts } from '../../i18n/index.js';
import { type OptionName, WISHES } from '../../i18n/texts/cli.js';
import { completions, HOUSE_RULES, SHIPPED_IDS, shippedRuleset } from '../../notation/index.js';
import { COMMANDS, type CommandSpec, EVERYWHERE, FLAGS } from '../commands.js';
import { LEVELS } from '../options/bots.js';
import { playable } from '../playable.js';
import { variants } from '../rules/variants.js';
import { GOALS } from '../solve/readSolve.js';
import { SHELLS } from './scripts.js';

/** Something that can be typed next, and what it means; empty where the word says it all. */
export interface Candidate {
  readonly word: string;
  readonly about: string;
}

const plain = (words: readonly string[]): readonly Candidate[] => words.map((word) => ({ word, about: '' }));

const rulesets = (texts: Texts): readonly Candidate[] =>
  variants(texts).map(({ id, description }) => ({ word: id, about: description }));

/** House rules: their keys, or behind a key its values. */
function houseRules(texts: Texts, ruleset: Ruleset, typed: string): readonly Candidate[] {
  const rule = HOUSE_RULES.find(({ key }) => typed.startsWith(`${key}=`));
  if (rule !== undefined)
    return plain(completions(rule.accepts, ruleset).map((value) => `${rule.key}=${value}`));
  return HOUSE_RULES.map(({ key }) => ({
    word: `${key}=`,
    about: describeField(texts.rules, `rules.${key}`) ?? '',
  }));
}

/** What can be settled: contracts and games by their ids. */
const contracts = (texts: Texts, ruleset: Ruleset): readonly Candidate[] => {
  const { game } = namedIn(texts, ruleset);
  return [
    ...playable(ruleset).map(({ id }) => ({ word: id, about: game.contractName(id) })),
    ...ruleset.games.map(({ id }) => ({ word: id, about: game.gameName(id) })),
  ];
};

const wishes = ({ cli }: Texts): readonly Candidate[] =>
  WISHES.map((word) => ({ word, about: cli.deal.wishes[word] }));

type Values = (texts: Texts, ruleset: Ruleset, typed: string) => readonly Candidate[];

const seats: Values = () => plain(SEAT_LETTERS);
const bots: Values = () => plain(BOT_NAMES);

/** What can follow an option; nothing where anything can. */
const VALUES: Readonly<Partial<Record<OptionName, Values>>> = {
  variant: rulesets,
  rule: houseRules,
  diff: rulesets,
  players: () => plain(['3', '4', '5']),
  lang: () => plain(LANGUAGES),
  speed: () => plain(['0', '1', '2', '3', '4', '5']),
  want: wishes,
  bots,
  level: () => plain(LEVELS),
  seats: bots,
  seat: seats,
  declarer: seats,
  partner: seats,
  dealer: seats,
  queen: seats,
  last: seats,
  trump: () => plain(['S', 'H', 'D', 'C', 'N']),
  leader: () => plain(SEAT_LETTERS.slice(0, 4)),
  goal: () => plain(GOALS),
  holder: () => plain(SEAT_LETTERS.slice(0, 4)),
};

/** What can stand as an argument of a command. */
const ARGUMENTS: Readonly<Partial<Record<CommandSpec['name'], Values>>> = {
  score: contracts,
  rules: rulesets,
  completion: () => plain(SHELLS),
};

/** The ways to write an option: `-V` and `--variant`. */
const spellings = (name: OptionName): readonly string[] =>
  FLAGS[name].split(/[ ,]+/).filter((word) => word.startsWith('-'));

/** The ruleset that was typed behind `-V`, or the default. */
function rulesetTyped(typed: readonly string[]): Ruleset {
  const at = typed.findLastIndex((word) => spellings('variant').includes(word));
  const id = typed[at + 1];
  const known = at >= 0 && id !== undefined && SHIPPED_IDS.includes(id) ? shippedRuleset(id) : null;
  return known ?? DEFAULT_RULESET;
}

function options(texts: Texts, names: readonly OptionName[]): readonly Candidate[] {
  return names.map((name) => ({ word: spellings(name).at(-1) ?? '', about: texts.cli.options[name] }));
}

const commands = ({ cli }: Texts): readonly Candidate[] =>
  COMMANDS.map(({ name }) => ({ word: name, about: cli.commands[name].line }));

/** What can be typed next: `typed` are the words behind the program's name, the last one being typed, perhaps still empty. */
export function candidates(texts: Texts, typed: readonly string[]): readonly Candidate[] {
  const [first = ''] = typed;
  const last = typed.at(-1) ?? '';
  const spec = COMMANDS.find(({ name }) => name === (typed.length > 1 ? first : '')) ?? COMMANDS[0];
  const names = [...(spec?.options ?? []), ...EVERYWHERE];
  const before = typed.length > 1 ? (typed.at(-2) ?? '') : '';
  const asked = names.find((name) => FLAGS[name].includes('<') && spellings(name).includes(before));
  const ruleset = rulesetTyped(typed);
  const all = (): readonly Candidate[] => {
    if (asked !== undefined) return VALUES[asked]?.(texts, ruleset, last) ?? [];
    if (last.startsWith('-')) return options(texts, names);
    if (typed.length <= 1) return commands(texts);
    return (spec && ARGUMENTS[spec.name]?.(texts, ruleset, last)) ?? [];
  };
  return all().filter(({ word }) => word.startsWith(last));
}
