import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { fitLine, paintRows } from '../../../src/ui/terminal/frame.js';
import { Emulator } from './support/emulator.js';

const ESC = '\u001b';
const style = { size: { columns: 10, rows: 3 }, colour: true, spareLastCell: false };

describe('a line on the screen', () => {
  it.each([
    ['shorter than the screen, and the rest erased', 'abc', `abc${ESC}[K`],
    ['exactly as wide, and nothing erased', 'abcdefghij', 'abcdefghij'],
    ['too long, and cut', 'abcdefghijklm', 'abcdefghij'],
    ['with suits, each one cell', 'A♠ K♥ Q♦ J♣', 'A♠ K♥ Q♦ J'],
    ['with a wide character that does not fit whole', 'abcdefghi中', `abcdefghi${ESC}[K`],
    ['with an accent made of two characters', 'abcdefghie\u0301x', 'abcdefghie\u0301'],
    ['styled, and the style ended', `${ESC}[1mab${ESC}[22m`, `${ESC}[1mab${ESC}[22m${ESC}[m${ESC}[K`],
    ['cut within a style', `${ESC}[31mabcdefghijkl${ESC}[39m`, `${ESC}[31mabcdefghij${ESC}[39m${ESC}[m`],
  ])('is shown %s', (_, line, bytes) => {
    expect(fitLine(line, 10, true)).toBe(bytes);
  });

  it.each([
    ['moves the cursor', `a${ESC}[5;5Hb`],
    ['clears the screen', `a${ESC}[2Jb`],
    ['sets a title', `a${ESC}]0;title\u0007b`],
    ['sets a title in the other way', `a${ESC}]0;title${ESC}\\b`],
    ['asks the terminal who it is', `a${ESC}Zb`],
    ['resets the terminal', `a${ESC}cb`],
    ['rings, goes back, breaks the line', 'a\u0007\b\r\nb'],
    ['uses one-byte controls', 'a\u009b\u0085b'],
    ['turns the direction of writing', 'a\u202eb'],
    ['breaks off within a sequence', `ab${ESC}`],
    ['breaks off within parameters', `ab${ESC}[1;2`],
  ])('loses what %s', (_, line) => {
    expect(fitLine(line, 10, true)).toBe(`ab${ESC}[K`);
  });

  it.each([
    [`${ESC}[31mx`, 'x'],
    [`${ESC}[1;31mx`, `${ESC}[1mx${ESC}[m`],
    [`${ESC}[38;5;200;7mx`, `${ESC}[7mx${ESC}[m`],
    [`${ESC}[4;48;2;1;2;3mx`, `${ESC}[4mx${ESC}[m`],
    [`${ESC}[38:2::1:2:3mx`, 'x'],
    [`${ESC}[97;100mx`, 'x'],
    [`${ESC}[0mx`, `${ESC}[0mx${ESC}[m`],
    [`${ESC}[mx`, `${ESC}[mx${ESC}[m`],
  ])('keeps attributes and no colours where colours are off: %j', (line, shown) => {
    expect(fitLine(line, 1, false)).toBe(shown);
  });

  it('never takes more cells than there are, whatever is in it', () => {
    const parts = fc.constantFrom(
      'a',
      '♠',
      '中',
      'e\u0301',
      '👩‍👩‍👧',
      `${ESC}[1m`,
      `${ESC}]8;;x\u0007`,
      '\t',
      ESC,
      '[',
      'm',
    );
    fc.assert(
      fc.property(fc.array(parts), fc.integer({ min: 0, max: 20 }), (line, columns) => {
        expect(stringWidth(fitLine(line.join(''), columns, true))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});

describe('painting', () => {
  it('clears the screen when its contents are unknown', () => {
    expect(paintRows(undefined, ['a', '', 'c'], style)).toBe(
      `${ESC}[m${ESC}[2J${ESC}[1;1Ha${ESC}[K${ESC}[3;1Hc${ESC}[K`,
    );
  });

  it('writes only the rows that change, blank ones too', () => {
    expect(paintRows(['a', 'b', 'c'], ['a', 'x'], style)).toBe(`${ESC}[2;1Hx${ESC}[K${ESC}[3;1H${ESC}[K`);
  });

  it('writes nothing when nothing changes', () => {
    expect(paintRows(['a', 'b'], ['a', 'b', ''], style)).toBe('');
  });

  it('leaves out rows below the screen', () => {
    expect(paintRows([], ['', '', 'c', 'd', 'e'], style)).toBe(`${ESC}[3;1Hc${ESC}[K`);
  });

  it('spares the bottom-right cell where writing it scrolls', () => {
    const wide = '0123456789';
    const bytes = paintRows([], [wide, wide, wide], { ...style, spareLastCell: true });
    expect(bytes).toBe(`${ESC}[1;1H${wide}${ESC}[2;1H${wide}${ESC}[3;1H012345678`);
  });

  it('turns any screen into any other', async () => {
    const cell = fc.constantFrom('a', '♠', ' ', '中', `${ESC}[44mx${ESC}[49m`, `${ESC}[1;31my${ESC}[22;39m`);
    const frame = fc.array(
      fc.array(cell, { maxLength: 14 }).map((cells) => cells.join('')),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 4 }), async (frames) => {
        const [changing, fresh] = [new Emulator(10, 3), new Emulator(10, 3)];
        let shown: readonly string[] | undefined;
        for (const emulator of [changing, fresh]) emulator.receive(`${ESC}[?7l`);
        for (const wanted of frames) {
          changing.receive(paintRows(shown, wanted, style));
          shown = wanted;
        }
        fresh.receive(paintRows(undefined, frames.at(-1) ?? [], style));
        await Promise.all([changing.settled(), fresh.settled()]);
        expect(cellsOf(changing)).toEqual(cellsOf(fresh));
        for (const emulator of [changing, fresh]) emulator.dispose();
      }),
      { numRuns: 50 },
    );
  });
});

/** What is to be seen in every cell; an erased cell looks like a space. */
function cellsOf(emulator: Emulator): readonly unknown[] {
  const places = Array.from({ length: 30 }, (_, index) => [index % 10, Math.floor(index / 10)] as const);
  return places.map(([column, row]) => {
    const cell = emulator.cell(column, row);
    return { ...cell, text: cell.text || ' ' };
  });
}
