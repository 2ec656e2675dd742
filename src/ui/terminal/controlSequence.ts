import type { Key, NamedKey } from './key.js';

/** A control sequence (ESC [ parameters intermediates final), taken apart. */
export interface ControlSequence {
  readonly parameters: string;
  readonly intermediates: string;
  readonly final: string;
}

const none: readonly Key[] = [];

/** Final letters of keys, after ESC [ and after ESC O; the small ones are what rxvt sends with shift or control. */
const letters: Readonly<Record<string, NamedKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  a: 'up',
  b: 'down',
  c: 'right',
  d: 'left',
};

const functionLetters = 'PQRS';

const numbers: Readonly<Record<number, NamedKey>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
};

/** The first numbers of runs of function keys, with the key they stand for: 11 is F1, 17 is F6, 23 is F11. */
const functionRuns = [
  { from: 11, to: 15, first: 1 },
  { from: 17, to: 21, first: 6 },
  { from: 23, to: 24, first: 11 },
] as const;

/** Keys on the keypad in application mode, after ESC O. */
const keypad: Readonly<Record<string, string>> = {
  ' ': ' ',
  X: '=',
  j: '*',
  k: '+',
  l: ',',
  m: '-',
  n: '.',
  o: '/',
  p: '0',
  q: '1',
  r: '2',
  s: '3',
  t: '4',
  u: '5',
  v: '6',
  w: '7',
  x: '8',
  y: '9',
};

const shiftBit = 1;
const controlBit = 4;
const released = 3;

/** The key of one character as it stands in the input, controls included; undefined for what is no key. */
export function characterKey(char: string): Key | undefined {
  const code = char.codePointAt(0) ?? 0;
  if (char === '\r' || char === '\n') return { type: 'enter' };
  if (char === '\t') return { type: 'tab' };
  if (char === '\b' || code === 0x7f) return { type: 'backspace' };
  if (code === 0x1b) return { type: 'escape' };
  if (code === 0) return { type: 'ctrl', char: ' ' };
  if (code < 0x20) return { type: 'ctrl', char: String.fromCharCode(code + 0x40).toLowerCase() };
  const isNoKey = (code >= 0x80 && code <= 0x9f) || code === 0xfffd;
  return isNoKey ? undefined : { type: 'char', char };
}

/** A key reported as a code point with modifiers, as terminals do that were told to report all keys so. */
function codeKey(code: number, shifted: number | undefined, modifiers: number): readonly Key[] {
  // Half characters and the private area, where modifiers and media keys are numbered.
  const isNoCharacter = code >= 0xd800 && code <= 0xf8ff;
  if (!Number.isInteger(code) || code < 1 || code > 0x10ffff || isNoCharacter) return none;
  const isShift = (modifiers & shiftBit) !== 0;
  const char = String.fromCodePoint(code);
  if (char === '\t' && isShift) return [{ type: 'back-tab' }];
  if (code >= 0x20 && code !== 0x7f) {
    if ((modifiers & controlBit) !== 0) return [{ type: 'ctrl', char: char.toLowerCase() }];
    if (isShift) return codeKey(shifted || (char.toUpperCase().codePointAt(0) ?? code), undefined, 0);
  }
  const key = characterKey(char);
  return key ? [key] : none;
}

/** Pressed with control or alt a function key means something to the desktop, never to the game. */
const functionKey = (number: number, modifiers: number): readonly Key[] =>
  modifiers === 0 ? [{ type: 'function', number }] : none;

function numberedKey(number: number, modifiers: number): readonly Key[] {
  const named = numbers[number];
  if (named) return [{ type: named }];
  const run = functionRuns.find(({ from, to }) => number >= from && number <= to);
  return run ? functionKey(run.first + number - run.from, modifiers) : none;
}

function letterKey(letter: string, modifiers: number): readonly Key[] {
  if (letter === 'Z') return [{ type: 'back-tab' }];
  const named = letters[letter];
  if (named) return [{ type: named }];
  // R with parameters is a report of the cursor's place as well, so it is not taken for F3.
  return letter !== 'R' && functionLetters.includes(letter)
    ? functionKey(functionLetters.indexOf(letter) + 1, modifiers)
    : none;
}

/**
 * The key behind a control sequence. Arrows and the like count with any modifier; reports of the mouse, the focus
 * and the terminal, releases of keys and everything unknown give no key.
 */
export function controlKeys({ parameters, intermediates, final }: ControlSequence): readonly Key[] {
  if (intermediates !== '' || /^[<=>?]/.test(parameters)) return none;
  const fields = parameters.split(';').map((field) => field.split(':').map(Number));
  const [code = 0, shifted] = fields[0] ?? [];
  const [modifier = 1, event] = fields[1] ?? [];
  const modifiers = Math.max(0, modifier - 1);
  if (event === released) return none;
  if (final === 'u') return codeKey(code, shifted, modifiers);
  if (final === '~' && code === 27) return codeKey(fields[2]?.[0] ?? 0, undefined, modifiers);
  if ('~^$@'.includes(final)) return numberedKey(code, modifiers);
  return letterKey(final, modifiers);
}

/** The key behind ESC O and one more character: arrows, F1 to F4, the keypad. */
export function shiftedKeys(char: string): readonly Key[] {
  if (char === 'M') return [{ type: 'enter' }];
  if (char === 'I') return [{ type: 'tab' }];
  const named = letters[char];
  if (named) return [{ type: named }];
  if (functionLetters.includes(char)) return functionKey(functionLetters.indexOf(char) + 1, 0);
  const digit = keypad[char];
  return digit === undefined ? none : [{ type: 'char', char: digit }];
}
