import type { Texts } from '../i18n/index.js';
import type { CommandName, OptionName } from '../i18n/texts/cli.js';
import type { Context, ExitCode } from './context.js';
import type { RawOptions } from './options/raw.js';

/** Runs a command with its arguments and options as they were typed; the exit code. */
type Run = (argumentsGiven: readonly string[], options: RawOptions, context: Context) => Promise<ExitCode>;

/** The lines of a longer help text, for a screen of so many columns. */
type Appendix = (texts: Texts, width: number) => readonly string[];

/** What a command takes, and where its code is: that is loaded only when the command is run. */
export interface CommandSpec {
  readonly name: CommandName;
  /** In commander's notation. */
  readonly takes: string;
  readonly options: readonly OptionName[];
  /** Options of later versions, in commander's notation: refused with a sentence of their own. */
  readonly later: readonly string[];
  readonly example: string;
  readonly load: () => Promise<Run>;
  /** More to its help than a few words, which is loaded only when somebody reads it. */
  readonly appendix?: () => Promise<Appendix>;
}

/** Every option in commander's notation. */
export const FLAGS: Readonly<Record<OptionName, string>> = {
  variant: '-V, --variant <id | file.json>',
  rule: '-r, --rule <key=value>',
  players: '-p, --players <count>',
  seed: '-s, --seed <text>',
  lang: '--lang <language>',
  json: '--json',
  deals: '--deals <n>',
  target: '--target <points>',
  bots: '--bots <names>',
  level: '--level <name>',
  practice: '--practice',
  seat: '--seat <seat>',
  speed: '--speed <0..5>',
  plain: '--plain',
  ascii: '--ascii',
  color: '--no-color',
  auto: '--auto',
  new: '--new',
  resume: '--resume [id]',
  board: '--board <n>',
  step: '--step',
  count: '-n, --count <n>',
  want: '--want <what>',
  tricks: '--tricks <n>',
  declarer: '--declarer <seat>',
  partner: '--partner <seat>',
  dealer: '--dealer <seat>',
  taken: '--taken <counts>',
  queen: '--queen <seat>',
  last: '--last <seat>',
  totals: '--totals <points>',
  diff: '--diff <ids...>',
  newClub: '--new <file.json>',
  newPad: '--new',
  resumePad: '--resume [id]',
  simDeals: '--deals <n>',
  seats: '--seats <names>',
  out: '--out <file.rik>',
  duplicate: '--duplicate',
  botLevel: '--level <name>',
  dealText: '--deal <cards>',
  trump: '--trump <S|H|D|C|N>',
  leader: '--leader <seat>',
  side: '--side <seats>',
  goal: '--goal <goal>',
  nodes: '--nodes <n>',
  call: '--call <card>',
  holder: '--holder <seat>',
  trick: '--trick <cards>',
  moves: '--moves',
  line: '--line',
  all: '--all',
  reviewBoard: '--board <n>',
};

/** Options that every command has. */
export const EVERYWHERE: readonly OptionName[] = ['lang'];

const TABLE: readonly OptionName[] = [
  'level',
  'bots',
  'practice',
  'seat',
  'speed',
  'plain',
  'ascii',
  'color',
  'auto',
];

const SCORED: readonly OptionName[] = [
  'tricks',
  'declarer',
  'partner',
  'dealer',
  'taken',
  'queen',
  'last',
  'totals',
];

const SOLVED: readonly OptionName[] = ['trump', 'leader', 'side', 'goal', 'call', 'holder', 'trick'];

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'play',
    takes: '',
    options: ['variant', 'rule', 'players', 'seed', 'deals', 'target', ...TABLE, 'new', 'resume'],
    later: [],
    example: 'rikken play --deals 8 --seat N --speed 4',
    load: async () => (await import('./playCommand.js')).runPlay,
  },
  {
    name: 'replay',
    takes: '<file.rik>',
    options: ['board', 'step', ...TABLE],
    later: [],
    example: 'rikken replay evening.rik --board 3',
    load: async () => (await import('./replayCommand.js')).runReplay,
  },
  {
    name: 'check',
    takes: '<file.rik>',
    options: [],
    later: [],
    example: 'rikken check evening.rik',
    load: async () => (await import('./check.js')).runCheck,
  },
  {
    name: 'deal',
    takes: '',
    options: ['count', 'want', 'variant', 'rule', 'players', 'seed'],
    later: [],
    example: 'rikken deal -n 4 --seed harrie --want long-trump',
    load: async () => (await import('./deal/deal.js')).runDeal,
  },
  {
    name: 'score',
    takes: '<contract...>',
    options: [...SCORED, 'variant', 'rule', 'players', 'json'],
    later: [],
    example: 'rikken score rik --tricks 10 --declarer N --partner S',
    load: async () => (await import('./score/score.js')).runScore,
  },
  {
    name: 'legal',
    takes: '<file.rik>',
    options: ['json'],
    later: [],
    example: 'rikken legal unfinished.rik --json',
    load: async () => (await import('./legal.js')).runLegal,
  },
  {
    name: 'hint',
    takes: '<file.rik>',
    options: ['json'],
    later: [],
    example: 'rikken hint unfinished.rik',
    load: async () => (await import('./hint/hint.js')).runHint,
  },
  {
    name: 'rules',
    takes: '[id]',
    options: ['variant', 'rule', 'players', 'diff', 'newClub', 'json'],
    later: [],
    example: 'rikken rules pagat',
    load: async () => (await import('./rules/rules.js')).runRules,
    appendix: async () => (await import('./rules/houseRuleList.js')).houseRuleList,
  },
  {
    name: 'variants',
    takes: '',
    options: ['json'],
    later: [],
    example: 'rikken variants --lang en',
    load: async () => (await import('./rules/variants.js')).runVariants,
  },
  {
    name: 'sim',
    takes: '',
    options: ['simDeals', 'seats', 'duplicate', 'out', 'variant', 'rule', 'players', 'seed', 'json'],
    later: [],
    example: 'rikken sim --deals 1000 --seats heuristic,random,heuristic,random --json',
    load: async () => (await import('./sim/sim.js')).runSim,
  },
  {
    name: 'bot',
    takes: '',
    options: ['botLevel'],
    later: [],
    example: 'rikken bot --level sharp',
    load: async () => (await import('./bot/bot.js')).runBot,
  },
  {
    name: 'proof',
    takes: '[file.rik]',
    options: ['botLevel', 'variant', 'rule', 'players', 'seed', 'json'],
    later: [],
    example: 'rikken proof --seed harrie',
    load: async () => (await import('./proof/proof.js')).runProof,
  },
  {
    name: 'solve',
    takes: '[file.rik]',
    options: ['dealText', ...SOLVED, 'nodes', 'moves', 'line', 'all', 'variant', 'rule', 'json'],
    later: [],
    example: 'rikken solve deals.pbn --trump S --leader W --moves',
    load: async () => (await import('./solve/solve.js')).runSolve,
  },
  {
    name: 'review',
    takes: '<file.rik>',
    options: ['reviewBoard', 'json'],
    later: [],
    example: 'rikken review evening.rik --board 3',
    load: async () => (await import('./review/review.js')).runReview,
  },
  {
    name: 'pad',
    takes: '',
    options: ['variant', 'rule', 'newPad', 'resumePad'],
    later: [],
    example: 'rikken pad --new -V brabants',
    load: async () => (await import('./pad/pad.js')).runPad,
  },
  {
    name: 'completion',
    takes: '<shell> [typed...]',
    options: [],
    later: [],
    example: 'rikken completion bash',
    load: async () => (await import('./completion/completion.js')).runCompletion,
  },
];
