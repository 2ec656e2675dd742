import { describe, expect, test } from 'vitest';
import { deal, pagatWith } from '../support/table.js';

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
