import { describe, expect, it } from 'vitest';
import { reduce } from '../../src/ui/reducer.js';
import { card } from '../support/hands.js';
import { textOf } from './support/drawn.js';
import {
  askedAt,
  endedAt,
  pausedAt,
  press,
  resultAt,
  SMALL,
  waitingAt,
  withRules,
} from './support/setups.js';
import * as situations from './support/situations.js';

describe('a special game', () => {
  it('is told by its name and goal in place of a contract', () => {
    const screen = textOf(pausedAt(situations.spadesBanned(), 'contract'));
    expect(screen).toContain('schoppen mie: avoid the queen of spades and the last trick');
    expect(screen).toContain('no spades in the first 3 tricks');
    expect(screen).toContain('you: 0 tricks');
  });

  it('gives the reason why a spade may not be led yet, before and after it is tried', () => {
    const state = askedAt(situations.spadesBanned());
    const reason = /In the first 3 tricks no spade may be led or discarded/;
    expect(textOf(state)).toMatch(reason);
    const tried = press(state, 'S q');
    expect(tried.answer).toBeNull();
    expect(textOf(tried)).toMatch(reason);
  });

  it('gives a long reason whole on a narrow terminal', () => {
    const screen = textOf(askedAt(situations.spadesBanned(), { size: SMALL, language: 'nl' }));
    expect(screen).toContain('speel een andere kleur.');
  });

  it('says that the queen of spades must be discarded, which Enter does', () => {
    const state = askedAt(situations.queenMustGo());
    expect(textOf(state)).toMatch(/queen of spades.*Q♠/);
    expect(press(state, 'enter').answer).toEqual({ type: 'play', card: card('SQ'), faceDown: false });
    expect(press(state, 'H a').answer).toBeNull();
  });

  it('counts the queens of everybody', () => {
    const table = situations.queensTaken().play('D2 DK DQ D8');
    expect(textOf(waitingAt(table))).toMatch(/You · 1 queen · 1 trick/);
  });

  it('marks who has taken the queen of spades', () => {
    const table = situations.queenTaken();
    expect(textOf(waitingAt(table))).toMatch(/Q♠/);
  });
});

describe('the result of a special game', () => {
  it.each([
    [
      'a loser pays for the queen and for the last trick',
      situations.queenGame,
      ['Queen of spades, payment from Truus: 5 × 3 = -15', 'Last trick, payment from Sjef: 5 × 3 = -15'],
    ],
    [
      'every loser pays every winner',
      situations.begging,
      ['Each loser (Harrie and Truus) pays each winner 1: 1 × 2 = -2', 'totals before'],
    ],
    ['all losers pay one winner', situations.queensGame, ['pays the winner 1: -1', 'queens']],
    ['nobody has won', situations.oneOrFive, ['nobody wins', 'Nobody pays.', 'tricks']],
    ['only winners are credited', situations.creditedGame, ['Nobody pays.']],
  ] as const)('spells out who pays whom what: %s', (_, table, words) => {
    for (const size of [undefined, SMALL]) {
      const screen = textOf(resultAt(table(), size === undefined ? {} : { size })).replaceAll(/\s+/g, ' ');
      for (const word of words) expect(screen).toContain(word);
    }
  });

  it('is a line of the score sheet with its winners', () => {
    expect(textOf(press(resultAt(situations.queensGame()), 's'))).toMatch(/1 mie en Sjef +-1/);
  });
});

describe('a deal that ended early', () => {
  it('says after how many tricks it was decided', () => {
    expect(textOf(resultAt(situations.stopped()))).toContain(
      'Decided after 1 trick: the last 12 were not played.',
    );
    expect(textOf(resultAt(situations.settled()))).not.toContain('Decided');
  });
});

describe('three players', () => {
  it('see the fourth hand open, and who plays it', () => {
    const screen = textOf(waitingAt(situations.openAgainst()));
    expect(screen).toContain('Open hand (played by Truus) has the turn');
    for (const suit of ['♠ 6 4 3', '♥ 10 6 3', '♣ K 10 5', '♦ Q 5 4 3']) expect(screen).toContain(suit);
  });

  it('play from it when it is theirs, and from nothing else', () => {
    const state = askedAt(situations.openHandToPlay());
    expect(textOf(state)).toContain('You play the open hand');
    expect(textOf(state)).toContain('♥▸A J 10 3');
    expect(press(state, 'enter').answer).toEqual({ type: 'play', card: card('HA'), faceDown: false });
    expect(press(state, 'H k').answer).toBeNull();
    expect(textOf(press(state, 'H k'))).toContain('The open hand has no king of hearts.');
    expect(textOf(press(state, 'end enter'))).toContain('must be played now: A♥');
  });

  it('move through it with the arrows in the order in which it lies', () => {
    const state = press(askedAt(situations.openHandToPlay()), 'home');
    expect(textOf(state)).toContain('♠▸Q J 6');
    expect(textOf(press(state, 'left'))).toContain('♦ 10 9▸2');
  });

  it('have three names on the score sheet', () => {
    const screen = textOf(resultAt(situations.openPartner().playOut()));
    expect(screen).toMatch(/Truus +Sjef +You/);
    expect(screen).toContain('Open hand');
    expect(screen).toMatch(/this deal( +[+-]?\d+){3} *\n/);
  });
});

describe('five players', () => {
  const looks = { seat: 4 } as const;

  it('are told who sits out, and see four places', () => {
    const screen = textOf(waitingAt(situations.fifthDeals()));
    expect(screen).toContain('dealer: Toon (sits out)');
    expect(screen).toMatch(/Harrie 0 +Toon 0 +Truus 0 +Sjef 0 +You 0/);
  });

  it('watch the deal that they have dealt, without cards', () => {
    const state = waitingAt(situations.fifthDeals(), looks);
    const screen = textOf(state);
    expect(screen).toContain('You deal and sit this deal out.');
    expect(screen).not.toMatch(/[2-9JQKA][♥♦]/);
    expect(press(state, 'x').remark).toBeNull();
  });

  it('skip it with one key, to its result', () => {
    const state = press(waitingAt(situations.fifthDeals(), looks), 'n');
    expect(state.skipping).toBe(true);
    expect(textOf(state)).toContain('The others play on to the result');
    expect(reduce(state, { type: 'paused', id: 1, kind: 'trick', timed: true }).skipping).toBe(true);
    expect(reduce(state, { type: 'paused', id: 2, kind: 'result', timed: false }).skipping).toBe(false);
    expect(press(waitingAt(situations.fifthDeals()), 'n').skipping).toBe(false);
  });

  it('have no points in a deal in which they had no part', () => {
    const screen = textOf(resultAt(situations.fiveSettled()));
    expect(screen).toMatch(/this deal +\+2 +- +\+2 +-2 +-2/);
    expect(screen).toMatch(/totals +\+2 +0 +\+2 +-2 +-2/);
    const sheet = textOf(press(resultAt(situations.fiveSettled(), { size: SMALL }), 's'));
    expect(sheet).toMatch(/1 rik You\+Sjef +\+2 +- +\+2 +-2 +-2/);
    const end = textOf(endedAt(situations.fiveSettled(), { size: SMALL }));
    for (const name of ['Truus', 'Harrie', 'Toon', 'Sjef', 'You']) expect(end).toContain(name);
  });
});

describe('a lost partnership for which the declarer pays alone', () => {
  it('says that he pays for the partner too', () => {
    expect(textOf(resultAt(situations.declarerPays()))).toContain('(for the partner too)');
  });
});

describe('the rules', () => {
  const state = press(withRules(askedAt(situations.toSpeak())), '? r');

  it('lie behind the keys, as wide as the table, and say which lines are on show', () => {
    expect(textOf(state)).toMatch(/Rules +line 1-20 of 40/);
    expect(textOf(state)).toContain('rule 1 of 78 cells');
    expect(textOf({ ...state, size: SMALL })).toContain('rule 1 of 58 cells');
  });

  it('are scrolled from their beginning to their end and no further', () => {
    expect(textOf(press(state, 'up'))).toContain('line 1-20 of 40');
    expect(textOf(press(state, 'down down'))).toContain('line 3-22 of 40');
    expect(textOf(press(state, 'end down'))).toContain('line 21-40 of 40');
    expect(textOf(press(state, 'end home'))).toContain('line 1-20 of 40');
  });

  it('are left for the keys or for the table', () => {
    expect(press(state, 'r').overlay).toBe('help');
    expect(press(state, '?').overlay).toBeNull();
    expect(press(state, 'escape').overlay).toBeNull();
  });

  it('are not offered where there is no page', () => {
    expect(textOf(press(askedAt(situations.toSpeak()), '?'))).not.toContain('r rules');
    expect(press(askedAt(situations.toSpeak()), '? r').overlay).toBe('help');
  });
});
