import { describe, expect, it } from 'vitest';
import { legalActions } from '../../src/engine/legal.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { EAST, NORTH, SOUTH, WEST } from '../../src/engine/seats.js';
import type { GameState } from '../../src/engine/state.js';
import { hasTurn } from '../../src/engine/state.js';
import { actionWord, newHeader, readItems, replayDeal } from '../../src/notation/index.js';
import type { RecordHeader } from '../../src/notation/record.js';
import {
  BETER,
  BLIND,
  changed,
  HEADER,
  mustReplay,
  PLAYED,
  replayFault,
  THROWN_IN,
  TROELA,
  TWO_CONTRACTS,
  upTo,
} from './samples.js';

const having = (deal: string, part: string, by: string): string => HEADER + changed(deal, part, by);

describe('a record played through the engine', () => {
  it.each(PLAYED)('ends with its score', (deal) => {
    const { deals, end } = mustReplay(HEADER + deal);
    expect(deals).toHaveLength(1);
    expect(end.phase).toBe('deal');
  });

  it('gives every entry its place in the text', () => {
    const [deal] = mustReplay(HEADER + BETER).deals;
    const places = deal?.steps.map(({ entry, line, column }) => [entry.type, line, column]);
    expect(places?.slice(0, 8)).toEqual([
      ['deal', 10, 8],
      ['pass', 12, 1],
      ['pass', 12, 5],
      ['bid', 12, 9],
      ['pass', 12, 19],
      ['call', 15, 8],
      ['play', 17, 1],
      ['play', 17, 4],
    ]);
  });

  it('stops where the record stops', () => {
    const state = (words: string) => mustReplay(HEADER + upTo(BETER, words)).end;
    expect(state('T7642"]')).toMatchObject({ phase: 'auction', turn: NORTH });
    expect(state('pas pas')).toMatchObject({ phase: 'auction', turn: SOUTH });
    expect(state('rik-beter pas')).toMatchObject({ phase: 'calling', turn: SOUTH });
    expect(state('[Call "DA"]')).toMatchObject({ phase: 'play', turn: NORTH });
    expect(state('D2 ST DK')).toMatchObject({ phase: 'play', turn: WEST });
    expect(mustReplay(HEADER + upTo(TROELA, '[Partner "W"]')).end).toMatchObject({
      phase: 'naming',
      turn: WEST,
    });
    expect(mustReplay(HEADER).end).toMatchObject({ phase: 'draw' });
    expect(mustReplay(`${HEADER}\n[Draw "N H7 E SK S D3 W C9"]\n`).end).toMatchObject({
      phase: 'deal',
      dealer: EAST,
      previous: null,
    });
  });

  it('goes on with the match where the number of the board is the next', () => {
    const next = upTo(changed(BLIND, '[Dealer "E"]', '[Dealer "S"]'), '85."]\n');
    const { deals, end } = mustReplay(HEADER + THROWN_IN + next);
    expect(deals.map((deal) => deal.beginsMatch)).toEqual([true, false]);
    expect(end.match).toMatchObject({ dealt: 2, settled: 0 });
  });

  it.each([
    ['a number that does not follow', BETER + BLIND],
    ['a draw', THROWN_IN + TROELA.replace('[Board "1"]', '[Board "2"]')],
    ['an unfinished deal before', upTo(THROWN_IN, 'pas pas') + TWO_CONTRACTS],
  ])('begins another match after %s', (_what, deals) => {
    const replayed = mustReplay(HEADER + deals);
    expect(replayed.deals.map((deal) => deal.beginsMatch)).toEqual([true, true]);
    expect(replayed.end.match.dealt).toBe(1);
  });

  it('can be played deal by deal while it is read', async () => {
    let header: RecordHeader = newHeader({ ruleset: pagat, players: 4 });
    let state: GameState | null = null;
    for await (const item of readItems([HEADER, TROELA, BETER.slice(0, 100), BETER.slice(100)])) {
      if (!item.ok) throw new Error(item.error.code);
      if (item.value.kind === 'header') header = item.value.header;
      if (item.value.kind !== 'deal') continue;
      const deal = replayDeal(header, state, item.value.deal);
      if (!deal.ok) throw new Error(JSON.stringify(deal.error));
      state = deal.value.end;
    }
    expect(state?.match.totals).toEqual([4, -4, 4, -4, 0]);
  });
});

describe('what the rules refuse', () => {
  it.each([
    [
      'a dealer who is not due',
      HEADER + THROWN_IN + BETER.replace('"3"', '"2"'),
      'wrong-dealer',
      18,
      8,
      'deal',
    ],
    ['twelve cards', having(BETER, 'AK854.A92..T7642', 'AK854.A92..T764'), 'wrong-hand-size', 10, 8, 'deal'],
    ['a bid out of turn', having(BETER, 'rik-beter pas', 'rik-beter pas pas'), 'wrong-phase', 12, 23, 'pas'],
    ['a bid that is too low', having(TROELA, 'troela pas', 'troela rik'), 'bid-too-low', 13, 16, 'rik'],
    ['a bid that does not exist', having(BETER, 'rik-beter', 'abondance'), 'unknown-bid', 12, 9, 'abondance'],
    ['a pass with three aces', having(TROELA, 'rik troela', 'rik pas'), 'must-announce-aces', 13, 9, 'pas'],
    [
      'the suit of the fourth ace',
      having(TROELA, '[Trump "H"]', '[Trump "S"]'),
      'suit-of-fourth-ace',
      16,
      9,
      'trump:S',
    ],
    ['an own ace', having(BLIND, 'DA blind', 'SA'), 'call-own-card', 15, 8, 'call:SA'],
    ['a card that is not held', having(BETER, 'D2 ST', 'D2 C2'), 'card-not-held', 17, 4, 'C2'],
    ['a revoke', having(BETER, 'C4 DJ C3 CA', 'C4 DJ HJ CA'), 'must-follow-suit', 18, 7, 'HJ'],
    [
      'a called ace kept back',
      having(BETER, 'D2 ST DK HA', 'S2 SQ DK SA').replace('C4 DJ', 'D5 D2'),
      'card-not-held',
      18,
      1,
      'D5',
    ],
    ['a card too many', having(BETER, 'CK C2 D7 S6', 'CK C2 D7 S6\nCK'), 'wrong-phase', 30, 1, 'CK'],
  ])('%s', (_what, text, code, line, column, word) => {
    const fault = replayFault(text);
    expect(fault).toMatchObject({ code: 'refused', error: { code }, line, column });
    if (fault.code !== 'refused') throw new Error('another fault');
    const { entry } = fault;
    const isAction = entry.type !== 'draw' && entry.type !== 'deal' && entry.type !== 'last-deal';
    expect(isAction ? actionWord(entry) : entry.type).toBe(word);
  });

  it('comes with the state in which it was tried, so that what is legal can be said', () => {
    const fault = replayFault(having(BETER, 'C4 DJ C3 CA', 'C4 DJ HJ CA'));
    if (fault.code !== 'refused' || !hasTurn(fault.state)) throw new Error('another fault');
    expect(fault).toMatchObject({ board: 3, state: { turn: EAST } });
    expect(legalActions(fault.state).map(actionWord)).toContain('C3');
  });

  it('is found before what stands wrong later', () => {
    const text = having(BETER, 'C4 DJ C3 CA', 'C4 DJ HJ CA').replace('N +4', 'N +5');
    expect(replayFault(text)).toMatchObject({ code: 'refused', line: 18 });
  });
});

describe('derived tags are checked where they stand', () => {
  it.each([
    ['who speaks first', having(BETER, '[Auction "N"]', '[Auction "E"]'), 'Auction', 11, 11, 'E', 'N'],
    ['the contract', having(BETER, '"S rik-beter"', '"S rik"'), 'Contract', 13, 12, 'S rik', 'S rik-beter'],
    [
      'the order of contracts',
      having(TWO_CONTRACTS, 'W open-misere, S open-piek', 'S open-piek, W open-misere'),
      'Contract',
      13,
      12,
      'S open-piek, W open-misere',
      'W open-misere, S open-piek',
    ],
    [
      'a contract of a deal thrown in',
      having(THROWN_IN, '"pas"', '"N rik"'),
      'Contract',
      13,
      12,
      'N rik',
      'pas',
    ],
    [
      'a contract before the auction is over',
      `${HEADER}${upTo(BETER, 'rik-beter')}\n[Contract "S rik-beter"]\n`,
      'Contract',
      13,
      12,
      'S rik-beter',
      null,
    ],
    ['a fixed trump', having(BETER, '[Trump "H"]', '[Trump "S"]'), 'Trump', 14, 9, 'S', 'H'],
    [
      'a trump where there is none',
      having(TWO_CONTRACTS, '[Play', '[Trump "S"]\n[Play'),
      'Trump',
      14,
      9,
      'S',
      null,
    ],
    ['a call where there is none', having(TROELA, '[Play', '[Call "SA"]\n[Play'), 'Call', 17, 8, 'SA', null],
    ['the partner in troela', having(TROELA, '[Partner "W"]', '[Partner "E"]'), 'Partner', 15, 11, 'E', 'W'],
    [
      'the holder of the called card',
      having(BETER, '[Play', '[Partner "E"]\n[Play'),
      'Partner',
      16,
      11,
      'E',
      'N',
    ],
    [
      'a partner of a lone player',
      having(TWO_CONTRACTS, '[Play', '[Partner "E"]\n[Play'),
      'Partner',
      14,
      11,
      'E',
      null,
    ],
    ['who leads', having(BETER, '[Play "N"]', '[Play "W"]'), 'Play', 16, 8, 'W', 'N'],
    [
      'the tricks',
      having(BETER, 'N 2 E 1', 'N 1 E 2'),
      'Tricks',
      30,
      10,
      'N 1 E 2 S 9 W 1',
      'N 2 E 1 S 9 W 1',
    ],
    ['the score', having(BETER, 'N +4', 'N 5'), 'Score', 31, 9, 'N +5 E -4 S +4 W -4', 'N +4 E -4 S +4 W -4'],
    [
      'a score of some',
      having(BETER, 'N +4 E -4', 'N +4'),
      'Score',
      31,
      9,
      'N +4 S +4 W -4',
      'N +4 E -4 S +4 W -4',
    ],
    [
      'tricks of an unfinished deal',
      having(BETER, 'CK C2 D7 S6\n', 'CK C2 D7\n'),
      'Tricks',
      30,
      10,
      'N 2 E 1 S 9 W 1',
      null,
    ],
  ])('%s', (_what, text, tag, line, column, found, expected) => {
    expect(replayFault(text)).toMatchObject({ code: 'wrong-tag', tag, line, column, found, expected });
  });

  it('and may all be left out', () => {
    const bare = PLAYED.map((deal) =>
      deal
        .replace(/\[(Contract|Partner|Tricks|Score) .*\n/g, '')
        .replace('[Trump "H"]\n[Call "DA"]', '[Call "DA"]'),
    );
    bare.forEach((deal, index) => {
      expect(mustReplay(HEADER + deal).end).toEqual(mustReplay(HEADER + (PLAYED[index] ?? '')).end);
    });
  });

  it.each([
    ['trump', having(TROELA, '[Trump "H"]\n', ''), 'Trump', 16, 8],
    ['trump before the called card', having(BLIND, '[Trump "C"]\n', ''), 'Trump', 14, 8],
    ['the called card', having(BETER, '[Call "DA"]\n', ''), 'Call', 15, 8],
  ])('but %s must be named before it matters', (_what, text, tag, line, column) => {
    expect(replayFault(text)).toEqual({ code: 'missing-tag', tag, line, column, board: expect.any(Number) });
  });
});
