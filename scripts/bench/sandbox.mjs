import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a program needs of the caller's environment to start at all; nothing in it changes what is drawn. */
const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * A place where the program can keep files without touching the caller's own. `environment(name)` gives the variables
 * for one run: its saves are its own, the cache is shared, as it is between two real runs. CI, NO_COLOR, DEV and the
 * like are not passed on: Ink draws nothing under CI.
 */
export function openSandbox() {
  const home = mkdtempSync(path.join(tmpdir(), 'rikken-bench-'));
  const common = Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return {
    environment(name) {
      const run = path.join(home, name);
      mkdirSync(run, { recursive: true });
      return {
        ...common,
        HOME: run,
        USERPROFILE: run,
        XDG_DATA_HOME: path.join(run, 'data'),
        XDG_STATE_HOME: path.join(run, 'state'),
        XDG_CONFIG_HOME: path.join(run, 'config'),
        XDG_CACHE_HOME: path.join(home, 'cache'),
        TERM: 'xterm-256color',
        COLORTERM: 'truecolor',
        LANG: 'en_US.UTF-8',
      };
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
