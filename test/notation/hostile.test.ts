import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  headerText,
  newHeader,
  readRecord,
  recordReader,
  replayRecord,
  shippedRuleset,
  writeRecord,
} from '../../src/notation/index.js';
import { BETER, BLIND, HEADER, PLAYED, readFault, THROWN_IN } from './samples.js';

/** Reads and plays a text, whatever it is; what can be read must be written so that it reads back to the same. */
function survive(text: string): void {
  const record = readRecord(text);
  if (!record.ok) {
    expect(record.error.line).toBeGreaterThan(0);
    expect(record.error.column).toBeGreaterThan(0);
    expect(record.error.found).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    return;
  }
  replayRecord(record.value);
  const written = writeRecord(record.value);
  const again = readRecord(written);
  if (again.ok) expect(writeRecord(again.value)).toBe(written);
  else expect(again.error.code).toMatch(/too-long$/);
}

/** One change of a text by somebody who means no good. */
type Edit = (text: string) => string;

const sample = HEADER + PLAYED.join('');
const place = fc.nat(sample.length);
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '[',
    ']',
    '"',
    '\\',
    '{',
    '}',
    ';',
    '\n',
    '\n\n',
    '%',
    '*',
    '?',
    '?*',
    '-',
    '.',
    ':',
    '\u0000',
    '\u001b[2J',
  ),
  fc.constantFrom(
    '[Draw "N H7"]',
    '[Board "9"]',
    '[LastDeal "yes"]',
    '[Remark "x"] a b\n%c',
    '[Trump "H"]',
    '[Call "SA blind"]',
  ),
  fc.constantFrom(
    '[Deal "N:? ? ? ?"]',
    '[Play "N"]',
    '[Auction "E"]',
    '[Contract ""]',
    '[Club "x"]',
    'rik',
    'pas',
    'H5*',
  ),
);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, piece).map(
    ([at, text]): Edit =>
      (before) =>
        before.slice(0, at) + text + before.slice(at),
  ),
  fc.tuple(place, fc.nat(60)).map(
    ([at, length]): Edit =>
      (before) =>
        before.slice(0, at) + before.slice(at + length),
  ),
  fc.tuple(place, fc.nat(300), place).map(
    ([from, length, at]): Edit =>
      (before) =>
        before.slice(0, at) + before.slice(from, from + length) + before.slice(at),
  ),
);

describe('text that means no good', () => {
  it('never brings the reader down, whatever bytes it has', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => survive(new TextDecoder().decode(bytes))),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => survive(`[Board "1"]${text}`)));
  });

  it('never brings reader, writer or engine down when a record is damaged', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        survive(edits.reduce((text, change) => change(text), sample));
      }),
      { numRuns: 300 },
    );
  });

  it('never brings the engine down when a hand is hidden and a record is damaged', () => {
    const hidden = HEADER + BETER.replace(/"N:.*"/, '"N:? ? ? ?"') + BLIND.replace(/"N:\S+/, '"N:?');
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 3 }), (edits) => {
        survive(edits.reduce((text, change) => change(text), hidden));
      }),
      { numRuns: 200 },
    );
  });

  it('never brings the reader down when the rules of a club are damaged', () => {
    const huiskamer = shippedRuleset('huiskamer');
    if (huiskamer === null) throw new Error('no huiskamer');
    const ruleset = { ...huiskamer, id: 'ons-huis', name: 'Ons huis' };
    const carried = headerText(newHeader({ ruleset, players: 4 })) + THROWN_IN;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        survive(edits.reduce((text, change) => change(text), carried));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a line of ten megabytes', 'x'.repeat(10_000_000), 'line-too-long'],
    ['ten megabytes of brackets', '['.repeat(10_000_000), 'line-too-long'],
    ['a tag of ten megabytes', `[N "${'\\"'.repeat(5_000_000)}"]`, 'line-too-long'],
    ['ten megabytes of backslashes', `[N "${'\\'.repeat(4000)}\n`.repeat(2500), 'string-not-closed'],
    ['ten megabytes of empty lines', '\n'.repeat(10_000_000), 'empty'],
    ['ten megabytes of openings of comments', '{\n'.repeat(5_000_000), 'comment-not-closed'],
    ['ten megabytes of short words', `[Remark "x"]\n${'x\n'.repeat(5_000_000)}`, 'header-too-long'],
    ['nothing but zeros', '\u0000'.repeat(4000), 'words-without-section'],
  ])('%s', (_what, text, code) => {
    expect(readFault(text).code).toBe(code);
  });

  it('is not hoarded while a line without an end comes in', () => {
    const reader = recordReader();
    let pieces = 0;
    let error = null;
    while (error === null) {
      ({ error } = reader.push('x'.repeat(100)));
      pieces += 1;
    }
    expect(pieces).toBe(41);
  });
});
