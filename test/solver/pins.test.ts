import { describe, expect, it } from 'vitest';
import { pick, type Random, shuffled } from '../../src/engine/random.js';
import type { LoadedDeal } from '../../src/solver/board.js';
import { loadPosition } from '../../src/solver/loadPosition.js';
import { createSearch } from '../../src/solver/search.js';
import { createTable } from '../../src/solver/table.js';
import { type EndingKind, endingsOf, randomEnding } from './support/endings.js';

const free = { holderLead: 'free', firstLeadOnly: false, discard: 'free' } as const;
const KINDS: readonly EndingKind[] = [{ name: 'plain' }, { name: 'called card', called: free }];
const SIDES = [0b0101, 0b0011, 0b0001, 0b0111];
const DEALS = 20_000;
const PERMUTED = 3;

/** The lowest pinned card of a suit as an index, or the number of its cards when none is pinned. */
function lowestPin(pins: Int32Array, suit: number, cards: number): number {
  const pinned = ((pins[suit >> 1] ?? 0) >>> ((suit & 1) * 13)) & 8191;
  return pinned === 0 ? cards : 31 - Math.clz32(pinned & -pinned);
}

/** The deal with its cards below the pinned ones dealt among the same hands anew: all lengths stay. */
function permuted(deal: LoadedDeal, pins: Int32Array, random: Random): LoadedDeal {
  const anew = (suit: 0 | 1 | 2 | 3): readonly number[] => {
    const holders = deal.holders[suit];
    const from = lowestPin(pins, suit, holders.length);
    return [...shuffled(holders.slice(0, from), random), ...holders.slice(from)];
  };
  return { ...deal, holders: [anew(0), anew(1), anew(2), anew(3)] };
}

/** Partition search: the table gives an answer to every position that agrees with it down to the lowest pinned card of each suit. */
describe('an answer holds however the cards below its pins lie', () => {
  it.each(KINDS.flatMap((kind) => [4, 5].map((cards) => [kind.name, cards, kind] as const)))(
    '%s, %i cards a hand',
    (_, cards, kind) => {
      const random = endingsOf({ name: `pins ${kind.name}` }, cards);
      const search = createSearch(true);
      const plain = createSearch(true);
      const [table, plainTable] = [createTable(1 << 20), createTable(1 << 20)];
      search.use(table, { table: true, ordering: true, quickTricks: true });
      plain.use(plainTable, { table: true, ordering: true, quickTricks: false });
      search.start(Infinity);
      plain.start(Infinity);
      for (let deal = 0; deal < DEALS; deal += 1) {
        const position = randomEnding(kind, cards, random);
        if (position.trick.length > 0) continue;
        const side = pick(SIDES, random);
        // Now and then those who do not count want the tricks: only plain search answers then.
        const maximise = random.below(3) === 0 ? 15 & ~side : side;
        const loaded = loadPosition(position, side, maximise);
        const need = 1 + random.below(loaded.tricks);
        table.reset();
        search.load(loaded.deal);
        const reached = search.trick(loaded.tricks, position.leader, need);
        const pins = search.board.pins.slice();
        for (let turn = 0; turn < PERMUTED; turn += 1) {
          const other = permuted(loaded.deal, pins, random);
          plainTable.reset();
          plain.load(other);
          expect(
            plain.trick(loaded.tricks, position.leader, need),
            JSON.stringify({ position, side, need, other }),
          ).toBe(reached);
        }
      }
    },
  );
});
