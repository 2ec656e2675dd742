import type { Unsound } from '../../engine/soundness.js';
import type { Phase } from '../../engine/state.js';
import type { ClubFaultFacts, ClubTexts } from './club.js';
import type { ReviewTexts } from './review.js';
import type { SolveTexts } from './solve.js';

/** The commands, by the words that are typed. */
export type CommandName =
  | 'play'
  | 'replay'
  | 'check'
  | 'deal'
  | 'score'
  | 'legal'
  | 'hint'
  | 'rules'
  | 'variants'
  | 'sim'
  | 'bot'
  | 'proof'
  | 'solve'
  | 'review'
  | 'pad'
  | 'completion';

/** The options of all commands; two commands can have one of the same spelling that means something else. */
export type OptionName =
  | 'variant'
  | 'rule'
  | 'players'
  | 'seed'
  | 'lang'
  | 'json'
  | 'deals'
  | 'target'
  | 'bots'
  | 'level'
  | 'practice'
  | 'seat'
  | 'speed'
  | 'plain'
  | 'ascii'
  | 'color'
  | 'auto'
  | 'new'
  | 'resume'
  | 'board'
  | 'step'
  | 'count'
  | 'want'
  | 'tricks'
  | 'declarer'
  | 'partner'
  | 'dealer'
  | 'taken'
  | 'queen'
  | 'last'
  | 'totals'
  | 'diff'
  | 'newClub'
  | 'newPad'
  | 'resumePad'
  | 'simDeals'
  | 'seats'
  | 'out'
  | 'duplicate'
  | 'botLevel'
  | 'dealText'
  | 'trump'
  | 'leader'
  | 'side'
  | 'goal'
  | 'nodes'
  | 'call'
  | 'holder'
  | 'trick'
  | 'moves'
  | 'line'
  | 'all'
  | 'reviewBoard';

/** Kinds of hand that `deal --want` looks for. */
export const WISHES = [
  'troela',
  'misere',
  'piek',
  'rik',
  'alleen',
  'long-trump',
  'void',
  'four-aces',
] as const;
export type Wish = (typeof WISHES)[number];

/** Why a record cannot be read, with what notation tells about it. */
export interface Unreadable {
  readonly code: string;
  readonly found: string;
  readonly expected: readonly string[];
  /** What is wrong with the rules of a club in it, and why house rules cannot be played. */
  readonly club?: ClubFaultFacts;
  readonly unsound?: readonly Unsound[];
}

/** Headings and standing phrases of `--help`. */
interface HelpTexts {
  readonly description: string;
  readonly usage: string;
  /** The words in square brackets of a usage line. */
  readonly optionsWord: string;
  readonly commandWord: string;
  readonly arguments: string;
  readonly options: string;
  readonly commands: string;
  readonly example: string;
  readonly help: string;
  readonly helpCommand: string;
  /** The heading of the list of house rules. */
  readonly houseRules: string;
  /** What BID and GAME stand for in it. */
  houseRulesNote(games: string): string;
  readonly version: string;
}

/** What a command is for. */
interface CommandTexts {
  /** One line, for the list of commands. */
  readonly line: string;
  /** What its own help says besides; empty where that line says it all. */
  readonly more: string;
}

/** What can be wrong with how the program is used; each in one sentence: what, where, what would be accepted. */
export interface ProblemTexts {
  unknownCommand(found: string, accepted: string, nearest: string | null): string;
  unknownOption(command: string, found: string, accepted: string, nearest: string | null): string;
  /** A command or an option that this version does not have yet. */
  later(what: string, accepted: string): string;
  /** A value that this version does not take yet. */
  laterValue(where: string, found: string, accepted: string): string;
  notOneOf(where: string, found: string, accepted: string, nearest: string | null): string;
  notANumber(where: string, found: string, low: number, high: number): string;
  missingArgument(command: string, name: string): string;
  missingOption(command: string, option: string): string;
  missingValue(option: string): string;
  tooManyArguments(command: string, found: string): string;
  commandFirst(command: string): string;
  optionsExclude(one: string, other: string): string;
  notARule(found: string, accepted: string, nearest: string | null): string;
  ruleTwice(found: string): string;
  notASeed(): string;
  botsPerSeat(where: string, found: number, needed: number): string;
  /** Rules that cannot be played together, and why, one sentence for each reason. */
  notPlayable(found: string, reasons: readonly string[]): string;
  twoRulesets(found: number): string;
  fileExists(file: string): string;
  cannotRead(file: string, code: string): string;
  cannotWrite(file: string, code: string): string;
  /** A fault of the program; `report` is the file with what is known of it, or null. */
  fault(message: string, report: string | null): string;
}

/** What `check`, `legal` and whatever else reads a record say about it. */
export interface RecordTexts {
  /** Why a record is no record. */
  unreadable(error: Unreadable): string;
  /** What was found and what would have been legal there. */
  illegal(found: string, reason: string, legal: string | null): string;
  /** A derived tag that is wrong; null when nothing can be said there yet. */
  derived(tag: string, found: string, expected: string | null): string;
  missingTag(tag: string): string;
  /** A deal that was played to its end. */
  finished(board: number, contract: string, scores: string): string;
  /** The deal at which the record stops. */
  unfinished(board: number, phase: Phase, seat: string): string;
  nobodyToAct: string;
  unknownHand(seat: string): string;
  legal(seat: string, phase: Phase, actions: string): string;
  /** What a bot would choose for a seat, and the sentence why. */
  hint(seat: string, phase: Phase, choice: string, why: string): string;
}

export interface ScoreTexts {
  notACount(where: string, found: string, seats: string): string;
  wrongSum(where: string, total: number, sum: number): string;
  seatMissing(where: string, seat: string): string;
  optionNeeded(game: string, option: string): string;
  optionNotFor(what: string, option: string): string;
  tricksNeeded(contract: string): string;
  tooManyTricks(total: number): string;
  sameSeat(seat: string): string;
  partnerAlone(contract: string): string;
  partnerIsDeclarer(seat: string): string;
  notTogether(one: string, other: string): string;
  severalNeedParts(found: string): string;
  partsExcludeOptions(options: string): string;
  goal(contract: string, side: string, tricks: string, need: string, made: boolean): string;
  total: string;
}

interface DealTexts {
  notFound(wish: string, tried: number): string;
  /** What every kind of hand looks like. */
  readonly wishes: Readonly<Record<Wish, string>>;
}

interface SimTexts {
  summary(deals: number, passedOut: number, perSecond: string, seed: string): string;
  readonly columns: {
    readonly bot: string;
    readonly seats: string;
    readonly mean: string;
    readonly interval: string;
  };
  contracts(bot: string, list: string): string;
  contract(name: string, made: number, played: number): string;
  /** How often each game was played because everybody had passed. */
  games(list: string): string;
  progress(done: number, deals: number): string;
}

/** What `bot` says about requests that it cannot answer. */
interface BotTexts {
  readonly notJson: string;
  readonly notARequest: string;
  lineTooLong(bytes: number): string;
  /** The seat that was asked, and the one that has to decide. */
  notTheTurn(seat: string, by: string): string;
}

/** What `proof` says about decisions that stay the same, or do not. */
interface ProofTexts {
  summary(decisions: number, redeals: number, changed: number, bot: string, seed: string): string;
  changed(board: number, number: number, seat: string, decision: string, became: string): string;
  unknownHand(file: string, board: number, seat: string): string;
  progress(done: number, decisions: number): string;
}

/** What a foreign program did wrong that plays at a seat. */
interface ForeignTexts {
  noCommand(where: string): string;
  /** The whole sentence: the program, its seat, and one of the parts below. */
  sentence(program: string, seat: string, what: string): string;
  cannotStart(code: string): string;
  /** With the code or signal it ended with, and its last words if there are any. */
  ended(how: string): string;
  tooLate(seconds: number): string;
  lineTooLong(bytes: number): string;
  unreadable(found: string): string;
  refused(error: string): string;
  illegal(found: string, legal: string): string;
}

/** The words of the commands: their help, their output, and what can be wrong with how they are called. */
export interface CliTexts {
  readonly help: HelpTexts;
  readonly commands: Readonly<Record<CommandName, CommandTexts>>;
  readonly options: Readonly<Record<OptionName, string>>;
  readonly problem: ProblemTexts;
  readonly record: RecordTexts;
  readonly score: ScoreTexts;
  readonly deal: DealTexts;
  readonly sim: SimTexts;
  readonly bot: BotTexts;
  readonly foreign: ForeignTexts;
  readonly proof: ProofTexts;
  readonly solve: SolveTexts;
  readonly review: ReviewTexts;
  readonly club: ClubTexts;
}
