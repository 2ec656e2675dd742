import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botByName } from '../../src/bots/index.js';
import { sameAction } from '../../src/engine/action.js';
import { observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import { hasTurn } from '../../src/engine/state.js';
import { anything, mostlyPassing, randomMatch } from '../support/randomPlay.js';

describe.each(BOT_NAMES)('the bot %s', (name) => {
  const bot = botByName(name);

  it.each([
    ['any contract', anything],
    ['the low contracts', mostlyPassing],
  ])('does something legal in every state of matches with %s', (_title, choose) => {
    for (const { before } of randomMatch(`legal-${name}`, 30, choose)) {
      if (!hasTurn(before) || bot === null) continue;
      const observation = observe(before, before.turn);
      const { action } = bot.decide(observation, randomFor('legal', before.deal.board));
      expect(observation.legal.some((legal) => sameAction(legal, action))).toBe(true);
    }
  });

  it('decides the same again from the same observation and stream', () => {
    for (const { before } of randomMatch(`again-${name}`, 20, mostlyPassing)) {
      if (!hasTurn(before) || bot === null) continue;
      const decide = () => bot.decide(observe(before, before.turn), randomFor('again'));
      expect(decide()).toEqual(decide());
    }
  });
});
