import { describe, expect, test } from 'vitest';
import { proveDecision } from '../../src/analysis/proof.js';
import { redeals } from '../../src/analysis/redeal.js';
import { BOT_NAMES, type Bot, botByName } from '../../src/bots/index.js';
import { observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { hasTurn, type TurnState } from '../../src/engine/state.js';
import { sameObservation } from '../../src/engine/world.js';
import { shippedRulesets } from '../../src/notation/index.js';
import { CHOOSERS } from '../properties/support/choosers.js';
import { anything, type Chooser, randomMatch } from '../support/randomPlay.js';

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

/** The positions of some random deals in which somebody has to decide. */
function turns(
  seed: string,
  ruleset: Ruleset = pagat,
  players: PlayerCount = 4,
  choose: Chooser = anything,
): readonly TurnState[] {
  return [...randomMatch(seed, 1, choose, ruleset, players)].flatMap(({ before }) =>
    hasTurn(before) ? [before] : [],
  );
}

const random = () => randomFor('redeal', 'test');

describe('dealing the hidden cards again', { timeout: PATIENCE }, () => {
  test('leaves what the seat sees as it was, and everything else is as good as any', () => {
    for (const state of turns('law')) {
      const seen = observe(state, state.by);
      const positions = redeals(state, state.by, random(), 10);
      for (const position of positions) {
        expect(sameObservation(observe(position, state.by), seen)).toBe(true);
        expect(position.deal.dealt).not.toEqual(state.deal.dealt);
      }
      const deals = positions.map(({ deal }) => JSON.stringify([deal.dealt, deal.table]));
      expect(new Set(deals).size).toBe(positions.length);
    }
  });

  test('goes far: before the first card every hidden card has been with every other seat', () => {
    const [first] = turns('far');
    if (first === undefined) throw new Error('no turn');
    const others = first.deal.places.filter((seat) => seat !== first.by);
    const positions = redeals(first, first.by, random(), 400);
    expect(positions).toHaveLength(400);
    for (const seat of others) {
      const suits = [0, 1, 2, 3] as const;
      const met = suits.map((suit) => positions.reduce((all, { deal }) => all | deal.dealt[seat][suit], 0));
      const hidden = suits.map((suit) => 0x1fff & ~first.deal.dealt[first.by][suit]);
      expect(met).toEqual(hidden);
    }
  });

  test('finds none where nothing is hidden any more', () => {
    const last = turns('end', { ...pagat, stopWhenDecided: false }).at(-1);
    if (last === undefined || last.phase !== 'play') throw new Error('no last card');
    expect(redeals(last, last.by, random(), 10)).toEqual([]);
  });

  test('finds the few there are where few fit', () => {
    const late = turns('late').filter(({ deal }) => deal.tricks.length === 11 && deal.table.length === 0);
    // Two cards each: three hands of two out of six are dealt in at most ninety ways.
    for (const state of late) expect(redeals(state, state.by, random(), 200).length).toBeLessThan(90);
    expect(late.length).toBeGreaterThan(0);
  });
});

/** A bot whose choice depends on something else than what it is shown: on how often it was asked. */
function fickle(): Bot {
  let asked = 0;
  return {
    name: 'fickle',
    decide: ({ legal }) => {
      const action = legal[asked++ % legal.length];
      if (action === undefined) throw new Error('nothing is legal');
      return { action, reason: { code: 'only-choice' } };
    },
  };
}

describe('the proof that a bot does not peek', { timeout: PATIENCE }, () => {
  test('finds a decision that does not stay the same, and tells what it became', () => {
    const state = turns('peek').find(({ phase, deal }) => phase === 'play' && deal.table.length === 0);
    if (state === undefined) throw new Error('no lead');
    const [first, second] = observe(state, state.by).legal;
    expect(proveDecision(fickle(), state, 'seed')).toEqual({ redeals: 50, decision: first, changed: second });
  });

  const tables = shippedRulesets().flatMap((ruleset) =>
    ([3, 4, 5] as const).map((players) => [ruleset.id, players, ruleset] as const),
  );

  test.each(tables)(
    '%s with %d players: no decision of any bot depends on hidden cards',
    (id, players, ruleset) => {
      let proved = 0;
      for (const [index, choose] of CHOOSERS.entries()) {
        const states = turns(`${id}${players}${index}`, ruleset, players, choose);
        for (const state of states.filter((_, at) => at % 7 === index)) {
          for (const name of BOT_NAMES) {
            const bot = botByName(name);
            if (bot === null) throw new Error(`no bot ${name}`);
            const { redeals: count, changed } = proveDecision(bot, state, 'law', 3);
            expect(changed).toBeNull();
            proved += count;
          }
        }
      }
      expect(proved).toBeGreaterThan(30);
    },
  );
});
