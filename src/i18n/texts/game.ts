import type { Event } from '../../engine/event.js';
import type { RuleError } from '../../engine/ruleError.js';
import type { PerSeat } from '../../engine/seats.js';
import type { ContractResult, GameResult, Phase } from '../../engine/state.js';
import type { Labels } from '../labels.js';

/** The words of the game. Sentences fit any name at a seat, also "you", because none of them has a verb that agrees with it. */
export interface GameTexts {
  /** Suits in full, indexed by suit. */
  readonly suitNames: readonly [string, string, string, string];
  /** Ranks in full, indexed by rank: the two first, the ace last. */
  readonly rankNames: readonly string[];
  /** The places at the table, indexed by seat. */
  readonly seatNames: PerSeat<string>;
  /** The player who sits at this screen. */
  readonly you: string;
  readonly phaseNames: Readonly<Record<Phase, string>>;
  /** The word for passing. */
  readonly pass: string;
  readonly trump: string;
  readonly noTrump: string;
  readonly declarer: string;
  readonly partner: string;
  readonly dealer: string;
  /** A card that lies face down. */
  readonly faceDown: string;
  /** What is added to a call in a suit of which the caller holds nothing. */
  readonly blind: string;
  /** A contract as players say it: by the name that its club gives it, or else by its id. */
  contractName(id: string): string;
  /** A game for when everybody has passed, as players say it. */
  gameName(id: string): string;
  /** Words as a sentence lists them: `a, b and c`. */
  list(words: readonly string[]): string;
  /** Words of which one is enough: `a, b or c`. */
  choice(words: readonly string[]): string;
  /** `1 trick`, `3 tricks`. */
  tricks(count: number): string;
  /** Why the rules refuse something, and what is legal instead, in one sentence. */
  ruleError(error: RuleError, labels: Labels): string;
  /** What happened, in one line without a full stop. */
  event(event: Event, labels: Labels): string;
  /** The arithmetic of one contract: `1 + 2 overtricks × 1 = 3`. */
  sum(result: ContractResult): string;
  /** One contract's result with its arithmetic, in one line. */
  result(result: ContractResult, labels: Labels): string;
  /** What a game without a contract came to, in one line. */
  gameResult(result: GameResult, labels: Labels): string;
}
