import { type CardSet, fromCards, has, NO_CARDS, size, suitSize, union } from '../../src/engine/cardSet.js';
import {
  ACE,
  ALL_CARDS,
  type Card,
  cardFromName,
  cardName,
  cardOf,
  rankOf,
  SUIT_LETTERS,
  SUITS,
  type Suit,
  suitOf,
} from '../../src/engine/cards.js';
import { type PerSeat, perSeat, type Seat, seatFromLetter } from '../../src/engine/seats.js';

const FOUR: readonly Seat[] = [0, 1, 2, 3];
const HAND_SIZE = 13;

/** A hand as a test writes it: the cards it must hold, and the suits in which it may get more. */
interface Sketch {
  readonly cards: CardSet;
  readonly more: readonly Suit[];
}

const failText = (text: string, why: string): never => {
  throw new Error(`'${text}': ${why}`);
};

/** The card that a test names, e.g. 'SA' or 'HT'; throws on anything else. */
export const card = (name: string): Card => cardFromName(name) ?? failText(name, 'not a card');

/** The cards that a test names, separated by spaces. */
export const cards = (names: string): Card[] => names.split(/\s+/).filter(Boolean).map(card);

function sketchOf(text: string): Sketch {
  if (text === '?') return { cards: NO_CARDS, more: SUITS };
  const holdings = text.split('.');
  if (holdings.length !== 4) failText(text, 'a hand has four suits, separated by dots');
  const more = SUITS.filter((suit) => holdings[suit]?.endsWith('?'));
  const names = SUITS.flatMap((suit) =>
    [...(holdings[suit] ?? '').replace(/[?-]/g, '')].map((rank) => SUIT_LETTERS[suit] + rank),
  );
  return { cards: fromCards(names.map(card)), more };
}

const acesIn = (hand: CardSet): number => SUITS.filter((suit) => has(hand, cardOf(suit, ACE))).length;

/** Deals the cards nobody wrote down to the hands with a question mark, always in the same way; aces are spread. */
function fill(sketches: PerSeat<Sketch>, seats: readonly Seat[], text: string): PerSeat<CardSet> {
  const seatOfCard = new Map<Card, Seat>();
  // The lowest cards first, for those are passed on to another hand before the aces are.
  const given = (seat: Seat): Card[] =>
    [...seatOfCard]
      .filter(([, to]) => to === seat)
      .map(([each]) => each)
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  const hand = (seat: Seat): CardSet => union(sketches[seat].cards, fromCards(given(seat)));
  const preferred = (each: Card): Seat[] => {
    const turn = rankOf(each) + suitOf(each);
    const rotated = seats.map((_, index) => seats[(index + 4 - (turn % 4)) % 4] ?? 0);
    return rankOf(each) === ACE ? rotated.toSorted((a, b) => acesIn(hand(a)) - acesIn(hand(b))) : rotated;
  };
  // A full hand passes a card on to another that may take it, which in turn may pass one on.
  const place = (each: Card, tried: Set<Seat>): boolean =>
    preferred(each).some((seat) => {
      if (tried.has(seat) || !sketches[seat].more.includes(suitOf(each))) return false;
      tried.add(seat);
      if (size(hand(seat)) >= HAND_SIZE && !given(seat).some((other) => place(other, tried))) return false;
      seatOfCard.set(each, seat);
      return true;
    });
  const twice = ALL_CARDS.find((each) => seats.filter((seat) => has(sketches[seat].cards, each)).length > 1);
  if (twice !== undefined) failText(text, `${cardName(twice)} is in two hands`);
  const left = ALL_CARDS.filter((each) => !seats.some((seat) => has(sketches[seat].cards, each)));
  for (const each of left.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    if (!place(each, new Set())) failText(text, `no hand can take ${cardName(each)}`);
  }
  return perSeat(hand);
}

/**
 * Four hands in the way of `[Deal]`: `N:AK72.Q5.J983.T42 ...`, spades.hearts.diamonds.clubs, clockwise from the named seat. A
 * holding is exactly what is written (`-` or nothing for a void); `?` after it stands for any further cards of that suit, and a
 * lone `?` for a whole hand. Those are dealt out deterministically, never so that a hand gets three aces by accident. `seats` are
 * the four that are dealt cards, clockwise: with five players all but the dealer's.
 */
export function hands(text: string, seats: readonly Seat[] = FOUR): PerSeat<CardSet> {
  const [, letter, rest] = /^\s*([NESWX]):\s*(.*)$/s.exec(text) ?? [];
  const first = seats.findIndex((seat) => seat === seatFromLetter(letter ?? ''));
  const words = (rest ?? '').trim().split(/\s+/);
  if (first < 0 || words.length !== 4) return failText(text, 'four hands after the letter of a seat');
  const none: Sketch = { cards: NO_CARDS, more: [] };
  const sketches = perSeat((seat) => {
    const place = seats.indexOf(seat);
    return place < 0 ? none : sketchOf(words[(place - first + 4) % 4] ?? '');
  });
  const filled = fill(sketches, seats, text);
  for (const seat of seats) {
    if (size(filled[seat]) !== HAND_SIZE) failText(text, `a hand of ${size(filled[seat])} cards`);
    if (acesIn(filled[seat]) === 3 && acesIn(sketches[seat].cards) < 3)
      failText(text, 'three aces by accident');
    for (const suit of SUITS) {
      const written = suitSize(sketches[seat].cards, suit);
      if (!sketches[seat].more.includes(suit) && suitSize(filled[seat], suit) !== written)
        failText(text, 'a holding grew');
    }
  }
  return filled;
}
