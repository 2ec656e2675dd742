import { standingBids } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { matchEnd, type SpecialGame } from '../../engine/ruleset.js';
import type { Deal, Declared } from '../../engine/state.js';
import { contextUnder } from '../context.js';
import type { TableSetup } from '../setup.js';
import type { TableState } from '../state.js';
import { printable } from '../text.js';
import { dealOf } from './seen.js';

/** A line with something at either end. */
export interface TwoSided {
  readonly left: string;
  readonly right: string;
}

const isThrownIn = ({ contracts, game }: ObservedDeal): boolean => contracts.length === 0 && game === null;

/** Who deals, and that he has no part in the deal where that is so; nothing before the first dealer is drawn. */
function dealerWords({ setup, observation }: TableState): string {
  const { table, game } = setup.texts;
  const deal = dealOf(observation);
  const dealer = deal?.dealer ?? observation.dealer;
  if (dealer === null) return '';
  const isOut = deal !== null && !deal.active.includes(deal.dealer);
  return `${game.dealer}: ${setup.names[dealer]}${isOut ? ` (${table.sitsOut})` : ''}`;
}

/** In practice a result is headed by how often the bot would have chosen otherwise. */
const isSummedUp = (state: TableState): boolean => contextUnder(state) === 'result' && state.choices > 0;

/** The name of the game, how far the match is, and who deals. */
export function headerView(state: TableState): TwoSided {
  const { setup, observation, lessons, choices } = state;
  const { table } = setup.texts;
  const { match, ruleset, players } = observation;
  const deal = dealOf(observation);
  // A result is still about the deal that was just counted.
  const settled = match.settled - (deal !== null && observation.deal === null && !isThrownIn(deal) ? 1 : 0);
  const progress = table.progress({ end: matchEnd(ruleset, players), settled, dealt: match.dealt, players });
  const practice = setup.coach?.practice === true ? [table.practice] : [];
  return {
    left: ['Rikken', printable(ruleset.name ?? ruleset.id), progress, ...practice].join(' · '),
    right: isSummedUp(state) ? table.lessonsCount(lessons.length, choices) : dealerWords(state),
  };
}

const declaredWords = ({ texts, names }: TableSetup, { seat, contract }: Declared): string =>
  `${names[seat]}: ${texts.game.contractName(contract.id)}`;

/** Whether somebody is the partner of whom the player does not know yet who he is. */
function hasUnknownPartner(setup: TableSetup, { contracts, partner, fourthAce }: ObservedDeal): boolean {
  const [declared, ...others] = contracts;
  if (declared === undefined || others.length > 0 || partner !== null) return false;
  const { side, partnerSilent } = declared.contract;
  if (side !== 'fourth-ace') return side === 'called-card';
  // A declarer who sees no fourth ace elsewhere holds it himself; of a silent one the others cannot tell.
  return fourthAce !== null || (partnerSilent && declared.seat !== setup.seat);
}

/** What is known of the partner of the only declarer, in words. */
function partnerWords(setup: TableSetup, deal: ObservedDeal): readonly string[] {
  const { table, game } = setup.texts;
  const [declared] = deal.contracts;
  const { partner, fourthAce } = deal;
  if (hasUnknownPartner(setup, deal)) {
    if (declared?.contract.side !== 'fourth-ace') return [];
    return [table.partnerHolds(fourthAce === null ? null : setup.labels.card(fourthAce))];
  }
  if (declared === undefined || declared.contract.side === 'alone' || partner === null) return [];
  return deal.partnerShown ? [`${game.partner}: ${setup.names[partner]}`] : [table.secretPartner];
}

/** Trump as a word and a sign, or where it is going to come from; nothing without trump. */
function trumpWords(
  { texts, labels }: TableSetup,
  { trump, contracts }: Pick<Deal, 'trump' | 'contracts'>,
): readonly string[] {
  if (trump !== null) return [`${texts.game.trump} ${labels.suit(trump)}`];
  const waits = contracts.some(({ contract }) => contract.trump === 'first-lead');
  return waits ? [texts.table.trumpFromLead] : [];
}

/** Trump and the called card, in words. */
export function termWords(
  setup: TableSetup,
  deal: Pick<Deal, 'trump' | 'called' | 'contracts'>,
): readonly string[] {
  const { called } = deal;
  const { texts, labels } = setup;
  return [
    ...trumpWords(setup, deal),
    ...(called === null ? [] : [texts.table.called(labels.card(called.card), called.blind)]),
  ];
}

/** A game without a contract and its goal, in words. */
const gameWords = ({ texts }: TableSetup, { id, goal }: SpecialGame): string =>
  `${texts.game.gameName(id)}: ${texts.table.gameGoal(goal)}`;

/** Who plays what, trump, the called card and the partner as far as he is known; or the game that all play for themselves. */
export const contractWords = (setup: TableSetup, deal: ObservedDeal): readonly string[] =>
  deal.game === null
    ? [
        ...deal.contracts.map((declared) => declaredWords(setup, declared)),
        ...termWords(setup, deal),
        ...partnerWords(setup, deal),
      ]
    : [gameWords(setup, deal.game)];

/** The card that was shown to all, and in whose hand it went (R5.5), in words; empty without one. */
export function turnedWords(
  { texts, labels, names }: TableSetup,
  { turned, turnedTo }: ObservedDeal,
): string {
  if (turned === null) return '';
  return texts.table.turned(labels.card(turned), turnedTo === null ? null : names[turnedTo]);
}

function auctionWords(setup: TableSetup, { ruleset }: Observation, deal: ObservedDeal): string {
  const { table } = setup.texts;
  const standing = standingBids(ruleset, deal);
  if (standing.length === 0) return table.noBidYet;
  return `${table.standingBid}: ${standing.map((declared) => declaredWords(setup, declared)).join(' · ')}`;
}

/** The tricks of the declaring side as far as it is known, where there is one declarer; in a special game the player's own. */
function tally(setup: TableSetup, deal: ObservedDeal): string {
  if (deal.game !== null)
    return deal.active.includes(setup.seat) ? setup.texts.table.ownTricks(deal.taken[setup.seat]) : '';
  const [declared, ...others] = deal.contracts;
  if (declared === undefined || others.length > 0) return '';
  const { contract, seat } = declared;
  const partner = contract.side === 'alone' ? null : deal.partner;
  const taken = deal.taken[seat] + (partner === null ? 0 : deal.taken[partner]);
  const more = hasUnknownPartner(setup, deal);
  return setup.texts.table.sideTricks(taken, more, contract.goal);
}

/** What is being played, or the standing bid; before the player's first decision how the match began. */
export function statusView(state: TableState): TwoSided {
  const { setup, observation, notice } = state;
  const deal = dealOf(observation);
  if (deal === null) return { left: notice ?? '', right: '' };
  if (observation.phase === 'auction') {
    return { left: notice ?? auctionWords(setup, observation, deal), right: turnedWords(setup, deal) };
  }
  return {
    left: contractWords(setup, deal).join(' · '),
    right: observation.phase === 'play' ? tally(setup, deal) : '',
  };
}
