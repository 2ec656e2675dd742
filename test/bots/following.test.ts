import { describe, expect, it } from 'vitest';
import { deal, type Table } from '../support/table.js';
import { ask } from './support/ask.js';

/** W plays alone with spades as trump; N leads, E plays second, S third and W last. */
const westAlone = (hands: string): Table => deal({ hands }).auction('pas pas pas alleen-8').say('trump:S');

/** N plays alone with spades as trump and leads. */
const northAlone = (hands: string): Table => deal({ hands }).auction('alleen-8 pas pas pas').say('trump:S');

/** N plays rik with spades as trump and has called the ace of hearts. */
const northRik = (hands: string): Table => deal({ hands }).auction('rik pas pas pas').say('trump:S call:HA');

describe('following suit against a declarer who plays alone', () => {
  it('second hand low: the king is kept for a trick that it wins', () => {
    const table = northAlone('N:AKQJT6.984.A2.92 ?.K72.?.? ? ?').play('H9');
    expect(ask(table)).toEqual([expect.stringMatching(/^H[27]$/), 'second-hand-low']);
  });

  it('second hand takes an honour with the ace, before the suit is ruffed', () => {
    const table = northAlone('N:AKQJT6.KQ4.A2.92 ?.A72.?.? ? ?').play('HK');
    expect(ask(table)).toEqual(['HA', 'take-with-highest']);
  });

  it('third hand high: the partner led low', () => {
    const table = westAlone('N:?.95?.?.? ?.72?.?.? 43.K84.?.? AKQJT65.?.?.?').play('H5 H2');
    expect(ask(table)).toEqual(['HK', 'third-hand-high']);
  });

  it('third hand plays the lower of two equals', () => {
    const table = westAlone('N:?.95?.?.? ?.72?.?.? 43.KQ4.?.? AKQJT65.?.?.?').play('H5 H2');
    expect(ask(table)[0]).toBe('HQ');
  });

  it('last hand wins as cheaply as it can', () => {
    const table = westAlone('N:?.95?.?.? ?.K7?.?.? 43.82?.?.? AKQT65.AJT3.A.A2').play('H5 H7 H8');
    expect(ask(table)).toEqual(['HT', 'last-hand-cheapest-winner']);
  });

  it('last hand throws its lowest card when it cannot win', () => {
    const table = westAlone('N:?.K5?.?.? ?.97?.?.? 43.82?.?.? AKQJT65.QJ3.A.32').play('HK H7 H8');
    expect(ask(table)).toEqual(['H3', 'cannot-beat']);
  });

  it('nobody overtakes a friend who has the trick', () => {
    const table = northAlone('N:AKQJT65.43.A.862 ?.AT?.?.? ?.Q8?.?.? 43.KJ2.?.?').play('H3 HA H8');
    expect(ask(table)).toEqual(['H2', 'partner-is-winning']);
  });
});

describe('being void against a declarer who plays alone', () => {
  it('wastes no trump on a friend’s winner', () => {
    const table = northAlone('N:AKQJT6.43.A62.82 ?.AT?.?.? ?.Q8?.?.? 543.-.?.?').play('H3 HA H8');
    expect(ask(table)).toEqual([expect.stringMatching(/^[DC]/), 'partner-is-winning']);
  });

  it('ruffs declarer’s winner with the lowest trump that does it', () => {
    const table = northAlone('N:KQJT65.AK3.A6.82 ?.T9?.?.? ?.Q8?.?.? A43.-.?.?').play('HA H9 H8');
    expect(ask(table)).toEqual(['S3', 'ruff']);
  });

  it('overruffs no higher than needed', () => {
    const table = deal({ hands: 'N:?.Q65?.?.? 73.-.?.? ?.JT9?.?.? AKQT65.-.AK62.432' })
      .auction('pas pas pas alleen-8')
      .say('trump:S')
      .play('H5 S7 H9');
    expect(ask(table)).toEqual(['ST', 'overruff']);
  });

  it('throws a low card of no use when it cannot ruff', () => {
    const table = northAlone('N:KQJT65.AK3.A6.82 ?.T9?.?.? ?.Q8?.?.? -.-.KQJ9874.KQJT93').play('HA H9 H8');
    expect(ask(table)).toEqual([expect.stringMatching(/^(D4|C3)$/), 'discard']);
  });
});

describe('rik', () => {
  it('the called card falls when its suit is led, for it must', () => {
    const table = northRik('N:KQJ865.4.A73.K92 ?.97?.?.? ?.AQ5.?.? ?').play('H4 H7');
    expect(ask(table)).toEqual(['HA', 'only-choice']);
  });

  it('the hidden partner leaves the trick to the declarer', () => {
    const table = northRik('N:KQJ865.4.AK3.K92 ?.?.64?.? ?.A65.Q85.? ?.?.T9?.?').play('DA D4');
    expect(ask(table)).toEqual(['D5', 'partner-is-winning']);
  });

  it('the hidden partner wins for the declarer a trick that the enemies would get', () => {
    const table = northRik('N:KQJ865.4.J43.K92 ?.?.QT6?.? ?.A65.A85.? ?.?.K9?.?').play('D3 DQ');
    expect(ask(table)).toEqual(['DA', 'take-with-highest']);
  });

  it('a defender helps the other one as soon as the partner is known', () => {
    const shown = northRik('N:KQJ865.4.T53.K92 ?.97?.9842.? ?.AT5?.QJ7.? ?.83?.AK6.?').play('H4 H7 HA H3');
    expect(ask(shown.play('DQ'))).toEqual(['DK', 'take-with-highest']);
  });

  it('declarer throws a loser on a winner of his partner', () => {
    const shown = northRik('N:KQJ865.4.K63.K92 ?.97?.?.? ?.AK5?.?.? ?.832?.?.?').play('H4 H7 HA H3');
    expect(ask(shown.play('HK H2'))).toEqual([expect.stringMatching(/^[DC]/), 'partner-is-winning']);
  });
});
