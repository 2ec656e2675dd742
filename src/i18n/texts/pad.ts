/** What is still to be told about a deal. */
export type PadQuestion = 'declarer' | 'partner' | 'tricks' | 'counts' | 'queens' | 'queen' | 'last';

/** What can be typed at a score pad besides what was played. */
export type PadCommand = 'help' | 'undo' | 'totals' | 'sheet' | 'dealer' | 'end' | 'quit';

/** The score pad of a real table. Every text is one line, without a verb that agrees with a name. */
export interface PadTexts {
  // a pad begins
  readonly askNames: string;
  readonly namesWrong: string;
  readonly askRules: string;
  /** What was asked for, before the sentence that refuses an answer. */
  readonly rulesWord: string;
  readonly askDealer: string;
  opening(ruleset: string, names: string): string;
  resumed(id: string, deals: number): string;
  drawn(cards: string): string;
  firstDealer(name: string): string;
  /** One pad in the list of those that can be gone on with. */
  listed(id: string, ruleset: string, deals: number, totals: string): string;
  readonly nothingToResume: string;
  held(id: string): string;
  notFound(id: string): string;
  unreadable(file: string): string;
  readonly notKept: string;
  // a deal
  askDeal(number: number, dealer: string): string;
  readonly ask: Readonly<Record<PadQuestion, (contract: string) => string>>;
  readonly passed: string;
  points(deltas: string): string;
  totals(totals: string): string;
  nextDealer(name: string): string;
  readonly undone: string;
  readonly nothingToUndo: string;
  over(winners: string): string;
  kept(id: string): string;
  finished(id: string): string;
  // what can be wrong with a line
  nobody(word: string, names: string): string;
  noContract(word: string): string;
  sitsOut(name: string): string;
  tooMany(contract: string, name: string): string;
  ownPartner(name: string): string;
  readonly notTricks: string;
  notCounts(sum: number, names: string): string;
  readonly tooLong: string;
  // words and help
  readonly commands: Readonly<Record<PadCommand, readonly string[]>>;
  readonly help: readonly string[];
  /** The headings of the sheet. */
  readonly sheet: { readonly deal: string; readonly dealer: string; readonly played: string };
}
