import type { Contract, GameGoal, Goal, MatchEnd, PassOut, Ruleset, Value } from '../../engine/ruleset.js';
import type { Unsound } from '../../engine/soundness.js';

type Plain = string | number | boolean | null | readonly string[] | readonly number[];

/** The path of every field of a value: `end`, `end.kind`, and for a list of values that of an item, `contracts.goal`. */
type PathsOf<Value> = {
  [Key in keyof Value & string]: Value[Key] extends Plain
    ? Key
    : Value[Key] extends readonly (infer Item)[]
      ? Key | `${Key}.${PathsOf<Item>}`
      : Key | `${Key}.${PathsOf<NonNullable<Value[Key]>>}`;
}[keyof Value & string];

/** Every field of a ruleset. */
type RulesetPath = PathsOf<Ruleset>;

/** For each field that is a choice among words: what every word means. */
type ChoicesOf<Value> = {
  readonly [Key in keyof Value as string extends Value[Key]
    ? never
    : Value[Key] extends string
      ? Key
      : never]: Readonly<Record<Extract<Value[Key], string>, string>>;
};

/** Name and one line about a ruleset that ships with the program. */
interface RulesetTexts {
  readonly name: string;
  readonly line: string;
}

/** The headings of a rule page, in the order in which it is read. */
export interface RulesHeadings {
  readonly ladder: string;
  readonly values: string;
  readonly deal: string;
  readonly auction: string;
  readonly calling: string;
  readonly play: string;
  readonly games: string;
  readonly settlement: string;
  readonly players: string;
  readonly end: string;
}

/** House rules that change more than the field of the same name, or have none. */
type HouseOnlyRule =
  | 'troelaTrump'
  | 'fourthAceLeads'
  | 'piek'
  | 'beter'
  | 'openLead'
  | 'slam'
  | 'deals'
  | 'rounds'
  | 'target'
  | 'minutes';

/** What stands in a club's file besides the fields of a ruleset. */
type ClubField =
  | 'extends'
  | 'revision'
  | 'name'
  | 'about'
  | 'rules'
  | 'ladder'
  | 'contracts'
  | 'contracts.like'
  | 'games'
  | 'games.like';

/** The words of the page on which two rulesets are held against each other. */
interface DiffTexts {
  title(one: string, other: string): string;
  same(one: string, other: string): string;
  onlyIn(contract: string, ruleset: string): string;
}

/** The words of the rule pages: a sentence for every field of a ruleset, and what every choice means. */
export interface RulesTexts {
  readonly rulesets: Readonly<Record<string, RulesetTexts>>;
  readonly headings: RulesHeadings;
  readonly fields: Readonly<Record<RulesetPath, string>>;
  readonly choices: ChoicesOf<Ruleset>;
  readonly contract: ChoicesOf<Contract>;
  /** What each house rule that is no field of its own decides. */
  readonly houseRules: Readonly<Record<HouseOnlyRule, string>>;
  /** What each field of a club's file is for. */
  readonly club: Readonly<Record<ClubField, string>>;
  /** Why rules cannot be played, after the names of the contracts, bids or games that it is about. */
  readonly unsound: Readonly<Record<Unsound['code'], (ids: string) => string>>;
  readonly diff: DiffTexts;
  /** Which house rules are on top of the rules of the page. */
  houseRulesOnTop(rules: string): string;
  readonly yes: string;
  readonly no: string;
  /** Every bid may open. */
  readonly allBids: string;
  /** What holds for the ladder where nothing else is said. */
  readonly ladderNote: string;
  /** With whom a contract is played, after the words for the side. */
  plays(side: string): string;
  /** Whose choice trump is, after the words for the rule. */
  trumpOf(rule: string): string;
  /** The columns of the table of values; each example is the result for the declarer and, in brackets, for partner and opponent. */
  readonly values: {
    readonly bid: string;
    readonly made: string;
    readonly all: string;
    readonly failed: string;
    /** What the columns of examples show. */
    readonly note: string;
  };
  /** The goal of a contract in a few words. */
  goalOf(goal: Goal): string;
  /** The amounts of a contract in a few words. */
  amountOf(value: Value, goal: Goal): string;
  /** What follows when everybody passes; the games by their names. */
  passOutOf(passOut: PassOut, games: readonly string[]): string;
  /** What a game without a contract is about. */
  gameOf(goal: GameGoal): string;
  /** What one player pays another in such a game. */
  gameUnit(unit: number): string;
  /** What its winners get where only winners get something: for one winner, for two, and so on. */
  gameCredit(credit: readonly number[]): string;
  /** The points of N, E, S and W after an example of such a game, itself in words. */
  readonly gameExample: Readonly<Record<GameGoal['kind'], string>>;
  /** In how many tricks no spade may be led or discarded. */
  spadeBanOf(tricks: number): string;
  /** What is different with three and with five players, sentence by sentence. */
  readonly playersNote: Readonly<Record<3 | 5, string>>;
  /** Who pays when this contract is lost, where it has a rule of its own. */
  failedOf(who: string): string;
  readonly partnerSilent: string;
  /** Others may play a contract of the same rank beside it. */
  readonly joinable: string;
  aces(count: number): string;
  after(bids: string): string;
  underFrom(first: number): string;
  packets(sizes: readonly number[]): string;
  endOf(end: MatchEnd | null): string;
}
