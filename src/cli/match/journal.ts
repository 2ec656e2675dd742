import { err, ok, type Result } from '../../engine/result.js';
import { withSeat } from '../../engine/seats.js';
import { entryText } from '../../notation/entryText.js';
import { headerText, newHeader } from '../../notation/header.js';
import type { RecordHeader } from '../../notation/record.js';
import { finishedBy } from '../../session/finishedDeal.js';
import type { StepTaken } from '../../session/playMatch.js';
import { hasTimeLimit } from '../../session/timeLimit.js';
import type { Save } from '../../storage/save.js';
import type { SaveFolder } from '../../storage/saveFolder.js';
import type { FileError } from '../../storage/textFile.js';
import { playedText } from './playedTag.js';
import { type MatchSetup, seedTag } from './setup.js';
import { setupTags } from './setupTags.js';

/** Keeps what happens in a match, or nothing when there is no place to keep it. */
export class Journal {
  readonly #save: Save | null;
  readonly #onFailure: (error: FileError) => void;

  /** `onFailure` hears once when keeping the match fails; the game goes on without. */
  constructor(save: Save | null, onFailure: (error: FileError) => void) {
    this.#save = save;
    this.#onFailure = onFailure;
  }

  /** The name of the match; null when it is not kept, or not kept whole. */
  get id(): string | null {
    return this.#save?.isComplete === true ? this.#save.id : null;
  }

  /** A fault of the program during this match, with where the match is kept, for whoever mends it. */
  fault(error: unknown): Error {
    const message = error instanceof Error ? error.message : String(error);
    const place = this.#save === null ? '' : ` (match: ${this.#save.path})`;
    return new Error(message + place, { cause: error });
  }

  /** Writes one step down before it returns; where time ends the match, also how long it has been played after each deal. */
  readonly record = ({ before, entry, after }: StepTaken, played: number): void => {
    if (this.#save === null) return;
    const isFinished = finishedBy(before, after) !== null;
    const time = isFinished && hasTimeLimit(after.match.ruleset) ? playedText(played) : '';
    this.#tell(this.#save.append(entryText(before, entry, after) + time));
    if (isFinished) this.#save.flush();
  };

  /** The match has ended: it is put with the others that have. */
  finish(): void {
    if (this.#save?.isComplete === true) this.#tell(this.#save.finish());
    this.close();
  }

  /** Gives the match free for another table. */
  close(): void {
    this.#save?.close();
  }

  #tell(result: Result<null, FileError>): void {
    if (!result.ok) this.#onFailure(result.error);
  }
}

/** What stands at the head of a new match's file; `you` is the name of the person at the keyboard. */
function headerOf(setup: MatchSetup, you: string): RecordHeader {
  const { ruleset, players, seed, seat, names } = setup;
  const header = newHeader({ ruleset, players, names: withSeat(names, seat, you), seed: seedTag(seed) });
  return { ...header, others: setupTags(setup) };
}

/** Begins the file of a new match. */
export function beginSave(
  folder: SaveFolder,
  setup: MatchSetup,
  you: string,
  today: Date,
): Result<Save, FileError> {
  const save = folder.create(today, headerText(headerOf(setup, you)));
  return save.ok ? ok(save.value) : err(save.error);
}
