import { describe, expect, test } from 'vitest';
import { deal, seat } from '../support/table.js';

const EVERY_BID = [
  'rik rik-beter alleen-8 misere piek alleen-9 alleen-10 alleen-11 alleen-12',
  'open-misere open-piek open-misere-praatje open-piek-praatje alleen-13 open-alleen-13',
].join(' ');

describe('R4.1: the auction goes clockwise from the left neighbour of the dealer', () => {
  test('the first to speak may pass or make any bid', () => {
    const table = deal({ dealer: 'S' });
    expect(table.turn).toBe('W');
    expect(table.legal).toBe(`pas ${EVERY_BID}`);
  });

  test('nobody speaks before his turn', () => {
    const table = deal({ dealer: 'W' }).say('rik');
    expect(table.refusal('N:rik-beter')).toEqual({ code: 'not-your-turn', seat: seat('N'), turn: seat('E') });
    expect(table.refusal('S:pas')).toEqual({ code: 'not-your-turn', seat: seat('S'), turn: seat('E') });
  });

  test('no card is played before the auction has ended', () => {
    expect(deal().say('rik').refusal('SA')).toMatchObject({ code: 'wrong-phase', phase: 'auction' });
  });

  test('a bid must outrank the standing bid', () => {
    const table = deal({ dealer: 'W' }).say('alleen-9');
    expect(table.refusal('alleen-8')).toEqual({ code: 'bid-too-low', bid: 'alleen-8', standing: 'alleen-9' });
    expect(table.refusal('piek')).toEqual({ code: 'bid-too-low', bid: 'piek', standing: 'alleen-9' });
    expect(table.refusal('alleen-9')).toEqual({
      code: 'may-not-join',
      bid: 'alleen-9',
      standing: 'alleen-9',
    });
    expect(table.refusal('alleen-10')).toBeNull();
    expect(table.refusal('open-alleen-13')).toBeNull();
  });

  test('a bid is one of those of the ruleset', () => {
    expect(deal().refusal('solo-slim')).toEqual({ code: 'unknown-bid', bid: 'solo-slim' });
  });

  test('who passed is out of this auction', () => {
    const table = deal({ dealer: 'W' }).say('N:pas E:rik S:rik-beter W:pas');
    expect(table.turn).toBe('E');
    expect(table.say('E:alleen-8').turn).toBe('S');
    expect(table.say('E:pas').phase).toBe('calling');
  });

  test('who was overbid and has not passed may bid again', () => {
    const table = deal({ dealer: 'W' }).say('N:rik E:pas S:rik-beter W:pas');
    expect(table.turn).toBe('N');
    expect(table.say('N:alleen-8').turn).toBe('S');
    expect(table.auction('N:alleen-8 S:alleen-9 N:alleen-10 S:pas').contracts).toBe('N alleen-10');
  });

  test('every deal begins a new auction', () => {
    const table = deal({ dealer: 'W' }).auction('pas pas pas pas').next();
    expect(table.auction('E:rik S:pas W:pas N:pas').contracts).toBe('E rik');
  });
});
