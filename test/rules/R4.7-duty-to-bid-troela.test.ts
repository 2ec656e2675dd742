import { describe, expect, test } from 'vitest';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { deal, pagatWith, withRules } from '../support/table.js';

const THREE_ACES_WEST = 'N:? ? ? A?.A?.A?.?';

describe('R4.7: the duty to bid troela goes before', () => {
  test('raise: troela is bid although it is not the next step', () => {
    const ruleset = pagatWith({ raise: 'next-step' });
    const table = deal({ dealer: 'W', ruleset, hands: THREE_ACES_WEST }).say('N:rik E:pas S:pas');
    expect(table.refusal('W:troela')).toBeNull();
    expect(table.refusal('W:rik-beter')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
    expect(table.refusal('W:pas')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
  });

  test('mayOpen: troela is bid although it may not open', () => {
    const ruleset = pagatWith({ mayOpen: ['rik', 'piek', 'misere'] });
    const table = deal({ dealer: 'W', ruleset, hands: 'N:A?.A?.A?.? ? ? ?' });
    expect(table.refusal('N:troela')).toBeNull();
    expect(table.refusal('N:rik')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
  });

  test('a forced bid: a forced dealer with three aces bids troela or higher', () => {
    const ruleset = pagatWith({ passOut: { kind: 'dealer-bids' } });
    const table = deal({ dealer: 'W', ruleset, hands: THREE_ACES_WEST }).say('N:pas E:pas S:pas');
    expect(table.legal).toBe('troela open-misere-praatje open-piek-praatje alleen-13 open-alleen-13');
    expect(table.refusal('W:rik')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
  });
});

describe('R4.7: where troela is switched on in a stricter table', () => {
  test('toernooi: it opens, and it is bid over a rik although rik beter was skipped', () => {
    const ruleset = withRules(toernooi, { troela: 'mandatory' });
    const north = deal({ dealer: 'W', ruleset, hands: 'N:A?.A?.A?.? ? ? ?' });
    expect(north.legal).toBe(
      'troela piek misere open-piek open-misere open-piek-praatje open-misere-praatje',
    );
    const west = deal({ dealer: 'W', ruleset, hands: THREE_ACES_WEST }).say('N:rik E:pas S:pas');
    expect(west.refusal('W:troela')).toBeNull();
    expect(west.refusal('W:rik-beter')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
    expect(west.refusal('W:alleen-8')).toBeNull();
  });

  test('punten: the dealer who would have to bid or pick a game bids troela or higher', () => {
    const ruleset = withRules(punten, { troela: 'mandatory' });
    const table = deal({ dealer: 'W', ruleset, hands: THREE_ACES_WEST }).say('N:pas E:pas S:pas');
    expect(table.legal).toBe(
      'troela piek misere open-piek open-misere open-piek-praatje open-misere-praatje',
    );
  });

  test('with five players it binds the forced one at the right of the dealer', () => {
    const ruleset = pagatWith({ passOut: { kind: 'dealer-bids' } });
    const table = deal({ players: 5, dealer: 'X', ruleset, hands: THREE_ACES_WEST });
    expect(table.say('N:pas E:pas S:pas').refusal('W:rik')).toEqual({
      code: 'must-announce-aces',
      bid: 'troela',
    });
  });
});
