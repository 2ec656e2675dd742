import { type Action, sameAction } from '../../../src/engine/action.js';
import type { Observation } from '../../../src/engine/observation.js';
import type { Advice, Coach } from '../../../src/ui/coach.js';
import type { TableState } from '../../../src/ui/state.js';
import { card } from '../../support/hands.js';
import { askedAt, type Looks, press, setupFor } from './setups.js';
import * as situations from './situations.js';

/** A coach who would do what `choose` says, for this reason, and takes anything else for worse. */
function coachWho(
  practice: boolean,
  choose: (observation: Observation) => Action | undefined,
  reason: string,
): Coach {
  const advise = (observation: Observation): Advice => {
    const action = choose(observation);
    if (action === undefined) throw new Error('a coach is asked when there is nothing to choose');
    return { action, reason };
  };
  return {
    practice,
    advise,
    betterThan: (observation, chosen) => {
      const advice = advise(observation);
      return sameAction(advice.action, chosen) ? null : advice;
    },
  };
}

/** A coach who would always do the last thing that is legal. */
export const lastLegal = (practice: boolean): Coach =>
  coachWho(practice, ({ legal }) => legal.at(-1), 'Last is best.');

/** A coach in practice with a reason as long as they get, who would do the legal thing with the longest name. */
export function wordy(looks: Looks): Coach {
  const { texts, labels } = setupFor(looks);
  const why = texts.reason.sentence({ code: 'call-to-promote', card: card('SA'), held: 3 }, labels);
  const long = (action: Action): number => texts.reason.choice(action, labels).length;
  return coachWho(true, ({ legal }) => legal.toSorted((a, b) => long(b) - long(a))[0], why);
}

/** The player's turn after a deal in which he chose otherwise than the bot a dozen times. */
export function manyLessons(looks: Looks = {}): TableState {
  const state = press(askedAt(situations.toFollow(), { ...looks, coach: wordy(looks) }), 'enter');
  const [lesson] = state.lessons;
  if (lesson === undefined) throw new Error('the coach finds nothing better');
  const lessons = Array.from({ length: 12 }, (_, index) => ({ ...lesson, trick: index + 1 }));
  const asked = askedAt(situations.oneTrick(), { ...looks, coach: wordy(looks) });
  return { ...asked, lessons, choices: 13 };
}
