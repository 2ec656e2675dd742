import { addPin, type Board, type LoadedDeal } from './board.js';
import { fixedArray } from './suitStates.js';

/** The last two tricks, played out card by card; both answers leave their pins on the board. */
export interface LastTricks {
  load(deal: LoadedDeal): void;
  /** Whether the counted side takes the last trick, of one card each, when a place leads. */
  one(leader: number): boolean;
  /** Whether the counted side reaches `need` of the last two tricks when a place leads and no rule binds but following suit. */
  two(leader: number, need: number): boolean;
}

/** No card yet. */
const NONE = -1;

/**
 * With two cards a hand there are at most sixteen ways to play the first trick, and the last follows from it: playing them out
 * costs less than the bounds and the table of the search. A card is its suit and the index of its bit, `suit << 4 | index`.
 */
export function createLastTricks(board: Board): LastTricks {
  const { left, holderOf, pins } = board;
  const first = fixedArray(4);
  const second = fixedArray(4);
  /** What each place keeps for the last trick. */
  const kept = fixedArray(4);
  let trump = -1;
  let counted = 0;
  let maximise = 0;
  let unruffable = -1;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    counted = deal.counted;
    maximise = deal.maximise;
    ({ unruffable } = deal.rules);
  }

  function pickUp(): void {
    for (let place = 0; place < 4; place += 1) first[place] = NONE;
    for (let suit = 0; suit < 4; suit += 1) {
      for (let rest = left[suit] ?? 0; rest !== 0; rest &= rest - 1) {
        const card = (suit << 4) | (31 - Math.clz32(rest & -rest));
        const place = holderOf[card] ?? 0;
        if (first[place] === NONE) first[place] = card;
        else second[place] = card;
      }
    }
  }

  /** Whether the counted side takes the last trick when a place leads what it kept. */
  function last(leader: number): boolean {
    let winCard = kept[leader] ?? 0;
    let winner = leader;
    let contested = false;
    const ruff = winCard >> 4 === unruffable ? -1 : trump;
    for (let step = 1; step < 4; step += 1) {
      const player = (leader + step) & 3;
      const card = kept[player] ?? 0;
      if (card >> 4 === winCard >> 4) {
        contested = true;
        if (card < winCard) continue;
      } else if (card >> 4 === ruff) contested = false;
      else continue;
      winCard = card;
      winner = player;
    }
    pins[0] = 0;
    pins[1] = 0;
    if (contested) addPin(pins, winCard >> 4, 1 << (winCard & 15));
    return ((counted >> winner) & 1) !== 0;
  }

  /** What a complete trick and the last one after it are worth to who needs `need` of both. */
  function complete(winner: number, need: number, winCard: number, contested: boolean): boolean {
    const rest = need - ((counted >> winner) & 1);
    let reached = rest <= 0;
    if (rest === 1) reached = last(winner);
    else {
      pins[0] = 0;
      pins[1] = 0;
    }
    if (contested) addPin(pins, winCard >> 4, 1 << (winCard & 15));
    return reached;
  }

  /** The search behind a card that lies on the trick. */
  function afterCard(
    position: number,
    leader: number,
    need: number,
    led: number,
    winCard: number,
    winner: number,
    contested: boolean,
    card: number,
  ): boolean {
    if (position === 0) return follow(1, leader, need, card >> 4, card, leader, false);
    const player = (leader + position) & 3;
    const next = position + 1;
    if (card >> 4 === winCard >> 4) {
      const wins = card > winCard;
      return follow(next, leader, need, led, wins ? card : winCard, wins ? player : winner, true);
    }
    if (card >> 4 === trump) return follow(next, leader, need, led, card, player, false);
    return follow(next, leader, need, led, winCard, winner, contested);
  }

  /** The search where a player may play either of his cards. */
  function either(
    position: number,
    leader: number,
    need: number,
    led: number,
    winCard: number,
    winner: number,
    contested: boolean,
    one: number,
    other: number,
  ): boolean {
    const player = (leader + position) & 3;
    const wants = ((maximise >> player) & 1) === 1;
    kept[player] = other;
    if (afterCard(position, leader, need, led, winCard, winner, contested, one) === wants) return wants;
    const pinsA = pins[0] ?? 0;
    const pinsB = pins[1] ?? 0;
    kept[player] = one;
    if (afterCard(position, leader, need, led, winCard, winner, contested, other) === wants) return wants;
    pins[0] = (pins[0] ?? 0) | pinsA;
    pins[1] = (pins[1] ?? 0) | pinsB;
    return !wants;
  }

  function follow(
    position: number,
    leader: number,
    need: number,
    led: number,
    winCard: number,
    winner: number,
    contested: boolean,
  ): boolean {
    if (position === 4) return complete(winner, need, winCard, contested);
    const player = (leader + position) & 3;
    const one = first[player] ?? 0;
    const other = second[player] ?? 0;
    const follows = one >> 4 === led;
    if (follows === (other >> 4 === led))
      return either(position, leader, need, led, winCard, winner, contested, one, other);
    kept[player] = follows ? other : one;
    const forced = follows ? one : other;
    return afterCard(position, leader, need, led, winCard, winner, contested, forced);
  }

  function one(leader: number): boolean {
    for (let suit = 0; suit < 4; suit += 1) {
      for (let rest = left[suit] ?? 0; rest !== 0; rest &= rest - 1) {
        const card = (suit << 4) | (31 - Math.clz32(rest & -rest));
        kept[holderOf[card] ?? 0] = card;
      }
    }
    return last(leader);
  }

  function two(leader: number, need: number): boolean {
    pickUp();
    return either(0, leader, need, NONE, NONE, leader, false, second[leader] ?? 0, first[leader] ?? 0);
  }

  return { load, one, two };
}
