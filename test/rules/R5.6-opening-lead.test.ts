import { describe, expect, test } from 'vitest';
import type { OpeningLead } from '../../src/engine/ruleset.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { limburgs } from '../../src/engine/rulesets/limburgs.js';
import { metTroef } from '../../src/engine/rulesets/metTroef.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
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

describe('R5.6: the left-hand opponent of declarer in the brabants family', () => {
  test.each(['misere', 'piek', 'open-misere'])('%s', (bid) => {
    for (const ruleset of [brabants, limburgs]) {
      expect(deal({ dealer: 'S', ruleset }).auction(`pas ${bid} pas pas`).turn).toBe('E');
      expect(deal({ dealer: 'S', ruleset }).auction(`pas pas pas ${bid}`).turn).toBe('W');
    }
  });

  test('misère in met-troef', () => {
    const table = deal({ dealer: 'S', ruleset: metTroef, hands: 'N:2?.?.?.? ? ? ?', turned: 'S2' });
    expect(table.auction('pas pas misere').turn).toBe('S');
  });

  test('else the left of the dealer', () => {
    const table = deal({ dealer: 'S', ruleset: brabants });
    expect(table.auction('pas alleen-8 pas pas').say('trump:S').turn).toBe('W');
    expect(table.auction('pas alleen-13').say('trump:S').turn).toBe('W');
  });
});

describe('R5.6: declarer leads in the open contracts of punten', () => {
  test.each(['open-piek', 'open-misere', 'open-piek-praatje', 'open-misere-praatje'])('%s', (bid) => {
    expect(deal({ dealer: 'S', ruleset: punten }).auction(`pas pas ${bid} pas`).turn).toBe('E');
  });

  test('in the closed ones the left of the dealer', () => {
    const table = deal({ dealer: 'S', ruleset: punten });
    expect(table.auction('pas pas piek pas').turn).toBe('W');
    expect(table.auction('pas misere pas pas').turn).toBe('W');
    expect(table.auction('open-misere-praatje alleen-13 pas pas pas').say('trump:S').turn).toBe('W');
  });
});

describe('R5.6: declarer leads in 13 alleen and in the open contracts of toernooi', () => {
  const steps = 'rik rik-beter alleen-8 piek alleen-9 misere alleen-10 open-piek'.split(' ');
  const higher = 'alleen-11 open-misere alleen-12 open-piek-praatje open-misere-praatje alleen-13'.split(' ');
  const ladder = [...steps, ...higher];

  /** Who leads when the auction went up the ladder step by step to a bid; W dealt, so N would lead. */
  const leader = (bid: string): string | null => {
    const bidding = deal({ dealer: 'W', ruleset: toernooi }).say(
      ladder.slice(0, ladder.indexOf(bid) + 1).join(' '),
    );
    const passed = bidding.phase === 'auction' ? bidding.auction('pas pas pas') : bidding;
    return (passed.phase === 'naming' ? passed.say('trump:S') : passed).turn;
  };

  test.each([
    ['open-piek', 'W'],
    ['open-misere', 'E'],
    ['open-piek-praatje', 'W'],
    ['open-misere-praatje', 'N'],
    ['alleen-13', 'E'],
  ])('%s: declarer', (bid, letter) => {
    expect(leader(bid)).toBe(letter);
  });

  test.each(['alleen-8', 'piek', 'alleen-9', 'misere', 'alleen-10', 'alleen-11', 'alleen-12'])(
    '%s: the left of the dealer',
    (bid) => {
      expect(leader(bid)).toBe('N');
    },
  );

  test('with several declarers the one who bid it first', () => {
    const table = deal({ dealer: 'W', ruleset: toernooi });
    const joined = table.say('rik rik-beter alleen-8 piek alleen-9 misere alleen-10 open-piek');
    expect(joined.auction('N:open-piek E:pas S:open-piek').turn).toBe('W');
  });
});
