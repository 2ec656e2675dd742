import { describe, expect, test } from 'vitest';
import { type Answer, readAnswer, readWatchAnswer } from '../../../src/cli/plain/answer.js';
import type { Action } from '../../../src/engine/action.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { punten } from '../../../src/engine/rulesets/punten.js';
import { textsIn } from '../../../src/i18n/index.js';
import { actionWord, parseActionWord } from '../../../src/notation/words.js';

const say = textsIn('nl').game;

function actions(words: string): Action[] {
  return words.split(' ').map((word) => {
    const parsed = parseActionWord(word);
    if (!parsed.ok) throw new Error(`no action: ${word}`);
    return parsed.value;
  });
}

/** What a typed line means when the words of these actions are legal, as one short text. */
function read(typed: string, legal: string, ruleset = pagat): string {
  const answer: Answer = readAnswer(typed, actions(legal), { ruleset, say });
  switch (answer.kind) {
    case 'action':
      return actionWord(answer.action);
    case 'illegal':
      return `illegal ${actionWord(answer.action)}`;
    case 'command':
      return answer.command;
    case 'several':
      return `several: ${answer.words.join(' ')}`;
    case 'nothing':
      return 'nothing';
  }
}

describe('an answer in the auction', () => {
  const bids = 'pas rik rik-beter alleen-8 misere piek alleen-9';

  test.each([
    ['rik', 'rik'],
    [' RIK \t', 'rik'],
    ['pas', 'pas'],
    ['pass', 'pas'],
    ['rik-beter', 'rik-beter'],
    ['rik beter', 'rik-beter'],
    ['8 alleen', 'alleen-8'],
    ['alleen 9', 'alleen-9'],
    ['misère', 'misere'],
    ['Misère', 'misere'],
  ])('%j is %s', (typed, word) => {
    expect(read(typed, bids)).toBe(word);
  });

  test('may be the beginning of one word', () => {
    expect(read('m', bids)).toBe('misere');
    expect(read('rik-b', bids)).toBe('rik-beter');
  });

  test('that is the beginning of several words is asked back', () => {
    expect(read('p', bids)).toBe('several: pas piek');
    expect(read('alleen', bids)).toBe('several: alleen-8 alleen-9');
  });

  test('can be a bid that is not legal now', () => {
    expect(read('rik', 'pas misere')).toBe('illegal rik');
    expect(read('8 alleen', 'pas misere')).toBe('illegal alleen-8');
  });

  test('can be a card out of turn', () => {
    expect(read('h5', bids)).toBe('illegal H5');
  });

  test.each(['foo', '', 'rikk', '\u0000', 'rik pas'])('%j is nothing', (typed) => {
    expect(read(typed, bids)).toBe('nothing');
  });
});

describe('an answer that names trump or calls a card', () => {
  test.each([
    ['trump h', 'trump:H'],
    ['trump:H', 'trump:H'],
    ['h', 'trump:H'],
    ['♥', 'trump:H'],
  ])('%j names hearts', (typed, word) => {
    expect(read(typed, 'trump:S trump:H trump:D trump:C')).toBe(word);
  });

  test.each([
    ['call sa', 'call:SA'],
    ['call:SA', 'call:SA'],
    ['sa', 'call:SA'],
    ['♠A', 'call:SA'],
    ['s', 'scores'],
    ['call d', 'call:DA'],
  ])('%j calls', (typed, word) => {
    expect(read(typed, 'call:SA call:DA')).toBe(word);
  });

  test('a blind call may leave out that it is blind', () => {
    expect(read('call ha', 'call:HA:blind')).toBe('call:HA:blind');
    expect(read('call:HA:blind', 'call:HA:blind')).toBe('call:HA:blind');
    expect(read('call ha blind', 'call:HA call:DA')).toBe('illegal call:HA:blind');
  });

  test.each(['h', 'hint', 'HINT'])('%j asks for a hint instead, but that h alone names hearts', (typed) => {
    expect(read(typed, 'call:HA call:DA')).toBe('hint');
    expect(read(typed, 'H5 S4')).toBe('hint');
    expect(read(typed, 'pas rik misere')).toBe('hint');
    expect(read('hint', 'trump:S trump:H')).toBe('hint');
  });
});

describe('an answer that plays a card', () => {
  test.each([
    ['h5', 'H5'],
    ['H5', 'H5'],
    ['♥5', 'H5'],
    ['ht', 'HT'],
    ['h10', 'HT'],
    ['d', 'D4'],
    ['h5*', 'H5*'],
    ['hk', 'illegal HK'],
  ])('%j is %s', (typed, word) => {
    expect(read(typed, 'H5 HT D4 H5* HT*')).toBe(word);
  });
});

test('the commands', () => {
  expect(['?', 'help', 'hand', 'l', 's', 'q', 'Quit'].map((typed) => read(typed, 'pas'))).toEqual([
    'help',
    'help',
    'hand',
    'last-trick',
    'scores',
    'quit',
    'quit',
  ]);
});

describe('an answer that chooses a game', () => {
  const choices = 'rik rik-beter piek game:een-of-vijf game:schoppen-mie';

  test.each([
    ['game:schoppen-mie', 'game:schoppen-mie'],
    ['schoppen-mie', 'game:schoppen-mie'],
    ['Schoppen mie', 'game:schoppen-mie'],
    ['schop', 'game:schoppen-mie'],
    ['een of vijf', 'game:een-of-vijf'],
    ['game', 'several: game:een-of-vijf game:schoppen-mie'],
  ])('%j is %s', (typed, word) => {
    expect(read(typed, choices, punten)).toBe(word);
  });

  test('can be a game that may not be chosen now', () => {
    expect(read('schoppen-mie', 'pas rik', punten)).toBe('illegal game:schoppen-mie');
    expect(read('game:mie-en', choices, punten)).toBe('illegal game:mie-en');
  });
});

test('what every object of the language has is no answer', () => {
  expect(read('constructor', 'pas')).toBe('nothing');
  expect(readWatchAnswer('constructor')).toBeNull();
});

describe('an answer of a player who sits a deal out', () => {
  test.each([
    ['', 'watch'],
    ['watch', 'watch'],
    ['W', 'watch'],
    ['skip', 'skip'],
    ['sk', 'skip'],
    ['s', 'scores'],
    ['q', 'quit'],
    ['pas', null],
  ])('%j is %s', (typed, meaning) => {
    expect(readWatchAnswer(typed)).toBe(meaning);
  });
});
