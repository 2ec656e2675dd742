/** Somebody at the table, as a sentence names them: the person at the keyboard is addressed, the others have names. */
export interface Party {
  readonly name: string;
  readonly you: boolean;
}

/** The table as lines. Cards, suits and contracts come as they are to be read; every text is one line. */
export interface PlainTexts {
  // the match
  readonly opening: (ruleset: string, length: string, seed: string) => string;
  readonly seats: (seats: string) => string;
  readonly howToAnswer: string;
  readonly drawn: (dealer: Party) => string;
  readonly deals: (board: number, dealer: Party) => string;
  readonly hand: (cards: string) => string;
  // the auction, trump and the called card
  readonly passes: (who: Party) => string;
  readonly bids: (who: Party, contract: string) => string;
  readonly plays: (who: Party, contract: string) => string;
  readonly partner: (who: Party) => string;
  readonly namesTrump: (who: Party, suit: string) => string;
  readonly calls: (who: Party, card: string, blind: boolean) => string;
  // the play
  readonly leads: (who: Party, trick: number) => string;
  readonly playsCard: (who: Party, card: string) => string;
  readonly playsFaceDown: (who: Party, card: string | null) => string;
  readonly turnedUp: (who: Party, card: string) => string;
  readonly wins: (who: Party, trick: number, taken: string) => string;
  readonly openHand: (who: Party, cards: string) => string;
  readonly lastDeal: string;
  // the result
  readonly thrownIn: string;
  readonly dealtHand: (who: Party, cards: string) => string;
  readonly points: (points: string) => string;
  readonly totals: (totals: string) => string;
  readonly matchWon: (who: readonly Party[]) => string;
  // questions and answers
  readonly askBid: (choices: string) => string;
  readonly askTrump: (choices: string) => string;
  readonly askCall: (choices: string) => string;
  readonly askCard: (choices: string) => string;
  readonly help: readonly string[];
  readonly noLastTrick: string;
  readonly lastTrick: (plays: string, winner: Party) => string;
  readonly noScores: string;
  readonly score: (board: number, contract: string, points: string) => string;
  readonly notUnderstood: (typed: string, choices: string) => string;
  readonly severalMeanings: (typed: string, meanings: string) => string;
  readonly lineTooLong: (limit: number, choices: string) => string;
  readonly refused: (reason: string, choices: string) => string;
  // beginning and end
  readonly resumed: (match: string, board: number) => string;
  readonly saved: (match: string) => string;
  readonly notSaved: string;
}
