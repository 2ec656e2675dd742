import { describe, expect, it } from 'vitest';
import { adviseOn, betterThan } from '../../src/analysis/advice.js';
import { isEqualCard } from '../../src/analysis/equalCards.js';
import { sameAction } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import { observe } from '../../src/engine/observation.js';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { type GameState, hasTurn, type TurnState } from '../../src/engine/state.js';
import { mostlyPassing, mustApply, nextEntry } from '../support/randomPlay.js';

/** Every third position of a match of random play in which somebody decides. */
function choices(ruleset: (typeof RULESETS)[number], seed: string): readonly TurnState[] {
  const found: TurnState[] = [];
  let state: GameState = newMatch(ruleset, 4);
  while (state.match.dealt < 3) {
    const entry = nextEntry(state, seed, mostlyPassing);
    if (entry === null) break;
    if (hasTurn(state)) found.push(state);
    state = mustApply(state, entry).state;
  }
  return found.filter((_, index) => index % 3 === 0);
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('advice at %s', (id, ruleset) => {
  const positions = choices(ruleset, `advice-${id}`);

  it('is one of the things that are legal, and always the same', () => {
    expect(positions.length).toBeGreaterThan(8);
    for (const state of positions) {
      const view = observe(state, state.by);
      const { action } = adviseOn(view);
      expect(view.legal.some((one) => sameAction(one, action))).toBe(true);
      expect(adviseOn(view)).toEqual(adviseOn(view));
    }
  });

  it('finds nothing better than itself, nor than a card equal to its own, and better than all else if anything is at stake', () => {
    for (const state of positions) {
      const view = observe(state, state.by);
      const advised = adviseOn(view);
      for (const action of view.legal) {
        const same = sameAction(action, advised.action) || isEqualCard(view, action, advised.action);
        const expected = same || advised.reason.code === 'nothing-at-stake' ? null : advised;
        expect(betterThan(view, action)).toEqual(expected);
      }
    }
  });
});
