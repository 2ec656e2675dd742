import { constants, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../engine/result.js';
import type { Directories } from './directories.js';
import { type Lock, takeLock } from './lock.js';
import { Save, type SavePlaces } from './save.js';
import { attempt, type FileError, readTextFile } from './textFile.js';

/** Why a saved match cannot be gone on with: a running table has it, there is none with this name, or the file fails. */
export type OpenError =
  | { readonly code: 'held'; readonly id: string }
  | { readonly code: 'not-found'; readonly id: string }
  | { readonly code: 'file'; readonly error: FileError };

const ENDING = '.rik';
const NAME = /^(\d{4}-\d{2}-\d{2})-(\d+)$/;

/** Day and number of a match, by which names are compared; null when a file is none of ours. */
function parseName(name: string): readonly [day: string, number: number] | null {
  const [, day, number] = NAME.exec(name) ?? [];
  return day === undefined || number === undefined ? null : [day, Number(number)];
}

function newerFirst(a: string, b: string): number {
  const [dayA, numberA] = parseName(a) ?? ['', 0];
  const [dayB, numberB] = parseName(b) ?? ['', 0];
  return dayA === dayB ? numberB - numberA : dayA < dayB ? 1 : -1;
}

/** The matches in a directory, the newest first; none when there is no such directory. */
function matchesIn(directory: string): Result<readonly string[], FileError> {
  const names = attempt(directory, () => readdirSync(directory));
  if (!names.ok) return names.error.code === 'ENOENT' ? ok([]) : names;
  const ids = names.value
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
  return ok(ids.filter((id) => parseName(id) !== null).toSorted(newerFirst));
}

function makePrivate(directory: string): Result<null, FileError> {
  return attempt(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return null;
  });
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A date as names of matches begin with it, by the local calendar. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The saved matches of this user: one file each, named by the day and a number. */
export class SaveFolder {
  readonly #directories: Directories;

  constructor(directories: Directories) {
    this.#directories = directories;
  }

  #places(id: string): SavePlaces {
    return {
      path: path.join(this.#directories.matches, id + ENDING),
      finishedPath: path.join(this.#directories.finished, id + ENDING),
    };
  }

  #lock(id: string): Result<Lock | null, FileError> {
    return takeLock(path.join(this.#directories.matches, `${id}.lock`));
  }

  /** The matches that have not ended, the newest first, whether or not a table has them locked. */
  unfinished(): Result<readonly string[], FileError> {
    return matchesIn(this.#directories.matches);
  }

  /** Begins the file of a new match with this text; the date gives it its name. */
  create(date: Date, text: string): Result<Save, FileError> {
    const { matches, finished } = this.#directories;
    for (const directory of [matches, finished]) {
      const made = makePrivate(directory);
      if (!made.ok) return made;
    }
    const taken = [matches, finished].flatMap((directory) => {
      const ids = matchesIn(directory);
      return ids.ok ? ids.value : [];
    });
    const day = dayOf(date);
    const numbers = taken.map(parseName).flatMap((name) => (name?.[0] === day ? [name[1]] : []));
    return this.#createFrom(day, Math.max(0, ...numbers) + 1, text);
  }

  /** Another table that begins at the same moment may be quicker: then the next number is tried. */
  #createFrom(day: string, number: number, text: string): Result<Save, FileError> {
    const id = `${day}-${number}`;
    const lock = this.#lock(id);
    if (!lock.ok) return lock;
    if (lock.value === null) return this.#createFrom(day, number + 1, text);
    const places = this.#places(id);
    const made = attempt(places.path, () => openSync(places.path, 'wx', 0o600));
    if (!made.ok) {
      lock.value.release();
      return made.error.code === 'EEXIST' ? this.#createFrom(day, number + 1, text) : made;
    }
    const save = new Save(id, places, made.value, 0, lock.value);
    const begun = save.append(text);
    if (begun.ok) return ok(save);
    save.close();
    rmSync(places.path, { force: true });
    return begun;
  }

  /** What is in the file of a match that has not ended, whoever has it. */
  read(id: string): Result<string, FileError> {
    return readTextFile(this.#places(id).path);
  }

  /** Takes a match that has not ended, with what is in its file. */
  open(id: string): Result<{ readonly save: Save; readonly text: string }, OpenError> {
    const places = this.#places(id);
    if (parseName(id) === null || statSync(places.path, { throwIfNoEntry: false }) === undefined) {
      return err({ code: 'not-found', id });
    }
    const lock = this.#lock(id);
    if (!lock.ok) return err({ code: 'file', error: lock.error });
    if (lock.value === null) return err({ code: 'held', id });
    const read = this.#read(places.path);
    if (!read.ok) {
      lock.value.release();
      // It can have ended at the other table between our look and our lock.
      return read.error.code === 'ENOENT'
        ? err({ code: 'not-found', id })
        : err({ code: 'file', error: read.error });
    }
    const { fd, text } = read.value;
    return ok({ save: new Save(id, places, fd, Buffer.byteLength(text), lock.value), text });
  }

  #read(file: string): Result<{ readonly fd: number; readonly text: string }, FileError> {
    const text = readTextFile(file);
    if (!text.ok) return text;
    const fd = attempt(file, () => openSync(file, constants.O_RDWR));
    return fd.ok ? ok({ fd: fd.value, text: text.value }) : fd;
  }
}
