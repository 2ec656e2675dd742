import { describe, expect, test } from 'vitest';
import { deal, pagatWith, seat } from '../support/table.js';

describe('R4.5: when everybody passes the deal is thrown in', () => {
  test('nobody scores and the next dealer deals', () => {
    const table = deal({ dealer: 'E', board: 7 }).auction('S:pas W:pas N:pas E:pas');
    expect(table.finished.settlement.kind).toBe('thrown-in');
    expect(table.score).toBe('N 0 E 0 S 0 W 0');
    expect(table.phase).toBe('deal');
    const next = table.next();
    expect(next.deal.dealer).toBe(seat('S'));
    expect(next.deal.board).toBe(8);
  });

  test('it does not count towards the number of deals of the match', () => {
    const ruleset = pagatWith({ end: { kind: 'deals', count: 1 } });
    const table = deal({ ruleset }).auction('pas pas pas pas').next().auction('pas pas pas pas');
    expect(table.phase).toBe('deal');
    expect(table.state.match.settled).toBe(0);
    expect(table.next().auction('misere pas pas pas').playOut().phase).toBe('over');
  });

  test('the dealer, who speaks last, may pass', () => {
    expect(deal({ dealer: 'W' }).say('N:pas E:pas S:pas').refusal('W:pas')).toBeNull();
  });
});

describe('R4.5: passOut=dealer-bids, the last to speak must bid', () => {
  const ruleset = pagatWith({ passOut: { kind: 'dealer-bids' } });

  test('when all others have passed the dealer may not pass but bid anything', () => {
    const table = deal({ dealer: 'W', ruleset }).say('N:pas E:pas S:pas');
    expect(table.refusal('W:pas')).toEqual({ code: 'must-bid' });
    expect(table.legal.split(' ')[0]).toBe('rik');
    expect(table.auction('W:rik').contracts).toBe('W rik');
    expect(table.auction('W:piek').contracts).toBe('W piek');
  });

  test('nobody else is bound, nor the dealer when there is a bid', () => {
    const table = deal({ dealer: 'W', ruleset });
    expect(table.say('N:pas E:pas').refusal('S:pas')).toBeNull();
    expect(table.say('N:rik E:pas S:pas').refusal('W:pas')).toBeNull();
    expect(table.auction('N:rik E:rik-beter S:pas W:pas N:pas').contracts).toBe('E rik-beter');
  });
});
