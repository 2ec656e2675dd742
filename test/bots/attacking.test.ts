import { describe, expect, it } from 'vitest';
import { deal, pagatWith, type Table } from '../support/table.js';
import { ask } from './support/ask.js';

/** W plays the contract; N leads, E plays second, S third and W last. */
const west = (bid: string, hands: string): Table => deal({ hands }).auction(`pas pas pas ${bid}`);

describe('against a misère', () => {
  it('stays below the declarer who has the trick', () => {
    const table = deal({ hands: 'N:7432.T64.J532.42 ?.932?.?.? ? ?' }).auction('misere pas pas pas');
    expect(ask(table.play('HT'))).toEqual([expect.stringMatching(/^H[932]$/), 'stay-below']);
  });

  it('throws its highest card on a trick that a friend has', () => {
    const table = west('misere', 'N:?.A5?.?.? ?.KQ2.?.? ? 7432.T93.J532.42').play('HA');
    expect(ask(table)).toEqual(['HK', 'get-rid-of-high']);
  });

  it('keeps low when the declarer has yet to play', () => {
    const table = deal({ hands: 'N:?.5?.?.? 7432.T93.J532.42 ? ?.K42.?.?' }).auction('pas misere pas pas');
    const led = table.play('H5');
    expect(led.turn).toBe('E');
    expect(ask(led)).toEqual(['H3', 'duck-high']);
  });

  it('attacks with a low card the suit in which the open hand is exposed', () => {
    const open = west('open-misere', 'N:?.K?.?.? ?.A5.?.? ?.QJ?.?.? 932.T9.65432.432');
    const after = open.play('HK HA HQ HT');
    expect(after.turn).toBe('E');
    expect(ask(after)).toEqual(['H5', 'attack-exposed-suit']);
  });

  it('does not lead a suit that the open hand is void in', () => {
    const open = west('open-misere', 'N:AK4.?.?.9 ?.?.?.A8? ?.?.?.KQ? 932.T92.8765432.-');
    const after = open.play('C9 CA CK D8');
    expect(after.turn).toBe('E');
    expect(ask(after)[0]).not.toMatch(/^C/);
  });

  it('uses the open hands of all when they lie open in a praatje', () => {
    const table = west('open-misere-praatje', 'N:A52.K3?.?.? ?.A54?.?.? ?.QJ2?.?.? 964.T9.65432.432');
    const after = table.play('HK HA HQ HT');
    expect(after.turn).toBe('E');
    expect(ask(after)).toEqual([expect.stringMatching(/^H[45678]$/), 'attack-exposed-suit']);
  });

  it('knows when nothing is at stake any more', () => {
    const table = deal({ hands: 'N:A432.T64.J532.42 K?.?.?.? Q?.?.?.? J?.?.?.?' }).auction(
      'misere pas pas pas',
    );
    const lost = table.play('SA SK SQ SJ');
    expect(ask(lost)).toEqual([expect.any(String), 'nothing-at-stake']);
  });
});

describe('against a piek', () => {
  it('lets a friend have the trick that the declarer would take', () => {
    const table = deal({ hands: 'N:?.6?.?.? 7432.AT3.5432.32 ?.92?.?.? ?.KQ8.?.?' }).auction(
      'pas piek pas pas',
    );
    const last = table.play('H6 H3 H9');
    expect(ask(last)).toEqual(['HK', 'get-rid-of-high']);
  });

  it('attacks him again once he has his trick', () => {
    const table = deal({ hands: 'N:J54?.K6?.?.? T32.A94.65432.32 Q9?.Q2?.?.? 876?.J8?.?.?' });
    const after = table.auction('pas piek pas pas').play('HK HA H2 H8 S2 S9 S8 S5');
    expect(after.turn).toBe('S');
    expect(ask(after)[1]).toMatch(/attack|get-rid|keep/);
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
