import { describe, expect, test } from 'vitest';
import { amounts, deal, pagatWith } from '../support/table.js';

/** N can get rid of every lead; E must take tricks. */
const HANDS = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';

/** Two declarers; N takes no trick. */
const played = (auction: string, ruleset = pagatWith({})) =>
  deal({ dealer: 'W', hands: HANDS, ruleset }).auction(auction).playOut();

describe('R8.3: the contracts of several declarers are settled separately', () => {
  test('each between its declarer and all three others, fellow declarers included', () => {
    const table = played('misere piek pas pas');
    const { taken } = table.finished.deal;
    expect(taken[0]).toBe(0);
    expect(taken[1]).toBeGreaterThan(1);
    const { settlement } = table.finished;
    if (settlement.kind !== 'contracts') throw new Error('thrown in');
    expect(settlement.results.map((result) => amounts(result.deltas))).toEqual([
      'N +15 E -5 S -5 W -5',
      'N +5 E -15 S +5 W +5',
    ]);
    expect(table.score).toBe('N +20 E -20 S 0 W 0');
  });

  test('two miseres, one made and one lost', () => {
    expect(played('misere misere pas pas').score).toBe('N +20 E -20 S 0 W 0');
  });

  test('fellowDeclarers=ignore: fellow declarers do not settle with each other', () => {
    const table = played('misere piek pas pas', pagatWith({ fellowDeclarers: 'ignore' }));
    expect(table.score).toBe('N +10 E -10 S 0 W 0');
  });

  test('the open forms settle their own amount', () => {
    expect(played('open-misere open-piek pas pas').score).toBe('N +40 E -40 S 0 W 0');
  });
});

describe('R8.3: three and four declarers', () => {
  test('each still settles with all three others', () => {
    // N makes it, the others do not.
    expect(played('misere misere misere pas').score).toBe('N +25 E -15 S -15 W +5');
    expect(played('misere misere misere misere').score).toBe('N +30 E -10 S -10 W -10');
  });

  test('fellowDeclarers=ignore: only with the defenders, and with four nobody settles', () => {
    const ignore = pagatWith({ fellowDeclarers: 'ignore' });
    expect(played('misere misere misere pas', ignore).score).toBe('N +5 E -5 S -5 W +5');
    expect(played('misere misere misere misere', ignore).score).toBe('N 0 E 0 S 0 W 0');
  });

  test('only winners are credited where that is the rule, once for each contract', () => {
    const winners = pagatWith({ settlement: 'winners-only' });
    expect(played('misere misere misere pas', winners).score).toBe('N +15 E +5 S +5 W +10');
  });
});
