import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACE, rankOf } from '../../src/engine/cards.js';
import { newMatch } from '../../src/engine/match.js';
import { type Observation, observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { dealtSeats, type PlayerCount, type Seat } from '../../src/engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../src/engine/state.js';
import { onLadder } from '../../src/notation/contractRules.js';
import {
  makeHand,
  observedRecord,
  readRecord,
  replayRecord,
  shippedRulesets,
} from '../../src/notation/index.js';
import { CHOOSERS, skewed } from '../properties/support/choosers.js';
import { soundRulesets } from '../properties/support/rulesets.js';
import { anything, mustApply, nextEntry } from '../support/randomPlay.js';

const PLAYERS: readonly PlayerCount[] = [3, 4, 5];

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

/** What has been met, so that the tests can ask whether they went far enough. */
const met = new Set<string>();

/** The state that a record of a seat's view leads to. */
function reread(text: string): TurnState {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`${JSON.stringify(record.error)}\n${text}`);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) {
    const { code, line, board } = replayed.error;
    const detail = replayed.error.code === 'refused' ? replayed.error.error : replayed.error;
    throw new Error(`${JSON.stringify({ code, line, board, detail })}\n${text}`);
  }
  if (!hasTurn(replayed.value.end)) throw new Error(`nobody has the turn\n${text}`);
  return replayed.value.end;
}

/** What a record can tell of an observation: this deal, without the ace of an open partner that nobody has seen. */
function told({ deal, match: _, ...rest }: Observation): object {
  if (deal === null) throw new Error('no deal');
  const { fourthAce: __, ...facts } = deal;
  return { ...rest, deal: facts };
}

/** Whether a seat knows the fourth ace only because an open partner has said which it is: no tag of a record does (R5.3). */
function isAceUntold({ seat, deal }: Observation): boolean {
  if (deal === null || deal.fourthAce === null || rankOf(deal.fourthAce) !== ACE) return false;
  const known = [deal.contracts[0]?.seat, deal.partner];
  const hands = known.map((one) => (one === undefined || one === null ? null : deal.open[one]));
  const played = [...deal.tricks.flatMap(({ plays }) => plays), ...deal.table].map(({ card }) => card);
  return !known.includes(seat) && hands.every((hand) => hand === null) && !played.includes(deal.fourthAce);
}

function meet(text: string, { seat, turn, by, deal, phase }: Observation): void {
  met.add(phase);
  if (turn !== seat && by === seat) met.add('the open hand of three players');
  for (const [tag] of text.matchAll(/^\[(Turned|Announce|Partner|Club|LastDeal|Call)\b/gm))
    met.add(tag.slice(1));
  if (/\?\*/.test(text)) met.add('a card face down');
  if (deal?.game) met.add('a game');
  if (deal !== null && deal.partner !== null && !deal.partnerShown) met.add('a silent partner');
}

/** A ruleset as a club of its own could have it. */
function asClub(ruleset: Ruleset): Ruleset {
  const hasTroela = ruleset.contracts.some((contract) => contract.side === 'fourth-ace');
  return onLadder({ ...ruleset, id: 'club', name: 'Club', troela: hasTroela ? ruleset.troela : 'off' });
}

/** Plays one random deal; now and then the records of what the seats see must read back to what they see. */
function checkDeal(name: string, deal: number, ruleset: Ruleset, players: PlayerCount): void {
  const choose = CHOOSERS[deal % CHOOSERS.length] ?? anything;
  const random = randomFor(name, 'moments', deal);
  let state: GameState = newMatch(ruleset, players);
  for (let first = true; first || hasTurn(state); ) {
    const next = nextEntry(state, `${name}/${deal}`, choose);
    if (next === null) throw new Error('the match ended before its first deal');
    // A turned card belongs to whom the last card is dealt, which a skewed deal does not keep to.
    const skew = deal % 2 === 1 && !ruleset.turnedTrump;
    const entry = next.type === 'deal' && skew ? skewed(next, name, deal, players) : next;
    state = mustApply(state, entry).state;
    if (entry.type === 'deal') first = false;
    if (!hasTurn(state)) continue;
    if (random.below(60) === 0) state = mustApply(state, { type: 'last-deal' }).state;
    if (!hasTurn(state)) continue;
    const isFaceDown = state.deal.table[0]?.faceDown === true;
    if (!isFaceDown && random.below(state.phase === 'play' ? 8 : 2) > 0) continue;
    const { by } = state;
    const onlookers = state.deal.active.filter((seat) => seat !== by && random.below(4) === 0);
    for (const seat of [by, ...onlookers]) checkView(state, seat, players);
  }
}

function checkView(state: TurnState, seat: Seat, players: PlayerCount): void {
  const seen = observe(state, seat);
  const text = observedRecord(seen);
  meet(text, seen);
  expect(text).not.toContain('[Seed');
  const known =
    /^\[Deal ".:(.*)"\]$/m
      .exec(text)?.[1]
      ?.split(' ')
      .filter((hand) => hand !== '?') ?? [];
  const inSight = dealtSeats(players, state.deal.dealer).filter(
    (other) => other === seat || seen.deal?.open[other] !== null,
  );
  expect(known).toEqual(inSight.map((other) => makeHand(state.deal.dealt[other])));
  const again = observe(reread(text), seat);
  expect(told(again)).toEqual(told(seen));
  const ace = again.deal?.fourthAce ?? null;
  if (ace !== null || !isAceUntold(seen)) expect(ace).toBe(seen.deal?.fourthAce);
}

describe('the record of what a seat sees reads back to what it sees', { timeout: PATIENCE }, () => {
  const tables = shippedRulesets().flatMap((ruleset) =>
    PLAYERS.map((players) => [ruleset.id, players, ruleset] as const),
  );

  it.each(tables)('%s with %d players', (id, players, ruleset) => {
    for (let deal = 0; deal < 5; deal += 1) checkDeal(`${id}${players}`, deal, ruleset, players);
  });

  it('with cards that are led face down (R7.4)', () => {
    for (let deal = 3; deal < 80; deal += 10) checkDeal('face-down', deal, pagat, 4);
  });

  it('under any house rules that validation lets through', () => {
    fc.assert(
      fc.property(soundRulesets, fc.constantFrom(...PLAYERS), fc.nat(9999), (ruleset, players, deal) =>
        checkDeal('observed', deal, asClub(ruleset), players),
      ),
      { numRuns: 25, seed: 20261130 },
    );
  });

  it('and the run was wide enough', () => {
    const wanted = ['Announce', 'Call', 'Club', 'LastDeal', 'Partner', 'Turned'];
    const moments = ['auction', 'naming', 'calling', 'play', 'a game', 'a card face down'];
    const seats = ['a silent partner', 'the open hand of three players'];
    expect([...met].toSorted()).toEqual([...wanted, ...moments, ...seats].toSorted());
  });
});
