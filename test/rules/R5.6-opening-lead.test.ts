import { describe, expect, test } from 'vitest';
import type { OpeningLead } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { deal, pagatWith } from '../support/table.js';

const leading = (lead: OpeningLead) =>
  pagatWith({ contracts: pagat.contracts.map((contract) => ({ ...contract, lead })) });

describe('R5.6: the left neighbour of the dealer leads to the first trick', () => {
  test.each(['misere', 'piek', 'open-misere', 'open-piek-praatje'])('%s', (bid) => {
    expect(deal({ dealer: 'S' }).auction(`W:pas N:${bid} E:pas S:pas`).turn).toBe('W');
  });

  test('whoever declares, and also when he is the one', () => {
    const trump = deal({ dealer: 'S' }).auction('pas pas alleen-8 pas').say('trump:S');
    expect(trump.turn).toBe('W');
    expect(deal({ dealer: 'S' }).auction('alleen-8 pas pas pas').say('trump:S').turn).toBe('W');
    const rik = deal({ dealer: 'S', hands: 'N:AK?.K?.?.? ? ? ?' }).auction('pas rik pas pas');
    expect(rik.say('trump:S call:HA').turn).toBe('W');
  });

  test('with several declarers', () => {
    expect(deal({ dealer: 'S' }).auction('pas misere piek pas').turn).toBe('W');
  });
});

describe('R5.6: a contract may say otherwise', () => {
  test('declarer leads himself', () => {
    const table = deal({ dealer: 'S', ruleset: leading('declarer') });
    expect(table.auction('pas open-misere pas pas').turn).toBe('N');
    expect(table.auction('pas pas pas alleen-13').say('trump:S').turn).toBe('S');
  });

  test('the left-hand opponent of declarer leads', () => {
    const table = deal({ dealer: 'S', ruleset: leading('declarer-left') });
    expect(table.auction('pas misere pas pas').turn).toBe('E');
    expect(table.auction('pas pas pas misere').turn).toBe('W');
    expect(table.auction('misere pas pas pas').turn).toBe('N');
  });

  test('with several declarers who first made a bid of the winning rank counts as declarer', () => {
    const table = deal({ dealer: 'S', ruleset: leading('declarer') });
    expect(table.auction('pas piek misere pas').turn).toBe('N');
    expect(table.auction('piek alleen-9 open-piek open-misere pas pas').turn).toBe('E');
  });
});
