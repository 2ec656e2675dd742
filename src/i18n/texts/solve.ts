/** Why a described position cannot be one; `where` is the option, or the place in a file. */
interface SetupTexts {
  unknownHand(where: string, seat: string): string;
  noCards(where: string): string;
  /** With the number of cards of every seat, as `N 3, E 3, S 4, W 3`. */
  uneven(where: string, cards: string): string;
  cardTwice(where: string, card: string): string;
  notHisCard(where: string, card: string, seat: string, holder: string): string;
  /** A card that does not follow suit although its player can; the suit is an index. */
  revoke(where: string, card: string, seat: string, suit: number): string;
  calledTrump(card: string): string;
  calledNotHeld(where: string, card: string): string;
  calledElsewhere(where: string, card: string, holder: string, stated: string): string;
}

/** How a result is told of which nothing is known but bounds, or all: equal bounds are one number. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** The circumstances of a result: the suit that is trump, as an index, and who leads. */
interface Circumstances {
  readonly trump: number | null;
  readonly leader: string;
}

/** What `solve` says. */
export interface SolveTexts {
  readonly setup: SetupTexts;
  notASide(found: string): string;
  notATrump(found: string): string;
  notATrick(found: string): string;
  /** Misère and piek have one declarer, and are played without trump and without a called card. */
  oneDeclarer(goal: string): string;
  goalAlone(goal: string, option: string): string;
  holderNeedsCall(): string;
  needsDeal(): string;
  noDeals(file: string): string;
  tooManyDeals(file: string, most: number): string;
  fivePlayers(where: string): string;

  /** A deal of several, in front of its result. */
  board(number: string): string;
  tricks(side: string, bounds: Bounds, of: number, circumstances: Circumstances): string;
  nobody: string;
  made(seat: string, goal: string, made: boolean | null, leader: string): string;
  /** Why a result is not exact. */
  stopped(nodes: string): string;
  effort(nodes: string, ms: string): string;
  /** Headings of the table of what every card leads to, and how an outcome is called there. */
  readonly columns: { readonly tricks: string; readonly goal: string; cards(seat: string): string };
  outcome(made: boolean | null): string;
  readonly line: string;
  /** Headings of the table of all trumps and leaders. */
  readonly trump: string;
  leads(seat: string): string;
  noTrump: string;
  progress(done: number, deals: number): string;
}
