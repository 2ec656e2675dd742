import type { Observation, ObservedDeal } from '../../../engine/observation.js';
import type { Decision } from '../../bot.js';
import type { Character } from '../character.js';
import { decisionOf } from './choice.js';
import { playExact } from './exact/index.js';
import { exactSituationOf } from './exact/table.js';
import { follow } from './follow.js';
import { playGame } from './game.js';
import { lead } from './lead.js';
import { situationOf } from './situation.js';

/** Chooses the card to play. */
export function decidePlay(observation: Observation, deal: ObservedDeal, character: Character): Decision {
  if (deal.game !== null)
    return decisionOf(playGame(exactSituationOf(observation, deal, character), deal.game));
  if (deal.contracts.every(({ contract }) => contract.goal.kind === 'exactly')) {
    return decisionOf(playExact(exactSituationOf(observation, deal, character)));
  }
  const situation = situationOf(observation, deal, character);
  return decisionOf(situation.led === null ? lead(situation) : follow(situation));
}
