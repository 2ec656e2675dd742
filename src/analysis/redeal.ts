import {
  add,
  type CardSet,
  cardsOf,
  difference,
  fromCards,
  has,
  NO_CARDS,
  remove,
  union,
} from '../engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../engine/cards.js';
import { type Observation, type ObservedDeal, observe } from '../engine/observation.js';
import { ledSuit } from '../engine/play.js';
import { pick, type Random } from '../engine/random.js';
import { type PerSeat, perSeat, type Seat, withSeat } from '../engine/seats.js';
import type { Played, TurnState } from '../engine/state.js';
import { type Guess, replayGuess } from '../engine/world.js';

/** What is looked for before the search is given up: so many tries for each redeal that is wanted. */
const TRIES = 8;

/** The most exchanges of two cards between one redeal and the next. */
const FURTHEST = 16;

const playsOf = ({ tricks, table }: ObservedDeal): readonly (readonly Played[])[] => [
  ...tricks.map((trick) => trick.plays),
  table,
];

/** The cards of each seat that an observer has not seen: neither played openly, nor lying open, nor his own. */
function hiddenCards(
  state: TurnState,
  { seat: observer }: Observation,
  deal: ObservedDeal,
): PerSeat<CardSet> {
  const plays = playsOf(deal).flat();
  return perSeat((seat) => {
    if (seat === observer) return NO_CARDS;
    const shown = plays.flatMap((play): Card[] =>
      play.seat === seat && play.card !== null ? [play.card] : [],
    );
    return difference(state.deal.dealt[seat], union(fromCards(shown), deal.open[seat] ?? NO_CARDS));
  });
}

/** The suits of which each seat is known to hold nothing more, because it did not follow. */
function voidsOf(deal: ObservedDeal): PerSeat<ReadonlySet<Suit>> {
  const voids = perSeat(() => new Set<Suit>());
  for (const plays of playsOf(deal)) {
    const led = ledSuit(plays, deal.called);
    if (led === null) continue;
    for (const { seat, card } of plays.slice(1)) {
      if (card !== null && suitOf(card) !== led) voids[seat].add(led);
    }
  }
  return voids;
}

/** The guess that is the truth. */
function truth(state: TurnState, deal: ObservedDeal): Guess {
  const index = deal.table.findIndex((play) => play.card === null);
  return { hands: state.deal.dealt, faceDown: state.deal.table[index]?.card ?? null };
}

/** One hidden card of a seat for one of another; a face-down card on the table goes with its hand. */
function swap(guess: Guess, a: Seat, cardA: Card, b: Seat, cardB: Card): Guess {
  const handA = add(remove(guess.hands[a], cardA), cardB);
  const handB = add(remove(guess.hands[b], cardB), cardA);
  const faceDown = guess.faceDown === cardA ? cardB : guess.faceDown === cardB ? cardA : guess.faceDown;
  return { hands: withSeat(withSeat(guess.hands, a, handA), b, handB), faceDown };
}

/**
 * What the rules make public, or tell this seat, although it follows from hidden cards. The partner of whom only the seat itself
 * knows is told to nobody else.
 */
function toldFacts({ deal, turn, by, phase }: TurnState, seat: Seat, knowsAce: boolean): string {
  const knowsPartner = deal.partnerShown || deal.partner === seat;
  return JSON.stringify([
    phase,
    turn,
    by,
    deal.trump,
    deal.leader,
    deal.open,
    deal.taken,
    deal.partnerShown,
    knowsPartner ? deal.partner : null,
    knowsAce ? deal.fourthAce : null,
    deal.announcer,
    deal.turnedTo,
  ]);
}

/** Where cards can go: the seats that hide some, the cards they hide together, and what nobody would believe. */
interface Room {
  readonly hiders: readonly Seat[];
  readonly pool: CardSet;
  readonly voids: PerSeat<ReadonlySet<Suit>>;
}

/** A guess some exchanges further; those that contradict a void are left out. */
function wander({ hiders, pool, voids }: Room, start: Guess, random: Random, exchanges: number): Guess {
  let guess = start;
  for (let count = 0; count < exchanges; count += 1) {
    const a = pick(hiders, random);
    const others = hiders.filter((seat) => seat !== a);
    const b = pick(others, random);
    const movable = (seat: Seat): Card[] => cardsOf(guess.hands[seat]).filter((card) => has(pool, card));
    const [cardA, cardB] = [pick(movable(a), random), pick(movable(b), random)];
    if (!voids[a].has(suitOf(cardB)) && !voids[b].has(suitOf(cardA))) guess = swap(guess, a, cardA, b, cardB);
  }
  return guess;
}

/**
 * Positions that differ from a state only in cards that a seat has not seen, no two alike: everything that was public is just as
 * legal in them, and comes to the same. What the seat sees of them is not looked at, so that it can be held against the truth.
 * There are at most `wanted`, and fewer where few fit. Each is reached from the one before by exchanging some cards.
 */
export function redeals(state: TurnState, seat: Seat, random: Random, wanted: number): readonly TurnState[] {
  const observation = observe(state, seat);
  const { deal } = observation;
  if (deal === null) throw new Error('a turn without a deal');
  const hidden = hiddenCards(state, observation, deal);
  const hiders = state.deal.places.filter((other) => cardsOf(hidden[other]).length > 0);
  if (hiders.length < 2) return [];
  const room = { hiders, pool: hidden.reduce(union), voids: voidsOf(deal) };
  const knowsAce = deal.fourthAce !== null;
  const facts = toldFacts(state, seat, knowsAce);
  let guess = truth(state, deal);
  let step = FURTHEST;
  const seen = new Set([JSON.stringify(guess)]);
  const found: TurnState[] = [];
  for (let tries = wanted * TRIES; tries > 0 && found.length < wanted; tries -= 1) {
    const next = wander(room, guess, random, 1 + random.below(step));
    const key = JSON.stringify(next);
    if (seen.has(key)) {
      step = Math.min(FURTHEST, step + 1);
      continue;
    }
    const position = replayGuess(observation, next);
    if (position === null || toldFacts(position, seat, knowsAce) !== facts) {
      // The more is known, the shorter are the steps that can still be taken.
      step = Math.max(1, step >> 1);
      continue;
    }
    step = Math.min(FURTHEST, step + 1);
    seen.add(key);
    guess = next;
    found.push(position);
  }
  return found;
}
