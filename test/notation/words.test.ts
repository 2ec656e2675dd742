import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/engine/action.js';
import { ALL_CARDS } from '../../src/engine/cards.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { SEATS } from '../../src/engine/seats.js';
import {
  actionWord,
  makeCard,
  parseActionWord,
  parseCard,
  parseSeat,
  parseSuit,
} from '../../src/notation/index.js';
import { card } from '../support/hands.js';

const WORDS: readonly (readonly [string, Action])[] = [
  ['pas', { type: 'pass' }],
  ['rik', { type: 'bid', bid: 'rik' }],
  ['alleen-9', { type: 'bid', bid: 'alleen-9' }],
  ['game:schoppen-mie', { type: 'game', game: 'schoppen-mie' }],
  ['trump:S', { type: 'trump', suit: 0 }],
  ['call:HA', { type: 'call', card: card('HA'), blind: false }],
  ['call:HA:blind', { type: 'call', card: card('HA'), blind: true }],
  ['H5', { type: 'play', card: card('H5'), faceDown: false }],
  ['H5*', { type: 'play', card: card('H5'), faceDown: true }],
  ['?*', { type: 'play', card: null, faceDown: true }],
];

describe('the words for actions', () => {
  it.each(WORDS)('%s', (word, action) => {
    expect(actionWord(action)).toBe(word);
    expect(parseActionWord(word)).toEqual({ ok: true, value: action });
    expect(parseActionWord(word.toUpperCase())).toEqual({ ok: true, value: action });
    expect(parseActionWord(word.toLowerCase())).toEqual({ ok: true, value: action });
  });

  it.each([
    ['h10', 'HT'],
    ['♥10', 'HT'],
    ['♠a', 'SA'],
    ['♣️2', 'C2'],
    ['♢10*', 'DT*'],
    ['call:♦a', 'call:DA'],
    ['call:♦10:blind', 'call:DT:blind'],
    ['trump:♥', 'trump:H'],
    ['misère', 'misere'],
  ])('%s is read as %s', (written, word) => {
    const action = parseActionWord(written);
    expect(action.ok && actionWord(action.value)).toBe(word);
  });

  it.each([
    ['', 'not-an-action'],
    ['?', 'not-an-action'],
    ['-rik', 'not-an-action'],
    ['rik beter', 'not-an-action'],
    ['call:HA:open', 'not-an-action'],
    ['call:HA:blind:blind', 'not-an-action'],
    ['trump:S:blind', 'not-an-action'],
    ['game:', 'not-an-action'],
    ['game:mie-en:blind', 'not-an-action'],
    ['game:mie+en', 'not-an-action'],
    ['trump:N', 'not-a-suit'],
    ['call:H1', 'not-a-card'],
  ])('%j is no action: %s', (word, code) => {
    expect(parseActionWord(word)).toMatchObject({ ok: false, error: { code } });
  });

  it('can say every contract of the ruleset', () => {
    for (const { id } of pagat.contracts) {
      expect(parseActionWord(id)).toEqual({ ok: true, value: { type: 'bid', bid: id } });
    }
  });
});

describe('cards, suits and seats', () => {
  it('reads every card as it is written, suit first', () => {
    for (const each of ALL_CARDS) expect(parseCard(makeCard(each))).toBe(each);
    expect(['AH', 'H11', 'H', 'HTT', 'XA', '10'].map(parseCard)).toEqual(Array(6).fill(null));
  });

  it('reads suits as letters and glyphs', () => {
    expect(['S', 'h', '♦', '♧'].map(parseSuit)).toEqual([0, 1, 2, 3]);
    expect(['N', '', 'SS'].map(parseSuit)).toEqual([null, null, null]);
  });

  it('reads seats in either case', () => {
    expect(['N', 'e', 'S', 'w', 'x'].map(parseSeat)).toEqual(SEATS);
    expect(['', 'NE', 'Q'].map(parseSeat)).toEqual([null, null, null]);
  });
});
