import { SUIT_LETTERS, SUITS } from '../../src/engine/cards.js';
import { pick, type Random } from '../../src/engine/random.js';
import { announcedContract, biddable, type Contract, type Ruleset } from '../../src/engine/ruleset.js';
import type { Seat } from '../../src/engine/seats.js';
import type { Deal } from '../../src/engine/state.js';
import { climbing, passingInto } from './callers.js';
import { anyhow, sensibly } from './choose.js';
import type { PlayedDeal } from './played.js';
import type { Choose } from './recording.js';
import type { Hands } from './search.js';
import { outcomesOf, type Situation } from './situations.js';
import { low, type Skew, skewedHands, strong, withAces } from './skewed.js';

/** Who sits at the table for the deal that is due. */
export interface Seating {
  readonly ruleset: Ruleset;
  readonly dealer: Seat;
  /** The seats that bid and play, clockwise from the dealer's left. */
  readonly active: readonly Seat[];
  /** The seats that are dealt cards. */
  readonly places: readonly Seat[];
}

/** Hands, and how they are bid and played. */
export interface Trial {
  readonly hands: Hands;
  readonly choose: Choose;
}

/** Something that has to occur in a recorded match, and how a deal is looked for in which it does. */
export interface Wish {
  readonly name: string;
  readonly occursIn: (played: PlayedDeal) => boolean;
  /** Whether it can still come about once the auction is over: others are not played out. */
  readonly isOpen: (deal: Deal) => boolean;
  readonly trial: (seating: Seating, random: Random, attempt: number) => Trial;
}

/** A wish's situation, without how it is looked for. */
export const situationOf = ({ name, occursIn }: Wish): Situation => [name, occursIn];

/** The contracts of a ruleset that can come about, from low to high. */
export function reachable(ruleset: Ruleset): readonly Contract[] {
  const announced = announcedContract(ruleset);
  return announced === null ? biddable(ruleset) : [...biddable(ruleset), announced];
}

/** How far a hand is skewed in an attempt: each time a little more, and from the beginning again. */
const powerOf = (attempt: number): number => (attempt % 9) * 0.7;

/** A hand for a contract. */
export function skewFor(contract: Contract, power: number, random: Random): Skew {
  const fixed = SUITS.find((suit) => SUIT_LETTERS[suit] === contract.trump);
  const weight = contract.goal.kind === 'exactly' ? low(power) : strong(power, fixed ?? pick(SUITS, random));
  return contract.aces === null ? { forced: [], weight } : withAces(weight, contract.aces, random);
}

/** Mostly sensible play, and now and then any: what a sensible table hardly ever does is looked for as well. */
export const someHow = (random: Random, attempt: number): Choose =>
  attempt % 3 === 2 ? anyhow(random) : sensibly;

/** A seat with a hand for a contract comes to it. */
export const playing =
  (contract: Contract): Wish['trial'] =>
  ({ active, places }, random, attempt) => {
    const seat = pick(active, random);
    const skew = skewFor(contract, powerOf(attempt), random);
    return {
      hands: skewedHands(places, [[seat, skew]], random),
      choose: climbing(seat, contract.id, random, someHow(random, attempt)),
    };
  };

/** Whether somebody plays the contract with this id. */
export const isPlayed = (deal: Deal, id: string): boolean =>
  deal.contracts.some(({ contract }) => contract.id === id);

/** Every contract of a ruleset, made and failed. */
export const outcomeWishes = (ruleset: Ruleset): readonly Wish[] =>
  reachable(ruleset).flatMap((contract) =>
    outcomesOf({ ...ruleset, contracts: [contract] }).map(
      ([name, occursIn]): Wish => ({
        name,
        occursIn,
        isOpen: (deal) => isPlayed(deal, contract.id),
        trial: playing(contract),
      }),
    ),
  );

/** The games that everybody's passing can lead to. */
function gamesReachable({ passOut }: Ruleset): readonly string[] {
  if (passOut.kind === 'game') return [passOut.game];
  return passOut.kind === 'dealer-chooses' ? passOut.games : [];
}

/** Any hands, and nobody bids. */
export const passing =
  (game: string | null): Wish['trial'] =>
  ({ places }, random, attempt) => ({
    hands: skewedHands(places, [], random),
    choose: passingInto(game, someHow(random, attempt)),
  });

/** A special game with an outcome of its own. */
export const gameWish = (
  game: string,
  name: string,
  isWanted: (result: Extract<PlayedDeal['settlement'], { kind: 'game' }>) => boolean = () => true,
): Wish => ({
  name,
  occursIn: ({ settlement }) =>
    settlement.kind === 'game' && settlement.result.game === game && isWanted(settlement),
  isOpen: (deal) => deal.game?.id === game,
  trial: passing(game),
});

/** Every game that everybody's passing can lead to. */
export const gameWishes = (ruleset: Ruleset): readonly Wish[] =>
  gamesReachable(ruleset).map((game) => gameWish(game, `${game} is played`));

/** A deal that nobody bids and that is thrown in. */
export const thrownIn = (name: string): Wish => ({
  name,
  occursIn: ({ settlement }) => settlement.kind === 'thrown-in',
  isOpen: () => true,
  trial: passing(null),
});

/** The same where everybody's passing leads to it; it comes first, since a match does not end with a deal that does not count. */
export const throwInWishes = ({ passOut }: Ruleset): readonly Wish[] =>
  passOut.kind === 'throw-in' ? [thrownIn('R4.5 everybody passes and the cards are thrown in')] : [];
