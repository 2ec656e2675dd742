import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../src/engine/cards.js';
import { dealPackets } from '../../src/engine/deal.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { SeatLetter } from '../../src/engine/seats.js';
import { dealText } from '../support/pack.js';
import { pagatWith, seat } from '../support/table.js';

/** What each seat gets of a new pack, which lies from the ace of spades down to the two of clubs. */
const dealt = (ruleset: Ruleset, dealer: SeatLetter): string =>
  dealText(dealPackets(ALL_CARDS, ruleset, 4, seat(dealer)));

describe('R3.5: the cards are dealt from the top in packets', () => {
  test('six, then seven, the first packet to the left of the dealer', () => {
    const first = 'AKQJT9.32.AKQJT.-';
    const second = '876543.-.9876543.-';
    const third = '2.AKQJT.2.AKQJT9';
    const last = '-.987654.-.8765432';
    expect(dealt(pagat, 'W')).toBe(`N:${first} ${second} ${third} ${last}`);
    expect(dealt(pagat, 'N')).toBe(`N:${last} ${first} ${second} ${third}`);
    expect(dealt(pagat, 'S')).toBe(`N:${second} ${third} ${last} ${first}`);
  });

  test('seven, then six', () => {
    const hands = ['AKQJT98.-.QJT987.-', '765432.A.65432.A', '-.KQJT987.-.KQJT98', '-.65432.AK.765432'];
    expect(dealt(pagatWith({ packets: [7, 6] }), 'W')).toBe(`N:${hands.join(' ')}`);
  });

  test('four, five, four', () => {
    const hands = ['AKQJ.JT987.432.A', 'T987.65432.-.KQJT', '6543.-.AKQJT.9876', '2.AKQ.98765.5432'];
    expect(dealt(pagatWith({ packets: [4, 5, 4] }), 'W')).toBe(`N:${hands.join(' ')}`);
  });

  test('four, four, five', () => {
    const hands = ['AKQJ.JT98.87654.-', 'T987.7654.32.AKQ', '6543.32.AK.JT987', '2.AKQ.QJT9.65432'];
    expect(dealt(pagatWith({ packets: [4, 4, 5] }), 'W')).toBe(`N:${hands.join(' ')}`);
  });

  test('firstPacket=right: the first packet to the right of the dealer, then on clockwise', () => {
    const right = pagatWith({ packets: [7, 6], firstPacket: 'right' });
    const first = 'AKQJT98.-.QJT987.-';
    const second = '765432.A.65432.A';
    const third = '-.KQJT987.-.KQJT98';
    const last = '-.65432.AK.765432';
    expect(dealt(right, 'W')).toBe(`N:${third} ${last} ${first} ${second}`);
    expect(dealt(right, 'N')).toBe(`N:${second} ${third} ${last} ${first}`);
  });
});
