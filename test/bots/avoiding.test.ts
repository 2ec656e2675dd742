import { describe, expect, it } from 'vitest';
import { deal, type Table } from '../support/table.js';
import { ask } from './support/ask.js';

/** W plays misère; N leads, E plays second, S third and W last. */
const misere = (hands: string, bid = 'misere'): Table => deal({ hands }).auction(`pas pas pas ${bid}`);

/** N plays the contract and leads. */
const north = (bid: string, hands: string): Table => deal({ hands }).auction(`${bid} pas pas pas`);

describe('misère', () => {
  it('ducks as high as it safely can', () => {
    const table = misere('N:?.J5?.?.? ?.97?.?.? ?.K8?.?.? 742.QT62.632.532').play('HJ H9 HK');
    expect(ask(table)).toEqual(['HQ', 'duck-high']);
  });

  it('stays below although a higher card would lose as well only by luck', () => {
    const table = misere('N:?.5?.?.? ?.7?.?.? ?.8?.?.? 742.T962.632.532').play('H5 H7 H8');
    expect(ask(table)).toEqual(['H6', 'duck-high']);
  });

  it('throws the most dangerous card on a suit that he is void in', () => {
    const table = misere('N:?.J5?.?.? ?.97?.?.? ?.K8?.?.? 7432.-.Q7632.5432').play('HJ H9 HK');
    expect(ask(table)).toEqual(['DQ', 'shed-danger']);
  });

  it('throws a bare middle card before a high one that is well covered', () => {
    const table = misere('N:?.J5?.?.? ?.97?.?.? ?.K8?.?.? 9.-.A6432.K765432').play('HJ H9 HK');
    expect(ask(table)).toEqual(['S9', 'shed-danger']);
  });

  it('leads a low card that somebody must overtake', () => {
    const table = north('misere', 'N:7432.Q64.J532.42 ? ? ?');
    expect(ask(table)).toEqual([expect.stringMatching(/^(S[234]|D[23]|C[24])$/), 'safe-exit']);
  });

  it('takes a trick that cannot be avoided with the highest card', () => {
    const table = misere('N:?.5?.?.? ?.4?.?.? ?.3?.?.? 742.QT9.6432.532').play('H5 H4 H3');
    expect(ask(table)[0]).toBe('HQ');
  });
});

describe('piek', () => {
  it('takes its one trick with the ace that was planned for it', () => {
    const table = misere('N:?.J5?.?.? ?.97?.?.? ?.K8?.?.? 7432.A2.5432.432', 'piek').play('HJ H9 HK');
    expect(ask(table)).toEqual(['HA', 'take-planned-trick']);
  });

  it('does not waste the ace when a trick can come of a suit that is harder to duck in', () => {
    const table = misere('N:?.5?.?.? ?.4?.?.? ?.3?.?.? 7432.QJ9.5432.A2', 'piek').play('H5 H4 H3');
    expect(ask(table)).toEqual(['HQ', 'take-planned-trick']);
  });

  it('avoids every trick once it has its own', () => {
    const table = misere('N:?.J53?.?.? ?.97?.?.? ?.K86?.?.? 7432.A42.543.432', 'piek')
      .play('HJ H9 HK HA')
      .play('S2');
    const answer = table.say(table.legal.split(' ')[0] ?? '');
    expect(ask(answer)[1]).not.toBe('take-planned-trick');
  });

  it('with the ace to lead cashes it or leads low, but never a middle card', () => {
    const table = north('piek', 'N:A.7432.86432.532 ? ? ?');
    expect(ask(table)[0]).toMatch(/^(SA|H2|H3|D2|D3|C2|C3)$/);
  });
});

describe('several declarers', () => {
  it('first secures his own misère against another', () => {
    const table = deal({ hands: 'N:?.J5?.?.? 7432.632.542.T43 ?.K8?.?.? A8.QT94.AT.98765' })
      .auction('pas misere pas misere')
      .play('HJ H6 HK');
    expect(ask(table)).toEqual(['HQ', 'duck-high']);
  });

  it('plays on against the other when his own contract is lost', () => {
    const table = deal({ hands: 'N:?.52?.?.? 7643.643.542.T43 ?.Q8?.?.? A8.AKT9.87.98765' })
      .auction('pas misere pas misere')
      .play('H5 H6 H8 HA');
    expect(ask(table)[1]).toMatch(/attack|get-rid|keep/);
  });
});
