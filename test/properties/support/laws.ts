import { expect } from 'vitest';
import type { Action, Entry } from '../../../src/engine/action.js';
import { apply } from '../../../src/engine/apply.js';
import { FULL_PACK, fromCards, size, union } from '../../../src/engine/cardSet.js';
import { ALL_CARDS } from '../../../src/engine/cards.js';
import { legalActions } from '../../../src/engine/legal.js';
import { newMatch } from '../../../src/engine/match.js';
import { observe } from '../../../src/engine/observation.js';
import { randomFor } from '../../../src/engine/random.js';
import type { Ruleset } from '../../../src/engine/ruleset.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { SEATS } from '../../../src/engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../../src/engine/state.js';
import { sameObservation, worldFrom } from '../../../src/engine/world.js';
import { anything, mustApply, nextEntry } from '../../support/randomPlay.js';
import { CHOOSERS, skewed } from './choosers.js';
import { redeals, truth } from './redeal.js';

/** What a run of random deals has met, so that a test can ask whether it was wide enough. */
export interface Tally {
  deals: number;
  readonly met: Map<string, number>;
}

export const newTally = (): Tally => ({ deals: 0, met: new Map() });

const count = (tally: Tally, what: string): void => {
  tally.met.set(what, (tally.met.get(what) ?? 0) + 1);
};

/** Makes a value immutable all the way down, so that whatever changes it throws. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
  return value;
}

/** 52 cards, each in exactly one place: in a hand, on the table or in a trick. */
function cardsAreConserved({ deal }: TurnState): void {
  const played = [...deal.tricks.flatMap((trick) => trick.plays), ...deal.table].map((play) => play.card);
  const places = [...deal.hands, fromCards(played.filter((card) => card !== null))];
  expect(places.reduce((sum, set) => sum + size(set), 0)).toBe(ALL_CARDS.length);
  expect(places.reduce(union)).toEqual(FULL_PACK);
}

/** Something that is legal is taken, and something that is not is refused without a trace. */
function legalityAgrees(state: TurnState, seed: string): void {
  const legal = legalActions(state);
  expect(legal.length).toBeGreaterThan(0);
  const others: readonly Action[] = [
    { type: 'pass' },
    ...state.match.ruleset.contracts.map((contract): Action => ({ type: 'bid', bid: contract.id })),
    ...ALL_CARDS.map((card): Action => ({ type: 'play', card, faceDown: false })),
  ];
  const same = (a: Action) => (b: Action) => JSON.stringify(a) === JSON.stringify(b);
  const probe = others[randomFor(seed, 'probe', state.deal.tricks.length).below(others.length)];
  if (probe !== undefined && !legal.some(same(probe))) {
    expect(apply(state, { ...probe, seat: state.turn }).ok).toBe(false);
  }
  for (const action of legal) expect(apply(state, { ...action, seat: state.turn }).ok).toBe(true);
}

/** Whoever looks sees the same when the cards he cannot see are dealt again in a way that fits. */
function hiddenCardsStayHidden(state: TurnState, seed: string, tally: Tally): void {
  const random = randomFor(seed, 'redeal');
  for (const seat of state.deal.active) {
    const seen = observe(state, seat);
    expect(worldFrom(seen, truth(state, seen))).not.toBeNull();
    for (const position of redeals(state, seen, random, 6)) {
      count(tally, 'redeal');
      expect(sameObservation(observe(position, seat), seen)).toBe(true);
    }
  }
}

/** Whether a card lies face down on the table. */
const isFaceDown = ({ deal }: TurnState): boolean => deal.table[0]?.faceDown === true;

function tallyState(state: GameState, entry: Entry, tally: Tally): void {
  if (entry.type === 'call')
    count(tally, entry.blind ? 'blind call' : entry.card % 13 === 12 ? 'ace call' : 'king call');
  if (entry.type === 'play' && entry.faceDown) count(tally, 'face-down lead');
  if (hasTurn(state) && state.deal.open.length > 1) count(tally, 'several open hands');
}

/**
 * Plays one random deal and checks every law on the way: cards conserved, a legal action always, refusals that leave nothing,
 * inputs never changed, an end, zero sum, and the same state from the log. A few states are looked at for peeking.
 */
export function checkDeal(seed: string, deal: number, tally: Tally, ruleset: Ruleset = pagat): void {
  const choose = CHOOSERS[deal % CHOOSERS.length] ?? anything;
  const name = `${seed}/${deal}`;
  const entries: Entry[] = [];
  const peekAt = randomFor(name, 'peek').below(70);
  let state = freeze(newMatch(ruleset, 4));
  for (;;) {
    if (state.match.dealt > 0 && !hasTurn(state)) break;
    const next = nextEntry(state, name, choose);
    if (next === null) throw new Error('the match ended before its first deal');
    const entry = freeze(next.type === 'deal' && deal % 2 === 1 ? skewed(next, seed, deal) : next);
    entries.push(entry);
    const step = mustApply(state, entry);
    state = freeze(step.state);
    tallyState(state, entry, tally);
    if (hasTurn(state)) {
      cardsAreConserved(state);
      if (entries.length % 7 === 0) legalityAgrees(state, name);
      if (entries.length === peekAt || isFaceDown(state)) hiddenCardsStayHidden(state, name, tally);
    }
    // 52 cards, at most one call of each bid and four passes, the naming, the draw and the deal: no deal is longer.
    expect(entries.length).toBeLessThan(52 + ruleset.contracts.length * 4 + 10);
  }
  checkEnd(state, entries, tally);
}

function checkEnd(state: GameState, entries: readonly Entry[], tally: Tally): void {
  const previous = state.phase === 'draw' || hasTurn(state) ? null : state.previous;
  if (previous === null) throw new Error('a deal that ended without a settlement');
  expect(SEATS.reduce<number>((sum, seat) => sum + previous.settlement.deltas[seat], 0)).toBe(0);
  const again = entries.reduce<GameState>(
    (at, entry) => mustApply(at, entry).state,
    newMatch(state.match.ruleset, 4),
  );
  expect(JSON.stringify(again)).toBe(JSON.stringify(state));
  tally.deals += 1;
  if (previous.settlement.kind === 'thrown-in') count(tally, 'thrown in');
  else
    for (const result of previous.settlement.results)
      count(tally, `${result.contract} ${result.made ? 'made' : 'lost'}`);
  if (previous.settlement.kind === 'contracts' && previous.settlement.results.length > 1)
    count(tally, 'several declarers');
}
