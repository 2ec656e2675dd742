import { describe, expect, test } from 'vitest';
import { type PositionSetup, setUpPosition } from '../../src/analysis/positionSetup.js';
import { cardsOf } from '../../src/engine/cardSet.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { makeCard, parseCard, parseDeal } from '../../src/notation/index.js';

const ENDING = 'N:AK.2.. QJ..2. T9..3. 87...2';

function handsOf(text: string): PositionSetup['hands'] {
  const hands = parseDeal(text);
  if (!hands.ok) throw new Error(text);
  return hands.value;
}

const card = (name: string) => {
  const found = parseCard(name);
  if (found === null) throw new Error(name);
  return found;
};

/** The ending with W on lead; `trick` as words. */
function setUp(parts: Partial<Omit<PositionSetup, 'trick' | 'hands'>> & { trick?: string; deal?: string }) {
  const { trick = '', deal = ENDING, ...rest } = parts;
  const cards = trick.split(' ').filter(Boolean).map(card);
  return setUpPosition({
    hands: handsOf(deal),
    trump: null,
    leader: 3,
    call: null,
    ruleset: pagat,
    ...rest,
    trick: cards,
  });
}

const code = (parts: Parameters<typeof setUp>[0]) => {
  const found = setUp(parts);
  return found.ok ? null : found.error.code;
};

describe('a described position', () => {
  test('takes the cards of the trick from the hands, or finds them gone already', () => {
    const still = setUp({ trick: 'S8 SA' });
    const gone = setUp({ trick: 'S8 SA', deal: 'N:K.2.. QJ..2. T9..3. 7...2' });
    expect(still).toEqual(gone);
    expect(still.ok && still.value.hands.map((hand) => cardsOf(hand).map(makeCard).join(' '))).toEqual([
      'SK H2',
      'SQ SJ D2',
      'ST S9 D3',
      'S7 C2',
    ]);
  });

  test('is none without four known hands of equal size', () => {
    expect(code({ deal: 'N:AK.2.. ? T9..3. 87...2' })).toBe('unknown-hand');
    expect(code({ deal: 'N:... ... ... ...' })).toBe('no-cards');
    expect(setUp({ deal: 'N:AK.2.. QJ..2. T9..3. 87...', trick: 'S8' })).toEqual({
      ok: false,
      error: { code: 'uneven', cards: [3, 3, 3, 2] },
    });
  });

  test('is none with a trick that cannot lie there (R7.1)', () => {
    expect(code({ trick: 'S8 S8' })).toBe('card-twice');
    expect(code({ trick: 'S8 SQ' })).toBe('not-his-card');
    expect(code({ trick: 'S8 H2' })).toBe('revoke');
    expect(code({ trick: 'C2 H2' })).toBe(null);
  });

  test('has the called card with who holds it, until it lies on the table (R7.3)', () => {
    const call = { card: card('SA'), holder: null };
    expect(setUp({ call, trump: 1 })).toMatchObject({
      value: { duty: { card: call.card, holder: 0, holderLead: 'free', wasLed: false } },
    });
    expect(setUp({ call, trump: 1, trick: 'S8 SA' })).toMatchObject({ value: { duty: null } });
    expect(code({ call: { ...call, holder: 2 } })).toBe('called-elsewhere');
    expect(code({ call, trump: 0 })).toBe('called-trump');
    expect(code({ call: { card: card('CA'), holder: null } })).toBe('called-not-held');
  });
});
