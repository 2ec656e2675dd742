import { format } from 'node:util';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** More messages than this are not kept. */
const mostMessages = 200;

/**
 * Keeps what libraries print through `console` off the screen. Returns how to put the console back, which gives the
 * messages as text, one a line.
 */
export function holdConsole(): () => string {
  const originals = methods.map((method) => ({ method, print: console[method] }));
  const held: string[] = [];
  for (const { method } of originals) {
    console[method] = (...values: readonly unknown[]): void => {
      if (held.length < mostMessages) held.push(`${format(...values)}\n`);
    };
  }
  return () => {
    for (const { method, print } of originals) console[method] = print;
    return held.join('');
  };
}
