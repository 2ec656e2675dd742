import { describe, expect, it } from 'vitest';
import { deal, pagatWith, type Table } from '../support/table.js';
import { ask } from './support/ask.js';

describe('against a misère', () => {
  it('knows when nothing is at stake any more', () => {
    const table = deal({ hands: 'N:A432.T64.J532.42 K?.?.?.? Q?.?.?.? J?.?.?.?' }).auction(
      'misere pas pas pas',
    );
    const lost = table.play('SA SK SQ SJ');
    expect(ask(lost)).toEqual([expect.any(String), 'nothing-at-stake']);
  });
});

describe('with three players', () => {
  const three = (bids: string, hands: string): Table =>
    deal({ players: 3, ruleset: pagatWith({ troela: 'off' }), hands }).auction(bids);

  it('plays the open hand against the declarer as his own: low under his card', () => {
    const led = three('misere pas pas', 'N:7432.T64.J532.42 ?.93?.?.? ?.87?.?.? AKQ.K52.AK.AKQJT').play(
      'HT H9 H8',
    );
    expect([led.turn, led.by]).toEqual(['W', 'E']);
    expect(ask(led)[0]).toMatch(/^H[52]$/);
  });

  it('who avoids tricks himself saves himself with the open hand', () => {
    const table = three('misere misere misere', 'N:?.K.?.? ?.T8?.?.? ?.97?.?.? A.AQ2.KQJT9.AQJT');
    const led = table.play('HK H8 H7');
    expect([led.turn, led.by]).toEqual(['W', 'N']);
    expect(ask(led)[0]).toBe('HA');
  });
});

describe('several declarers', () => {
  it('a defender stays below the one who is winning', () => {
    const table = deal({
      hands: 'N:?.T.?.? 7432.95.542.T432 ?.K83?.?.? A86.Q74.T63.9865',
      ruleset: pagatWith({ troela: 'off' }),
    })
      .auction('misere pas pas misere')
      .play('HT H9');
    expect(ask(table)).toEqual([expect.stringMatching(/^H[83]$/), 'stay-below']);
  });
});
