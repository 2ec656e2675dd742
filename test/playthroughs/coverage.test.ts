import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { readRecord } from '../../src/notation/readRecord.js';
import { SHIPPED_IDS } from '../../src/notation/shippedRulesets.js';
import { readFolder } from './files.js';
import { playedDeals } from './played.js';
import { outcomesOf, SITUATIONS, type Situation } from './situations.js';
import { tables } from './tables.js';
import { tableWishes } from './tableWishes.js';
import { situationOf, throwInWishes } from './wishes.js';

describe('none is missing at the default table', () => {
  const all = [...readFolder('pagat').texts.values()].flatMap(playedDeals);
  const needed: readonly Situation[] = [
    ...outcomesOf(pagat),
    ...SITUATIONS,
    ...[...throwInWishes(pagat), ...tableWishes(pagat)].map(situationOf),
  ];

  test.each(needed)('%s', (_, occursIn) => {
    expect(all.filter(occursIn).length).toBeGreaterThan(0);
  });
});

const TABLES = tables();
const { texts } = readFolder('tables');

test('every ruleset that ships is played', () => {
  const played = TABLES.filter(({ players }) => players === 4).map(({ ruleset }) => ruleset.id);
  expect(new Set([pagat.id, ...played])).toEqual(new Set([...SHIPPED_IDS, 'de-vier-heren']));
});

describe.each(TABLES)('none is missing at the table $name', ({ name, ruleset, players, wishes }) => {
  const text = texts.get(`${name}.rik`) ?? '';
  const deals = playedDeals(text);

  test('it is that table', () => {
    const record = readRecord(text);
    expect(record.ok && { ...record.value.ruleset, end: ruleset.end }).toEqual(ruleset);
    expect(record.ok && record.value.players).toBe(players);
  });

  test('it is one match that ends with its last deal', () => {
    expect(deals.map(({ deal }) => deal.board)).toEqual(deals.map((_, index) => index + 1));
    const ends = deals.map(({ events }) => events.some((event) => event.type === 'match-over'));
    expect(ends).toEqual(deals.map((_, index) => index === deals.length - 1));
  });

  test.each(wishes.map(situationOf))('%s', (_, occursIn) => {
    expect(deals.filter(occursIn).length).toBeGreaterThan(0);
  });
});
