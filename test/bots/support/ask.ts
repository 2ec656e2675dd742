import { heuristicBot } from '../../../src/bots/heuristic/index.js';
import type { ReasonCode } from '../../../src/bots/reason.js';
import { observe } from '../../../src/engine/observation.js';
import { randomFor } from '../../../src/engine/random.js';
import { hasTurn } from '../../../src/engine/state.js';
import { actionWord } from '../../../src/notation/words.js';
import type { Table } from '../../support/table.js';

/** What the heuristic bot does at this table for the hand whose turn it is, as a word, with the code of its reason. */
export function ask(table: Table): readonly [word: string, reason: ReasonCode] {
  if (!hasTurn(table.state)) throw new Error('nobody has a turn');
  const observation = observe(table.state, table.state.by);
  const { action, reason } = heuristicBot.decide(observation, randomFor('situation'));
  return [actionWord(action), reason.code];
}
