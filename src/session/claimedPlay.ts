import type { Action } from '../engine/action.js';
import type { Observation } from '../engine/observation.js';
import type { GameState } from '../engine/state.js';
import { lowestPlay, mayClaim } from './claim.js';
import { finishedBy } from './finishedDeal.js';
import type { Player } from './player.js';
import type { StepTaken } from './playMatch.js';

/** A person at a table, who may be offered to have the rest of the deal played out (R7.6). */
export interface Claimant {
  /** The decision in this position; `claim` only where that is offered. */
  act(
    observation: Observation,
    signal: AbortSignal,
    offered: boolean,
  ): Action | 'claim' | Promise<Action | 'claim'>;
}

/**
 * Plays out the rest of a deal that a person has claimed: from then on every seat plays its lowest legal card, without being asked.
 * What is played are ordinary decisions, so that a record shows nothing else.
 */
export class ClaimedPlay {
  #isClaimed = false;

  /** The player for somebody who is offered to claim; `current` is where the match is, with all its cards. */
  offeredTo(person: Claimant, current: () => GameState): Player {
    const decide = (observation: Observation, answer: Action | 'claim'): Action => {
      if (answer !== 'claim') return answer;
      this.#isClaimed = true;
      return lowestPlay(observation.legal);
    };
    return this.alsoBy({
      act: (observation, signal) => {
        const answer = person.act(observation, signal, mayClaim(current()));
        return answer instanceof Promise
          ? answer.then((given) => decide(observation, given))
          : decide(observation, answer);
      },
    });
  }

  /** The same player, whose cards are played for him once the deal is claimed. */
  alsoBy(player: Player): Player {
    return {
      act: (observation, signal) =>
        this.#isClaimed ? lowestPlay(observation.legal) : player.act(observation, signal),
    };
  }

  /** Has to be told of every step: the end of the deal is the end of the claim. */
  after({ before, after }: StepTaken): void {
    if (finishedBy(before, after) !== null) this.#isClaimed = false;
  }
}
