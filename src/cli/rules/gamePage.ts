import type { GameGoal, Ruleset, SpecialGame } from '../../engine/ruleset.js';
import { EAST, perSeat, SOUTH, seatsOf } from '../../engine/seats.js';
import { type GameOutcome, settleGame } from '../../engine/specialGame.js';
import type { Texts } from '../../i18n/index.js';
import { gamesOfPassing } from '../playable.js';
import { scoresLine } from '../seatScores.js';

const counted = (...numbers: readonly number[]): GameOutcome => ({
  counted: perSeat((seat) => numbers[seat] ?? 0),
  queenTaker: null,
  lastTaker: null,
});

/** How the game of each example went; the catalogues say the same in words. */
const EXAMPLES: Readonly<Record<GameGoal['kind'], GameOutcome>> = {
  tricks: counted(1, 5, 4, 3),
  queens: counted(2, 1, 1, 0),
  begging: counted(3, -1, 0, -2),
  'spade-queen': { ...counted(), queenTaker: EAST, lastTaker: SOUTH },
};

/** What a game is about, what it is worth, and what an example of it comes to. */
function gameLine({ game: words, rules }: Texts, ruleset: Ruleset, game: SpecialGame): string {
  const { kind } = game.goal;
  const { deltas } = settleGame(ruleset, game, EXAMPLES[kind], seatsOf(4));
  const worth =
    ruleset.settlement === 'winners-only' ? rules.gameCredit(game.credit) : rules.gameUnit(game.unit);
  const example = `${rules.gameExample[kind]}: ${scoresLine(deltas, 4)}`;
  return `${words.gameName(game.id)}: ${rules.gameOf(game.goal)}; ${worth}. ${example}`;
}

/** A line about every game that can follow when everybody passes. */
export const gameLines = (texts: Texts, ruleset: Ruleset): readonly string[] =>
  gamesOfPassing(ruleset).map((game) => gameLine(texts, ruleset, game));
