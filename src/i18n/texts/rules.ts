import type { Contract, Goal, MatchEnd, Ruleset, Value } from '../../engine/ruleset.js';

type Plain = string | number | boolean | null | readonly string[] | readonly number[];

/** The path of every field of a value: `end`, `end.kind`, and for a list of values that of an item, `contracts.goal`. */
type PathsOf<Value> = {
  [Key in keyof Value & string]: Value[Key] extends Plain
    ? Key
    : Value[Key] extends readonly (infer Item)[]
      ? Key | `${Key}.${PathsOf<Item>}`
      : Key | `${Key}.${PathsOf<Value[Key]>}`;
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
  readonly settlement: string;
  readonly end: string;
  readonly fields: string;
}

/** The words of the rule pages: a sentence for every field of a ruleset, and what every choice means. */
export interface RulesTexts {
  readonly rulesets: Readonly<Record<string, RulesetTexts>>;
  readonly headings: RulesHeadings;
  readonly fields: Readonly<Record<RulesetPath, string>>;
  readonly choices: ChoicesOf<Ruleset>;
  readonly contract: ChoicesOf<Contract>;
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
  /** The columns of the table of values; each example is the result for the declarer and, in brackets, for an opponent. */
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
  /** Others may play a contract of the same rank beside it. */
  readonly joinable: string;
  aces(count: number): string;
  after(bids: string): string;
  underFrom(first: number): string;
  packets(sizes: readonly number[]): string;
  endOf(end: MatchEnd): string;
}
