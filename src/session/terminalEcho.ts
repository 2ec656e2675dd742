import { spawnSync } from 'node:child_process';

/** A program that does not answer by then never will; it is no loss. */
const PATIENCE = 1000;

/**
 * Switches on or off that the terminal on standard input shows what is typed. Nothing is read from it, and its keys for
 * interrupting go on to work, which raw mode would end; where the system has no such switch nothing happens.
 */
export function setEcho(on: boolean): void {
  const mode = on ? 'echo' : '-echo';
  spawnSync('stty', [mode], {
    stdio: ['inherit', 'ignore', 'ignore'],
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
}
