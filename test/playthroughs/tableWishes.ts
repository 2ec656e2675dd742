import { ACE, cardOf, QUEEN, rankOf, SPADES, SUITS, suitOf } from '../../src/engine/cards.js';
import { ledSuit } from '../../src/engine/play.js';
import { pick, type Random, shuffled } from '../../src/engine/random.js';
import { biddable, type Contract, type Ruleset } from '../../src/engine/ruleset.js';
import type { Deal } from '../../src/engine/state.js';
import { acesWishes } from './acesWishes.js';
import { auctionWishes } from './auctionWishes.js';
import { callingVoid, climbing } from './callers.js';
import type { PlayedDeal } from './played.js';
import { skewedHands, strong, without } from './skewed.js';
import { isPlayed, passing, reachable, type Wish } from './wishes.js';
import { about, find, when } from './wishParts.js';

/** A hand with a void, and every ace of its other side suits, bids a contract with a called card. */
const withVoid =
  (contract: Contract): Wish['trial'] =>
  ({ active, places }, random: Random) => {
    const seat = pick(active, random);
    const [trump = SPADES, none, ...others] = shuffled(SUITS, random);
    const aces = others.map((suit) => cardOf(suit, ACE));
    const isOut = (card: Parameters<typeof suitOf>[0]): boolean =>
      suitOf(card) === none || rankOf(card) === ACE;
    const skew = without({ forced: aces, weight: strong(2, trump) }, isOut);
    return {
      hands: skewedHands(places, [[seat, skew]], random),
      choose: callingVoid(climbing(seat, contract.id, random)),
    };
  };

const calledVoid = ({ dealt, called, contracts }: Deal): boolean => {
  const seat = contracts[0]?.seat;
  return called !== null && seat !== undefined && dealt[seat][suitOf(called.card)] === 0;
};

function callingWishes(ruleset: Ruleset): readonly Wish[] {
  const rik = find(biddable(ruleset), ({ side }) => side === 'called-card');
  const faceDown = ruleset.callVoid === 'blind' || ruleset.callVoid === 'face-down';
  return [
    ...about(rik, (contract) => ({
      name: `R6.3 an ace of a suit not held is called: ${ruleset.callVoid}`,
      occursIn: ({ deal }) => calledVoid(deal) && deal.called?.blind === faceDown,
      trial: withVoid(contract),
    })),
    ...about(faceDown ? rik : null, (contract) => ({
      name: 'R7.4 a card is led face down',
      occursIn: ({ deal }) => deal.tricks.some(({ plays: [lead] }) => lead?.faceDown),
      trial: withVoid(contract),
    })),
    ...about(
      find(biddable(ruleset), ({ trump }) => trump === 'turned'),
      ({ id }) => ({
        name: 'R5.5 the suit of the turned card is trump',
        occursIn: ({ deal }) =>
          isPlayed(deal, id) && deal.turned !== null && suitOf(deal.turned) === deal.trump,
      }),
    ),
  ];
}

/** Whether somebody who could not follow had to rid himself of the queen of spades after the first tricks (R10.3). */
const gaveQueenAway = ({ deal }: PlayedDeal): boolean =>
  deal.game?.goal.kind === 'spade-queen' &&
  deal.tricks.some(
    ({ plays }) =>
      ledSuit(plays, null) !== SPADES && plays.some(({ card }) => card === cardOf(SPADES, QUEEN)),
  );

function playWishes(ruleset: Ruleset): readonly Wish[] {
  const exposed = reachable(ruleset).filter(({ exposure }) => exposure !== 'none');
  const rik = find(reachable(ruleset), ({ side }) => side === 'called-card');
  const slam = find(reachable(ruleset), ({ value, side }) => value.slam > 0 && side === 'called-card');
  const exact = find(reachable(ruleset), ({ goal, value }) => goal.kind === 'exactly' && value.under === 0);
  const queenGame = ruleset.games.find(({ goal }) => goal.kind === 'spade-queen');
  return [
    ...about(exposed[0] ?? null, () => ({
      name: `R5.1 the hand of an open contract lies open: ${ruleset.exposure}`,
      occursIn: ({ events }) => events.some((event) => event.type === 'hands-laid-open'),
    })),
    ...about(
      find(exposed, ({ exposure }) => exposure === 'praatje'),
      ({ id }) => ({
        name: `R5.2 whose hands lie open in a praatje: ${ruleset.praatjeHands}`,
        occursIn: ({ deal }) =>
          isPlayed(deal, id) &&
          deal.open.length === (ruleset.praatjeHands === 'all' ? 4 : deal.contracts.length),
      }),
    ),
    ...about(ruleset.holderLead === 'must-play' ? rik : null, () => ({
      name: 'R7.3 the holder of the called card leads it, as he must when he leads its suit',
      occursIn: ({ deal }) =>
        deal.called !== null && deal.tricks.some((trick) => trick.plays[0]?.card === deal.called?.card),
    })),
    ...about(ruleset.stopWhenDecided ? exact : null, () => ({
      name: 'R7.5 a deal ends as soon as it is decided',
      occursIn: ({ deal }) => deal.contracts.length > 0 && deal.tricks.length < 13,
    })),
    ...about(slam, () => ({
      name: 'R8.1 a partnership takes all thirteen tricks',
      occursIn: ({ settlement }) =>
        settlement.kind === 'contracts' &&
        settlement.results.some((result) => result.slam > 0 && result.partner !== null),
    })),
    ...when(ruleset.queenDiscard && queenGame !== undefined, () => ({
      name: 'R10.3 the queen of spades is thrown on another suit',
      occursIn: gaveQueenAway,
      isOpen: (deal) => deal.game?.goal.kind === 'spade-queen',
      trial: passing(queenGame?.id ?? null),
    })),
  ];
}

/** What a ruleset can show beside its contracts and games, told from its data. */
export const tableWishes = (ruleset: Ruleset): readonly Wish[] => [
  ...auctionWishes(ruleset),
  ...acesWishes(ruleset),
  ...callingWishes(ruleset),
  ...playWishes(ruleset),
];
