import type { Action } from '../../engine/action.js';
import { apply } from '../../engine/apply.js';
import { newMatch } from '../../engine/match.js';
import { observe, observeEvents } from '../../engine/observation.js';
import type { RuleError } from '../../engine/ruleError.js';
import { type PerSeat, perSeat, seatsOf } from '../../engine/seats.js';
import { type FinishedDeal, type GameState, hasTurn } from '../../engine/state.js';
import { type Chance, chanceFromSeed } from '../../session/chance.js';
import { ClaimedPlay } from '../../session/claimedPlay.js';
import { finishedBy } from '../../session/finishedDeal.js';
import { foreignCompany } from '../../session/foreignCompany.js';
import type { ForeignFault } from '../../session/foreignPlayer.js';
import type { Player } from '../../session/player.js';
import { playMatch, type StepTaken } from '../../session/playMatch.js';
import type { Company } from '../../session/simMatch.js';
import { type Clock, untilTimeIsUp } from '../../session/timeLimit.js';
import type { MatchSetup } from './setup.js';
import type { TableSide } from './tableSide.js';

/** Writes a step down; `played` is how many milliseconds the match has been at the table, in earlier sittings too. */
export type Recorder = (step: StepTaken, played: number) => void;

/** A match at the table: how it is set up, where it is, and what has to happen with every step. */
export class Sitting {
  readonly setup: MatchSetup;
  readonly #chance: Chance;
  readonly #record: Recorder;
  readonly #clock: Clock;
  /** The time at the table up to the deal that was finished last. */
  #played: number;
  #state: GameState;
  #finished: readonly FinishedDeal[];
  #fault: ForeignFault | null = null;

  constructor(parts: {
    readonly setup: MatchSetup;
    /** Where to go on; left out for a new match. */
    readonly state?: GameState;
    readonly finished?: readonly FinishedDeal[];
    /** Where cards come from; from the seed when left out. */
    readonly chance?: Chance;
    readonly record: Recorder;
    /** How long the match has been at the table before, in milliseconds. */
    readonly played?: number;
    readonly clock?: Clock;
  }) {
    const { setup, chance, state, finished, record, played = 0, clock = () => performance.now() } = parts;
    this.setup = setup;
    this.#chance = chance ?? chanceFromSeed(setup.seed);
    this.#state = state ?? newMatch(setup.ruleset, setup.players);
    this.#finished = finished ?? [];
    this.#record = record;
    this.#played = played;
    this.#clock = clock;
  }

  get state(): GameState {
    return this.#state;
  }

  /** The deals finished so far. */
  get finished(): readonly FinishedDeal[] {
    return this.#finished;
  }

  /** What a foreign program at the table did wrong, which has stopped the match; null when none did. */
  get fault(): ForeignFault | null {
    return this.#fault;
  }

  /** Why the rules refuse an action of the seat whose turn it is; null when they do not. */
  refusal(action: Action): RuleError | null {
    if (!hasTurn(this.#state)) return null;
    const step = apply(this.#state, { ...action, seat: this.#state.turn });
    return step.ok ? null : step.error;
  }

  /**
   * Plays on until the match is over, the signal is aborted, or a foreign program does something wrong. With `auto` a bot decides
   * for the person too.
   */
  async play(table: TableSide, auto: boolean, signal: AbortSignal): Promise<GameState> {
    const { seat } = this.setup;
    const start = this.#clock() - this.#played;
    const claimed = new ClaimedPlay();
    const onStep = async (step: StepTaken): Promise<void> => {
      claimed.after(step);
      const finished = finishedBy(step.before, step.after);
      if (finished !== null) {
        this.#finished = [...this.#finished, finished];
        this.#played = this.#clock() - start;
      }
      this.#record(step, this.#played);
      this.#state = step.after;
      await table.show(observeEvents(step.events, seat), observe(step.after, seat));
    };
    const stop = new AbortController();
    const leave = (): void => stop.abort();
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    const { company, close } = foreignCompany((fault) => {
      this.#fault ??= fault;
      leave();
    });
    const players = this.#players(auto ? null : table, claimed, company);
    const chance = untilTimeIsUp(this.#chance, () => this.#played);
    try {
      return await playMatch({ state: this.#state, chance, players, onStep, signal: stop.signal });
    } finally {
      signal.removeEventListener('abort', leave);
      close();
    }
  }

  /** Who decides for each seat: the person, if there is one, for his own. */
  #players(person: TableSide | null, claimed: ClaimedPlay, company: Company): PerSeat<Player | null> {
    const { seat, bots, seed, players } = this.setup;
    const seats = seatsOf(players);
    return perSeat((other) => {
      if (!seats.includes(other)) return null;
      if (other === seat && person !== null) return claimed.offeredTo(person, () => this.#state);
      return claimed.alsoBy(company(bots[other], other, seed));
    });
  }
}
