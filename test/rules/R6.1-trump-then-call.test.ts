import { describe, expect, test } from 'vitest';
import { HEARTS, SPADES } from '../../src/engine/cards.js';
import { card } from '../support/hands.js';
import { deal, seat } from '../support/table.js';

/** N declares a rik with an ace he lacks in two suits that he holds. */
const northRik = (bid = 'rik') =>
  deal({ dealer: 'W', hands: 'N:KQJT9.K32.A9876.- ? ? ?' }).auction(`${bid} pas pas pas`);

describe('R6.1: trump is named first, then the card is called', () => {
  test('declarer names any suit, also one he is void in', () => {
    const table = northRik();
    expect(table.phase).toBe('naming');
    expect(table.turn).toBe('N');
    expect(table.legal).toBe('trump:S trump:H trump:D trump:C');
    expect(table.say('trump:C').deal.trump).toBe(3);
  });

  test('the call comes after it, and before the first card', () => {
    const table = northRik();
    expect(table.refusal('call:HA')).toMatchObject({ code: 'wrong-phase', phase: 'naming' });
    const named = table.say('trump:S');
    expect(named.phase).toBe('calling');
    expect(named.refusal('SK')).toMatchObject({ code: 'wrong-phase', phase: 'calling' });
    const called = named.say('call:HA');
    expect(called.phase).toBe('play');
    expect(called.deal).toMatchObject({ trump: SPADES, called: { card: card('HA'), blind: false } });
  });

  test('nobody else names or calls', () => {
    expect(northRik().refusal('E:trump:S')).toMatchObject({ code: 'not-your-turn' });
    expect(northRik().say('trump:S').refusal('E:call:HA')).toMatchObject({ code: 'not-your-turn' });
  });

  test('the suit called is never trump', () => {
    const table = northRik().say('trump:S');
    expect(table.legal).toBe('call:HA');
    expect(table.refusal('call:SA')).toEqual({ code: 'call-trump', card: card('SA') });
    expect(northRik().say('trump:H').legal).toBe('call:SA');
  });

  test('in rik beter trump is hearts without being asked', () => {
    const table = northRik('rik-beter');
    expect(table.phase).toBe('calling');
    expect(table.deal.trump).toBe(HEARTS);
    expect(table.legal).toBe('call:SA');
    expect(table.eventsOf('trump-named')).toEqual([{ type: 'trump-named', seat: seat('N'), suit: HEARTS }]);
  });

  test('who plays alone names trump and calls nothing', () => {
    const table = northRik('alleen-9');
    expect(table.legal).toBe('trump:S trump:H trump:D trump:C');
    expect(table.say('trump:D').phase).toBe('play');
  });

  test('misère and piek have no trump', () => {
    for (const bid of ['misere', 'open-piek']) {
      expect(northRik(bid).phase).toBe('play');
      expect(northRik(bid).deal.trump).toBeNull();
    }
  });

  test('the declarer names trump also when he is not the first to speak', () => {
    expect(deal({ dealer: 'W' }).auction('pas pas rik pas').turn).toBe('S');
  });
});
