import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the program keeps things. */
export interface Directories {
  /** Matches that can be gone on with, and their locks. */
  readonly matches: string;
  /** Matches that have ended. */
  readonly finished: string;
  /** Reports of crashes. */
  readonly crashes: string;
}

/** A directory that a variable names; the specification has relative ones ignored. */
const named = (value: string | undefined): string | null =>
  value !== undefined && path.isAbsolute(value) ? value : null;

/**
 * The directories by the XDG variables, or below the home directory; null when the environment names neither, for then
 * nothing is written anywhere.
 */
export function directoriesIn(env: Environment): Directories | null {
  const home = named(env.HOME) ?? named(env.USERPROFILE);
  const below = (variable: string, ...usual: readonly string[]): string | null =>
    named(env[variable]) ?? (home === null ? null : path.join(home, ...usual));
  const data = below('XDG_DATA_HOME', '.local', 'share');
  const state = below('XDG_STATE_HOME', '.local', 'state');
  if (data === null || state === null) return null;
  return {
    matches: path.join(data, 'rikken', 'matches'),
    finished: path.join(data, 'rikken', 'finished'),
    crashes: path.join(state, 'rikken'),
  };
}
