import { stripVTControlCharacters } from 'node:util';

/** Longer words from outside are cut: a sentence about them has to stay one that can be read. */
const LONGEST = 1500;

/**
 * Text from outside as it may be shown on a terminal: on one line, without escape codes, control characters and the invisible
 * characters that turn the direction of writing.
 */
export function printable(text: string): string {
  const shown = stripVTControlCharacters(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '');
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}
