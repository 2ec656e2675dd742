import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Key, keyName } from '../../../src/ui/terminal/key.js';
import { noKeys, parseKeys } from '../../../src/ui/terminal/keyParser.js';

const ESC = '\u001b';

/** The keys of an input that comes at once and after which nothing comes. */
function keysOf(input: string): readonly Key[] {
  const { keys, state } = parseKeys(noKeys, input);
  return [...keys, ...parseKeys(state, '', true).keys];
}

const names = (input: string): string => keysOf(input).map(keyName).join(' ');

describe('input becomes keys', () => {
  it.each([
    ['a letter', 'a', 'a'],
    ['a capital', 'A', 'A'],
    ['a letter with an accent', 'é', 'é'],
    ['a suit', '♠', '♠'],
    ['a character beyond the first plane', '🂡', '🂡'],
    ['space', ' ', 'space'],
    ['Enter', '\r', 'enter'],
    ['Ctrl+J, which some send for Enter', '\n', 'enter'],
    ['Tab', '\t', 'tab'],
    ['Backspace', '\u007f', 'backspace'],
    ['Backspace of old terminals', '\b', 'backspace'],
    ['Escape', ESC, 'escape'],
    ['Ctrl+A', '\u0001', 'ctrl+a'],
    ['Ctrl+C', '\u0003', 'ctrl+c'],
    ['Ctrl+Z', '\u001a', 'ctrl+z'],
    ['Ctrl+\\', '\u001c', 'ctrl+\\'],
    ['Ctrl+space', '\u0000', 'ctrl+space'],
    ['arrows', `${ESC}[A${ESC}[B${ESC}[C${ESC}[D`, 'up down right left'],
    ['arrows in application mode', `${ESC}OA${ESC}OB${ESC}OC${ESC}OD`, 'up down right left'],
    ['arrows with modifiers', `${ESC}[1;2A${ESC}[1;5C${ESC}[1;3D`, 'up right left'],
    ['arrows of rxvt with shift and control', `${ESC}[a${ESC}Od`, 'up left'],
    ['Alt and an arrow in rxvt', `${ESC}${ESC}[C`, 'escape right'],
    ['Home and End', `${ESC}[H${ESC}[F${ESC}OH${ESC}OF`, 'home end home end'],
    ['Home and End by number', `${ESC}[1~${ESC}[4~${ESC}[7~${ESC}[8~`, 'home end home end'],
    ['the block above the arrows', `${ESC}[2~${ESC}[3~${ESC}[5~${ESC}[6~`, 'insert delete page-up page-down'],
    ['the same with modifiers', `${ESC}[5;5~${ESC}[6^${ESC}[7$${ESC}[8@`, 'page-up page-down home end'],
    ['Shift+Tab', `${ESC}[Z`, 'back-tab'],
    ['F1 to F4', `${ESC}OP${ESC}OQ${ESC}OR${ESC}OS`, 'f1 f2 f3 f4'],
    ['F1 to F5 by number', `${ESC}[11~${ESC}[12~${ESC}[13~${ESC}[14~${ESC}[15~`, 'f1 f2 f3 f4 f5'],
    [
      'F6 to F12',
      [17, 18, 19, 20, 21, 23, 24].map((n) => `${ESC}[${n}~`).join(''),
      'f6 f7 f8 f9 f10 f11 f12',
    ],
    ['F1 and F5 of the Linux console', `${ESC}[[A${ESC}[[E`, 'f1 f5'],
    ['the keypad in application mode', `${ESC}Oq${ESC}Oy${ESC}OM${ESC}Ok`, '1 9 enter +'],
    ['Alt and a letter', `${ESC}x`, 'escape x'],
    ['Alt and [', `${ESC}[`, 'escape ['],
    ['Alt and O', `${ESC}O`, 'escape O'],
    ['Escape, O and an arrow', `${ESC}O${ESC}[C`, 'escape O right'],
    ['Escape, [ and Enter', `${ESC}[\r`, 'escape [ enter'],
    ['Escape, ] and a word', `${ESC}]hi`, 'escape ] h i'],
    ['Ctrl+Enter as a code', `${ESC}[13;5u`, 'enter'],
    ['letters as codes', `${ESC}[97;1u${ESC}[97;2u${ESC}[97:65;2u${ESC}[99;5u`, 'a A A ctrl+c'],
    ['other keys as codes', `${ESC}[27u${ESC}[9;2u${ESC}[127u`, 'escape back-tab backspace'],
    ['a code in the older form', `${ESC}[27;5;97~`, 'ctrl+a'],
    ['type-ahead', `jj \r${ESC}[C${ESC}[Cq`, 'j j space enter right right q'],
  ])('%s', (_, input, expected) => {
    expect(names(input)).toBe(expected);
  });

  it.each([
    ['Ctrl+F1 to Ctrl+F4', `${ESC}[1;5P${ESC}[1;5Q${ESC}[1;5R${ESC}[1;5S`],
    ['Shift+F5', `${ESC}[15;2~`],
    ['keys without a meaning', `${ESC}[E${ESC}[29~${ESC}[57358u${ESC}[99999999u${ESC}[55296u`],
    ['a key let go', `${ESC}[97;1:3u${ESC}[1;1:3A`],
    ['mouse reports', `${ESC}[<0;10;5M${ESC}[<0;10;5m${ESC}[32;10;5M`],
    ['old mouse reports', `${ESC}[M !!${ESC}[M#q\r`],
    ['focus reports', `${ESC}[I${ESC}[O`],
    ['where the cursor is', `${ESC}[24;80R`],
    ['what the terminal is', `${ESC}[?62;22c${ESC}[>0;276;0c${ESC}[?2026;2$y${ESC}[?1u`],
    ['its colours', `${ESC}]11;rgb:0000/0000/0000\u0007${ESC}]10;rgb:ff/ff/ff${ESC}\\`],
    ['its name', `${ESC}P>|xterm(390)${ESC}\\${ESC}_Gi=1;OK${ESC}\\`],
    ['an end of a paste without beginning', `${ESC}[201~`],
    ['what is no text', '\ufffd\u0085\u009b'],
    ['a sequence cut short', `${ESC}[1;5`],
  ])('%s: no key', (_, input) => {
    expect(keysOf(input)).toEqual([]);
    expect(names(`j${input}`)).toBe('j');
  });

  it.each([
    ['a sequence broken off by another', `${ESC}[1;5${ESC}[Cq`, 'right q'],
    ['an unknown key of the Linux console', `${ESC}[[Zq`, 'Z q'],
    ['a sequence of endless parameters', `${ESC}[${'1'.repeat(64)};q`, '; q'],
  ])('goes on after %s', (_, input, expected) => {
    expect(names(input)).toBe(expected);
  });
});

describe('pasted text', () => {
  const paste = (text: string): string => `${ESC}[200~${text}${ESC}[201~`;

  it('is one key, whatever stands in it', () => {
    expect(keysOf(`a${paste(`q\r${ESC}[A♠`)}b`)).toEqual([
      { type: 'char', char: 'a' },
      { type: 'paste', text: `q\r${ESC}[A♠` },
      { type: 'char', char: 'b' },
    ]);
  });

  it('ends when nothing more comes, although its end never came', () => {
    expect(keysOf(`${ESC}[200~half${ESC}[20`)).toEqual([{ type: 'paste', text: `half${ESC}[20` }]);
  });

  it('is cut off when it is very long, and all of it is swallowed', () => {
    const [first, second] = keysOf(`${paste('x'.repeat(1_000_000))}q`);
    expect(first?.type === 'paste' && first.text.length).toBe(65_536);
    expect(second).toEqual({ type: 'char', char: 'q' });
  });

  it('may come thousands of times in one chunk', () => {
    expect(keysOf(paste('').repeat(100_000))).toHaveLength(100_000);
  });
});

/** Pieces of which input is made, good and bad. */
const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'Q',
    '\r',
    ' ',
    'é',
    '♠',
    '🂡',
    ESC,
    `${ESC}[`,
    `${ESC}O`,
    '[',
    'O',
    'M',
    ';',
    '5',
    '~',
    '$',
    '\\',
  ),
  fc.constantFrom(
    `${ESC}[A`,
    `${ESC}[1;5P`,
    `${ESC}[200~`,
    `${ESC}[201~`,
    `${ESC}[<0;1;1M`,
    `${ESC}[[A`,
    `${ESC}[7$`,
  ),
  fc.constantFrom(`${ESC}]`, `${ESC}P`, '\u0007', `${ESC}\\`, `${ESC}[M`, `${ESC}[97;5u`, '\ufffd', '\u0000'),
  fc.string({ maxLength: 3 }),
);
const input = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('input in pieces', () => {
  it('gives the same keys wherever it is cut', () => {
    fc.assert(
      fc.property(input, fc.array(fc.nat(60)), (text, cuts) => {
        const chars = Array.from(text);
        const places = [0, ...cuts.sort((a, b) => a - b), chars.length];
        let state = noKeys;
        const keys = places.slice(1).flatMap((end, index) => {
          const parsed = parseKeys(state, chars.slice(places[index], end).join(''));
          state = parsed.state;
          return parsed.keys;
        });
        expect([...keys, ...parseKeys(state, '', true).keys]).toEqual(keysOf(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('never keeps anything back when nothing more comes', () => {
    fc.assert(
      fc.property(input, (text) => {
        const { state } = parseKeys(noKeys, text);
        expect(parseKeys(state, '', true).state).toEqual(noKeys);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives every key that follows a whole sequence', () => {
    const whole = fc.constantFrom(
      `${ESC}[A`,
      `${ESC}[1;5P`,
      `${ESC}OP`,
      `${ESC}[<0;1;1M`,
      `${ESC}[I`,
      `${ESC}]0;x\u0007`,
    );
    fc.assert(
      fc.property(fc.array(whole), (sequences) => {
        expect(names(sequences.map((sequence) => `${sequence}j`).join('')).replace(/\b(up|f1) /g, '')).toBe(
          sequences.map(() => 'j').join(' '),
        );
      }),
    );
  });
});
