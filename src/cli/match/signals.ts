import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back with the exit code 128 + n when a signal asks the process to end. After the first one the process ends at once on the
 * next, should it hang. Returns how to stop listening.
 */
export function onSignal(host: NodeJS.Process | null, callback: (code: number) => void): () => void {
  if (host === null) return () => {};
  const stops = SIGNALS.map((signal) => {
    const listener = (): void => callback(128 + constants.signals[signal]);
    host.once(signal, listener);
    return () => host.off(signal, listener);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
