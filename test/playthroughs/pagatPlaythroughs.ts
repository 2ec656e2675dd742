import { countAces } from '../../src/engine/auction.js';
import { type CardSet, fromCards } from '../../src/engine/cardSet.js';
import { cardOf, RANK_LETTERS, SUITS } from '../../src/engine/cards.js';
import { legalCalledCards } from '../../src/engine/naming.js';
import { type Random, shuffled } from '../../src/engine/random.js';
import type { Contract } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { nextSeat, type Seat } from '../../src/engine/seats.js';
import { anyhow, blindly, sensibly } from './choose.js';
import { danger, fitness, strength } from './fitness.js';
import { matchOfThree, thrownIn, timeIsUp } from './matches.js';
import type { PlayedDeal } from './played.js';
import { anyHands, bestDeal, type Candidate, FOUR, findDeal, handsAround } from './search.js';
import { outcomesOf, SITUATIONS } from './situations.js';

const occurs = (name: string): ((played: PlayedDeal) => boolean) => {
  const found = [...outcomesOf(pagat), ...SITUATIONS].find(([each]) => each === name);
  if (found === undefined) throw new Error(`no situation '${name}'`);
  return found[1];
};

const left = (seat: Seat): Seat => nextSeat(FOUR, seat);
const opposite = (seat: Seat): Seat => left(left(seat));
const right = (seat: Seat): Seat => left(opposite(seat));
const seatFor = (attempt: number): Seat => FOUR[attempt % 4] ?? 0;

/** A hand with these holdings, whichever suit has which. */
const shaped = (holdings: readonly string[], random: Random): CardSet =>
  fromCards(
    shuffled(SUITS, random).flatMap((suit, index) =>
      [...(holdings[index] ?? '')].map((rank) => cardOf(suit, RANK_LETTERS.indexOf(rank))),
    ),
  );

/** Hands that are too rare to wait for, by contract, to make it and to fail in it. */
const RARE: Readonly<Record<string, readonly [string[], string[]]>> = {
  'alleen-12': [
    ['AKQJT98', 'AKQ', 'A2', 'A'],
    ['AKQJT9', 'AK3', 'A2', 'A2'],
  ],
  'alleen-13': [
    ['AKQJT98', 'AKQ', 'AK', 'A'],
    ['AKQJT98', 'AKQ', 'A2', 'A'],
  ],
  'open-alleen-13': [
    ['AKQJT987', 'AK', 'AK', 'A'],
    ['AKQJT98', 'AKJ', 'AK', 'A'],
  ],
};

/** Of how many deals the best is taken for a contract: the higher it is, the more. */
const rarity = ({ goal, rank }: Contract): number =>
  goal.kind === 'exactly' ? 4 * rank * rank : 3 * 6 ** (goal.tricks - 8);

/** A deal in which the best hand for a contract bids it, sometimes after another has opened. */
function bidding(contract: Contract, made: boolean, random: Random, attempt: number): Candidate {
  const dealer = seatFor(attempt);
  const holdings = RARE[contract.id]?.[made ? 0 : 1];
  const seat = seatFor(attempt + 1 + (attempt % 3));
  const deal =
    holdings === undefined
      ? bestDeal(random, Math.ceil(rarity(contract) / (made ? 1 : 4)), (hand) => fitness(contract, hand))
      : { hands: handsAround(seat, shaped(holdings, random), random), seat };
  const first = left(dealer);
  const opening = contract.rank > 1 && first !== deal.seat && attempt % 2 === 0 ? { [first]: ['rik'] } : {};
  return { dealer, hands: deal.hands, plan: { ...opening, [deal.seat]: [contract.id] } };
}

/** A deal with hands of little danger, and the seats from the least dangerous on. */
function lowDeal(random: Random, count: number, declarers: number) {
  const order = (hands: ReturnType<typeof anyHands>) =>
    FOUR.toSorted((a, b) => danger(hands[a]) - danger(hands[b]));
  const total = (hands: ReturnType<typeof anyHands>) =>
    order(hands)
      .slice(0, declarers)
      .reduce<number>((sum, seat) => sum + danger(hands[seat]), 0);
  let best = anyHands(random);
  for (let tried = 1; tried < count; tried += 1) {
    const hands = anyHands(random);
    if (total(hands) < total(best)) best = hands;
  }
  return { hands: best, seats: order(best) };
}

/** The least dangerous hands bid these contracts, the least dangerous of all the first. */
const lowBids =
  (bids: readonly string[], count: number) =>
  (random: Random, attempt: number): Candidate => {
    const { hands, seats } = lowDeal(random, count, bids.length);
    const plan = Object.fromEntries(seats.map((seat, index) => [seat, bids.slice(index, index + 1)]));
    return { dealer: seatFor(attempt), hands, plan };
  };

/** The strongest of some hands plays rik. */
const rik =
  (count: number, score: (hand: CardSet) => number = strength) =>
  (random: Random, attempt: number): Candidate => {
    const { hands, seat } = bestDeal(random, count, score);
    // What a sensible table hardly ever does is looked for in any legal play as well.
    const play = attempt % 2 === 0 ? sensibly : anyhow(random);
    return { dealer: seatFor(attempt), hands, plan: { [seat]: ['rik'] }, play };
  };

const rikWith =
  (...holdings: string[]) =>
  (random: Random, attempt: number): Candidate => {
    const seat = seatFor(attempt + 1);
    const hands = handsAround(seat, shaped(holdings, random), random);
    return { dealer: seatFor(attempt), hands, plan: { [seat]: ['rik'] } };
  };

const mayCallBlind = (hand: CardSet): boolean =>
  SUITS.some((trump) => legalCalledCards(pagat, hand, trump).some((call) => call.blind));

const blindRik =
  (asTrump: boolean) =>
  (random: Random, attempt: number): Candidate => ({
    ...rik(300, (hand) => strength(hand) - (mayCallBlind(hand) ? 0 : 100))(random, attempt),
    play: blindly(asTrump),
  });

/** Three aces are announced, and the least dangerous of the other hands bids higher. */
function troelaOverbid(random: Random): Candidate {
  const { hands, seat } = bestDeal(random, 400, (hand) => (countAces(hand) === 3 ? 100 : 0));
  const other = FOUR.filter((each) => each !== seat).toSorted(
    (a, b) => danger(hands[a]) - danger(hands[b]),
  )[0];
  const plan = { [seat]: ['troela'], [other ?? left(seat)]: ['open-misere-praatje'] };
  return { dealer: right(seat), hands, plan };
}

/** Misère and piek stand side by side, until the dealer goes over them alone. */
function joinedAndOutbid(random: Random): Candidate {
  const { hands, seat } = bestDeal(random, 60, strength);
  return {
    dealer: seat,
    hands,
    plan: { [left(seat)]: ['misere'], [right(seat)]: ['piek'], [seat]: ['alleen-9'] },
  };
}

function backAndForth(random: Random): Candidate {
  const { hands, seat } = bestDeal(random, 30, strength);
  const plan = { [seat]: ['rik', 'alleen-8'], [opposite(seat)]: ['rik-beter'] };
  return { dealer: right(seat), hands, plan };
}

const outcome = (contract: Contract, made: boolean): string => {
  const name = `${contract.id} ${made ? 'made' : 'failed'}`;
  return findDeal(name, (random, attempt) => bidding(contract, made, random, attempt), occurs(name));
};

const byName = (situation: string, candidate: (random: Random, attempt: number) => Candidate): string =>
  findDeal(situation, candidate, occurs(situation));

const OUTCOMES = pagat.contracts.flatMap((contract) =>
  [true, false].map((made): readonly [string, () => string] => [
    `${contract.id}-${made ? 'made' : 'failed'}`,
    () => outcome(contract, made),
  ]),
);

/** The playthroughs of `pagat`: the name of each file and how its text is found. */
export const PAGAT_PLAYTHROUGHS: readonly (readonly [file: string, find: () => string])[] = [
  ...OUTCOMES,
  ['two-miseres', () => byName('R4.2 two misère players at once', lowBids(['misere', 'misere'], 60))],
  [
    'misere-wins-piek-loses',
    () => byName('R8.3 of two declarers one wins and one loses', lowBids(['misere', 'piek'], 20)),
  ],
  ['misere-beside-piek', () => byName('R4.2 misère beside piek', lowBids(['piek', 'misere'], 60))],
  [
    'open-misere-beside-open-piek',
    () => byName('R4.2 an open misère beside an open piek', lowBids(['open-misere', 'open-piek'], 60)),
  ],
  ['three-declarers', () => byName('R4.2 three declarers', lowBids(['misere', 'piek', 'misere'], 60))],
  ['joined-and-outbid', () => byName('R4.2 a joined bid is outbid', joinedAndOutbid)],
  ['back-and-forth', () => byName('R4.1 who was overbid bids again', backAndForth)],
  ['troela-overbid', () => byName('R5.3 troela is overbid', troelaOverbid)],
  ['blind-call-side-card', () => byName('R7.4 a side card is led face down', blindRik(false))],
  ['blind-call-trump', () => byName('R7.4 a trump is led face down', blindRik(true))],
  [
    'king-call',
    () =>
      byName(
        'R6.4 a king is called',
        rik(600, (hand) => strength(hand) + 9 * countAces(hand)),
      ),
  ],
  ['queen-call', () => byName('R6.4 a queen is called', rikWith('A9876', 'AK3', 'AK2', 'AK'))],
  ['partner-shown-by-lead', () => byName('R6.6 the partner is shown by leading its suit', rik(3))],
  ['called-ace-ruffed', () => byName('R7.3 the called card falls although the trick is ruffed', rik(3))],
  ['called-ace-discarded', () => byName('R7.3 the called card is discarded', rik(3))],
  ['slam', () => byName('R8.1 a side takes all thirteen tricks', rikWith('AKQJT98', 'AKQJ', 'K2', ''))],
  ['thrown-in', thrownIn],
  ['match-of-three', matchOfThree],
  ['time-is-up', timeIsUp],
];
