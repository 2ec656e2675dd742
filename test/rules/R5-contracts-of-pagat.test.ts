import { describe, expect, test } from 'vitest';
import { type Contract, contractById } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';

type Row = readonly [
  id: string,
  toWin: string,
  side: Contract['side'],
  trump: string,
  open: Contract['exposure'],
];

/** The table of section 5, as far as `pagat` has the contract. */
const TABLE: readonly Row[] = [
  ['rik', '8+', 'called-card', 'declarer', 'none'],
  ['rik-beter', '8+', 'called-card', 'H', 'none'],
  ['alleen-8', '8+', 'alone', 'declarer', 'none'],
  ['misere', '0', 'alone', 'none', 'none'],
  ['piek', '1', 'alone', 'none', 'none'],
  ['alleen-9', '9+', 'alone', 'declarer', 'none'],
  ['alleen-10', '10+', 'alone', 'declarer', 'none'],
  ['alleen-11', '11+', 'alone', 'declarer', 'none'],
  ['alleen-12', '12+', 'alone', 'declarer', 'none'],
  ['open-misere', '0', 'alone', 'none', 'declarer'],
  ['open-piek', '1', 'alone', 'none', 'declarer'],
  ['troela', '8+', 'fourth-ace', 'partner', 'none'],
  ['open-misere-praatje', '0', 'alone', 'none', 'praatje'],
  ['open-piek-praatje', '1', 'alone', 'none', 'praatje'],
  ['alleen-13', '13+', 'alone', 'declarer', 'none'],
  ['open-alleen-13', '13+', 'alone', 'declarer', 'declarer'],
];

describe('Section 5: the contracts of pagat', () => {
  test('these and no others', () => {
    expect(pagat.contracts.map((contract) => contract.id).toSorted()).toEqual(
      TABLE.map(([id]) => id).toSorted(),
    );
  });

  test.each(TABLE)('%s: %s tricks, %s, trump %s, open: %s', (id, toWin, side, trump, exposure) => {
    const contract = contractById(pagat, id);
    const tricks = `${contract?.goal.tricks}${contract?.goal.kind === 'at-least' ? '+' : ''}`;
    expect(tricks).toBe(toWin);
    expect(contract).toMatchObject({ side, trump, exposure, lead: 'dealer-left', after: [] });
    expect(contract?.aces).toBe(id === 'troela' ? 3 : null);
  });
});
