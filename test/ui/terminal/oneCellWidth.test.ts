import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { oneCellWidth } from '../../../src/ui/terminal/oneCellWidth.js';

test('every character that counts as one cell takes one cell', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const counted = all.filter((character) => oneCellWidth(character) !== null);
  expect(counted.length).toBeGreaterThan(300);
  expect(counted.filter((character) => stringWidth(character) !== 1)).toEqual([]);
});

test('a row of the table is counted without its styles', () => {
  const row = '\u001b[1m│ K♠ │\u001b[0m 10♥ ▸ ★ ▒▒▒ François …';
  expect(oneCellWidth(row)).toBe(stringWidth(row));
});

test('what may be wide, combining or a control is left to others', () => {
  const texts = ['日', '👍', 'e\u0301', '♠\ufe0f', '\u200d', '\u00ad', '\t', '\u001b[2K', '\u001b[1A'];
  expect(texts.filter((text) => oneCellWidth(text) !== null)).toEqual([]);
});
