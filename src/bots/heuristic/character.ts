/** What a player keeps in mind of the tricks that lie face down. */
export interface Memory {
  /** How many finished tricks are remembered card by card. */
  readonly tricks: number;
  /** Of older tricks only cards of this rank and higher are remembered. */
  readonly fromRank: number;
}

/** How a rule bot differs from the best one: weaker by what it keeps in mind and how it judges, never by chance. */
export interface Character {
  readonly name: string;
  readonly memory: Memory;
  /** Whether bids and shapes tell it where cards lie, or every card is as likely with one player as with another. */
  readonly infers: boolean;
  /** Whether it plans beyond the trick on the table. */
  readonly plans: boolean;
  /** Whether bids are judged by the fitted models of the auction, or by counting tricks as players do at the table. */
  readonly estimates: 'fitted' | 'counted';
  /** How much more than passing a bid must promise, as a share of its contract's base. */
  readonly caution: number;
}

const EVERY_TRICK = 13;
const [LOWEST, KING, ACE] = [0, 11, 12] as const;

export const SHARP: Character = {
  name: 'sharp',
  memory: { tricks: EVERY_TRICK, fromRank: LOWEST },
  infers: true,
  plans: true,
  estimates: 'fitted',
  caution: 0.05,
};

export const CLUB: Character = {
  name: 'club',
  memory: { tricks: 3, fromRank: KING },
  infers: false,
  plans: true,
  estimates: 'counted',
  caution: 0.3,
};

export const BEGINNER: Character = {
  name: 'beginner',
  memory: { tricks: 1, fromRank: ACE },
  infers: false,
  plans: false,
  estimates: 'counted',
  caution: 1.5,
};

/** From the weakest to the strongest. */
export const CHARACTERS: readonly Character[] = [BEGINNER, CLUB, SHARP];
