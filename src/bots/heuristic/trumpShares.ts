import { suitSize } from '../../engine/cardSet.js';
import type { ObservedDeal } from '../../engine/observation.js';
import type { Contract, Side } from '../../engine/ruleset.js';
import { type PerSeat, perSeat, type Seat } from '../../engine/seats.js';

/** How many trumps a seat is expected to have been dealt. */
interface ExpectedTrumps {
  readonly seat: Seat;
  readonly trumps: number;
}

/** The trumps of whoever named them and of declarer where that is somebody else, on the average of self-play in five rulesets. */
const NAMER: Readonly<Record<Side, number>> = { alone: 8, 'called-card': 5.6, 'fourth-ace': 4.2 };
const DECLARER_NOT_NAMER = 3.6;
/** A suit that nobody chose is not as long with declarer. */
const NOT_CHOSEN = 4.2;
/** What every hand holds when the namer has so many, and how many of the missing ones each card more in the own hand takes off his. */
const AVERAGE_OWN = 2.5;
const TAKEN_OFF = 0.35;

const isChosen = ({ trump }: Contract): boolean =>
  trump !== 'turned' && trump !== 'first-lead' && trump !== 'ace-suit';

/** What naming trump has told about how many trumps were dealt to whom, seen from a seat that knows its own. */
export function expectedTrumps(deal: ObservedDeal, player: Seat): readonly ExpectedTrumps[] {
  const { trump, partner, contracts } = deal;
  const [declared] = contracts;
  if (trump === null || declared === undefined) return [];
  const { seat, contract } = declared;
  const shift = TAKEN_OFF * (suitSize(deal.dealt, trump) - AVERAGE_OWN);
  const expected = (other: Seat, trumps: number): readonly ExpectedTrumps[] =>
    other === player ? [] : [{ seat: other, trumps: trumps - shift }];
  if (!isChosen(contract)) return expected(seat, NOT_CHOSEN);
  if (contract.trump === 'partner' && partner !== null) {
    return [...expected(partner, NAMER[contract.side]), ...expected(seat, DECLARER_NOT_NAMER)];
  }
  return expected(seat, NAMER[contract.side]);
}

/** Whoever named trump holds at least a few of them, whatever has fallen. */
const FEWEST_EXPECTED = 0.4;
/** Nobody is sure to hold all that are out. */
const MOST_SHARE = 0.92;

interface HiddenTrumps {
  /** The seats whose concealed hands may hold trumps. */
  readonly seats: readonly Seat[];
  readonly handSizes: PerSeat<number>;
  /** How many trumps are out of sight. */
  readonly out: number;
  readonly promised: readonly ExpectedTrumps[];
  /** How many each seat has played, indexed by seat. */
  readonly played: readonly number[];
}

/** The share of each concealed hand in the hidden trumps, 0 to 1: what its naming promised less what it has played, the rest by hand size. */
export function trumpShares({ seats, handSizes, out, promised, played }: HiddenTrumps): PerSeat<number> {
  const cards = (some: readonly Seat[]): number =>
    some.reduce<number>((sum, seat) => sum + handSizes[seat], 0);
  const all = cards(seats);
  if (out === 0 || all === 0) return perSeat(() => 0);
  const promises = promised.filter(({ seat }) => seats.includes(seat));
  const shares = new Map<Seat, number>();
  for (const { seat, trumps } of promises) {
    const left = Math.max(FEWEST_EXPECTED, trumps - (played[seat] ?? 0));
    const share = Math.max(handSizes[seat] / all, left / out);
    shares.set(seat, Math.min(MOST_SHARE / promises.length, share));
  }
  const others = seats.filter((seat) => !shares.has(seat));
  const promisedShare = [...shares.values()].reduce((sum, one) => sum + one, 0);
  const otherCards = cards(others);
  return perSeat((seat) => {
    if (!seats.includes(seat)) return 0;
    const share = shares.get(seat);
    if (others.length === 0) return (share ?? 0) / promisedShare;
    return share ?? ((1 - promisedShare) * handSizes[seat]) / otherCards;
  });
}
