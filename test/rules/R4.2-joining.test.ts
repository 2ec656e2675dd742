import { describe, expect, test } from 'vitest';
import { deal, pagatWith } from '../support/table.js';

describe('R4.2: joinable bids of the same rank are played at the same time', () => {
  test.each([
    ['misere', 'piek'],
    ['piek', 'misere'],
    ['misere', 'misere'],
    ['piek', 'piek'],
    ['open-misere', 'open-piek'],
    ['open-piek', 'open-piek'],
    ['open-misere-praatje', 'open-piek-praatje'],
    ['open-piek-praatje', 'open-misere-praatje'],
  ])('%s, and %s beside it', (first, second) => {
    const table = deal({ dealer: 'W' }).auction(`N:${first} E:pas S:${second} W:pas`);
    expect(table.contracts).toBe(`N ${first}, S ${second}`);
  });

  test('all four may play one', () => {
    const table = deal({ dealer: 'W' }).auction('N:piek E:misere S:misere W:piek');
    expect(table.contracts).toBe('N piek, E misere, S misere, W piek');
  });

  test('a joined bid is no higher: who bid first does not speak again', () => {
    const table = deal({ dealer: 'W' }).say('N:misere E:piek S:pas');
    expect(table.turn).toBe('W');
    expect(table.say('W:pas').phase).toBe('play');
  });

  test('the plain and the open form do not stand side by side', () => {
    const table = deal({ dealer: 'W' }).say('N:misere E:open-piek');
    expect(table.refusal('S:misere')).toMatchObject({ code: 'bid-too-low', standing: 'open-piek' });
    expect(table.say('S:pas W:pas N:pas').contracts).toBe('E open-piek');
  });

  test.each(['rik', 'rik-beter', 'alleen-8', 'alleen-9', 'alleen-12', 'alleen-13'])(
    'no other bid is joinable: %s',
    (bid) => {
      expect(deal().say(bid).refusal(bid)).toEqual({ code: 'may-not-join', bid, standing: bid });
    },
  );

  test('a higher bid wipes out the joined bid, joiners and all', () => {
    const table = deal({ dealer: 'W' }).say('N:misere E:piek S:misere W:alleen-9');
    expect(table.turn).toBe('N');
    expect(table.auction('N:pas E:pas S:pas').contracts).toBe('W alleen-9');
  });

  test('who was wiped out may come back higher', () => {
    const table = deal({ dealer: 'W' }).say('N:misere E:piek S:pas W:alleen-9');
    expect(table.auction('N:open-misere E:open-misere W:pas').contracts).toBe('N open-misere, E open-misere');
  });

  test('they settle separately, in the same deal', () => {
    const table = deal({ dealer: 'W' }).auction('N:misere E:piek S:pas W:pas').playOut();
    const { settlement } = table.finished;
    if (settlement.kind !== 'contracts') throw new Error('thrown in');
    expect(settlement.results.map((result) => result.contract)).toEqual(['misere', 'piek']);
  });
});

describe('R4.2: join=same-bid, only the same bid', () => {
  const table = deal({ ruleset: pagatWith({ join: 'same-bid' }) }).say('N:misere');

  test('misère joins misère', () => {
    expect(table.auction('E:misere S:pas W:misere').contracts).toBe('N misere, E misere, W misere');
  });

  test('piek does not', () => {
    expect(table.refusal('E:piek')).toEqual({ code: 'may-not-join', bid: 'piek', standing: 'misere' });
  });
});

describe('R4.2: join=off, every bid exceeds the last', () => {
  test('misère does not even join misère', () => {
    const table = deal({ ruleset: pagatWith({ join: 'off' }) }).say('N:misere');
    expect(table.refusal('E:misere')).toEqual({ code: 'may-not-join', bid: 'misere', standing: 'misere' });
    expect(table.refusal('E:alleen-9')).toBeNull();
  });
});
