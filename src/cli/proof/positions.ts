import { newMatch } from '../../engine/match.js';
import { err, ok, type Result } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PerSeat, type PlayerCount, perSeat, SEAT_LETTERS, SEATS, seatsOf } from '../../engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../engine/state.js';
import { type ReplayedDeal, replayRecord } from '../../notation/index.js';
import { chanceFromSeed } from '../../session/chance.js';
import type { Player } from '../../session/player.js';
import { playMatch } from '../../session/playMatch.js';
import { ownBots } from '../../session/simMatch.js';
import { type Context, EXIT } from '../context.js';
import { printable } from '../printable.js';
import type { RecordFailure } from '../record/followRecord.js';
import { loadRecord } from '../record/loadRecord.js';
import { illegalSentence } from '../record/sentences.js';

/** What is played when no record is given. */
export interface ProofTable {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly seed: string;
  /** The name of the bot that sits everywhere. */
  readonly bot: string;
}

/** The positions of a deal among bots in which a seat has to decide. */
export async function playedPositions({
  ruleset,
  players,
  seed,
  bot,
}: ProofTable): Promise<readonly TurnState[]> {
  const positions: TurnState[] = [];
  const seats = seatsOf(players);
  const sitting: PerSeat<Player | null> = perSeat((seat) =>
    seats.includes(seat) ? ownBots(bot, seat, seed) : null,
  );
  const fromSeed = chanceFromSeed(seed);
  await playMatch({
    state: newMatch(ruleset, players),
    chance: (state: GameState) => (state.match.dealt > 0 ? null : fromSeed(state)),
    players: sitting,
    onStep: ({ before }) => {
      if (hasTurn(before)) positions.push(before);
    },
    signal: new AbortController().signal,
  });
  return positions;
}

/** The positions of a recorded deal in which a seat decided; the moment at which time was up is none. */
const positionsOf = ({ steps }: ReplayedDeal): readonly TurnState[] =>
  steps.flatMap(({ before, entry }) => (hasTurn(before) && entry.type !== 'last-deal' ? [before] : []));

/** The positions of all deals of a record; every hand must stand in it, for else nobody can deal the cards again. */
export async function recordedPositions(
  context: Context,
  file: string,
): Promise<Result<readonly TurnState[], RecordFailure>> {
  const { texts } = context;
  const record = await loadRecord(context, file);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  if (!replayed.ok) {
    return err({ exit: EXIT.failed, sentence: illegalSentence(texts, printable(file), replayed.error) });
  }
  const positions = replayed.value.deals.flatMap(positionsOf);
  for (const { deal } of positions) {
    const missing = SEATS.find((seat) => deal.unknown[seat] > 0);
    if (missing === undefined) continue;
    const sentence = texts.cli.proof.unknownHand(printable(file), deal.board, SEAT_LETTERS[missing]);
    return err({ exit: EXIT.usage, sentence });
  }
  return ok(positions);
}
