import { suitOf } from './cards.js';
import { soleContract } from './naming.js';
import { calledCardFell, ledSuit } from './play.js';
import type { Ruleset } from './ruleset.js';
import { nextSeat, type Seat } from './seats.js';
import type { Deal, Trick } from './state.js';

/** The place at which nobody sits although it has cards, or null: one of the four with three players (R11.3). */
export const emptyPlace = (deal: Pick<Deal, 'active' | 'places'>): Seat | null =>
  deal.places.find((seat) => !deal.active.includes(seat)) ?? null;

/** The players clockwise, beginning with the first of them after a seat. */
const playersAfter = (deal: Deal, seat: Seat): readonly Seat[] => {
  const order = deal.active.toSorted((a, b) => a - b);
  const first = order.indexOf(nextSeat(order, seat));
  return [...order.slice(first), ...order.slice(0, first)];
};

/**
 * Who plays the cards of a seat: whoever sits there. The open hand of three players is played by declarer when it is his partner,
 * in another partnership by the one defender, else by the next player clockwise who is no declarer (R11.3).
 */
export function playerOf(deal: Deal, seat: Seat): Seat {
  if (deal.active.includes(seat)) return seat;
  const declared = soleContract(deal);
  if (declared !== null && deal.partner === seat) return declared.seat;
  const declarers = deal.contracts.map((contract) => contract.seat);
  const order = playersAfter(deal, seat);
  const opponents = order.filter((player) => !declarers.includes(player) && player !== deal.partner);
  return opponents[0] ?? order[0] ?? seat;
}

/** Whoever sits at a seat, or at the next one clockwise at which somebody does (R11.3). */
const playerFrom = (deal: Deal, seat: Seat): Seat =>
  deal.active.includes(seat) ? seat : (playersAfter(deal, seat)[0] ?? seat);

/** Who leads to the first trick; with several declarers the one whose bid came first counts (R5.6). */
export function openingLeader(deal: Deal): Seat {
  const first = deal.contracts[0];
  const [left] = deal.active;
  if (left === undefined) throw new Error('nobody plays');
  if (first === undefined || first.contract.lead === 'dealer-left') return left;
  if (first.contract.lead === 'declarer') return first.seat;
  if (first.contract.lead === 'partner') return playerFrom(deal, deal.partner ?? first.seat);
  return playersAfter(deal, first.seat)[0] ?? left;
}

/**
 * Who is shown to be the partner by a complete trick without the called card, or null: he led its suit and it did not fall,
 * which tells nothing where the duty does not bind every lead of that suit (R6.6).
 */
export function partnerShownByLead(ruleset: Ruleset, deal: Deal, trick: Trick): Seat | null {
  const { called } = deal;
  const lead = trick.plays[0];
  if (called === null || lead === undefined || ruleset.firstLeadOnly || calledCardFell(deal)) return null;
  return ledSuit(trick.plays, called) === suitOf(called.card) ? lead.seat : null;
}

/** Whether the moment has come at which the hands of open contracts are laid down (R5.1). */
function isExposureReached(ruleset: Ruleset, deal: Deal): boolean {
  if (ruleset.exposure === 'start' || deal.tricks.length > 1) return true;
  return deal.tricks.length === 1 && (ruleset.exposure === 'first-trick' || deal.table.length > 0);
}

/** Whose hands lie open in the play from now on, clockwise from N (R5.1, R5.2, R11.3). */
export function openHands(ruleset: Ruleset, deal: Deal): readonly Seat[] {
  const exposed = deal.contracts.filter(({ contract }) => contract.exposure !== 'none');
  const reached = exposed.length > 0 && isExposureReached(ruleset, deal);
  const all =
    reached &&
    ruleset.praatjeHands === 'all' &&
    exposed.some(({ contract }) => contract.exposure === 'praatje');
  return deal.places.filter(
    (seat) =>
      !deal.active.includes(seat) || all || (reached && exposed.some((declared) => declared.seat === seat)),
  );
}
