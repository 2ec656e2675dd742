import { standingBids } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import type { Declared } from '../../engine/state.js';
import type { TableSetup } from '../setup.js';
import type { TableState } from '../state.js';
import { dealOf } from './seen.js';

/** A line with something at either end. */
export interface TwoSided {
  readonly left: string;
  readonly right: string;
}

/** The name of the game, how far the match is, and who deals. */
export function headerView({ setup, observation }: TableState): TwoSided {
  const { table, game } = setup.texts;
  const { match, ruleset, players } = observation;
  const deal = dealOf(observation);
  // A result is still about the deal that was just counted.
  const settled =
    match.settled - (deal !== null && observation.deal === null && deal.contracts.length > 0 ? 1 : 0);
  const progress = table.progress({ end: ruleset.end, settled, dealt: match.dealt, players });
  const dealer = deal?.dealer ?? observation.dealer;
  return {
    left: ['Rikken', ruleset.id, progress].join(' · '),
    right: dealer === null ? '' : `${game.dealer}: ${setup.names[dealer]}`,
  };
}

const declaredWords = ({ texts, names }: TableSetup, { seat, contract }: Declared): string =>
  `${names[seat]}: ${texts.game.contractName(contract.id)}`;

/** What is known of the partner of the only declarer, in words. */
function partnerWords(setup: TableSetup, deal: ObservedDeal): readonly string[] {
  const { table, game } = setup.texts;
  const [declared] = deal.contracts;
  if (declared === undefined || declared.contract.side === 'alone') return [];
  if (deal.partner === null) return [];
  if (!deal.partnerShown) return [table.secretPartner];
  return [`${game.partner}: ${setup.names[deal.partner]}`];
}

/** Trump and the called card, in words. */
export function termWords(
  { texts, labels }: TableSetup,
  { trump, called }: Pick<ObservedDeal, 'trump' | 'called'>,
): readonly string[] {
  return [
    ...(trump === null ? [] : [`${texts.game.trump} ${labels.suit(trump)}`]),
    ...(called === null ? [] : [texts.table.called(labels.card(called.card), called.blind)]),
  ];
}

/** Who plays what, trump, the called card and the partner as far as he is known. */
export const contractWords = (setup: TableSetup, deal: ObservedDeal): readonly string[] => [
  ...deal.contracts.map((declared) => declaredWords(setup, declared)),
  ...termWords(setup, deal),
  ...partnerWords(setup, deal),
];

function auctionWords(setup: TableSetup, { ruleset }: Observation, deal: ObservedDeal): string {
  const { table } = setup.texts;
  const standing = standingBids(ruleset, deal.calls);
  if (standing.length === 0) return table.noBidYet;
  return `${table.standingBid}: ${standing.map((declared) => declaredWords(setup, declared)).join(' · ')}`;
}

/** The tricks of the declaring side as far as it is known, where there is one declarer. */
function tally(setup: TableSetup, deal: ObservedDeal): string {
  const [declared, ...others] = deal.contracts;
  if (declared === undefined || others.length > 0) return '';
  const { contract, seat } = declared;
  const partner = contract.side === 'alone' ? null : deal.partner;
  const taken = deal.taken[seat] + (partner === null ? 0 : deal.taken[partner]);
  const more = contract.side !== 'alone' && partner === null;
  return setup.texts.table.sideTricks(taken, more, contract.goal);
}

/** What is being played, or the standing bid; before the player's first decision how the match began. */
export function statusView(state: TableState): TwoSided {
  const { setup, observation, notice } = state;
  const deal = dealOf(observation);
  if (deal === null) return { left: notice ?? '', right: '' };
  if (observation.phase === 'auction') {
    return { left: notice ?? auctionWords(setup, observation, deal), right: '' };
  }
  return {
    left: contractWords(setup, deal).join(' · '),
    right: observation.phase === 'play' ? tally(setup, deal) : '',
  };
}
