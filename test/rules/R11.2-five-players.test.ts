import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { size } from '../../src/engine/cardSet.js';
import { ALL_CARDS } from '../../src/engine/cards.js';
import { dealPackets, drawForDealer, gather } from '../../src/engine/deal.js';
import { newMatch } from '../../src/engine/match.js';
import { randomFor } from '../../src/engine/random.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { hands } from '../support/hands.js';
import { deal, letters, pagatWith, seat, type Table } from '../support/table.js';

/** Clockwise from N past the dealer, who has no hand. */
const HANDS = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';

const five = (dealer: 'N' | 'E' | 'S' | 'W' | 'X', ruleset = pagat): Table =>
  deal({ players: 5, dealer, ruleset });

describe('R11.2: with five players the dealer sits out', () => {
  test.each([
    ['N', 'E S W X'],
    ['E', 'S W X N'],
    ['S', 'W X N E'],
    ['W', 'X N E S'],
    ['X', 'N E S W'],
  ] as const)('%s deals: %s play, beginning on his left', (dealer, order) => {
    const table = five(dealer);
    expect(letters(table.deal.active)).toBe(order);
    let bidding = table;
    const speakers = order.split(' ').map(() => {
      const { turn } = bidding;
      bidding = bidding.say('pas');
      return turn;
    });
    expect(speakers.join(' ')).toBe(order);
  });

  test('he gets no cards', () => {
    expect(five('S').deal.hands.map(size)).toEqual([13, 13, 0, 13, 13]);
    const dealt = dealPackets(ALL_CARDS, pagat, 5, seat('W'));
    expect(dealt.map(size)).toEqual([13, 13, 13, 0, 13]);
    const entry = {
      type: 'deal',
      board: 1,
      dealer: seat('S'),
      hands: hands('N:? ? ? ?'),
      unknown: [0, 0, 0, 0, 0],
      turned: null,
      statedPartner: null,
      statedAnnouncer: null,
    } as const;
    expect(apply(newMatch(pagat, 5), entry)).toMatchObject({
      ok: false,
      error: { code: 'wrong-hand-size', seat: seat('S'), expected: 0 },
    });
  });

  test('he does not bid', () => {
    const table = five('S');
    expect(table.refusal('S:rik')).toMatchObject({ code: 'not-your-turn' });
    expect(table.say('W:pas X:pas N:pas').turn).toBe('E');
    expect(table.auction('W:pas X:pas N:pas E:misere').contracts).toBe('E misere');
  });

  test('he does not play, and a trick goes round the others', () => {
    const table = deal({ players: 5, dealer: 'S', hands: HANDS }).auction('pas pas misere pas');
    expect(table.turn).toBe('W');
    const trick = table.play('DA D8 D5 D2');
    expect(trick.trickWinners).toBe('W');
    expect(trick.deal.tricks[0]?.plays.map((play) => play.seat)).toEqual([3, 4, 0, 1]);
  });

  test('he sees what everybody sees, and may do nothing', () => {
    const seen = five('S').seenBy('S');
    expect(seen.legal).toEqual([]);
    expect(seen.deal?.hand).toEqual([0, 0, 0, 0]);
    expect(seen.deal?.open).toEqual([null, null, null, null, null]);
  });

  test('he scores nothing: alone, in a partnership, and thrown in', () => {
    const hand = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';
    const misere = deal({ players: 5, dealer: 'X', hands: hand }).auction('misere pas pas pas').playOut();
    expect(misere.score).toBe('N +15 E -5 S -5 W -5 X 0');
    const rik = deal({
      players: 5,
      dealer: 'S',
      hands: 'N:AKQJT98.2.AKQJ2.- 765.KQJ98.T987.2 -.A.-.AKQJT9876543 432.T76543.6543.-',
    })
      .auction('W:pas X:pas N:rik E:pas')
      .say('trump:S call:HA')
      .playOut();
    // N and W, who holds the ace, against E and X.
    const [north, east, south, west, fifth] = rik.finished.settlement.deltas;
    expect(south).toBe(0);
    expect(west).toBe(north);
    expect(east).toBe(-north);
    expect(fifth).toBe(-north);
    expect(north).not.toBe(0);
    expect(five('X').auction('pas pas pas pas').score).toBe('N 0 E 0 S 0 W 0 X 0');
  });

  test('in the next deal he plays again: the deal goes round all five', () => {
    let table = five('W');
    const dealers = ['W', 'X', 'N', 'E', 'S', 'W'].map((letter) => {
      expect(table.deal.dealer).toBe(seat('N') + 'NESWX'.indexOf(letter));
      const dealer = table.seenBy('N').dealer;
      table = table.auction('pas pas pas pas').next();
      return dealer;
    });
    expect(letters(dealers.filter((dealer) => dealer !== null))).toBe('W X N E S W');
  });
});

describe('R11.2: around the deal', () => {
  test('all five draw for the first deal', () => {
    const draw = drawForDealer(5, randomFor('five'));
    expect(draw.rounds[0]?.map((drawn) => drawn.seat)).toEqual([0, 1, 2, 3, 4]);
  });

  test('the packets go to the four others, from the left of the dealer or from his right', () => {
    const first = (side: 'left' | 'right', dealer: 'N' | 'X') =>
      dealPackets(ALL_CARDS, pagatWith({ firstPacket: side }), 5, seat(dealer)).findIndex(
        (hand) => hand[0] >= 0b1111110000000,
      );
    expect(first('left', 'X')).toBe(seat('N'));
    expect(first('left', 'N')).toBe(seat('E'));
    expect(first('right', 'X')).toBe(seat('W'));
    expect(first('right', 'N')).toBe(seat('X'));
  });

  test('all 52 cards are gathered again', () => {
    const table = deal({ players: 5, dealer: 'S', hands: HANDS }).auction('misere pas pas pas').playOut();
    const pack = gather(table.finished.deal, 5, seat('W'));
    expect(new Set(pack).size).toBe(52);
    expect(pack).toHaveLength(52);
  });

  test('three aces of four are announced at a table of five as well', () => {
    const table = deal({ players: 5, dealer: 'S', ruleset: brabants, hands: 'X:A?.A?.A?.? ? ? ?' });
    expect(table.deal.announcer).toBe(seat('X'));
    expect(table.auction('W:pas N:pas E:pas').contracts).toBe('X mallure');
  });
});
