import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/deal.js';
import { names } from '../support/pack.js';
import { deal, seat } from '../support/table.js';

const HANDS = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';

const pack = (...piles: readonly string[]): string => piles.join(' ');

describe('R3.3: how the tricks are gathered into the next pack', () => {
  test('a trick in the order played, a pile in the order won then the unplayed cards, the piles from the next dealer on his left', () => {
    const table = deal({ hands: HANDS, dealer: 'W' })
      .auction('misere pas pas pas')
      .play('SA ST S7 S4')
      .play('HT H7 H4 HA')
      .play('DT D7 D4 DA')
      .play('CT C7 C4 CJ')
      .play('S9 S6 S3 SK')
      .play('SQ S8 S5 S2');
    expect(table.trickWinners).toBe('N W S E N N');
    const south = 'DT D7 D4 DA H3 H2 DK DQ DJ C9 C8';
    const west = 'HT H7 H4 HA HK HQ HJ D9 D8 C6 C5';
    const north = 'SA ST S7 S4 S9 S6 S3 SK SQ S8 S5 S2 SJ H9 H8 D6 D5 C3 C2';
    const east = 'CT C7 C4 CJ H6 H5 D3 D2 CA CK CQ';
    expect(names(gather(table.deal, 4, seat('N')))).toBe(pack(east, south, west, north));
    expect(names(gather(table.deal, 4, seat('S')))).toBe(pack(west, north, east, south));
  });

  test('hands that were thrown in lie spades, hearts, diamonds, clubs, each from high to low', () => {
    const table = deal({ hands: HANDS, dealer: 'W' }).auction('pas pas pas pas');
    const east = 'ST S9 S8 H7 H6 H5 D4 D3 D2 CA CK CQ CJ';
    const south = 'S7 S6 S5 H4 H3 H2 DA DK DQ DJ CT C9 C8';
    const west = 'S4 S3 S2 HA HK HQ HJ DT D9 D8 C7 C6 C5';
    const north = 'SA SK SQ SJ HT H9 H8 D7 D6 D5 C4 C3 C2';
    expect(names(gather(table.finished.deal, 4, seat('N')))).toBe(pack(east, south, west, north));
  });

  test('a card led face down lies where it was played', () => {
    const table = deal({
      dealer: 'W',
      hands: 'N:KQJT98.A2.A9876.- A2.KQJT.KQJ.KQJT 76.543.T5.A98765 543.9876.432.432',
    }).auction('rik pas pas pas trump:S call:CA:blind');
    const played = table.play('S8* CK CA C2').playOut().finished.deal;
    expect(names(gather(played, 4, seat('E')))).toContain('S8 CK CA C2');
    expect(new Set(gather(played, 4, seat('E'))).size).toBe(52);
  });
});
