import type { Observation } from '../../engine/observation.js';
import type { FinishedDeal } from '../../engine/state.js';
import { tableRules } from '../match/tableRules.js';
import type { Command } from './answer.js';
import { choicesLine, handLines, hintLine, lastTrickLine, pointsLine, type Voice } from './lines.js';

/** Lines of this table are read in a terminal of any width, or in none. */
const PAGE_WIDTH = 80;

/** What can be asked about besides the position: the deals of this match that are finished. */
export interface Asked {
  readonly voice: Voice;
  readonly observation: Observation;
  readonly finished: readonly FinishedDeal[];
  /** What can be answered, as the question offers it. */
  readonly choices: string;
}

/** What a finished deal was about: its contracts, or the game that was played instead. */
function playedIn({ texts: { game } }: Voice, { deal, settlement }: FinishedDeal): string {
  if (settlement.kind === 'game') return game.gameName(settlement.result.game);
  const names = deal.contracts.map(({ contract }) => game.contractName(contract.id));
  return names.length === 0 ? game.pass : game.list(names);
}

function scoreSheet({ voice, observation, finished }: Asked): readonly string[] {
  const { plain } = voice.texts;
  const rows = finished.map((one) => {
    const points = pointsLine(voice, observation, one.settlement.deltas);
    return plain.scoreOf(one.deal.board, playedIn(voice, one), points);
  });
  return rows.length === 0 ? [plain.noScores] : rows;
}

/** What is said to a command; nothing to that of leaving. */
export function commandLines(command: Command, asked: Asked): readonly string[] {
  const { voice, observation, choices } = asked;
  const { plain } = voice.texts;
  switch (command) {
    case 'help':
      return [...plain.help, plain.choices(choices)];
    case 'hint':
      return observation.legal.length === 0 ? [plain.sitsOut] : [hintLine(voice, observation)];
    case 'hand':
      return handLines(voice, observation);
    case 'last-trick':
      return [lastTrickLine(voice, observation)];
    case 'scores':
      return scoreSheet(asked);
    case 'rules':
      return tableRules(voice.texts, observation, PAGE_WIDTH);
    case 'claim':
      return [plain.cannotClaim, plain.choices(choices)];
    case 'quit':
      return [];
  }
}

/** The position in which somebody has to decide, with the finished deals so far. */
export const askedIn = (
  voice: Voice,
  observation: Observation,
  finished: readonly FinishedDeal[],
): Asked => ({ voice, observation, finished, choices: choicesLine(voice, observation) });
