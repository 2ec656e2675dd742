import { ACE, QUEEN, rankOf, suitOf } from '../../src/engine/cards.js';
import type { Event } from '../../src/engine/event.js';
import { ledSuit } from '../../src/engine/play.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import type { ContractResult, Trick } from '../../src/engine/state.js';
import type { PlayedDeal } from './played.js';

/** Something that has to occur in the playthroughs, with the rule it comes from. */
export type Situation = readonly [name: string, occursIn: (played: PlayedDeal) => boolean];

const resultsOf = ({ settlement }: PlayedDeal): readonly ContractResult[] =>
  settlement.kind === 'contracts' ? settlement.results : [];

/** Every contract of a ruleset, made and failed. */
export const outcomesOf = (ruleset: Ruleset): readonly Situation[] =>
  ruleset.contracts.flatMap(({ id }) =>
    [true, false].map(
      (made): Situation => [
        `${id} ${made ? 'made' : 'failed'}`,
        (played) => resultsOf(played).some((result) => result.contract === id && result.made === made),
      ],
    ),
  );

/** The contracts that are played, sorted by name. */
const contracts = ({ deal }: PlayedDeal): string =>
  deal.contracts
    .map((each) => each.contract.id)
    .toSorted()
    .join(' ');

const bids = ({ deal }: PlayedDeal): readonly string[] =>
  deal.calls.map((call) => (call.type === 'bid' ? call.bid : 'pas'));

const calledRank = ({ deal }: PlayedDeal): number | null =>
  deal.called === null ? null : rankOf(deal.called.card);

const calledTrick = ({ deal }: PlayedDeal): Trick | undefined =>
  deal.tricks.find((trick) => trick.plays.some((play) => play.card === deal.called?.card));

/** Whether the called card fell in a trick of this kind: led in its own suit or not, and whether a trump was in it. */
function calledCardFell(played: PlayedDeal, inItsSuit: boolean, ruffed: boolean): boolean {
  const { called, trump } = played.deal;
  const trick = calledTrick(played);
  if (called === null || trick === undefined) return false;
  const isRuffed = trick.plays.some((play) => suitOf(play.card) === trump);
  return (ledSuit(trick.plays, called) === suitOf(called.card)) === inItsSuit && isRuffed === ruffed;
}

/** Whether a card was led face down, and whether it was a trump. */
const ledFaceDown = ({ deal }: PlayedDeal, asTrump: boolean): boolean =>
  deal.tricks.some(({ plays: [lead] }) => lead?.faceDown && (suitOf(lead.card) === deal.trump) === asTrump);

/** How many hands were laid open, none when it is null. */
const laidOpen = ({ events }: PlayedDeal): number | null => {
  const event = events.find((each) => each.type === 'hands-laid-open');
  return event?.type === 'hands-laid-open' ? event.seats.length : null;
};

const shownAfter = ({ events }: PlayedDeal, type: Event['type']): boolean => {
  const index = events.findIndex((event) => event.type === 'partner-shown');
  return events[index - 1]?.type === type;
};

/** The place in the auction where a bid was joined and later outbid. */
const joinedAndOutbid = ({ deal }: PlayedDeal): boolean => {
  const made = deal.calls.flatMap((call) => (call.type === 'bid' ? [call] : []));
  const joined = made.some(
    ({ bid }, index) =>
      index > 0 && /^(misere|piek)$/.test(bid) && /^(misere|piek)$/.test(made[index - 1]?.bid ?? ''),
  );
  return joined && deal.contracts.length === 1 && !deal.contracts.some(({ contract }) => contract.joinable);
};

/** What has to occur in the playthroughs of `pagat` beside every contract, made and failed. */
export const SITUATIONS: readonly Situation[] = [
  ['R2.3 a tie in the draw', ({ entries }) => entries.some((e) => e.type === 'draw' && e.rounds.length > 1)],
  ['R3.2 a deal from the cards of the last', ({ previous }) => (previous?.tricks.length ?? 0) === 13],
  [
    'R4.1 who was overbid bids again',
    ({ deal }) =>
      deal.active.some(
        (seat) => deal.calls.filter((call) => call.seat === seat && call.type === 'bid').length > 1,
      ),
  ],
  ['R4.2 two misère players at once', (played) => contracts(played) === 'misere misere'],
  ['R4.2 misère beside piek', (played) => contracts(played) === 'misere piek'],
  ['R4.2 an open misère beside an open piek', (played) => contracts(played) === 'open-misere open-piek'],
  ['R4.2 three declarers', ({ deal }) => deal.contracts.length === 3],
  ['R4.2 a joined bid is outbid', joinedAndOutbid],
  [
    'R4.3 the highest bid ends the auction at once',
    ({ deal }) => deal.calls.at(-1)?.type === 'bid' && deal.contracts.length === 1,
  ],
  ['R4.5 everybody passes', ({ settlement }) => settlement.kind === 'thrown-in'],
  ['R4.5 a deal from the hands that were thrown in', ({ previous }) => previous?.contracts.length === 0],
  ['R5.1 one hand laid open', (played) => laidOpen(played) === 1],
  ['R5.1 two hands laid open at once', (played) => laidOpen(played) === 2],
  ['R5.2 all four hands laid open', (played) => laidOpen(played) === 4],
  ['R5.3 troela is overbid', (played) => bids(played).includes('troela') && contracts(played) !== 'troela'],
  ['R6.2 an ace is called', ({ deal }) => deal.called?.blind === false && rankOf(deal.called.card) === ACE],
  ['R6.3 an ace is called blind', ({ deal }) => deal.called?.blind === true],
  ['R6.4 a king is called', (played) => calledRank(played) === QUEEN + 1],
  ['R6.4 a queen is called', (played) => calledRank(played) === QUEEN],
  ['R6.6 the partner is shown by the called card', (played) => shownAfter(played, 'card-played')],
  ['R6.6 the partner is shown by leading its suit', (played) => shownAfter(played, 'trick-won')],
  ['R7.3 the called card falls in its suit', (played) => calledCardFell(played, true, false)],
  ['R7.3 the called card falls although the trick is ruffed', (played) => calledCardFell(played, true, true)],
  [
    'R7.3 the called card is discarded',
    (played) => calledCardFell(played, false, false) || calledCardFell(played, false, true),
  ],
  ['R7.4 a side card is led face down', (played) => ledFaceDown(played, false)],
  ['R7.4 a trump is led face down', (played) => ledFaceDown(played, true)],
  [
    'R8.1 a side takes all thirteen tricks',
    (played) => resultsOf(played).some((result) => result.partner !== null && result.tricks === 13),
  ],
  [
    'R8.3 of two declarers one wins and one loses',
    (played) => {
      const made = resultsOf(played).map((result) => result.made);
      return made.includes(true) && made.includes(false);
    },
  ],
  [
    'R8.4 the last deal of a match',
    ({ events, deal }) => events.some((e) => e.type === 'match-over') && !deal.last,
  ],
  ['R8.4 the time is up', ({ events, deal }) => events.some((e) => e.type === 'match-over') && deal.last],
];
