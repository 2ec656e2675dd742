import { type CardSet, cardsOf } from '../../../../src/engine/cardSet.js';
import { type Card, suitOf } from '../../../../src/engine/cards.js';
import type { Place, SolverPosition } from '../../../../src/solver/position.js';

/**
 * The oracle of the exact solver: it tries every card of every hand, remembers exact positions and knows nothing else about the game.
 * Cards are numbers, hands are sorted lists; nothing is shared with the solver.
 */
export class Minimax {
  private readonly known = new Map<string, boolean>();

  /** Whether place `declarer` takes exactly so many of the tricks to come, with best play against him. */
  solve(position: SolverPosition, declarer: Place, tricks: number): boolean {
    const hands = position.hands.map((hand: CardSet) => cardsOf(hand));
    return this.turn(hands, position.leader, [...position.trick], declarer, tricks);
  }

  private turn(hands: Card[][], leader: number, trick: Card[], declarer: number, tricks: number): boolean {
    if (tricks < 0) return false;
    if (trick.length === 4) {
      const winner = (leader + winningTurn(trick)) % 4;
      return this.turn(hands, winner, [], declarer, winner === declarer ? tricks - 1 : tricks);
    }
    const place = (leader + trick.length) % 4;
    const hand = hands[place] ?? [];
    if (hand.length === 0) return tricks === 0;
    const key = `${hands.map((cards) => cards.join(',')).join(' ')} ${leader} ${trick.join(',')} ${declarer} ${tricks}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const answer = (card: Card): boolean =>
      this.turn(
        hands.map((cards, at) => (at === place ? cards.filter((other) => other !== card) : cards)),
        leader,
        [...trick, card],
        declarer,
        tricks,
      );
    const cards = followers(hand, trick);
    const made = place === declarer ? cards.some(answer) : cards.every(answer);
    this.known.set(key, made);
    return made;
  }
}

function followers(hand: readonly Card[], trick: readonly Card[]): readonly Card[] {
  const [led] = trick;
  const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length === 0 ? hand : following;
}

function winningTurn(trick: readonly Card[]): number {
  const [led] = trick;
  if (led === undefined) return 0;
  const inSuit = trick.filter((card) => suitOf(card) === suitOf(led));
  const [best = led] = [...inSuit].sort((a, b) => b - a);
  return trick.indexOf(best);
}
