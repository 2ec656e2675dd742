import { characterKey, controlKeys, shiftedKeys } from './controlSequence.js';
import type { Key } from './key.js';

const ESC = '\u001b';
const pasteBegin = '200';
const pasteEnd = `${ESC}[201~`;

/** More pasted text than this is cut off: nothing in the game takes longer text. */
const longestPaste = 65_536;

/** A string sequence (title, colour report ...) without an end after so many characters is no sequence. */
const longestString = 4096;

const stringEnds = ['\u0007', `${ESC}\\`] as const;

/** Input that is not yet a whole key: an unfinished sequence, or a paste whose end has not come. */
export interface KeyState {
  readonly pending: string;
  readonly paste: string | undefined;
}

/** Keys, and what is left of the input. */
export interface Parsed {
  readonly keys: readonly Key[];
  readonly state: KeyState;
}

/** No input waits. */
export const noKeys: KeyState = { pending: '', paste: undefined };

/** What one look at the input takes: so many characters, the keys they mean, whether a paste begins after them. */
interface Step {
  readonly length: number;
  readonly keys: readonly Key[];
  readonly paste?: true;
}

const escapeStep: Step = { length: 1, keys: [{ type: 'escape' }] };
const dropped = (length: number): Step => ({ length, keys: [] });

const controlSequence = /\[([0-?]{0,64})([ -/]{0,4})([@-~])?/y;
const rxvtSequence = /\[(\d{1,3})\$/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** After ESC [ the finals `[` (F1 to F5 of the Linux console) and `M` (old mouse reports) are followed by more. */
function longSequence(final: string, text: string, at: number, over: boolean): Step | undefined {
  const needed = final === 'M' ? 3 : 1;
  const rest = text.slice(at, at + needed);
  if (rest.length < needed) return over ? dropped(3 + rest.length) : undefined;
  if (final === 'M') return dropped(6);
  const index = 'ABCDE'.indexOf(rest);
  return index < 0 ? dropped(3) : { length: 4, keys: [{ type: 'function', number: index + 1 }] };
}

/** ESC [ ... at a place in the text; undefined when more text is needed to tell. */
function controlStep(text: string, at: number, over: boolean): Step | undefined {
  const rxvt = match(rxvtSequence, text, at + 1);
  if (rxvt) {
    const keys = controlKeys({ parameters: rxvt[1] ?? '', intermediates: '', final: '$' });
    return { length: 1 + rxvt[0].length, keys };
  }
  const found = match(controlSequence, text, at + 1);
  if (!found) return escapeStep;
  const [whole, parameters = '', intermediates = '', final] = found;
  const length = 1 + whole.length;
  if (final === undefined) {
    if (!over && at + length === text.length) return undefined;
    // Nothing between: somebody pressed Escape and then [, or Alt and [; otherwise a sequence was cut short.
    return whole === '[' ? escapeStep : dropped(length);
  }
  if (length === 3 && (final === '[' || final === 'M')) return longSequence(final, text, at + length, over);
  if (final === '~' && parameters === pasteBegin) return { length, keys: [], paste: true };
  return { length, keys: controlKeys({ parameters, intermediates, final }) };
}

/** ESC O and one more character. */
function shiftedStep(text: string, at: number, over: boolean): Step | undefined {
  const char = text[at + 2];
  if (char === undefined) return over ? escapeStep : undefined;
  return char >= ' ' && char <= '~' ? { length: 3, keys: shiftedKeys(char) } : escapeStep;
}

/** Where a string sequence ends, BEL or ESC \\ included, counted from the start of its body; undefined if it does not. */
function endOfString(body: string): number | undefined {
  const ends = stringEnds
    .map((end) => ({ at: body.indexOf(end), length: end.length }))
    .filter(({ at }) => at >= 0);
  return ends.length > 0 ? Math.min(...ends.map(({ at, length }) => at + length)) : undefined;
}

/** ESC ] and its kin up to their end; without an end they are keys typed one after the other. */
function stringStep(text: string, at: number, over: boolean): Step | undefined {
  const body = text.slice(at + 2, at + 2 + longestString);
  const end = endOfString(body);
  if (end !== undefined) return dropped(2 + end);
  return over || body.length === longestString ? escapeStep : undefined;
}

function nextStep(text: string, at: number, over: boolean): Step | undefined {
  const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (char !== ESC) {
    const key = characterKey(char);
    return { length: char.length, keys: key ? [key] : [] };
  }
  const next = text[at + 1];
  if (next === undefined) return over ? escapeStep : undefined;
  if (next === '[') return controlStep(text, at, over);
  if (next === 'O') return shiftedStep(text, at, over);
  return ']PX^_'.includes(next) ? stringStep(text, at, over) : escapeStep;
}

const pasted = (text: string): Key => ({ type: 'paste', text: text.slice(0, longestPaste) });

/** What waits after a paste without its end; what could be the beginning of that end is looked at again. */
function unfinishedPaste(paste: string, rest: string): KeyState {
  const settled = Math.max(0, rest.length - pasteEnd.length + 1);
  return { pending: rest.slice(settled), paste: (paste + rest.slice(0, settled)).slice(0, longestPaste) };
}

/**
 * Turns the next piece of input into keys; input that is not yet a whole key waits in the state. `over` says that
 * nothing more will come soon: what waits is then read as it stands. However the input is cut into pieces, the keys
 * are the same.
 */
export function parseKeys(state: KeyState, input: string, over = false): Parsed {
  const text = state.pending + input;
  const keys: Key[] = [];
  let { paste } = state;
  let at = 0;
  while (at < text.length || paste !== undefined) {
    if (paste !== undefined) {
      const end = text.indexOf(pasteEnd, at);
      if (end < 0) break;
      keys.push(pasted(paste + text.slice(at, end)));
      at = end + pasteEnd.length;
      paste = undefined;
    } else {
      const step = nextStep(text, at, over);
      if (step === undefined) break;
      keys.push(...step.keys);
      at += step.length;
      if (step.paste) paste = '';
    }
  }
  const rest = text.slice(at);
  if (paste === undefined) return { keys, state: { pending: rest, paste } };
  return over
    ? { keys: [...keys, pasted(paste + rest)], state: noKeys }
    : { keys, state: unfinishedPaste(paste, rest) };
}
