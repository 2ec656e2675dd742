import {
  add,
  type CardSet,
  cardsOf,
  difference,
  fromCards,
  has,
  remove,
  union,
} from '../../../src/engine/cardSet.js';
import type { Card } from '../../../src/engine/cards.js';
import type { Observation } from '../../../src/engine/observation.js';
import { pick, type Random } from '../../../src/engine/random.js';
import { type PerSeat, perSeat, type Seat, withSeat } from '../../../src/engine/seats.js';
import type { TurnState } from '../../../src/engine/state.js';
import { type Guess, replayGuess } from '../../../src/engine/world.js';

/** The cards of each seat that an observer has not seen: neither played openly, nor lying open, nor his own. */
function hiddenCards(state: TurnState, observation: Observation): PerSeat<CardSet> {
  const { deal } = observation;
  if (deal === null) throw new Error('no deal to hide cards of');
  const plays = [...deal.tricks.flatMap((trick) => trick.plays), ...deal.table];
  return perSeat((seat) => {
    if (seat === observation.seat) return [0, 0, 0, 0];
    const shown = plays.filter((play) => play.seat === seat).map((play) => play.card);
    const seen = fromCards(shown.filter((card): card is Card => card !== null));
    return difference(state.deal.dealt[seat], union(seen, deal.open[seat] ?? [0, 0, 0, 0]));
  });
}

/** The guess that is the truth. */
export function truth(state: TurnState, observation: Observation): Guess {
  const index = observation.deal?.table.findIndex((play) => play.card === null) ?? -1;
  return { hands: state.deal.dealt, faceDown: index < 0 ? null : (state.deal.table[index]?.card ?? null) };
}

/** One hidden card of a seat for one of another; a face-down card on the table moves with its hand. */
function swap(guess: Guess, a: Seat, cardA: Card, b: Seat, cardB: Card): Guess {
  const handA = add(remove(guess.hands[a], cardA), cardB);
  const handB = add(remove(guess.hands[b], cardB), cardA);
  const faceDown = guess.faceDown === cardA ? cardB : guess.faceDown === cardB ? cardA : guess.faceDown;
  return { hands: withSeat(withSeat(guess.hands, a, handA), b, handB), faceDown };
}

/** What the rules make public although it follows from hidden cards; a guess that makes it something else does not fit. */
const publicFacts = ({ deal }: TurnState): string =>
  JSON.stringify([
    deal.partnerShown,
    deal.partnerShown ? deal.partner : null,
    deal.fourthAce,
    deal.announcer,
    deal.turnedTo,
  ]);

/**
 * Positions in which everything that was public is just as legal as it was, each reached from the one before by exchanging hidden
 * cards between two hands. What the observer sees of them is not looked at: that is the test's to do.
 */
export function* redeals(
  state: TurnState,
  observation: Observation,
  random: Random,
  tries: number,
): Generator<TurnState> {
  const hidden = hiddenCards(state, observation);
  let guess = truth(state, observation);
  if (replayGuess(observation, guess) === null)
    throw new Error('the truth cannot be replayed from what was observed');
  const hiders = state.deal.places.filter((seat) => cardsOf(hidden[seat]).length > 0);
  if (hiders.length < 2) return;
  const pool = hiders.map((seat) => hidden[seat]).reduce(union);
  for (let count = 0; count < tries; count += 1) {
    const a = pick(hiders, random);
    const b = pick(
      hiders.filter((seat) => seat !== a),
      random,
    );
    const movable = (seat: Seat): Card[] => cardsOf(guess.hands[seat]).filter((card) => has(pool, card));
    const next = swap(guess, a, pick(movable(a), random), b, pick(movable(b), random));
    const position = replayGuess(observation, next);
    if (position === null || publicFacts(position) !== publicFacts(state)) continue;
    guess = next;
    yield position;
  }
}
