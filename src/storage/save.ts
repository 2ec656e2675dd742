import { closeSync, fdatasync, ftruncateSync, mkdirSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ok, type Result } from '../engine/result.js';
import type { Lock } from './lock.js';
import { attempt, type FileError } from './textFile.js';

/** Where a match is kept while it is played and when it has ended. */
export interface SavePlaces {
  readonly path: string;
  readonly finishedPath: string;
}

/** The file of one match, to which everything that happens is appended. It is ours until it is closed. */
export class Save {
  readonly id: string;
  readonly #places: SavePlaces;
  readonly #fd: number;
  readonly #lock: Lock;
  #size: number;
  #isComplete = true;
  #isOpen = true;

  constructor(id: string, places: SavePlaces, fd: number, size: number, lock: Lock) {
    this.id = id;
    this.#places = places;
    this.#fd = fd;
    this.#size = size;
    this.#lock = lock;
  }

  get path(): string {
    return this.#places.path;
  }

  /** Whether everything that was appended is in the file. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /**
   * Appends text before it returns, so that nothing is lost however the process ends. After a failure, which is returned once,
   * the file stays as it was before and takes nothing more: a hole in the middle would make it worthless.
   */
  append(text: string): Result<null, FileError> {
    if (!this.#isOpen || !this.#isComplete || text === '') return ok(null);
    const bytes = Buffer.from(text);
    const written = attempt(this.path, () => {
      for (let done = 0; done < bytes.length; ) {
        done += writeSync(this.#fd, bytes, done, bytes.length - done, this.#size + done);
      }
      this.#size += bytes.length;
      return null;
    });
    if (!written.ok) {
      this.#isComplete = false;
      attempt(this.path, () => ftruncateSync(this.#fd, this.#size));
    }
    return written;
  }

  /** Throws away what stands after this beginning of the file, for a crash can cut the last entry in two. */
  cutTo(beginning: string): Result<null, FileError> {
    return attempt(this.path, () => {
      this.#size = Buffer.byteLength(beginning);
      ftruncateSync(this.#fd, this.#size);
      return null;
    });
  }

  /** Asks the system to bring the file to the disk, without waiting for it: at the end of every deal. */
  flush(): void {
    // Whether it worked cannot be told to anybody in time, and the next deal tries again.
    if (this.#isOpen) fdatasync(this.#fd, () => {});
  }

  /** Puts the match with those that have ended, and closes it. */
  finish(): Result<null, FileError> {
    const moved = attempt(this.path, () => {
      mkdirSync(path.dirname(this.#places.finishedPath), { recursive: true, mode: 0o700 });
      renameSync(this.path, this.#places.finishedPath);
      return null;
    });
    this.close();
    return moved;
  }

  /** Gives the match free for others; a second call does nothing. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#fd);
    this.#lock.release();
  }
}
