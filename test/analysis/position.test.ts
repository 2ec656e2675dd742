import { describe, expect, test } from 'vitest';
import { type PlayState, sideOf, solverPosition } from '../../src/analysis/position.js';
import { membersOf } from '../../src/analysis/reviewJudge.js';
import { legalPlays } from '../../src/engine/play.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { applyHouseRules, shippedRulesets } from '../../src/notation/index.js';
import { createSolver } from '../../src/solver/index.js';
import { mostlyPassing, randomMatch } from '../support/randomPlay.js';
import { bestTricks } from './support/minimax.js';

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

const TRICKS = 13;
const solver = createSolver({ memory: 1 << 20 });

function withRules(ruleset: Ruleset, rules: string): Ruleset {
  const applied = applyHouseRules(ruleset, rules);
  if (!applied.ok) throw new Error(`not playable: ${rules}`);
  return applied.value;
}

/** Positions of so many random deals in those with a contract, with at most so many cards in a hand. */
function endings(
  seed: string,
  ruleset: Ruleset,
  players: PlayerCount,
  deals: number,
  cards: number,
): readonly PlayState[] {
  const rules = withRules(ruleset, 'stopWhenDecided=no');
  return [...randomMatch(seed, deals, mostlyPassing, rules, players)].flatMap(({ before }) =>
    before.phase === 'play' && before.deal.contracts.length > 0 && TRICKS - before.deal.tricks.length <= cards
      ? [before]
      : [],
  );
}

const position = (state: PlayState) => {
  const found = solverPosition(state);
  if (found === null) throw new Error('a position without all its cards');
  return found;
};

/** Tables with the house rules that bind the holder of the called card and who cannot follow (R7.1, R7.3). */
const tables: readonly (readonly [string, Ruleset, PlayerCount])[] = [
  ...shippedRulesets().flatMap((ruleset) =>
    ([3, 4, 5] as const).map((players) => [`${ruleset.id}, ${players} players`, ruleset, players] as const),
  ),
  ...[
    'mustRuff=yes',
    'holderLead=must-play',
    'firstLeadOnly=yes',
    'discard=last-resort',
    'noRuff=called',
  ].flatMap((rule) =>
    shippedRulesets()
      .slice(0, 2)
      .map((ruleset) => [`${ruleset.id} with ${rule}`, withRules(ruleset, rule), 4] as const),
  ),
];

describe('a position for the solver', { timeout: PATIENCE }, () => {
  test.each(tables)('has the legal cards of the engine: %s', (name, ruleset, players) => {
    const states = endings(name, ruleset, players, 2, 4);
    for (const state of states) {
      const moves = solver.moves(position(state), 1).moves.map(({ card }) => card);
      const legal = legalPlays(state.match.ruleset, state.deal, state.turn).filter(
        ({ faceDown }) => !faceDown,
      );
      expect(moves.toSorted()).toEqual(legal.map(({ card }) => card).toSorted());
    }
  });

  test('is worth what the engine itself comes to when it tries everything (R7.1-R7.4)', () => {
    let tried = 0;
    for (const [name, ruleset, players] of tables) {
      for (const state of endings(name, ruleset, players, 6, 3)) {
        const [declared] = state.deal.contracts;
        // With a contract alone there are no called cards, and every third of the others is enough.
        if (declared === undefined || declared.contract.side === 'alone') continue;
        tried += 1;
        if (tried % 3 !== 0) continue;
        const members = membersOf(state.deal, declared);
        const taken = members.reduce<number>((sum, seat) => sum + state.deal.taken[seat], 0);
        const solved = solver.solve(position(state), sideOf(state.deal, members));
        expect(solved).toMatchObject({ exact: true, tricks: bestTricks(state, members) - taken });
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});
