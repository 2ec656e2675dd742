import { describe, expect, it } from 'vitest';
import { heuristicBot } from '../../src/bots/heuristic/index.js';
import { planAloud } from '../../src/bots/heuristic/play/exact/openHands.js';
import type { Reason } from '../../src/bots/reason.js';
import { FULL_PACK } from '../../src/engine/cardSet.js';
import { HEARTS, SUITS } from '../../src/engine/cards.js';
import { nextDeal } from '../../src/engine/deal.js';
import { newMatch } from '../../src/engine/match.js';
import { type Observation, observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import { SEATS, type Seat } from '../../src/engine/seats.js';
import { type GameState, hasTurn } from '../../src/engine/state.js';
import { mustApply, nextEntry } from '../support/randomPlay.js';
import { deal, pagatWith, type Table } from '../support/table.js';

const rules = pagatWith({ troela: 'off' });

/** What the bot of the hand whose turn it is decides, and why. */
function decided(state: GameState) {
  if (!hasTurn(state)) throw new Error('nobody has a turn');
  return heuristicBot.decide(observe(state, state.by), randomFor('open hands'));
}

const planFor = (seen: Observation): Reason | null =>
  seen.deal === null ? null : planAloud(seen, seen.deal);

const reasonAt = ({ state }: Table): Reason => decided(state).reason;

describe('with all hands open', () => {
  it('the defenders know in which suit the declarer takes a trick', () => {
    const open = deal({
      dealer: 'W',
      hands: 'N:A52.K3.KQJT.QJT7 KJT.A54.A98.K985 Q873.QJ8762.7.A6 964.T9.65432.432',
    })
      .auction('pas pas pas open-misere-praatje')
      .play('HK HA HQ HT');
    expect(reasonAt(open)).toEqual({ code: 'open-hands-solved', seat: 3, made: false, suit: HEARTS });
  });

  it('the declarer knows that he is safe', () => {
    let open = deal({ ruleset: rules, hands: 'N:8642.7532.642.32 ? ? ?', dealer: 'W' })
      .auction('open-misere-praatje pas pas pas')
      .play('H7');
    const canDiscard = (): boolean => new Set(open.legal.split(' ').map((word) => word[0])).size > 1;
    while (open.turn !== 'N' || !canDiscard()) open = open.step();
    expect(reasonAt(open)).toEqual({ code: 'open-hands-solved', seat: 0, made: true, suit: null });
  });

  it('what the defenders plan can be said to anybody who sees all hands, and to nobody before', () => {
    const before = deal({
      dealer: 'W',
      hands: 'N:A52.K3.KQJT.QJT7 KJT.A54.A98.K985 Q873.QJ8762.7.A6 964.T9.65432.432',
    })
      .auction('pas pas pas open-misere-praatje')
      .play('HK HA HQ');
    const plan = { code: 'open-hands-solved', seat: 3, made: false, suit: HEARTS };
    for (const letter of ['N', 'E', 'S', 'W'] as const) {
      expect(planFor(before.seenBy(letter))).toBe(null);
      expect(planFor(before.play('HT').seenBy(letter))).toEqual(plan);
    }
  });

  it('a defender who cannot stop him plays as ever', () => {
    let open = deal({ ruleset: rules, hands: 'N:8642.7532.642.32 ? ? ?', dealer: 'W' })
      .auction('open-misere-praatje pas pas pas')
      .play('H7');
    while (open.deal.tricks.length === 0 || open.turn === 'N') open = open.step();
    expect(reasonAt(open).code).not.toBe('open-hands-solved');
  });
});

/** A deal in which the seat with these cards plays a praatje alone, up to the first card. */
function praatje(seed: string, bid: string): { readonly state: GameState; readonly declarer: Seat } {
  let state: GameState = newMatch(rules, 4);
  const draw = nextEntry(state, seed, () => ({ type: 'pass' }));
  if (draw === null) throw new Error('no dealer');
  state = mustApply(state, draw).state;
  if (state.phase !== 'deal') throw new Error('no deal');
  const dealt = nextDeal(rules, 4, state.dealer, null, randomFor(seed, 'deal'));
  const safest = (best: Seat, seat: Seat): Seat =>
    unsafe(dealt.hands[seat]) < unsafe(dealt.hands[best]) ? seat : best;
  const declarer = SEATS.slice(0, 4).reduce(safest);
  state = mustApply(state, dealt).state;
  while (hasTurn(state) && state.phase === 'auction') {
    const { turn } = state;
    const isFirst = turn === declarer && !state.deal.calls.some(({ type }) => type === 'bid');
    state = mustApply(state, isFirst ? { type: 'bid', bid, seat: turn } : { type: 'pass', seat: turn }).state;
  }
  return { state, declarer };
}

/** How many cards lie above the same number of cards outside the hand. */
function unsafe(hand: readonly number[]): number {
  return SUITS.reduce<number>((count, suit) => {
    let own = hand[suit] ?? 0;
    let others = FULL_PACK[suit] & ~own;
    let found = 0;
    for (; own !== 0; own &= own - 1, others &= others - 1) {
      if (others === 0 || (own & -own) > (others & -others)) found += 1;
    }
    return count + found;
  }, 0);
}

/** Plays a deal to its end among bots: what each of them was certain of, and whether the contract was made. */
function playedOut(from: GameState): { readonly certain: readonly boolean[]; readonly made: boolean } {
  const certain: boolean[] = [];
  let state = from;
  while (hasTurn(state)) {
    const { action, reason } = decided(state);
    if (reason.code === 'open-hands-solved') certain.push(reason.made);
    state = mustApply(state, { ...action, seat: state.turn }).state;
  }
  if (state.phase === 'draw' || state.previous?.settlement.kind !== 'contracts') throw new Error('no result');
  return { certain, made: state.previous.settlement.results[0]?.made === true };
}

describe('what is certain with all hands open comes true', () => {
  it.each(['open-misere-praatje', 'open-piek-praatje'])('in %s', (bid) => {
    const results = Array.from({ length: 12 }, (_, number) =>
      playedOut(praatje(`open ${number}`, bid).state),
    );
    for (const { certain, made } of results) {
      expect(new Set(certain).size).toBeLessThan(2);
      if (certain.length > 0) expect(certain[0]).toBe(made);
    }
    expect(results.filter(({ certain }) => certain.length > 0).length).toBeGreaterThan(8);
  });
});
