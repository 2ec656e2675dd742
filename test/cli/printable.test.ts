import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from '../../src/cli/printable.js';

describe('outside text on a terminal', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b]0;title\u0007after', 'after'],
    ['a\u0000b\u0007c\u007fd', 'abcd'],
    ['two\r\nlines', 'two lines'],
    ['turned \u202eround', 'turned round'],
    ['Zoë ♥ 李', 'Zoë ♥ 李'],
  ])('%j is shown as %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('has no control characters left, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});
