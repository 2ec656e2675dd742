import { addPin, type Board } from './board.js';
import { fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';

/** Whether the side not on lead takes so many tricks in the end; if so, leaves the pins on the board. */
export type Outlasts = (tricks: number, leader: number, goal: number) => boolean;

/** Times a place: the owners of a suit of which that place holds all thirteen cards. */
const OWNED = 0x1555555;

/**
 * Later tricks of the side not on lead, without trumps and called cards. The leading side wins no more tricks in a suit that it heads than
 * its longest hand has cards of it, and where an enemy guards the suit, no more than its run of highest cards, whoever leads. All
 * other tricks go to the enemies as long as each of them keeps the highest card of every suit that he heads, and his guards; he has
 * room for them in what is left of his hand, and cashes his winners once he is let in. Without this there are 1.02 times the trick
 * nodes, in no trump at thirteen cards 1.35 times.
 */
export function createOutlasting(board: Board): Outlasts {
  const { owners, lengths, left, pins, enemies } = board;
  /** By place: the suits it heads that the side on lead may lead, those it guards, and its cards that nobody can beat. */
  const headed = fixedArray(4);
  const guards = fixedArray(4);
  const winners = fixedArray(4);
  /** The guarded suits. */
  let guarded = 0;

  const stateOf = (suit: number): number => (suit << SUIT_BITS) | (left[suit] ?? 0);
  const ownerOf = (suit: number): number => (owners[stateOf(suit)] ?? 0) >>> 24;
  const lengthOf = (suit: number, place: number): number =>
    ((lengths[stateOf(suit)] ?? 0) >> (place << 2)) & 15;

  /** How many of the highest cards of a suit its owner holds. */
  function topRun(suit: number, owner: number): number {
    const others = ((owners[stateOf(suit)] ?? 0) ^ (owner * OWNED)) << 6;
    return Math.min(Math.clz32(others) >> 1, lengthOf(suit, owner));
  }

  /**
   * Who guards a suit: the enemy with the best card behind the run of its owner and with a lower one for each card of the run, or -1. He
   * must play after the owner whoever else leads the suit, a friend who was let in too, so that only the run wins tricks.
   */
  function guardOf(suit: number, owner: number, run: number, side: number): number {
    const guard = ((owners[stateOf(suit)] ?? 0) >>> (24 - (run << 1))) & 3;
    if (((side >> guard) & 1) === 0 || lengthOf(suit, guard) <= run) return -1;
    for (let place = 0; place < 4; place += 1) {
      if (place === owner || place === guard || lengthOf(suit, place) === 0) continue;
      if (((owner - place) & 3) > ((guard - place) & 3)) return -1;
    }
    return guard;
  }

  /** The longest hand of the side on lead in a suit. */
  function longestOf(suit: number, side: number): number {
    let longest = 0;
    for (let place = 0; place < 4; place += 1) {
      if (((side >> place) & 1) === 0) longest = Math.max(longest, lengthOf(suit, place));
    }
    return longest;
  }

  /** Counts what each enemy heads and guards; gives the tricks that the side on lead cannot win in its own suits, or 0 for too few. */
  function restAfterLeads(tricks: number, side: number, goal: number): number {
    let rest = tricks;
    guarded = 0;
    guards.fill(0);
    headed.fill(0);
    winners.fill(0);
    for (let suit = 0; suit < 4; suit += 1) {
      if (left[suit] === 0) continue;
      const owner = ownerOf(suit);
      const longest = longestOf(suit, side);
      if (((side >> owner) & 1) === 1) {
        winners[owner] = (winners[owner] ?? 0) + topRun(suit, owner);
        if (longest > 0) headed[owner] = (headed[owner] ?? 0) + 1;
        continue;
      }
      const run = topRun(suit, owner);
      const guard = run < longest ? guardOf(suit, owner, run, side) : -1;
      if (guard >= 0) {
        guards[guard] = (guards[guard] ?? 0) + 1;
        guarded |= 1 << suit;
      }
      rest -= guard >= 0 ? run : longest;
      if (rest < goal) return 0;
    }
    return rest;
  }

  /** Whether a hand has a card of a suit headed by a friend who has so many winners and room for them beside what he must keep. */
  function crosses(place: number, side: number, goal: number, rest: number): boolean {
    for (let suit = 0; suit < 4; suit += 1) {
      if (left[suit] === 0 || lengthOf(suit, place) === 0) continue;
      const owner = ownerOf(suit);
      if (owner === place || ((side >> owner) & 1) === 0) continue;
      if ((winners[owner] ?? 0) >= goal && (headed[owner] ?? 0) + (guards[owner] ?? 0) + goal <= rest)
        return true;
    }
    return false;
  }

  /** Pins who heads and guards the suits, and for more than one trick as many winners as may be needed. */
  function pin(side: number, goal: number): void {
    pins[0] = 0;
    pins[1] = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      if (left[suit] === 0) continue;
      const owner = ownerOf(suit);
      const isEnemy = ((side >> owner) & 1) === 1;
      const isGuarded = ((guarded >> suit) & 1) === 1;
      if (goal === 1 && !isEnemy && !isGuarded) continue;
      const run = topRun(suit, owner);
      const depth = isEnemy ? Math.min(goal, run) : isGuarded ? run + 1 : 1;
      addPin(pins, suit, KTH_HIGHEST[((left[suit] ?? 0) << 4) | depth] ?? 0);
    }
  }

  /** Whether a hand that the side on lead may have to let in takes the goal, with so many cards left. */
  function takes(place: number, side: number, goal: number, rest: number): boolean {
    const suits = headed[place] ?? 0;
    const others = guards[place] ?? 0;
    if (suits + others === 0) return true;
    // The tricks that friends were let in with shorten the hand; they count, but what must be kept is kept beside them.
    if (suits + others + goal - 1 > rest) return false;
    // A guard that wins is one trick by itself.
    const least = suits > 0 ? goal : goal - 1;
    const own = winners[place] ?? 0;
    return own >= least || (own + others < rest && crosses(place, side, least - own, rest));
  }

  return (tricks, leader, goal) => {
    const side = enemies[leader] ?? 0;
    const rest = restAfterLeads(tricks, side, goal);
    if (rest === 0) return false;
    for (let place = 0; place < 4; place += 1) if (!takes(place, side, goal, rest)) return false;
    pin(side, goal);
    return true;
  };
}
