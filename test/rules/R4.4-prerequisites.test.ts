import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { deal, pagatWith } from '../support/table.js';

/** `pagat` with the stepping solos of 002: each only after the one below it, the first after a rik. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  'alleen-8': ['rik', 'rik-beter'],
  'alleen-9': ['alleen-8', 'piek'],
  'alleen-10': ['alleen-9', 'misere'],
};
const stepping = pagatWith({
  contracts: pagat.contracts.map((contract) => ({ ...contract, after: AFTER[contract.id] ?? [] })),
});

describe('R4.4: a bid with prerequisites needs one of them earlier in the auction', () => {
  test('it may not open the auction', () => {
    const table = deal({ dealer: 'W', ruleset: stepping });
    expect(table.refusal('alleen-8')).toEqual({
      code: 'needs-earlier-bid',
      bid: 'alleen-8',
      after: ['rik', 'rik-beter'],
    });
    expect(table.legal.split(' ').slice(0, 5).join(' ')).toBe('pas rik rik-beter misere piek');
  });

  test('any one of the listed bids opens the way, whoever made it', () => {
    const table = deal({ dealer: 'W', ruleset: stepping });
    expect(table.say('N:rik').refusal('E:alleen-8')).toBeNull();
    expect(table.say('N:rik-beter E:pas').refusal('S:alleen-8')).toBeNull();
    expect(table.say('N:piek').refusal('E:alleen-9')).toBeNull();
    expect(table.say('N:rik').refusal('E:alleen-9')).toMatchObject({ code: 'needs-earlier-bid' });
    expect(table.say('N:misere').refusal('E:alleen-9')).toMatchObject({ code: 'needs-earlier-bid' });
  });

  test('it need not be the bid that stands', () => {
    const table = deal({ dealer: 'W', ruleset: stepping }).say('N:rik E:alleen-8 S:misere');
    expect(table.refusal('W:alleen-9')).toBeNull();
  });

  test('bids of an earlier deal do not count', () => {
    const table = deal({ dealer: 'W', ruleset: stepping }).auction('misere pas pas pas').playOut().next();
    expect(table.refusal('alleen-10')).toMatchObject({ code: 'needs-earlier-bid' });
  });

  test('bids without prerequisites stay free', () => {
    expect(deal({ ruleset: stepping }).refusal('alleen-11')).toBeNull();
  });

  test('three aces do not open a way that is closed', () => {
    const table = deal({ dealer: 'W', ruleset: steppingPastTroela, hands: 'N:A?.A?.A?.? ? ? ?' });
    expect(table.legal).toBe('troela');
    expect(table.refusal('alleen-13')).toMatchObject({ code: 'needs-earlier-bid', bid: 'alleen-13' });
  });
});

/** Everything above troela needs an earlier alleen-12. */
const steppingPastTroela = pagatWith({
  contracts: pagat.contracts.map((contract) => ({
    ...contract,
    after: contract.rank > 10 ? ['alleen-12'] : [],
  })),
});
