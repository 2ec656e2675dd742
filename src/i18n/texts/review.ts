/** What was judged of a deal, and what came of it. */
interface Outcome {
  readonly tricks: { readonly low: number; readonly high: number } | null;
  /** The score of the declaring side's first member, with its sign; null where it is not known. */
  readonly score: string | null;
}

/** What `review` says. */
export interface ReviewTexts {
  unknownHand(file: string, board: number, seat: string): string;
  noSuchBoard(board: number, accepted: string): string;
  noDeals(file: string): string;

  /** What the judgement means; stands once above everything. */
  readonly note: string;
  /** A deal that was judged, by its contracts. */
  title(board: number, contracts: string): string;
  contract(name: string, seat: string, partner: string | null, trump: string | null): string;
  /** Deals of which nothing is judged. */
  thrownIn(board: number): string;
  game(board: number, name: string): string;
  noPlay(board: number): string;
  notSolved(board: number, contracts: string): string;

  /** What the cards promised, and what came of it, or is still to be had. */
  open(outcome: Outcome): string;
  played(outcome: Outcome, isFinished: boolean): string;
  openMade(made: boolean | null): string;
  playedMade(made: boolean | null, isFinished: boolean): string;

  readonly columns: {
    readonly trick: string;
    readonly who: string;
    readonly card: string;
    readonly better: string;
    readonly cost: string;
  };
  /** Who chose for an open hand, behind the name of the hand. */
  by(seat: string, chooser: string): string;
  tricks(count: number): string;
  points(count: number): string;
  /** A declarer's own contract was still to be made and is lost; that of another seat was to be beaten and can be made. */
  readonly lost: string;
  letThrough(seat: string): string;
  readonly nothing: string;
  undecided(cards: number): string;
  readonly blind: string;

  readonly totals: {
    readonly who: string;
    readonly choices: string;
    readonly costly: string;
    readonly tricks: string;
    readonly points: string;
  };
  /** Heading of the totals over so many deals. */
  together(deals: number): string;
  progress(done: number, cards: number): string;
}
