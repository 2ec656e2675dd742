import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { deal, pagatWith } from '../support/table.js';

describe('R4.3: the auction ends when every player has passed or holds a standing bid', () => {
  test('one bid and three passes', () => {
    const table = deal({ dealer: 'W' }).say('N:pas E:pas S:rik');
    expect(table.phase).toBe('auction');
    expect(table.auction('W:pas').contracts).toBe('S rik');
  });

  test('nobody raises his own standing bid', () => {
    const table = deal({ dealer: 'W' }).say('N:rik E:pas S:pas W:pas');
    expect(table.phase).toBe('naming');
    expect(table.refusal('N:rik-beter')).toMatchObject({ code: 'wrong-phase' });
  });

  test('a player who joined need not speak again either', () => {
    expect(deal({ dealer: 'W' }).say('N:misere E:misere S:misere W:pas').phase).toBe('play');
  });

  test('whoever was overbid is asked once more before it ends', () => {
    const table = deal({ dealer: 'W' }).say('N:rik E:rik-beter S:pas W:pas');
    expect(table.phase).toBe('auction');
    expect(table.say('N:pas').contracts).toBe('E rik-beter');
  });

  test('a bid that nothing outranks and nobody may join ends it at once', () => {
    expect(deal({ dealer: 'W' }).say('N:open-alleen-13').contracts).toBe('N open-alleen-13');
    expect(deal({ dealer: 'W' }).say('N:rik E:misere S:open-alleen-13').contracts).toBe('S open-alleen-13');
  });

  test('any other bid does not, nor a highest bid that may be joined', () => {
    expect(deal({ dealer: 'W' }).say('N:alleen-13').turn).toBe('E');
    const contracts = pagat.contracts.filter((contract) => contract.rank <= 4);
    const table = deal({ dealer: 'W', ruleset: pagatWith({ contracts }) }).say('N:misere');
    expect(table.turn).toBe('E');
    expect(table.legal).toBe('pas misere piek');
    const closed = deal({ dealer: 'W', ruleset: pagatWith({ contracts, join: 'off' }) });
    expect(closed.say('N:misere').phase).toBe('play');
  });
});
