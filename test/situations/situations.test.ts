import { describe, expect, it } from 'vitest';
import { heuristicBot } from '../../src/bots/heuristic/index.js';
import { legalActions } from '../../src/engine/legal.js';
import { observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import { actionWord } from '../../src/notation/index.js';
import { rikken } from '../cli/support/rikken.js';
import { handsInSight, positionOf, readSituations } from './files.js';

const situations = readSituations();
const themes = [...new Set(situations.map(({ theme }) => theme))];
const inTheme = (theme: string) => situations.filter((situation) => situation.theme === theme);

describe.each(themes)('%s', (theme) => {
  it.each(inTheme(theme))('$title ($file)', (situation) => {
    const state = positionOf(situation);
    const { action, reason } = heuristicBot.decide(observe(state, state.by), randomFor('situation'));
    expect(situation.expected).toContain(actionWord(action));
    if (situation.reasons.length > 0) expect(situation.reasons).toContain(reason.code);
  });
});

describe('every situation', () => {
  it.each(situations)('says what it shows and why: $theme/$file', ({ title, expected, why }) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(expected).not.toEqual([]);
  });

  it.each(situations)(
    'names legal actions only, and none both right and wrong: $theme/$file',
    (situation) => {
      const legal = legalActions(positionOf(situation)).map(actionWord);
      const { expected, never } = situation;
      for (const word of [...expected, ...never]) expect(legal).toContain(word);
      expect(expected.filter((word) => never.includes(word))).toEqual([]);
    },
  );

  it.each(situations)('holds just the hands that the seat to act sees: $theme/$file', (situation) => {
    expect(situation.record.deals[0]?.hands.value).toEqual(handsInSight(positionOf(situation)));
  });

  it.each(situations)(
    'gets the same hint from the command line: $theme/$file',
    async ({ path, expected }) => {
      const { code, stdout, stderr } = await rikken(['hint', path, '--json']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(expected).toContain(JSON.parse(stdout).action);
    },
  );
});
