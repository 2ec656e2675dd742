import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { deal, pagatWith } from '../support/table.js';

describe('R4.6: raise=any', () => {
  test('a bid may go up as far as the bidder likes', () => {
    const table = deal().say('N:rik');
    for (const bid of ['rik-beter', 'alleen-9', 'open-misere', 'open-alleen-13'])
      expect(table.refusal(bid)).toBeNull();
  });
});

describe('R4.6: raise=next-step', () => {
  const ruleset = pagatWith({ raise: 'next-step' });

  test('only the next rank', () => {
    const table = deal({ dealer: 'W', ruleset }).say('N:rik');
    expect(table.legal).toBe('pas rik-beter');
    expect(table.refusal('E:alleen-8')).toEqual({
      code: 'not-the-next-step',
      bid: 'alleen-8',
      next: 'rik-beter',
    });
    expect(table.say('E:rik-beter').legal).toBe('pas alleen-8');
  });

  test('the next rank can have several bids', () => {
    expect(deal({ dealer: 'W', ruleset }).say('N:alleen-8').legal).toBe('pas misere piek');
  });

  test('any bid may open', () => {
    expect(deal({ dealer: 'W', ruleset }).refusal('alleen-12')).toBeNull();
  });

  test('joining is no raise', () => {
    expect(deal({ dealer: 'W', ruleset }).say('N:misere').legal).toBe('pas misere piek alleen-9');
  });

  test('steps that are switched off do not count as steps', () => {
    const withoutTroela = pagatWith({ raise: 'next-step', troela: 'off' });
    const table = deal({ dealer: 'W', ruleset: withoutTroela }).say('N:open-misere');
    expect(table.legal).toBe('pas open-misere open-piek open-misere-praatje open-piek-praatje');
  });

  test('a step closed by a prerequisite is not skipped: after an opening misère only joining is left', () => {
    const closed = pagatWith({
      raise: 'next-step',
      contracts: pagat.contracts.map((contract) =>
        contract.id.startsWith('alleen') ? { ...contract, after: ['rik'] } : contract,
      ),
    });
    const table = deal({ dealer: 'W', ruleset: closed });
    expect(table.say('N:misere').legal).toBe('pas misere piek');
    expect(table.say('N:rik E:rik-beter S:alleen-8 W:piek').legal).toBe('pas misere piek alleen-9');
  });
});

describe('R4.6: mayOpen limits which bids may open', () => {
  const ruleset = pagatWith({ mayOpen: ['rik', 'piek', 'misere'] });

  test('only those while nobody has bid', () => {
    const table = deal({ dealer: 'W', ruleset });
    expect(table.legal).toBe('pas rik misere piek');
    expect(table.refusal('alleen-9')).toEqual({
      code: 'may-not-open',
      bid: 'alleen-9',
      openings: ['rik', 'piek', 'misere'],
    });
    expect(table.say('N:pas E:pas').refusal('rik-beter')).toMatchObject({ code: 'may-not-open' });
  });

  test('any higher bid once there is one', () => {
    expect(deal({ dealer: 'W', ruleset }).say('N:rik').refusal('alleen-12')).toBeNull();
  });
});

describe('R4.6: the ladder of toernooi, step by step', () => {
  const table = deal({ dealer: 'W', ruleset: toernooi });

  test('only rik, piek and misère open', () => {
    expect(table.legal).toBe('pas rik piek misere');
    expect(table.refusal('rik-beter')).toMatchObject({ code: 'may-not-open' });
    expect(table.say('pas pas').legal).toBe('pas rik piek misere');
  });

  test('from rik to 13 alleen each raise goes to the next step, in either form of a solo', () => {
    const steps = [
      ['rik', 'rik-beter'],
      ['rik-beter', 'alleen-8 alleen-8-beter'],
      ['alleen-8', 'piek'],
      ['piek', 'piek alleen-9 alleen-9-beter'],
      ['alleen-9-beter', 'misere'],
      ['misere', 'misere alleen-10 alleen-10-beter'],
      ['alleen-10', 'open-piek'],
      ['open-piek', 'open-piek alleen-11 alleen-11-beter'],
      ['alleen-11-beter', 'open-misere'],
      ['open-misere', 'open-misere alleen-12 alleen-12-beter'],
      ['alleen-12', 'open-piek-praatje'],
      ['open-piek-praatje', 'open-piek-praatje open-misere-praatje'],
      ['open-misere-praatje', 'open-misere-praatje alleen-13 alleen-13-beter'],
    ] as const;
    let bidding = table;
    for (const [bid, next] of steps) {
      bidding = bidding.say(bid);
      expect(`${bid}: ${bidding.legal}`).toBe(`${bid}: pas ${next}`);
    }
    // Nothing outranks it and nobody may join.
    expect(bidding.auction('alleen-13').contracts).toBe('E alleen-13');
  });

  test('a solo in hearts cannot overbid its plain form, nor the other way round', () => {
    const over = table.say('rik rik-beter alleen-8');
    expect(over.refusal('W:alleen-8-beter')).toMatchObject({ code: 'may-not-join', standing: 'alleen-8' });
    const hearts = table.say('rik rik-beter alleen-8-beter');
    expect(hearts.refusal('W:alleen-8')).toMatchObject({ code: 'may-not-join', standing: 'alleen-8-beter' });
  });

  test('after an opening piek or misère only joining is left', () => {
    expect(table.say('piek').legal).toBe('pas piek');
    expect(table.say('misere').legal).toBe('pas misere');
    expect(table.say('piek').refusal('alleen-9')).toMatchObject({ code: 'needs-earlier-bid' });
    expect(table.say('piek').refusal('misere')).toEqual({
      code: 'not-the-next-step',
      bid: 'misere',
      next: 'alleen-9',
    });
    expect(table.auction('piek piek pas piek').contracts).toBe('N piek, E piek, W piek');
  });
});
