import type { Observation } from '../../engine/observation.js';
import type { Bot, Decision } from '../bot.js';
import { decideCall } from './bidding.js';
import { CHARACTERS, type Character, SHARP } from './character.js';
import { decideCalledCard, decideTrump } from './naming.js';
import { decidePlay } from './play/index.js';

function decide(observation: Observation, character: Character): Decision {
  const { deal, legal, phase } = observation;
  const [only] = legal;
  if (deal === null || only === undefined) throw new Error('it is not the turn of this seat');
  if (legal.length === 1) return { action: only, reason: { code: 'only-choice' } };
  switch (phase) {
    case 'auction':
      return decideCall(observation, deal, character);
    case 'naming':
      return decideTrump(observation, deal);
    case 'calling':
      return decideCalledCard(observation, deal);
    default:
      return decidePlay(observation, deal, character);
  }
}

const withCharacter = (name: string, character: Character): Bot => ({
  name,
  decide: (observation) => decide(observation, character),
});

/** Players with the rules of thumb of a table, from the weakest up; they use no chance: the same view always gives the same choice. */
export const characterBots: readonly Bot[] = CHARACTERS.map((character) =>
  withCharacter(character.name, character),
);

/** The best of the players made of rules, whichever that is. */
export const heuristicBot: Bot = withCharacter('heuristic', SHARP);
