import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { type MatchEnd, matchEnd } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
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
  test('sixteen with four players, twenty with five, fifteen with three', () => {
    expect(matchEnd(pagat, 4)).toEqual({ kind: 'deals', count: 16 });
    expect(matchEnd(pagat, 5)).toEqual({ kind: 'deals', count: 20 });
    expect(matchEnd(pagat, 3)).toEqual({ kind: 'deals', count: 15 });
  });

  test('unless the ruleset says otherwise', () => {
    expect(matchEnd(toernooi, 4)).toEqual({ kind: 'deals', count: 20 });
    expect(matchEnd(pagatWith({ end: { kind: 'target', count: 30 } }), 5)).toEqual({
      kind: 'target',
      count: 30,
    });
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

describe('R8.4: twenty deals in toernooi', () => {
  test('it says so itself', () => {
    expect(toernooi.end).toEqual({ kind: 'deals', count: 20 });
  });
});

describe('R8.4: a special game counts as a deal', () => {
  const passing = (kind: MatchEnd['kind'], count: number, game: string) =>
    deal({
      dealer: 'W',
      hands: MISERE,
      ruleset: pagatWith({ end: { kind, count }, passOut: { kind: 'game', game } }),
    });

  test.each(['een-of-vijf', 'schoppen-mie', 'bedelen'])('%s', (game) => {
    const over = thrownIn(passing('deals', 1, game)).playOut();
    expect(over.phase).toBe('over');
    expect(over.state.match.settled).toBe(1);
  });

  test('the target can be reached in one', () => {
    // E and S take the queens.
    const over = thrownIn(passing('target', 2, 'mie-en')).playOut();
    expect(over.phase).toBe('over');
    expect(over.totals).toBe('N +2 E -2 S -2 W +2');
    expect(thrownIn(passing('target', 3, 'mie-en')).playOut().phase).toBe('deal');
  });
});

describe('R8.4: a round when five or three play', () => {
  const at = (players: 3 | 5, count: number) =>
    deal({ players, ruleset: pagatWith({ end: { kind: 'rounds', count } }) });

  /** Everybody passes so many deals, the first included. */
  const thrown = (table: Table, deals: number): Table => {
    let last = table.auction(table.state.match.players === 3 ? 'pas pas pas' : 'pas pas pas pas');
    for (let dealt = 1; dealt < deals; dealt += 1)
      last = last.next().auction(table.state.match.players === 3 ? 'pas pas pas' : 'pas pas pas pas');
    return last;
  };

  test('is five deals, or three, throw-ins included', () => {
    expect(thrown(at(5, 1), 4).phase).toBe('deal');
    expect(thrown(at(5, 1), 5).phase).toBe('over');
    expect(thrown(at(3, 1), 2).phase).toBe('deal');
    expect(thrown(at(3, 1), 3).phase).toBe('over');
    expect(thrown(at(3, 2), 5).phase).toBe('deal');
    expect(thrown(at(3, 2), 6).phase).toBe('over');
  });

  test('a match of throw-ins only is shared by all', () => {
    expect(winners(thrown(at(5, 1), 5))).toBe('N E S W X');
    expect(winners(thrown(at(3, 1), 3))).toBe('N E S');
  });
});

describe('R8.4: time that runs out', () => {
  test('in the middle of the play of a special game: the deal is finished', () => {
    const ruleset = pagatWith({
      end: { kind: 'minutes', count: 5 },
      passOut: { kind: 'game', game: 'mie-en' },
    });
    const begun = thrownIn(deal({ dealer: 'W', hands: MISERE, ruleset })).play('S4');
    const over = lastDeal(begun).playOut();
    expect(over.phase).toBe('over');
    expect(over.totals).toBe('N +2 E -2 S -2 W +2');
    expect(winners(over)).toBe('N W');
  });

  test('before anything was dealt it ends nothing', () => {
    const start = deal({ ruleset: pagatWith({ end: { kind: 'minutes', count: 5 } }) });
    const match = { phase: 'draw', match: { ...start.state.match, dealt: 0 } } as const;
    expect(apply(match, { type: 'last-deal' })).toMatchObject({ ok: false, error: { code: 'wrong-phase' } });
  });
});
