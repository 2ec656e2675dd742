import { size } from '../../src/engine/cardSet.js';
import { biddable, type Contract, type Ruleset } from '../../src/engine/ruleset.js';
import { SEAT_LETTERS, SEATS } from '../../src/engine/seats.js';
import type { Deal } from '../../src/engine/state.js';
import { emptyPlace } from '../../src/engine/table.js';
import { inTurn } from './callers.js';
import type { PlayedDeal } from './played.js';
import { skewedHands } from './skewed.js';
import {
  gameWish,
  isPlayed,
  outcomeWishes,
  playing,
  skewFor,
  someHow,
  thrownIn,
  type Wish,
} from './wishes.js';

/** The ways in which games about tricks and queens, and begging, can end. */
export const trickWishes = (): readonly Wish[] => [
  gameWish('een-of-vijf', 'R10.1 one trick and five tricks win', ({ result: { counted, winners } }) =>
    [1, 5].every((count) => winners.some((seat) => counted[seat] === count)),
  ),
  gameWish('een-vijf-elf', 'R10.2 eleven tricks win', ({ result: { counted, winners } }) =>
    winners.some((seat) => counted[seat] === 11),
  ),
  ...[0, 1, 2, 3].map((count) =>
    gameWish('mie-en', `R10.4 ${count} take no queen`, ({ result }) => result.winners.length === count),
  ),
  gameWish('bedelen', 'R10.5 one has the lowest total', ({ result }) => result.winners.length === 1),
];

/** The ways in which the game about the queen of spades can end. */
export const queenWishes = (): readonly Wish[] => [
  gameWish(
    'schoppen-mie',
    'R10.3 one takes the queen of spades and another the last trick',
    ({ result }) => result.queenTaker !== result.lastTaker,
  ),
  gameWish(
    'schoppen-mie',
    'R10.3 one takes the queen of spades and the last trick',
    ({ result }) => result.queenTaker === result.lastTaker,
  ),
];

function bid(ruleset: Ruleset, isWanted: (contract: Contract) => boolean): Contract {
  const found = biddable(ruleset).find(isWanted);
  if (found === undefined) throw new Error(`${ruleset.id} has no such bid`);
  return found;
}

const playedBy = (deal: Deal, { id }: Contract): boolean => isPlayed(deal, id);

const wish = (
  name: string,
  contract: Contract,
  occursIn: (deal: Deal, played: PlayedDeal) => boolean,
): Wish => ({
  name,
  occursIn: (played) => playedBy(played.deal, contract) && occursIn(played.deal, played),
  isOpen: (deal) => playedBy(deal, contract),
  trial: playing(contract),
});

/** What the open hand of three players can be, and a deal that nobody bids (R11.3). */
export function threeWishes(ruleset: Ruleset): readonly Wish[] {
  const rik = bid(ruleset, ({ side }) => side === 'called-card');
  const troela = bid(ruleset, ({ side }) => side === 'fourth-ace');
  const misere = bid(
    ruleset,
    ({ goal, joinable }) => goal.kind === 'exactly' && goal.tricks === 0 && joinable,
  );
  const alone = bid(ruleset, ({ side, goal }) => side === 'alone' && goal.kind === 'at-least');
  const open = bid(ruleset, ({ exposure }) => exposure === 'declarer');
  const isPartner = (deal: Deal): boolean => deal.partner !== null && deal.partner === emptyPlace(deal);
  return [
    thrownIn('R11.3 nobody bids: the cards are thrown in, and no game is played'),
    wish('R11.3 the open hand is the partner', rik, isPartner),
    wish(
      'R11.3 the open hand defends beside one player',
      rik,
      (deal) => deal.partner !== null && !isPartner(deal),
    ),
    wish('R11.3 the open hand holds the fourth ace', troela, isPartner),
    wish('R11.3 the fourth ace is with a player', troela, (deal) => !isPartner(deal)),
    wish('R11.3 the open hand defends beside two', alone, () => true),
    wish('R11.3 an open contract beside the open hand', open, (deal) => deal.open.length === 2),
    {
      name: 'R11.3 all three play misère against the open hand',
      occursIn: ({ deal }) => deal.contracts.length === 3,
      isOpen: (deal) => deal.contracts.length === 3,
      trial: ({ active, places }, random, attempt) => ({
        hands: skewedHands(
          places,
          active.map((seat) => [seat, skewFor(misere, 1, random)] as const),
          random,
        ),
        choose: inTurn(new Map(active.map((seat) => [seat, misere.id])), someHow(random, attempt)),
      }),
    },
  ];
}

/** Whether the dealer sat out: no cards, no calls, no points (R11.2). */
const satOut = ({ deal, settlement }: PlayedDeal): boolean =>
  !deal.active.includes(deal.dealer) &&
  size(deal.dealt[deal.dealer]) === 0 &&
  deal.calls.every((call) => call.seat !== deal.dealer) &&
  settlement.deltas[deal.dealer] === 0;

/** What four of five play while the dealer sits out, until every seat has dealt (R11.2). */
export function fiveWishes(ruleset: Ruleset): readonly Wish[] {
  const misere = bid(
    ruleset,
    ({ goal, joinable }) => goal.kind === 'exactly' && goal.tricks === 0 && joinable,
  );
  const game = ruleset.passOut.kind === 'dealer-chooses' ? ruleset.passOut.games[0] : undefined;
  if (game === undefined) throw new Error(`${ruleset.id} lets nobody choose a game`);
  // The turn to deal goes round of itself: after the deals above none of these has to be looked for.
  const dealers = SEATS.map(
    (seat): Wish => ({
      ...gameWish(game, `R11.2 ${SEAT_LETTERS[seat]} deals and sits out`),
      occursIn: (played) => played.deal.dealer === seat && satOut(played),
    }),
  );
  return [
    gameWish(game, 'R11.2 four of five play a special game', ({ deltas }) => deltas.some((each) => each > 0)),
    wish('R11.2 one of five plays misère', misere, (_, played) => satOut(played)),
    ...outcomeWishes(ruleset).slice(0, 6),
    ...dealers,
  ];
}
