import { describe, expect, it } from 'vitest';
import { deal, pagatWith } from '../support/table.js';
import { ask } from './support/ask.js';

const bids = (hand: string, before = ''): readonly [string, string] => {
  const table = deal({ hands: before === '' ? `N:${hand} ? ? ?` : `E:${hand} ? ? ?` }).say(before);
  return ask(table);
};

describe('bidding', () => {
  it.each([
    ['six good trumps and two aces', 'KQJ865.A4.A73.92', 'rik'],
    ['six trumps to the ace, an ace and a guarded king beside them', 'AKJ942.A84.K6.74', 'rik'],
    [
      'long hearts, which are trump in the bid that others would go over a rik with',
      '84.AKQ973.A62.K5',
      'rik-beter',
    ],
    ['four trumps and no ace: partner and luck would have to bring it all', 'Q964.J83.Q74.J52', 'pas'],
    ['the same strength spread flat', 'K732.Q84.K95.Q76', 'pas'],
  ])('with %s: %s -> %s', (_why, hand, word) => {
    expect(bids(hand)[0]).toBe(word);
  });

  it('goes alone when the hand takes eight tricks by itself', () => {
    expect(bids('AKQJ9654.AKQ5.7.-')).toEqual(['alleen-8', 'bid-pays']);
  });

  it('bids a solo no higher than it must where overtricks pay as much as a higher bid', () => {
    expect(bids('AKQJT9654.AKQ.7.-')[0]).toBe('alleen-8');
  });

  it('takes the higher solo where that pays more', () => {
    const contracts = deal().state.match.ruleset.contracts.map((contract) =>
      contract.id === 'alleen-9' ? { ...contract, value: { ...contract.value, base: 5 } } : contract,
    );
    const table = deal({
      hands: 'N:AKQT965.AKQ.A3.4 ? ? ?',
      ruleset: pagatWith({ contracts, troela: 'off' }),
    });
    expect(ask(table)[0]).toBe('alleen-9');
  });

  it('overbids a rik with long and strong hearts', () => {
    expect(bids('4.AKQJ85.A964.K3', 'rik')).toEqual(['rik-beter', 'bid-pays']);
  });

  it('does not overbid a rik with four middling hearts', () => {
    expect(bids('A42.QJ73.K974.65', 'rik')).toEqual(['pas', 'nothing-pays']);
  });

  it('bids misère with low cards in every suit', () => {
    expect(bids('742.53.96432.542')[0]).toMatch(/misere/);
  });

  it('does not bid misère with one bare high card and nowhere to throw it', () => {
    expect(bids('K.97543.86432.53')[0]).not.toMatch(/misere/);
  });

  it('bids piek with one sure trick beside low cards', () => {
    expect(bids('A42.5432.6432.42')[0]).toMatch(/piek/);
  });

  it('joins a standing misère with low cards of his own, or goes over it with an open one', () => {
    expect(bids('5432.97432.42.32', 'misere')[0]).toMatch(/misere/);
  });

  it('announces three aces because it must', () => {
    expect(bids('A9764.A83.A52.74')).toEqual(['troela', 'announce-aces']);
  });

  it('bids the least evil when it must bid', () => {
    const table = deal({
      hands: 'W:Q964.J83.Q74.J52 ? ? ?',
      ruleset: pagatWith({ passOut: { kind: 'dealer-bids' } }),
    });
    expect(ask(table.say('pas pas pas'))).toEqual(['rik', 'bid-loses-least']);
  });

  it('bids also where only winners are credited, but not with nothing', () => {
    const ruleset = pagatWith({ settlement: 'winners-only' });
    expect(ask(deal({ hands: 'N:KQJ865.A4.A73.92 ? ? ?', ruleset }))[0]).toBe('rik');
    expect(ask(deal({ hands: 'N:Q964.J83.Q74.J52 ? ? ?', ruleset }))[0]).toBe('pas');
  });
});
