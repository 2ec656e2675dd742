import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { asciiOnly, centred, padEnd, padStart, printable, shortened, wrapped } from '../../src/ui/text.js';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('诸葛亮', 'Ré́my', '👩‍👩‍👧 x', '♠'),
);
const cells = fc.integer({ min: 0, max: 30 });

describe('text in cells', () => {
  it('is never wider than its place, and fills it when it is padded', () => {
    fc.assert(
      fc.property(anyText, cells, (raw, width) => {
        const text = printable(raw);
        expect(stringWidth(shortened(text, width))).toBeLessThanOrEqual(width);
        for (const pad of [padEnd, padStart, centred]) expect(stringWidth(pad(text, width))).toBe(width);
      }),
    );
  });

  it('ends in an ellipsis when it is cut, wide characters never in half', () => {
    expect(shortened('misère', 6)).toBe('misère');
    expect(shortened('open misère met een praatje', 12)).toBe('open misère…');
    expect(shortened('诸葛亮', 4)).toBe('诸…');
    expect(shortened('ab', 0)).toBe('');
  });

  it('breaks between words', () => {
    expect(wrapped(['a b', 'cc', 'dddd'], ' · ', 8)).toEqual(['a b · cc', 'dddd']);
    expect(wrapped(['too long'], ' ', 4)).toEqual(['too…']);
  });
});

describe('names from outside', () => {
  it('lose everything that could move the cursor, turn the writing round or change a glyph', () => {
    expect(printable('\u001b[31mHarrie\u0007\n van  Rossum\u202e')).toBe('[31mHarrie van Rossum');
    expect(printable('♠\ufe0f')).toBe('♠');
    fc.assert(
      fc.property(anyText, (raw) => {
        expect(printable(raw)).not.toMatch(/[\p{Cc}\p{Cf}]|\p{Variation_Selector}/u);
      }),
    );
  });
});

describe('ASCII', () => {
  it('keeps the width and leaves nothing else', () => {
    expect(asciiOnly('misère · 2 × 3 – …')).toBe('misere - 2 x 3 - ~');
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = printable(raw);
        expect(asciiOnly(text)).toMatch(/^[ -~]*$/);
        expect(asciiOnly(text)).toHaveLength(stringWidth(text));
      }),
    );
  });
});
