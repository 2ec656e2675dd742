import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { entryText, headerText, newHeader, readRecord, writeRecord } from '../../src/notation/index.js';
import { mostlyPassing, randomMatch } from '../support/randomPlay.js';
import { mustRead } from './samples.js';

/** The canonical text of a random match. */
function matchText(seed: string, deals: number): string {
  let text = headerText(newHeader({ ruleset: pagat, players: 4, seed }));
  for (const { before, entry, step } of randomMatch(seed, deals, mostlyPassing)) {
    text += entryText(before, entry, step.state);
  }
  return text;
}

const TOKEN = /\[\w+ "(?:[^"\\]|\\.)*"\]|\S+/g;

const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

describe('round trips', () => {
  it('canonical text survives any comments and spacing', () => {
    const gap = fc.constantFrom(
      ' ',
      '\n',
      '\r\n',
      ' \t ',
      '\n\n',
      ' ; [Board "7"] "\n',
      ' {wrong [Board "8"] "} ',
      '{\n\n; } {}',
      '\n% by hand\n',
    );
    fc.assert(
      fc.property(fc.string(), fc.array(gap, { minLength: 1, maxLength: 30 }), (seed, gaps) => {
        const text = matchText(seed.replace(/["\\]|\P{ASCII}/gu, ''), 2);
        const [first = '', ...lines] = text.split('\n');
        const tokens = lines.join('\n').match(TOKEN) ?? [];
        const spaced = tokens.map((token, index) => token + (gaps[index % gaps.length] ?? ''));
        // Every few tokens a new line, so that no line gets too long.
        const noisy = spaced.map((token, index) => (index % 40 === 39 ? `${token}\n` : token)).join('');
        expect(writeRecord(mustRead(`${first}\n${noisy}`))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('names, seeds and unknown tags come back as they are', () => {
    const names = fc.tuple(anyName, fc.option(anyName), anyName, fc.option(anyName), fc.constant(null));
    fc.assert(
      fc.property(names, anyName, anyName, (given, seed, value) => {
        const header = newHeader({ ruleset: pagat, players: 4, names: given, seed });
        const others = [{ name: 'Remark', value, rows: [['a', 'b'], ['%c']], after: 'Seed' as const }];
        const text = headerText({ ...header, others });
        const record = mustRead(text);
        expect(writeRecord(record)).toBe(text);
        const visible = (name: string | null) =>
          name === null ? null : name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
        expect(record.names).toEqual(given.map(visible));
        expect(record.seed).toBe(visible(seed));
        expect(record.others.map((tag) => ({ ...tag, value: visible(tag.value) }))).toEqual(
          others.map((tag) => ({ ...tag, value: visible(tag.value) })),
        );
      }),
    );
  });

  it('house rules are written and read', () => {
    const header = newHeader({ ruleset: { ...pagat, end: { kind: 'target', count: 50 } }, players: 4 });
    const text = headerText(header);
    expect(text).toContain('[Rules "target=50"]');
    expect(readRecord(text)).toEqual({ ok: true, value: { ...header, deals: [], openDraw: null } });
  });
});
