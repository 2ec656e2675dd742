import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import { randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { type GameState, hasTurn } from '../../src/engine/state.js';
import { onLadder } from '../../src/notation/contractRules.js';
import {
  entryText,
  headerText,
  newHeader,
  readRecord,
  replayRecord,
  shippedRulesets,
  writeRecord,
} from '../../src/notation/index.js';
import { CHOOSERS, skewed } from '../properties/support/choosers.js';
import { soundRulesets } from '../properties/support/rulesets.js';
import { anything, mustApply, nextEntry } from '../support/randomPlay.js';

const PLAYERS: readonly PlayerCount[] = [3, 4, 5];

/** What has been met, so that the tests can ask whether they went far enough. */
const met = new Set<string>();

/** The words and tags by which the corners of the notation are known. */
function meet(text: string): void {
  for (const [tag] of text.matchAll(/^\[(Turned|Announce|Partner|Club|LastDeal)\b/gm)) met.add(tag.slice(1));
  if (/^\[Contract "[a-z-]+"\]$/m.test(text)) met.add('a game');
  if (/game:/.test(text)) met.add('a game that was chosen');
  if (/^\[Deal .*\n\[Contract/m.test(text)) met.add('no auction');
  if (/^\[Tricks "N \d+ E \d+ S \d+ W \d+"\]\n\[Score "N \S+ E \S+ S \S+"\]/m.test(text))
    met.add('three players');
  if (/^\[Score "N \S+ E \S+ S \S+ W \S+ X \S+"\]/m.test(text)) met.add('five players');
}

/** What a record reads back to: its entries and the state after them. */
function reread(text: string) {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`${JSON.stringify(record.error)}\n${text}`);
  expect(writeRecord(record.value)).toBe(text);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) throw new Error(`${JSON.stringify(replayed.error)}\n${text}`);
  const read = replayed.value.deals.flatMap((deal) => deal.steps.map((step) => step.entry));
  const draw = record.value.openDraw;
  return { entries: [...read, ...(draw === null ? [] : [draw.value])], end: replayed.value.end };
}

/**
 * Plays two random deals while they are written down, and reads the record at the end, at some moments on the way, and wherever
 * the time is said to be up.
 */
function checkRecord(name: string, deal: number, ruleset: Ruleset, players: PlayerCount): void {
  const choose = CHOOSERS[deal % CHOOSERS.length] ?? anything;
  const random = randomFor(name, 'moments', deal);
  const lastAt = random.below(3) === 0 ? 2 + random.below(70) : null;
  let state: GameState = newMatch(ruleset, players);
  let text = headerText(newHeader({ ruleset, players, seed: name }));
  const entries: Entry[] = [];
  for (;;) {
    const due = entries.length === lastAt && state.phase !== 'over' ? ({ type: 'last-deal' } as const) : null;
    const next = due ?? nextEntry(state, `${name}/${deal}`, choose);
    if (next === null || (state.match.dealt >= 2 && !hasTurn(state))) break;
    const entry = next.type === 'deal' && deal % 2 === 1 ? skewed(next, name, deal, players) : next;
    const { state: after } = mustApply(state, entry);
    text += entryText(state, entry, after);
    entries.push(entry);
    state = after;
    if (due !== null || random.below(25) === 0 || (!hasTurn(state) && random.below(2) === 0)) {
      expect(reread(text)).toEqual({ entries, end: state });
    }
  }
  expect(reread(text)).toEqual({ entries, end: state });
  meet(text);
}

/** A ruleset as a club of its own could have it. */
function asClub(ruleset: Ruleset): Ruleset {
  const hasTroela = ruleset.contracts.some((contract) => contract.side === 'fourth-ace');
  return onLadder({
    ...ruleset,
    id: 'ons-huis',
    name: 'Ons huis',
    troela: hasTroela ? ruleset.troela : 'off',
  });
}

describe('a record that grows entry by entry reads back to the same entries and state', () => {
  it.each(shippedRulesets().map((ruleset) => [ruleset.id, ruleset] as const))('in %s', (id, ruleset) => {
    for (const players of PLAYERS) {
      for (let deal = 0; deal < 5; deal += 1) checkRecord(`${id}${players}`, deal, ruleset, players);
    }
  });

  it('in any club with any house rules', () => {
    fc.assert(
      fc.property(soundRulesets, fc.constantFrom(...PLAYERS), fc.nat(9999), (ruleset, players, deal) => {
        checkRecord('club', deal, asClub(ruleset), players);
      }),
      { numRuns: 30, seed: 20261130 },
    );
  });

  it('and so did every corner of the notation', () => {
    expect([...met].toSorted()).toEqual(
      [
        'Club',
        'LastDeal',
        'Partner',
        'Turned',
        'a game',
        'a game that was chosen',
        'five players',
        'no auction',
        'three players',
      ].toSorted(),
    );
  });
});
