import type { Action, DealEntry } from '../../../src/engine/action.js';
import { ALL_CARDS } from '../../../src/engine/cards.js';
import { dealPackets, prepare } from '../../../src/engine/deal.js';
import { pick, type Random, randomFor } from '../../../src/engine/random.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import type { PlayerCount } from '../../../src/engine/seats.js';
import { anything, type Chooser, mostlyPassing } from '../../support/randomPlay.js';

/** Bids as low as possible, if at all: so that the bottom of the ladder is played as often as the top. */
const lowBids: Chooser = (_state, legal, random) => {
  const bid = legal.find((action) => action.type === 'bid');
  if (bid === undefined) return pick(legal, random);
  const pass = legal.find((action) => action.type === 'pass');
  if (pass !== undefined && random.below(3) > 0) return pass;
  return random.below(4) === 0 ? pick(legal, random) : bid;
};

/** Leads face down whenever that is allowed, else like another chooser. */
const faceDownFirst =
  (other: Chooser): Chooser =>
  (state, legal, random) => {
    const faceDown = legal.filter((action: Action) => action.type === 'play' && action.faceDown);
    return faceDown.length > 0 ? pick(faceDown, random) : other(state, legal, random);
  };

/** Passes whenever that is allowed, so that deals are thrown in. */
const passing: Chooser = (_state, legal, random) =>
  random.below(12) === 0
    ? pick(legal, random)
    : (legal.find((action) => action.type === 'pass') ?? pick(legal, random));

/** Several ways of choosing any legal action; between them every corner of the auction is reached. */
export const CHOOSERS: readonly Chooser[] = [
  anything,
  mostlyPassing,
  lowBids,
  faceDownFirst(lowBids),
  passing,
];

/**
 * The same deal entry with its cards dealt from a pack that lies nearly in order, so that long suits, voids, blind calls and
 * calls of kings come up as often as the ordinary.
 */
export function skewed(entry: DealEntry, seed: string, deal: number, players: PlayerCount): DealEntry {
  const random: Random = randomFor(seed, 'skewed', deal);
  const pack = [...ALL_CARDS];
  for (let swaps = random.below(24); swaps > 0; swaps -= 1) {
    const [a, b] = [random.below(52), random.below(52)];
    const [cardA, cardB] = [pack[a], pack[b]];
    if (cardA !== undefined && cardB !== undefined) [pack[a], pack[b]] = [cardB, cardA];
  }
  const packets = random.below(2) === 0 ? [6, 7] : Array.from({ length: 13 }, () => 1);
  const rules = { ...pagat, packets };
  const cut = prepare(pack, rules, random);
  const turned = entry.turned === null ? null : (cut.at(-1) ?? null);
  return { ...entry, turned, hands: dealPackets(cut, rules, players, entry.dealer) };
}
