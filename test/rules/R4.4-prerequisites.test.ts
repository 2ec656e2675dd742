import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
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

describe('R4.4: the stepping solos of punten', () => {
  /** Which solos may be bid over what was said. */
  const solos = (auction: string): string =>
    deal({ ruleset: punten })
      .say(auction)
      .legal.split(' ')
      .filter((word) => word.startsWith('alleen'))
      .join(' ');

  test('the first step is 8 alleen, after a rik', () => {
    expect(solos('')).toBe('');
    expect(solos('rik')).toBe('alleen-8 alleen-8-beter');
    expect(solos('rik rik-beter')).toBe('alleen-8 alleen-8-beter');
  });

  test('each next step after the one before, or after the game between them', () => {
    expect(solos('rik alleen-8')).toBe('alleen-8-beter alleen-9 alleen-9-beter');
    expect(solos('rik alleen-8-beter')).toBe('alleen-9 alleen-9-beter');
    expect(solos('piek')).toBe('alleen-9 alleen-9-beter');
    expect(solos('piek alleen-9')).toBe('alleen-9-beter alleen-10 alleen-10-beter');
    expect(solos('misere')).toBe('alleen-10 alleen-10-beter');
    expect(solos('piek misere')).toBe('alleen-10 alleen-10-beter');
    expect(solos('open-piek')).toBe('alleen-11 alleen-11-beter');
    expect(solos('misere alleen-10')).toBe('alleen-10-beter alleen-11 alleen-11-beter');
    expect(solos('open-misere')).toBe('alleen-12 alleen-12-beter');
    expect(solos('open-piek-praatje')).toBe('alleen-12 alleen-12-beter');
    expect(solos('open-piek alleen-11-beter')).toBe('alleen-12 alleen-12-beter');
    expect(solos('open-misere-praatje')).toBe('alleen-13 alleen-13-beter');
    expect(solos('open-misere alleen-12')).toBe('alleen-12-beter alleen-13 alleen-13-beter');
  });

  test('a solo in hearts also straight after its plain form, though the step below was never bid', () => {
    expect(solos('misere alleen-10')).toContain('alleen-10-beter');
    expect(deal({ ruleset: punten }).say('rik').refusal('alleen-9-beter')).toEqual({
      code: 'needs-earlier-bid',
      bid: 'alleen-9-beter',
      after: expect.arrayContaining(['alleen-8', 'alleen-8-beter', 'piek', 'alleen-9']),
    });
  });

  test('a solo opens the way for everybody, also for who bids later', () => {
    const table = deal({ ruleset: punten }).say('N:rik E:alleen-8 S:misere');
    expect(table.refusal('W:alleen-9')).toMatchObject({ code: 'bid-too-low' });
    expect(table.refusal('W:alleen-10')).toBeNull();
    expect(table.refusal('W:alleen-11')).toMatchObject({ code: 'needs-earlier-bid' });
  });
});
