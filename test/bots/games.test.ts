import { describe, expect, it } from 'vitest';
import { gameValue } from '../../src/bots/heuristic/gameValue.js';
import { heuristicBot } from '../../src/bots/heuristic/index.js';
import { observe } from '../../src/engine/observation.js';
import { pick, randomFor } from '../../src/engine/random.js';
import { gameById, type PassOut, type Ruleset } from '../../src/engine/ruleset.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { type PerSeat, perSeat } from '../../src/engine/seats.js';
import { type Chooser, randomMatch } from '../support/randomPlay.js';
import { deal } from '../support/table.js';

const playing = (game: string): Ruleset => {
  const passOut: PassOut = { kind: 'game', game };
  return { ...punten, passOut, spadeBan: 0 };
};

describe('what a game is worth', () => {
  /** What a game is worth to N, who holds these cards, at these totals. */
  function worthToNorth(game: string, hands: string, totals: PerSeat<number> = perSeat(() => 0)): number {
    const observation = observe(deal({ hands, ruleset: playing(game) }).state, 0);
    const found = gameById(punten, game);
    if (observation.deal === null || found === null) throw new Error('no deal');
    const match = { ...observation.match, totals };
    return gameValue({ ...observation, match }, observation.deal, found);
  }

  it('about all queens: much with low cards, little with bare queens and the covers of others', () => {
    const low = 'N:5432.5432.432.32 ? ? ?';
    const high = 'N:AK2.Q3.AK32.Q432 ? ? ?';
    expect(worthToNorth('mie-en', low)).toBeGreaterThan(0);
    expect(worthToNorth('mie-en', high)).toBeLessThan(0);
  });

  it('of begging: what the totals will bring (R10.5)', () => {
    const hands = 'N:5432.5432.432.32 ? ? ?';
    expect(worthToNorth('bedelen', hands, [-30, 10, 10, 10, 0])).toBe(30);
    expect(worthToNorth('bedelen', hands, [30, -10, -10, -10, 0])).toBe(-30);
    expect(worthToNorth('bedelen', hands, [10, -30, 10, 10, 0])).toBe(-10);
    expect(worthToNorth('bedelen', hands)).toBeCloseTo(0);
  });
});

describe('the games without a contract', () => {
  /** S plays as the heuristic bot, the others anything. */
  const withOneHeuristic: Chooser = (state, legal, random) => {
    if (state.phase === 'auction') return legal[0] ?? pick(legal, random);
    if (state.by !== 2) return pick(legal, random);
    return heuristicBot.decide(observe(state, state.by), randomFor('games')).action;
  };

  it.each(['een-of-vijf', 'een-vijf-elf', 'schoppen-mie', 'mie-en'])('are won against chance: %s', (game) => {
    let points = 0;
    for (let match = 0; match < 6; match += 1) {
      for (const { step } of randomMatch(`${game}${match}`, 16, withOneHeuristic, playing(game))) {
        for (const event of step.events) {
          if (event.type === 'deal-settled') points += event.settlement.deltas[2];
        }
      }
    }
    expect(points).toBeGreaterThan(0);
  });
});
