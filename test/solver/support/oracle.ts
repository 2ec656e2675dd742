import { readFileSync } from 'node:fs';
import type { CardSet } from '../../../src/engine/cardSet.js';
import { fromCards } from '../../../src/engine/cardSet.js';
import { type Card, cardOf, RANK_LETTERS, SUITS, type Suit } from '../../../src/engine/cards.js';
import type { Place, SolverPosition } from '../../../src/solver/index.js';

/** A deal with the tricks of N and S by another solver: by strain S, H, D, C, no trump, and by leader N, E, S, W. */
interface OracleDeal {
  readonly deal: string;
  readonly tricksNS: readonly (readonly number[])[];
}

export const STRAINS: readonly (Suit | null)[] = [...SUITS, null];
export const LEADERS: readonly Place[] = [0, 1, 2, 3];
export const NS = 0b0101;

const file = new URL('../../fixtures/double-dummy.json', import.meta.url);

const isOracle = (value: unknown): value is { readonly deals: readonly OracleDeal[] } =>
  typeof value === 'object' && value !== null && 'deals' in value && Array.isArray(value.deals);

/** The hundred deals of the fixture. */
export function readOracle(): readonly OracleDeal[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isOracle(value)) throw new Error('the fixture holds no deals');
  return value.deals;
}

function readHand(text: string): CardSet {
  const cards = text
    .split('.')
    .flatMap((ranks, index) =>
      SUITS.filter((suit) => suit === index).flatMap((suit) =>
        [...ranks].map((rank): Card => cardOf(suit, RANK_LETTERS.indexOf(rank))),
      ),
    );
  return fromCards(cards);
}

/** The position before the first lead of a deal line `N:hand hand hand hand`. */
export function positionOf(deal: string, trump: Suit | null, leader: Place): SolverPosition {
  const [north = '', east = '', south = '', west = ''] = deal.slice(2).split(' ');
  const hands = [readHand(north), readHand(east), readHand(south), readHand(west)] as const;
  return { hands, trump, leader, trick: [], duty: null };
}
