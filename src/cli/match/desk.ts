import { ok, type Result } from '../../engine/result.js';
import { directoriesIn } from '../../storage/directories.js';
import type { Save } from '../../storage/save.js';
import { SaveFolder } from '../../storage/saveFolder.js';
import type { FileError } from '../../storage/textFile.js';
import type { Context } from '../context.js';
import { beginSave, Journal } from './journal.js';
import type { MatchSetup } from './setup.js';
import { Sitting } from './sitting.js';

/** Where matches are kept for this user, and who hears that one cannot be kept. */
export interface Desk {
  /** Null when the environment names no place. */
  readonly folder: SaveFolder | null;
  /** Says once, in one sentence, that the match is not kept. */
  readonly warn: (sentence: string) => void;
}

/** A match at the table together with where it is kept. */
export interface SeatedMatch {
  readonly sitting: Sitting;
  readonly journal: Journal;
}

/** The desk of this user. */
export function deskFor({ env }: Context, warn: (sentence: string) => void): Desk {
  const directories = directoriesIn(env);
  return { folder: directories === null ? null : new SaveFolder(directories), warn };
}

/** The sentence about a match that cannot be kept. */
export const notKept = ({ texts }: Context, error: FileError | null): string =>
  error === null ? texts.plain.noPlaceToSave : texts.plain.cannotSave(error.path, error.code);

/** Seats a new match and begins its file; without one the game goes on all the same. */
export function seatNewMatch(context: Context, desk: Desk, setup: MatchSetup): SeatedMatch {
  const fail = (error: FileError | null): void => desk.warn(notKept(context, error));
  const begun: Result<Save | null, FileError> =
    desk.folder === null ? ok(null) : beginSave(desk.folder, setup, context.texts.game.you, new Date());
  if (!begun.ok) fail(begun.error);
  else if (begun.value === null) fail(null);
  const journal = new Journal(begun.ok ? begun.value : null, fail);
  return { journal, sitting: new Sitting({ setup, record: journal.record }) };
}
