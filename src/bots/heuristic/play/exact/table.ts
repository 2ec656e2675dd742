import type { Observation, ObservedDeal } from '../../../../engine/observation.js';
import type { Ruleset } from '../../../../engine/ruleset.js';
import { SEATS, type Seat } from '../../../../engine/seats.js';
import { worth } from '../../../../engine/settlement.js';
import type { Character } from '../../character.js';
import { actingSeat } from '../../knowledge.js';
import { type Situation, situationOf } from '../situation.js';

/** A declarer who wants an exact number of tricks and can still get it. */
export interface Aim {
  readonly seat: Seat;
  /** How many tricks he still needs; at zero he must avoid every one. */
  readonly needs: number;
  /** What his contract is worth to each opponent, in the ruleset's unit. */
  readonly stake: number;
}

/** A card to be played where all contracts are about an exact number of tricks. */
export interface ExactSituation extends Situation {
  /** The seat's own aim; null for a defender and for who has failed already. */
  readonly own: Aim | null;
  /** The others who can still succeed: everybody plays against each of them. With three players the open hand has an owner too. */
  readonly targets: readonly Aim[];
  /** Whether no declarer can succeed any more. */
  readonly isDecided: boolean;
  /** The other hands that still hold cards. */
  readonly opponents: readonly Seat[];
}

/** The aims of the declarers who can still succeed, where all contracts are about an exact number of tricks. */
export function aimsIn(ruleset: Ruleset, deal: ObservedDeal): readonly Aim[] {
  const left = 13 - deal.tricks.length;
  return deal.contracts
    .map(({ seat, contract }): Aim => {
      const needs = contract.goal.tricks - deal.taken[seat];
      return { seat, needs, stake: worth(ruleset, contract, contract.goal.tricks).value };
    })
    .filter((aim) => aim.needs >= 0 && aim.needs <= left);
}

/** The situation with the aims of all declarers. */
export function exactSituationOf(
  observation: Observation,
  deal: ObservedDeal,
  character: Character,
): ExactSituation {
  const { seat: player } = observation;
  const seat = actingSeat(observation);
  const aims = aimsIn(observation.ruleset, deal);
  return {
    ...situationOf(observation, deal, character),
    own: aims.find((aim) => aim.seat === seat) ?? null,
    targets: aims.filter((aim) => aim.seat !== seat && aim.seat !== player),
    isDecided: aims.length === 0,
    opponents: SEATS.filter((other) => other !== seat && deal.handSizes[other] > 0),
  };
}
