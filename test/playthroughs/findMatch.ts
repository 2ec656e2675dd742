import type { Entry } from '../../src/engine/action.js';
import { cardsOf } from '../../src/engine/cardSet.js';
import { dealingOrder, drawForDealer } from '../../src/engine/deal.js';
import { pick, type Random, randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import {
  activeSeats,
  clockwiseFrom,
  dealtSeats,
  nextSeat,
  type PlayerCount,
} from '../../src/engine/seats.js';
import { hasTurn } from '../../src/engine/state.js';
import { dealOf, newRecording, playOut, type Recording, record } from './recording.js';
import type { Table } from './tables.js';
import type { Seating, Trial, Wish } from './wishes.js';

const TRIES = 3000;

/** Who sits at the table for the deal that is due. */
function seating({ state }: Recording): Seating {
  if (state.phase !== 'deal') throw new Error('no deal is due');
  const { dealer, match } = state;
  const seats = activeSeats(match.players, dealer);
  return {
    ruleset: match.ruleset,
    dealer,
    active: clockwiseFrom(seats, nextSeat(seats, dealer)),
    places: dealtSeats(match.players, dealer),
  };
}

/** The recording with a deal of these hands; the card that is turned is one of those dealt last. */
function dealHands(recording: Recording, { hands }: Trial, random: Random): Recording {
  const { state } = recording;
  if (state.phase !== 'deal') throw new Error('no deal is due');
  const { dealer, match, previous } = state;
  const last = dealingOrder(match.ruleset, match.players, dealer).at(-1) ?? dealer;
  const turned = match.ruleset.turnedTrump ? pick(cardsOf(hands[last]), random) : null;
  return record(recording, dealOf(dealer, hands, (previous?.deal.board ?? 0) + 1, turned));
}

/** The recording with one more deal, or null when what is wished for does not occur in it. */
function tryOut(recording: Recording, wish: Wish, random: Random, attempt: number): Recording | null {
  const trial = wish.trial(seating(recording), random, attempt);
  let next = dealHands(recording, trial, random);
  while (hasTurn(next.state) && next.state.phase === 'auction')
    next = record(next, { ...trial.choose(next.state), seat: next.state.turn });
  if (hasTurn(next.state) && !wish.isOpen(next.state.deal)) return null;
  const over = playOut(next, trial.choose);
  const played = over.played.at(-1);
  return played !== undefined && wish.occursIn(played) ? over : null;
}

function fulfil(recording: Recording, wish: Wish, name: string): Recording {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const next = tryOut(recording, wish, randomFor('tables', name, wish.name, attempt), attempt);
    if (next !== null) return next;
  }
  throw new Error(`${name}: no deal found in which: ${wish.name}`);
}

/** A match from its entries: its text, once it is known after how many deals it ends. */
function written(ruleset: Ruleset, players: PlayerCount, entries: readonly Entry[]): string {
  return entries.reduce(record, newRecording(ruleset, null, players)).text;
}

/**
 * The text of a match in which everything that is wished for at a table occurs: deal after deal, the first of those that a seed
 * gives, until no wish is left. What has come about by the way is not looked for again. It ends with the last deal.
 */
export function findMatch({ name, ruleset, players, wishes }: Table): string {
  const endless: Ruleset = { ...ruleset, end: { kind: 'deals', count: 1000 } };
  let match = record(newRecording(endless, null, players), drawForDealer(players, randomFor(name, 'draw')));
  const entries: Entry[] = match.steps.map(({ entry }) => entry);
  for (const wish of wishes) {
    if (match.played.some(wish.occursIn)) continue;
    match = fulfil(match, wish, name);
    entries.push(...match.steps.map(({ entry }) => entry).filter(({ type }) => type !== 'draw'));
  }
  return written({ ...ruleset, end: { kind: 'deals', count: match.state.match.settled } }, players, entries);
}
