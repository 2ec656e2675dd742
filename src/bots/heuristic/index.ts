import type { Observation } from '../../engine/observation.js';
import type { Bot, Decision } from '../bot.js';
import { decideCall } from './bidding.js';
import { decideCalledCard, decideTrump } from './naming.js';
import { decidePlay } from './play/index.js';

function decide(observation: Observation): Decision {
  const { deal, legal, phase } = observation;
  const [only] = legal;
  if (deal === null || only === undefined) throw new Error('it is not the turn of this seat');
  if (legal.length === 1) return { action: only, reason: { code: 'only-choice' } };
  switch (phase) {
    case 'auction':
      return decideCall(observation, deal);
    case 'naming':
      return decideTrump(observation, deal);
    case 'calling':
      return decideCalledCard(observation, deal);
    default:
      return decidePlay(observation, deal);
  }
}

/** A player with the rules of thumb of a decent table; it uses no chance, so that the same view always gives the same choice. */
export const heuristicBot: Bot = { name: 'heuristic', decide };
