import { describe, expect, test } from 'vitest';
import { dealAgain, inMatches } from '../../../src/cli/match/recordedDeals.js';
import type { DealEntry } from '../../../src/engine/action.js';
import { NO_CARDS } from '../../../src/engine/cardSet.js';
import { perSeat, type Seat } from '../../../src/engine/seats.js';
import { readRecord } from '../../../src/notation/index.js';

const deal = (board: number, dealer: Seat): DealEntry => ({
  type: 'deal',
  board,
  dealer,
  hands: perSeat(() => NO_CARDS),
  unknown: perSeat(() => 0),
  turned: null,
  statedPartner: null,
  statedAnnouncer: null,
});

const boards = (matches: readonly (readonly DealEntry[])[]): readonly (readonly number[])[] =>
  matches.map((match) => match.map(({ board }) => board));

describe('recorded deals', () => {
  test('are one match while number and dealer follow', () => {
    expect(boards(inMatches(4, [deal(5, 3), deal(6, 0), deal(7, 1)]))).toEqual([[5, 6, 7]]);
  });

  test('begin another match where the number does not follow', () => {
    expect(boards(inMatches(4, [deal(1, 3), deal(2, 0), deal(1, 1)]))).toEqual([[1, 2], [1]]);
  });

  test('begin another match where the dealer does not follow', () => {
    expect(boards(inMatches(4, [deal(1, 3), deal(2, 1)]))).toEqual([[1], [2]]);
  });

  test('can be dealt again when every card is known', () => {
    const hands = ['AK72.Q5.J983.T42', 'QJ63.A84.T6.A963', 'T98.KJT2.AK4.KQ8', '54.9763.Q752.J75'];
    const record = (last: string): string =>
      `[Board "3"]\n[Dealer "E"]\n[Deal "N:${[...hands.slice(0, 3), last].join(' ')}"]\n`;
    const [known] = dealsOf(record(hands[3] ?? ''));
    expect(known && dealAgain(known)).toMatchObject({ board: 3, dealer: 1 });
    const [unknown] = dealsOf(record('?'));
    expect(unknown && dealAgain(unknown)).toBeNull();
  });
});

function dealsOf(text: string) {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`unreadable: ${record.error.code}`);
  return record.value.deals;
}
