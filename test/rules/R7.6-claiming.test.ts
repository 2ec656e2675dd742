import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { legalActions } from '../../src/engine/legal.js';
import { newMatch } from '../../src/engine/match.js';
import { pick, randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { type GameState, hasTurn } from '../../src/engine/state.js';
import { actionWord } from '../../src/notation/words.js';
import { lowestPlay, mayClaim } from '../../src/session/claim.js';
import { card } from '../support/hands.js';
import { anything, mostlyPassing, mustApply, nextEntry, randomMatch } from '../support/randomPlay.js';
import { deal, type Table } from '../support/table.js';

const offers = (table: Table): boolean => mayClaim(table.state);

/** What every play to the end of the deal comes to, each settlement once. */
function allResults(state: GameState, into = new Set<string>()): ReadonlySet<string> {
  if (!hasTurn(state)) {
    if (state.phase === 'draw') throw new Error('no deal');
    return into.add(JSON.stringify(state.previous?.settlement.deltas));
  }
  for (const action of legalActions(state)) {
    if (into.size > 1) return into;
    const step = apply(state, { ...action, seat: state.turn });
    if (!step.ok) throw new Error(step.error.code);
    allResults(step.value.state, into);
  }
  return into;
}

/** The table after the lowest card of whoever is to play. */
function lowest(table: Table): Table {
  if (!hasTurn(table.state)) throw new Error('nobody is to play');
  return table.say(actionWord(lowestPlay(legalActions(table.state))));
}

/** Plays the lowest card of everybody to the end of the deal. */
const playedOut = (table: Table): Table => (hasTurn(table.state) ? playedOut(lowest(table)) : table);

describe('R7.6: when no play can change the result any more, the table offers to play the rest', () => {
  // N has every trump from the ace down but two, and nothing but aces beside them.
  const strong = deal({
    dealer: 'W',
    hands: 'N:AKQJT987.AK.AK.A 65.QJT.QJT9.KQJT 4.98765.8765.987 32.432.432.65432',
  }).auction('alleen-9 pas pas pas');
  // Here every card of N's is high too, but a heart can be ruffed while there are trumps outside.
  const ruffable = deal({
    dealer: 'W',
    hands: 'N:AKQJT98.AKQJT9.-.- 765.876.AKQ.AKQJ -.5432.JT98.T9876 432.-.765432.5432',
  }).auction('alleen-9 pas pas pas');

  test('from the first card, where one hand takes all of them', () => {
    expect(offers(strong.say('trump:S'))).toBe(true);
  });

  test('not while a high card could be ruffed', () => {
    const begun = ruffable.say('trump:S');
    expect(offers(begun)).toBe(false);
    expect(offers(begun.play('SA S5 D8 S2').play('SK S6 D9 S3'))).toBe(false);
  });

  test('and as soon as the last trump has to fall, with the trick half played', () => {
    const begun = ruffable.say('trump:S').play('SA S5 D8 S2').play('SK S6 D9 S3');
    expect(offers(begun.play('HA'))).toBe(false);
    expect(offers(begun.play('SQ'))).toBe(true);
    expect(offers(begun.play('SQ S7 DT S4'))).toBe(true);
  });

  test('only while at least two tricks are left', () => {
    let played = strong.say('trump:S');
    while (played.deal.tricks.length < 12) played = lowest(played);
    expect(played.deal.tricks).toHaveLength(12);
    expect(offers(played)).toBe(false);
  });

  test('in a misère that has failed the rest counts for nothing, whoever takes it', () => {
    const failed = deal({
      dealer: 'W',
      hands: 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765',
    }).auction('misere pas pas pas');
    expect(offers(failed.play('SA ST S7 S4'))).toBe(true);
    expect(playedOut(failed.play('SA ST S7 S4')).score).toBe('N -15 E +5 S +5 W +5');
  });

  test('the rest is played with the lowest legal cards, and settled as usual', () => {
    const table = strong.say('trump:S');
    expect(lowest(table).deal.table.map(({ card }) => card)).toEqual([card('S7')]);
    expect(playedOut(table).finished.deal.tricks).toHaveLength(13);
    expect([...allResults(playedOut(table).state)]).toEqual([
      JSON.stringify(playedOut(table).finished.settlement.deltas),
    ]);
  });

  test('in the auction and while trump is named nothing is offered', () => {
    expect(offers(strong)).toBe(false);
    expect(mayClaim(newMatch(punten, 4))).toBe(false);
  });
});

/** Every position of some random deals in which so few tricks are left that all plays can be tried. */
function* endings(ruleset: Ruleset, players: PlayerCount): Generator<GameState> {
  const seed = `R7.6 ${ruleset.id} ${players}`;
  for (const choose of [anything, mostlyPassing]) {
    for (const { step } of randomMatch(seed, 2, choose, ruleset, players)) {
      const { state } = step;
      if (state.phase === 'play' && state.deal.tricks.length >= 10) yield state;
    }
  }
}

describe('R7.6: the offer is exact', () => {
  test.each(RULESETS)('in endings of $id, against every play there is', (ruleset) => {
    let looked = 0;
    for (const players of [3, 4, 5] as const) {
      // Where a deal stops as soon as it is decided, random play leaves hardly an ending to look at.
      for (const state of endings({ ...ruleset, stopWhenDecided: false }, players)) {
        if (state.phase !== 'play' || state.deal.tricks.length > 11) continue;
        const isSettled = allResults(state).size === 1;
        expect(mayClaim(state), JSON.stringify(state.deal)).toBe(isSettled);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(5);
  });

  test.each([anything, mostlyPassing])('and what is offered early holds for any play: %o', (choose) => {
    let held = 0;
    for (const { step } of randomMatch('R7.6 early', 6, choose)) {
      const { state } = step;
      if (state.phase !== 'play' || state.deal.table.length > 0 || !mayClaim(state)) continue;
      const results = ['one', 'two', 'three'].map((seed) => {
        let at: GameState = state;
        while (hasTurn(at)) {
          const entry = nextEntry(at, seed, (_at, legal) =>
            pick(legal, randomFor(seed, JSON.stringify(at).length)),
          );
          if (entry === null) throw new Error('nothing follows');
          at = mustApply(at, entry).state;
        }
        return [...allResults(at)].join();
      });
      expect(new Set(results).size).toBe(1);
      held += 1;
    }
    expect(held).toBeGreaterThan(3);
  });
});
