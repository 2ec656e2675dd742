import { describe, expect, it } from 'vitest';
import { heuristicBot } from '../../src/bots/heuristic/index.js';
import { BOT_NAMES, botByName } from '../../src/bots/index.js';
import { sameAction } from '../../src/engine/action.js';
import { observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { hasTurn } from '../../src/engine/state.js';
import { anything, mostlyPassing, randomMatch } from '../support/randomPlay.js';
import { pagatWith } from '../support/table.js';

describe.each(BOT_NAMES)('the bot %s', (name) => {
  const bot = botByName(name);

  it.each([
    ['any contract', anything],
    ['the low contracts', mostlyPassing],
  ])('does something legal in every state of matches with %s', (_title, choose) => {
    for (const { before } of randomMatch(`legal-${name}`, 30, choose)) {
      if (!hasTurn(before) || bot === null) continue;
      const observation = observe(before, before.by);
      const { action } = bot.decide(observation, randomFor('legal', before.deal.board));
      expect(observation.legal.some((legal) => sameAction(legal, action))).toBe(true);
    }
  });

  it('decides the same again from the same observation and stream', () => {
    for (const { before } of randomMatch(`again-${name}`, 20, mostlyPassing)) {
      if (!hasTurn(before) || bot === null) continue;
      const decide = () => bot.decide(observe(before, before.by), randomFor('again'));
      expect(decide()).toEqual(decide());
    }
  });
});

describe('the heuristic bot under house rules', () => {
  it.each<readonly [string, Partial<Ruleset>, PlayerCount]>([
    ['a duty to ruff', { mustRuff: true }, 4],
    ['no ruff in the called suit', { noRuff: 'called' }, 4],
    ['no ruff of a face-down lead', { noRuff: 'face-down' }, 4],
    ['the called card to be led', { holderLead: 'must-play', discard: 'last-resort' }, 4],
    [
      'a duty on the first lead only, open calls of void suits',
      { firstLeadOnly: true, callVoid: 'allowed' },
      4,
    ],
    [
      'hands open from the start, only those of declarers',
      { exposure: 'start', praatjeHands: 'declarers' },
      4,
    ],
    ['a dealer who must bid, step by step', { passOut: { kind: 'dealer-bids' }, raise: 'next-step' }, 4],
    ['winners only, each from each', { settlement: 'winners-only', partnership: 'each-from-each' }, 4],
    ['a shuffle for every deal and five players', { shuffle: 'every-deal' }, 5],
  ])('always finds something legal: %s', (_title, changes, players) => {
    const ruleset = pagatWith(changes);
    for (const { before } of randomMatch('house', 12, mostlyPassing, ruleset, players)) {
      if (!hasTurn(before)) continue;
      const observation = observe(before, before.by);
      const { action } = heuristicBot.decide(observation, randomFor('house'));
      expect(observation.legal.some((legal) => sameAction(legal, action))).toBe(true);
    }
  });
});
