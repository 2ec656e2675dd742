import { countAces, mayJoin } from '../../src/engine/auction.js';
import { ACE, cardOf, QUEEN, rankOf, SPADES, SUITS, suitOf } from '../../src/engine/cards.js';
import { ledSuit } from '../../src/engine/play.js';
import { pick, type Random, shuffled } from '../../src/engine/random.js';
import { announcedContract, biddable, type Contract, type Ruleset } from '../../src/engine/ruleset.js';
import type { Deal, Declared } from '../../src/engine/state.js';
import { callingVoid, climbing, inTurn, lastBids } from './callers.js';
import type { PlayedDeal } from './played.js';
import { skewedHands, strong, withAces, without } from './skewed.js';
import { isPlayed, passing, playing, reachable, skewFor, someHow, type Wish } from './wishes.js';

const sole = ({ deal }: Pick<PlayedDeal, 'deal'>): Declared | undefined => deal.contracts[0];

const bids = ({ deal }: Pick<PlayedDeal, 'deal'>): readonly string[] =>
  deal.calls.flatMap((call) => (call.type === 'bid' ? [call.bid] : []));

const find = (contracts: readonly Contract[], isWanted: (contract: Contract) => boolean): Contract | null =>
  contracts.find(isWanted) ?? null;

/** A wish about one contract, or nothing where the ruleset has none like it. */
const about = (
  contract: Contract | null,
  wish: (contract: Contract) => Omit<Wish, 'isOpen' | 'trial'> & Partial<Wish>,
): readonly Wish[] =>
  contract === null
    ? []
    : [{ isOpen: (deal) => isPlayed(deal, contract.id), trial: playing(contract), ...wish(contract) }];

const when = (applies: boolean, wish: () => Wish): readonly Wish[] => (applies ? [wish()] : []);

/** Two seats with hands for a contract bid it, the second beside the first. */
function joined(ruleset: Ruleset): readonly Wish[] {
  const joinable = biddable(ruleset).filter(
    (contract) => mayJoin(ruleset, contract, contract) && contract.after.length === 0,
  );
  return when(joinable.length > 0, () => ({
    name: 'R4.2 a bid is joined',
    occursIn: ({ deal }) => deal.contracts.length > 1,
    isOpen: (deal) => deal.contracts.length > 1,
    trial: ({ active, places }, random, attempt) => {
      const contract = pick(joinable, random);
      const seats = shuffled(active, random).slice(0, 2);
      const skews = seats.map((seat) => [seat, skewFor(contract, 2, random)] as const);
      return {
        hands: skewedHands(places, skews, random),
        choose: inTurn(new Map(seats.map((seat) => [seat, contract.id])), someHow(random, attempt)),
      };
    },
  }));
}

/** Whether each bid of an auction was exactly one step above the one before, and there were several. */
function wentStepByStep(ruleset: Ruleset, played: PlayedDeal): boolean {
  const ranks = [...new Set(biddable(ruleset).map((contract) => contract.rank))];
  const steps = bids(played).map((bid) =>
    ranks.indexOf(ruleset.contracts.find((contract) => contract.id === bid)?.rank ?? -1),
  );
  const up = steps.every((step, index) => index === 0 || step === (steps[index - 1] ?? 0) + 1);
  return up && steps.length > 3;
}

/** What the auction of a ruleset can show beside its contracts. */
function auctionWishes(ruleset: Ruleset): readonly Wish[] {
  const highest = biddable(ruleset).at(-1) ?? null;
  const { kind } = ruleset.passOut;
  return [
    ...when(kind === 'dealer-bids' || kind === 'dealer-chooses', () => ({
      name: 'R4.5 the last to speak bids because nobody else did',
      occursIn: ({ deal }) =>
        deal.calls.length === deal.active.length &&
        deal.calls.every(({ type }, index) => (type === 'bid') === (index === deal.active.length - 1)),
      isOpen: (deal) => deal.contracts.length > 0,
      trial: ({ places }, random) => ({ hands: skewedHands(places, [], random), choose: lastBids }),
    })),
    ...joined(ruleset),
    ...about(ruleset.raise === 'next-step' ? highest : null, () => ({
      name: 'R4.6 bids go up step by step',
      occursIn: (played) => wentStepByStep(ruleset, played),
    })),
    ...about(
      find(biddable(ruleset), (contract) => contract.after.length > 0),
      ({ id, after }) => ({
        name: 'R4.4 a bid that needs an earlier one',
        occursIn: (played) =>
          sole(played)?.contract.id === id && bids(played).some((bid) => after.includes(bid)),
      }),
    ),
  ];
}

/** A seat with three aces, and another that bids higher. */
const overbidAces =
  (aces: Contract, higher: Contract): Wish['trial'] =>
  ({ active, places }, random, attempt) => {
    const [first, second] = shuffled(active, random);
    if (first === undefined || second === undefined) throw new Error('nobody plays');
    const skews = [
      [first, withAces(() => 0, 3, random)],
      [second, skewFor(higher, 2, random)],
    ] as const;
    const bidding = new Map([
      [first, aces.id],
      [second, higher.id],
    ]);
    return { hands: skewedHands(places, skews, random), choose: inTurn(bidding, someHow(random, attempt)) };
  };

/** A bid above another that needs no bid before it, or null. */
const above = (ruleset: Ruleset, { rank }: Contract): Contract | null =>
  find(biddable(ruleset), (contract) => contract.rank > rank && contract.after.length === 0);

function acesWishes(ruleset: Ruleset): readonly Wish[] {
  const announced = announcedContract(ruleset);
  const standing = announced?.announced === 'standing' ? announced : null;
  const bid = find(biddable(ruleset), ({ side }) => side === 'fourth-ace');
  const all = reachable(ruleset).filter(({ side }) => side === 'fourth-ace');
  const overbid = standing ?? bid;
  const higher = overbid && above(ruleset, overbid);
  const alone = find(
    biddable(ruleset),
    (c) => standing !== null && c.rank > standing.rank + 1 && c.side === 'alone',
  );
  const four = find(biddable(ruleset), (c) => c.side === 'fourth-ace' && ruleset.fourAces !== 'none');
  return [
    ...about(standing, ({ id }) => ({
      name: 'R5.4 announced aces stand',
      occursIn: ({ deal }) => deal.announcer !== null && isPlayed(deal, id) && bids({ deal }).length === 0,
    })),
    ...about(overbid && higher, (contract) => ({
      name: 'R5.3 three aces are announced and overbid',
      occursIn: (played) => {
        const shown =
          standing === null ? bids(played).includes(overbid?.id ?? '') : played.deal.announcer !== null;
        return shown && sole(played)?.contract.id === contract.id;
      },
      ...(overbid === null ? {} : { trial: overbidAces(overbid, contract) }),
    })),
    ...about(alone, (contract) => ({
      name: 'R5.4 the announcer who was overbid bids again',
      occursIn: ({ deal }) => deal.announcer !== null && sole({ deal })?.seat === deal.announcer,
      trial: ({ active, places }, random, attempt) => {
        const seat = pick(active, random);
        const skew = withAces(strong(2, pick(SUITS, random)), 3, random);
        return {
          hands: skewedHands(places, [[seat, skew]], random),
          choose: climbing(seat, contract.id, random, someHow(random, attempt)),
        };
      },
    })),
    ...about(four, ({ id }) => ({
      name: `R5.3 four aces in one hand: ${ruleset.fourAces}`,
      occursIn: ({ deal }) =>
        isPlayed(deal, id) && deal.contracts.some(({ seat }) => countAces(deal.dealt[seat]) === 4),
      trial: ({ active, places }, random, attempt) => {
        const seat = pick(active, random);
        const skew = withAces(strong(1, pick(SUITS, random)), 4, random);
        return {
          hands: skewedHands(places, [[seat, skew]], random),
          choose: climbing(seat, id, random, someHow(random, attempt)),
        };
      },
    })),
    ...about(
      find(all, ({ partnerSilent }) => partnerSilent),
      ({ id }) => ({
        name: 'R5.3 the silent partner shows himself with the fourth ace',
        occursIn: ({ deal, events }) => {
          const shown = events.findIndex((event) => event.type === 'partner-shown');
          const fall = events.findIndex(
            (event) => event.type === 'card-played' && event.card === deal.fourthAce,
          );
          return isPlayed(deal, id) && shown === fall + 1 && fall >= 0;
        },
      }),
    ),
    ...about(
      find(all, ({ lead }) => lead === 'partner'),
      ({ id }) => ({
        name: 'R5.6 the holder of the fourth ace leads',
        occursIn: ({ deal }) => isPlayed(deal, id) && deal.tricks[0]?.plays[0]?.seat === deal.partner,
      }),
    ),
    ...about(
      find(all, ({ trump }) => trump === 'first-lead'),
      ({ id }) => ({
        name: 'R5.3 the suit of the first card led is trump',
        occursIn: ({ deal }) => {
          const first = deal.tricks[0]?.plays[0]?.card;
          return isPlayed(deal, id) && first !== undefined && suitOf(first) === deal.trump;
        },
      }),
    ),
    ...about(
      find(all, ({ trump }) => trump === 'ace-suit'),
      ({ id }) => ({
        name: 'R5.3 the suit of the fourth ace is trump',
        occursIn: ({ deal }) =>
          isPlayed(deal, id) && deal.fourthAce !== null && suitOf(deal.fourthAce) === deal.trump,
      }),
    ),
  ];
}

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
