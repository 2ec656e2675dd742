import { add } from '../engine/cardSet.js';
import { type Card, SUITS, suitOf } from '../engine/cards.js';
import { type LoadedPosition, PLACES, placeAfter } from './loadPosition.js';
import { MOVE } from './moveList.js';
import type { Place, SolveOptions, SolverPosition } from './position.js';
import type { Search, Techniques } from './search.js';
import type { Table } from './table.js';

/** Cards of one row that are equivalent, with the code of the one that the search plays for all of them. */
interface Choice {
  readonly code: number;
  readonly cards: readonly Card[];
}

/** The place where a search begins: at the start of a trick or in the middle of one. */
export interface Root {
  start(limits: SolveOptions): void;
  load(position: SolverPosition, loaded: LoadedPosition): void;
  /** Whether the counted side reaches so many tricks; needs 0 < need <= tricks. Meaningless once the search has stopped. */
  reaches(need: number): boolean;
  /** The same after a choice has been played. */
  reachesAfter(code: number, need: number): boolean;
  /** What the player may play, equivalent cards together. */
  choices(loaded: LoadedPosition): readonly Choice[];
  /** A card that keeps the value of the position, or null when the search stopped. */
  best(loaded: LoadedPosition, value: number): Card | null;
  /** Who wins the trick that a fourth card completes. */
  winnerAfter(loaded: LoadedPosition, card: Card): Place;
  /** Who leads or led the trick. */
  readonly leader: () => number;
  readonly stopped: () => boolean;
  readonly nodes: () => number;
  forget(): void;
}

/** The trick on the table as far as it has been played. */
interface TableTrick {
  led: number;
  winSuit: number;
  winBit: number;
  winPosition: number;
  contested: number;
}

const NO_TRICK: Readonly<TableTrick> = { led: -1, winSuit: -1, winBit: 0, winPosition: 0, contested: 0 };

/** What must be the same for the table to serve the next position, apart from the called card. */
const rulesKey = ({ deal }: LoadedPosition): number =>
  (deal.trump + 1) |
  (deal.counted << 3) |
  (deal.maximise << 7) |
  ((deal.rules.unruffable + 1) << 11) |
  (deal.rules.mustRuff ? 1 << 14 : 0);

/** The key of no rules. */
const NO_KEY = -1;

const dutyKey = ({ deal: { rules } }: LoadedPosition): string =>
  [rules.dutySuit, rules.holderMustLeadIt, rules.firstLeadOnly, rules.keepToTheLast].join(' ');

/** The hands at the start of the trick. */
function wholeHands({ hands, leader, trick }: SolverPosition): SolverPosition['hands'] {
  if (trick.length === 0) return hands;
  const withPlayed = (place: Place) => {
    const played = trick[(place - leader + 4) & 3];
    return played === undefined ? (hands[place] ?? 0) : add(hands[place] ?? 0, played);
  };
  return [withPlayed(0), withPlayed(1), withPlayed(2), withPlayed(3)];
}

/** Whether every hand lies within the hand of the same place: two positions of one deal. */
function isPart(inner: SolverPosition['hands'], outer: SolverPosition['hands']): boolean {
  for (const place of PLACES) {
    for (const suit of SUITS) if ((inner[place][suit] & ~outer[place][suit]) !== 0) return false;
  }
  return true;
}

/** A root for a search with a table of its own. */
export function createRoot(search: Search, table: Table, techniques: Techniques): Root {
  const { board, ruffs, moves } = search;
  let key = NO_KEY;
  let duty: string | null = null;
  /** The largest position of the deal that the table knows: the hands, cards on the table put back. */
  let known: SolverPosition['hands'] | null = null;
  let tricks = 0;
  let leader = 0;
  let played = 0;
  let onTable: TableTrick = { ...NO_TRICK };
  let ruffNow = -1;

  function forget(): void {
    key = NO_KEY;
  }

  function keepOrClear(position: SolverPosition, loaded: LoadedPosition): void {
    const bound = loaded.deal.rules.dutySuit >= 0;
    const hands = wholeHands(position);
    const isLater = known !== null && isPart(hands, known);
    const isEarlier = known !== null && isPart(known, hands);
    const isBoundAlike = !bound || duty === null || dutyKey(loaded) === duty;
    if (!isLater) known = hands;
    if (rulesKey(loaded) === key && (isLater || isEarlier) && isBoundAlike) {
      if (bound) duty = dutyKey(loaded);
      return;
    }
    known = hands;
    key = rulesKey(loaded);
    duty = bound ? dutyKey(loaded) : null;
    table.reset();
  }

  const bitOf = (loaded: LoadedPosition, card: Card): number => 1 << loaded.cards[suitOf(card)].indexOf(card);

  /** Lays a card on the trick; a face-down lead that is neither of the suit asked nor a trump wins only if nothing else does. */
  function lay(trick: TableTrick, position: number, suit: number, bit: number): TableTrick {
    if (position === 0) {
      const counts = suit === trick.led || suit === ruffNow;
      return { ...trick, winSuit: counts ? suit : trick.led, winBit: counts ? bit : 0 };
    }
    if (suit === trick.winSuit) {
      const wins = bit > trick.winBit;
      return {
        ...trick,
        contested: 1,
        winBit: wins ? bit : trick.winBit,
        winPosition: wins ? position : trick.winPosition,
      };
    }
    if (suit !== ruffNow) return trick;
    return { ...trick, winSuit: suit, winBit: bit, winPosition: position, contested: 0 };
  }

  function load(position: SolverPosition, loaded: LoadedPosition): void {
    keepOrClear(position, loaded);
    search.load(loaded.deal);
    ({ tricks } = loaded);
    leader = position.leader;
    played = position.trick.length;
    const [lead] = position.trick;
    onTable = { ...NO_TRICK, led: lead === undefined ? -1 : (position.led ?? suitOf(lead)) };
    const banned = position.unruffableNow === true || onTable.led === (position.unruffable ?? -2);
    ruffNow = banned ? -1 : loaded.deal.trump;
    ruffs[tricks] = ruffNow;
    position.trick.forEach((card, index) => {
      const bit = bitOf(loaded, card);
      onTable = lay(onTable, index, suitOf(card), bit);
      board.left[suitOf(card)] = (board.left[suitOf(card)] ?? 0) ^ bit;
    });
  }

  function reaches(need: number): boolean {
    if (played === 0) return search.trick(tricks, leader, need);
    const { led, winSuit, winBit, winPosition, contested } = onTable;
    return search.follow(played, tricks, leader, need, led, winSuit, winBit, winPosition, contested);
  }

  function reachesAfter(code: number, need: number): boolean {
    const suit = code >> 4;
    const bit = 1 << (code & 15);
    if (played === 0) search.setLead(tricks, suit);
    const before = played === 0 ? { ...NO_TRICK, led: suit } : onTable;
    const { led, winSuit, winBit, winPosition, contested } = lay(before, played, suit, bit);
    board.left[suit] = (board.left[suit] ?? 0) ^ bit;
    const reached =
      played < 3
        ? search.follow(played + 1, tricks, leader, need, led, winSuit, winBit, winPosition, contested)
        : search.complete(tricks, leader, need, led, winSuit, winBit, winPosition, contested);
    board.left[suit] = (board.left[suit] ?? 0) ^ bit;
    return reached;
  }

  /** How many moves the player has; they stand in the list of moves. */
  function listMoves(): number {
    if (tricks === 0) return 0;
    const { led, winSuit, winBit, winPosition } = onTable;
    return played === 0
      ? search.leadMoves(tricks, leader, -1)
      : search.playMoves(played, tricks, leader, led, winSuit, winBit, winPosition);
  }

  function choices(loaded: LoadedPosition): readonly Choice[] {
    const player = (leader + played) & 3;
    const at = ((tricks << 2) | played) << 4;
    const count = listMoves();
    const all: Choice[] = [];
    for (let index = at; index < at + count; index += 1) {
      const code = (moves[index] ?? 0) & MOVE;
      const inSuit = loaded.cards[code >> 4] ?? [];
      const cards: Card[] = [];
      const suit = code >> 4;
      const mask = (board.left[suit] ?? 0) | (suit === onTable.winSuit ? onTable.winBit : 0);
      for (let row = search.row(suit, 1 << (code & 15), mask, player); row !== 0; row &= row - 1) {
        const card = inSuit[31 - Math.clz32(row & -row)];
        if (card !== undefined) cards.push(card);
      }
      all.push({ code, cards });
    }
    return all;
  }

  function best(loaded: LoadedPosition, value: number): Card | null {
    const wants = ((loaded.deal.maximise >> ((leader + played) & 3)) & 1) === 1;
    for (const { code, cards } of choices(loaded)) {
      const need = wants ? value : value + 1;
      const reached = need <= 0 || (need <= tricks && reachesAfter(code, need));
      if (search.aborted()) return null;
      if (reached === wants) return cards[0] ?? null;
    }
    throw new Error('no card keeps the value of the position');
  }

  function winnerAfter(loaded: LoadedPosition, card: Card): Place {
    const { winPosition } = lay(onTable, 3, suitOf(card), bitOf(loaded, card));
    const places = [0, 1, 2, 3] as const;
    return placeAfter(places[leader] ?? 0, winPosition);
  }

  return {
    start: ({ nodes, cancelled }) => {
      search.use(table, techniques);
      search.start(nodes ?? Infinity, cancelled);
    },
    load,
    reaches,
    reachesAfter,
    choices,
    best,
    winnerAfter,
    leader: () => leader,
    stopped: search.aborted,
    nodes: search.nodes,
    forget,
  };
}
