const ESC = '\u001b';
const CSI = '\u009b';

/** Escape sequences of terminals: with parameters, with a text of any length, and the short ones. */
const ESCAPE_SEQUENCES = new RegExp(
  [
    `(?:${ESC}\\[|${CSI})[0-?]*[ -/]*[@-~]`,
    `${ESC}[\\]PX^_][^\u0007${ESC}]*(?:\u0007|${ESC}\\\\)?`,
    `${ESC}[ -/]*[0-~]`,
  ].join('|'),
  'g',
);

/** Control and format characters (among them those that turn the direction of writing), separators of lines, broken surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text from outside without anything that could steer a terminal; what can be seen of it stays as it is. */
export const plainText = (text: string): string => text.replace(ESCAPE_SEQUENCES, '').replace(INVISIBLE, '');

const LONGEST_EXCERPT = 40;

/** The beginning of a text from outside as an error may show it. */
export function excerpt(text: string): string {
  const characters = [...plainText(text.slice(0, 4 * LONGEST_EXCERPT))];
  const shown = characters.slice(0, LONGEST_EXCERPT).join('');
  return characters.length > LONGEST_EXCERPT || text.length > 4 * LONGEST_EXCERPT ? `${shown}…` : shown;
}
