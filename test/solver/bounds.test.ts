import { describe, expect, it } from 'vitest';
import { SUITS, type Suit } from '../../src/engine/cards.js';
import { pick, type Random } from '../../src/engine/random.js';
import { createSolver, type Place, type Side, type SolverPosition } from '../../src/solver/index.js';
import { endingsOf, randomEnding } from './support/endings.js';
import { STRAINS } from './support/oracle.js';

type Hands = SolverPosition['hands'];
type Suits = Hands[number];

const RANKS = '23456789TJQKA';
const MEMORY = 16 << 20;

/** A hand as four groups of ranks, one for each suit; `-` is a void. */
function hand(text: string): Suits {
  const masks = text
    .split(' ')
    .map((ranks) => [...ranks].reduce((mask, rank) => mask | ((1 << RANKS.indexOf(rank)) & 8191), 0));
  return [masks[0] ?? 0, masks[1] ?? 0, masks[2] ?? 0, masks[3] ?? 0];
}

const onLead = (hands: Hands, trump: Suit | null, leader: Place): SolverPosition => ({
  hands,
  trump,
  leader,
  trick: [],
  duty: null,
});

const value = (solver: ReturnType<typeof createSolver>, position: SolverPosition, side: Side): number => {
  const result = solver.solve(position, side);
  return result.exact ? result.tricks : -1;
};

/** Bounds are asked at the start of a trick; two wrong ones that were tried showed in one no-trump ending of a thousand. */
describe('bounds on the tricks to come change no value', () => {
  it.each([0b0101, 0b0011, 0b0001, 0b1011])('of the side %i', (side) => {
    const kind = { name: `bounds ${side}` };
    for (const [cards, endings] of [
      [5, 5000],
      [7, 1000],
    ] as const) {
      const random = endingsOf(kind, cards);
      const whole = createSolver({ memory: 16 << 20 });
      const without = createSolver({ memory: 16 << 20, quickTricks: false });
      for (let ending = 0; ending < endings; ) {
        const trump = ending % 4 === 0 ? pick(SUITS, random) : null;
        const position = { ...randomEnding(kind, cards, random), trump };
        if (position.trick.length > 0) continue;
        ending += 1;
        const { moves } = without.moves(position, side);
        expect(whole.moves(position, side).moves, JSON.stringify(position)).toEqual(moves);
      }
    }
  });
});

describe('a guard is no guard', () => {
  it('when a friend may be let in who must lead through it', () => {
    const hands = [
      hand('- - AQJT A2'),
      hand('- - 98765 K'),
      hand('KQJ KQJ - -'),
      hand('A2 A2 K2 -'),
    ] as const;
    expect(value(createSolver(), onLead(hands, null, 0), 0b0101)).toBe(5);
    expect(value(createSolver({ quickTricks: false }), onLead(hands, null, 0), 0b0101)).toBe(5);
  });
});

describe('high trumps that win tricks of their own', () => {
  it.each([
    [
      0b0001,
      2,
      [hand('567 - - 27'), hand('T - 3 356'), hand('2348 - - 4'), hand('9 - 24 89')],
      [hand('567 - - 2'), hand('T - 3 35'), hand('238 - - 4'), hand('9 - 2 89')],
      [hand('567 - - 7'), hand('T - 3 56'), hand('234 - - 4'), hand('9 - 4 89')],
      2,
    ],
  ] as const)(
    'are pinned in the hands that have them (side %i)',
    (side, leader, union, first, second, tricks) => {
      const solver = createSolver();
      solver.solve(onLead(union, 0, leader), side, { nodes: 1 });
      value(solver, onLead(first, 0, leader), side);
      expect(value(solver, onLead(second, 0, leader), side)).toBe(tricks);
      expect(value(createSolver({ quickTricks: false }), onLead(second, 0, leader), side)).toBe(tricks);
    },
  );

  it('are worth the same from a table that has seen other cards of the deal', () => {
    const kind = { name: 'parts of one deal' };
    const random = endingsOf(kind, 7);
    for (let deal = 0; deal < 250; deal += 1) {
      const side = pick([0b0101, 0b0011, 0b0001, 0b0111], random);
      const whole = {
        ...randomEnding(kind, 7, random),
        trump: random.below(4) === 0 ? null : (STRAINS[0] ?? null),
      };
      if (whole.trick.length > 0) continue;
      const solver = createSolver({ memory: MEMORY });
      const plain = createSolver({ memory: MEMORY, quickTricks: false });
      solver.solve(whole, side, { nodes: 1 });
      for (let part = 0; part < 30; part += 1) {
        const position = { ...whole, hands: without(whole.hands, 3, random) };
        plain.forget();
        expect(value(solver, position, side), JSON.stringify(position)).toBe(value(plain, position, side));
      }
    }
  });
});

/** Four hands with so many cards less each. */
function without(hands: Hands, cards: number, random: Random): Hands {
  const fewer = (full: Suits): Suits => {
    const held = SUITS.flatMap((suit) =>
      Array.from({ length: 13 }, (_, rank) => [suit, rank] as const).filter(
        ([, rank]) => (full[suit] >> rank) & 1,
      ),
    );
    const masks = [...full];
    for (let gone = 0; gone < cards; gone += 1) {
      const [[suit, rank] = [0, 0]] = held.splice(random.below(held.length), 1);
      masks[suit] = (masks[suit] ?? 0) & ~(1 << rank);
    }
    return [masks[0] ?? 0, masks[1] ?? 0, masks[2] ?? 0, masks[3] ?? 0];
  };
  return [fewer(hands[0]), fewer(hands[1]), fewer(hands[2]), fewer(hands[3])];
}
