import { botByName } from '../../bots/index.js';
import type { Action } from '../../engine/action.js';
import { apply } from '../../engine/apply.js';
import { newMatch } from '../../engine/match.js';
import { observe, observeEvents } from '../../engine/observation.js';
import type { RuleError } from '../../engine/ruleError.js';
import { type PerSeat, perSeat, type Seat, seatsOf } from '../../engine/seats.js';
import { type FinishedDeal, type GameState, hasTurn } from '../../engine/state.js';
import { botPlayer } from '../../session/botPlayer.js';
import { type Chance, chanceFromSeed } from '../../session/chance.js';
import { finishedBy } from '../../session/finishedDeal.js';
import type { Player } from '../../session/player.js';
import { playMatch, type StepTaken } from '../../session/playMatch.js';
import type { MatchSetup } from './setup.js';
import type { TableSide } from './tableSide.js';

/** A match at the table: how it is set up, where it is, and what has to happen with every step. */
export class Sitting {
  readonly setup: MatchSetup;
  readonly #chance: Chance;
  readonly #record: (step: StepTaken) => void;
  #state: GameState;
  #finished: readonly FinishedDeal[];

  constructor(parts: {
    readonly setup: MatchSetup;
    /** Where to go on; left out for a new match. */
    readonly state?: GameState;
    readonly finished?: readonly FinishedDeal[];
    /** Where cards come from; from the seed when left out. */
    readonly chance?: Chance;
    /** Keeps a step before anybody hears of it. */
    readonly record: (step: StepTaken) => void;
  }) {
    const { setup, chance, state, finished, record } = parts;
    this.setup = setup;
    this.#chance = chance ?? chanceFromSeed(setup.seed);
    this.#state = state ?? newMatch(setup.ruleset, setup.players);
    this.#finished = finished ?? [];
    this.#record = record;
  }

  get state(): GameState {
    return this.#state;
  }

  /** The deals finished so far. */
  get finished(): readonly FinishedDeal[] {
    return this.#finished;
  }

  /** Why the rules refuse an action of the seat whose turn it is; null when they do not. */
  refusal(action: Action): RuleError | null {
    if (!hasTurn(this.#state)) return null;
    const step = apply(this.#state, { ...action, seat: this.#state.turn });
    return step.ok ? null : step.error;
  }

  /** Plays on until the match is over or the signal is aborted. With `auto` a bot decides for the person too. */
  async play(table: TableSide, auto: boolean, signal: AbortSignal): Promise<GameState> {
    const { seat } = this.setup;
    const onStep = async (step: StepTaken): Promise<void> => {
      this.#record(step);
      this.#state = step.after;
      const finished = finishedBy(step.before, step.after);
      if (finished !== null) this.#finished = [...this.#finished, finished];
      await table.show(observeEvents(step.events, seat), observe(step.after, seat));
    };
    const players = this.#players(table, auto);
    return playMatch({ state: this.#state, chance: this.#chance, players, onStep, signal });
  }

  #players(table: TableSide, auto: boolean): PerSeat<Player | null> {
    const { seat, bots, seed, players } = this.setup;
    const seats = seatsOf(players);
    const bot = (other: Seat): Player => {
      const found = botByName(bots[other]);
      if (found === null) throw new Error(`there is no bot ${bots[other]}`);
      return botPlayer(found, seed);
    };
    return perSeat((other) => {
      if (!seats.includes(other)) return null;
      return other === seat && !auto ? table : bot(other);
    });
  }
}
