import { drawForDealer, nextDeal } from '../../src/engine/deal.js';
import { randomFor, SEED_ALGORITHM } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { hasTurn } from '../../src/engine/state.js';
import { planned, sensibly } from './choose.js';
import { strength } from './fitness.js';
import { type Choose, newRecording, playOut, type Recording, record } from './recording.js';
import { FOUR } from './search.js';

/** The draw and the cards of a match come from its seed, as at a real table. */
function dealNext(recording: Recording, seed: string): Recording {
  const { state } = recording;
  if (state.phase === 'draw')
    return dealNext(record(recording, drawForDealer(4, randomFor(seed, 'draw'))), seed);
  if (state.phase !== 'deal') throw new Error('no deal is due');
  const { match, dealer, previous } = state;
  const random = randomFor(seed, 'deal', match.dealt);
  return record(recording, nextDeal(match.ruleset, 4, dealer, previous?.deal ?? null, random));
}

const begin = (seed: string, ruleset: Ruleset = pagat): Recording =>
  dealNext(newRecording(ruleset, `${SEED_ALGORITHM}:${seed}`), seed);

const firstSeed = (name: string, find: (seed: string) => Recording | null): string => {
  for (let number = 1; number < 3000; number += 1) {
    const found = find(`${name}-${number}`);
    if (found !== null) return found.text;
  }
  throw new Error(`no seed for ${name}`);
};

const nobodyBids: Choose = planned({}, sensibly);

/** Whether three aces bind nobody to bid. */
const isFree = (recording: Recording): boolean => {
  try {
    return playOut(recording, nobodyBids).played.at(-1)?.settlement.kind === 'thrown-in';
  } catch {
    return false;
  }
};

/** Everybody passes; in the deal from those hands the strongest plays rik. */
export const thrownIn = (): string =>
  firstSeed('pas', (seed) => {
    const first = begin(seed);
    if (!isFree(first)) return null;
    const second = dealNext(playOut(first, nobodyBids), seed);
    if (!isFree(second) || !hasTurn(second.state)) return null;
    const { hands } = second.state.deal;
    const [best] = FOUR.toSorted((a, b) => strength(hands[b]) - strength(hands[a]));
    return best === undefined ? null : playOut(second, planned({ [best]: ['rik'] }, sensibly));
  });

/** A whole match of three deals among sensible players, with a tie in the draw. */
export const matchOfThree = (): string =>
  firstSeed('three', (seed) => {
    if (drawForDealer(4, randomFor(seed, 'draw')).rounds.length < 2) return null;
    let match = begin(seed, { ...pagat, end: { kind: 'deals', count: 3 } });
    for (;;) {
      match = playOut(match, sensibly);
      if (match.state.phase === 'over') return match;
      match = dealNext(match, seed);
    }
  });

/** The time is up in the middle of the second deal. */
export const timeIsUp = (): string =>
  firstSeed('time', (seed) => {
    let match = dealNext(playOut(begin(seed), sensibly), seed);
    while (hasTurn(match.state) && match.state.deal.tricks.length < 6) {
      match = record(match, { ...sensibly(match.state), seat: match.state.turn });
    }
    return hasTurn(match.state) ? playOut(record(match, { type: 'last-deal' }), sensibly) : null;
  });
