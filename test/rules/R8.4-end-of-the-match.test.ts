import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import type { MatchEnd } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { deal, letters, pagatWith, seat, Table } from '../support/table.js';

/** N has no high card and makes a misère: N +15, the others -5. */
const MISERE = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';

const match = (kind: MatchEnd['kind'], count: number) =>
  deal({ dealer: 'W', hands: MISERE, ruleset: pagatWith({ end: { kind, count } }) });

/** N plays a misère and makes it, whoever dealt. */
function misereNorth(table: Table): Table {
  let bidding = table;
  while (bidding.phase === 'auction') bidding = bidding.say(bidding.turn === 'N' ? 'misere' : 'pas');
  return bidding.playOut();
}

const thrownIn = (table: Table): Table => table.auction('pas pas pas pas');

const lastDeal = (table: Table): Table => {
  const step = apply(table.state, { type: 'last-deal' });
  if (!step.ok) throw new Error(step.error.code);
  return new Table(step.value.state, [...table.events, ...step.value.events]);
};

const winners = (table: Table): string => letters(table.eventsOf('match-over')[0]?.winners ?? []);

describe('R8.4: a match of a number of deals', () => {
  test('sixteen with four players unless the ruleset says otherwise', () => {
    expect(pagat.end).toEqual({ kind: 'deals', count: 16 });
  });

  test('ends after that many settled deals; thrown-in ones do not count', () => {
    const one = misereNorth(match('deals', 2));
    expect(one.phase).toBe('deal');
    const thrown = thrownIn(one.next(MISERE));
    expect(thrown.phase).toBe('deal');
    const two = misereNorth(thrown.next(MISERE));
    expect(two.phase).toBe('over');
    expect(two.totals).toBe('N +30 E -10 S -10 W -10');
  });

  test('nothing is dealt or played afterwards', () => {
    const over = misereNorth(match('deals', 1));
    expect(over.refusal('N:pas')).toMatchObject({ code: 'wrong-phase', phase: 'over' });
    const hands = over.finished.deal.dealt;
    const entry = { type: 'deal', board: 2, dealer: seat('N'), hands, unknown: [0, 0, 0, 0, 0] } as const;
    expect(
      apply(over.state, { ...entry, turned: null, statedPartner: null, statedAnnouncer: null }),
    ).toMatchObject({
      ok: false,
      error: { code: 'wrong-phase' },
    });
  });
});

describe('R8.4: a match of a number of rounds', () => {
  test('a round is over when the turn to deal has passed every player, throw-ins included', () => {
    const three = thrownIn(misereNorth(thrownIn(match('rounds', 1)).next(MISERE)).next(MISERE));
    expect(three.phase).toBe('deal');
    expect(misereNorth(three.next(MISERE)).phase).toBe('over');
  });

  test('two rounds are eight deals', () => {
    let table = misereNorth(match('rounds', 2));
    for (let dealt = 2; dealt < 8; dealt += 1) table = thrownIn(table.next(MISERE));
    expect(table.phase).toBe('deal');
    expect(thrownIn(table.next(MISERE)).phase).toBe('over');
  });
});

describe('R8.4: a match to a target score', () => {
  test('ends after the deal in which somebody reaches it', () => {
    const one = misereNorth(match('target', 30));
    expect(one.phase).toBe('deal');
    const two = misereNorth(one.next(MISERE));
    expect(two.phase).toBe('over');
    expect(winners(two)).toBe('N');
  });

  test('exactly the target is enough, and it is looked at after a settled deal only', () => {
    expect(misereNorth(match('target', 15)).phase).toBe('over');
    expect(misereNorth(match('target', 16)).phase).toBe('deal');
    expect(thrownIn(match('target', 0)).phase).toBe('deal');
  });
});

describe('R8.4: a match for a time', () => {
  test('a deal begun is finished, then the match ends', () => {
    const table = lastDeal(match('minutes', 60).say('misere'));
    expect(table.seenBy('S').deal?.last).toBe(true);
    expect(table.phase).toBe('auction');
    const over = table.say('pas pas pas').playOut();
    expect(over.phase).toBe('over');
    expect(winners(over)).toBe('N');
  });

  test('between two deals it ends at once', () => {
    const over = lastDeal(misereNorth(match('minutes', 60)));
    expect(over.phase).toBe('over');
    expect(over.totals).toBe('N +15 E -5 S -5 W -5');
  });

  test('nothing else ends it', () => {
    let table = misereNorth(match('minutes', 1));
    for (let dealt = 0; dealt < 20; dealt += 1) table = misereNorth(table.next(MISERE));
    expect(table.phase).toBe('deal');
  });
});

describe('R8.4: the highest total wins', () => {
  test('one winner', () => {
    expect(winners(misereNorth(match('deals', 1)))).toBe('N');
  });

  test('equal totals share the win', () => {
    const pair = deal({
      dealer: 'W',
      ruleset: pagatWith({ end: { kind: 'deals', count: 1 } }),
      hands: 'N:AKQJT98.2.AKQJ2.- 765.KQJ98.T987.2 -.A.-.AKQJT9876543 432.T76543.6543.-',
    });
    const over = pair.auction('rik pas pas pas').say('trump:S call:HA').playOut();
    expect(over.phase).toBe('over');
    expect(winners(over)).toBe('N S');
  });
});
