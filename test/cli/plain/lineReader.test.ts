import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type Line, LineReader, LONGEST_LINE } from '../../../src/cli/plain/lineReader.js';

const line = (text: string): Line => ({ text, tooLong: false });

async function allLines(reader: LineReader): Promise<Line[]> {
  const lines: Line[] = [];
  for (let next = await reader.next(); next !== null; next = await reader.next()) lines.push(next);
  return lines;
}

/** A reader on an input that holds these chunks and then ends. */
function readerOf(...chunks: readonly (string | Uint8Array)[]): LineReader {
  const input = new PassThrough();
  const reader = new LineReader(input);
  for (const chunk of chunks) input.write(chunk);
  input.end();
  return reader;
}

describe('the lines of an input', () => {
  test('come one by one, however the input is cut into pieces', async () => {
    expect(await allLines(readerOf('ri', 'k\npas\r\n', '\nh5\n'))).toEqual(
      ['rik', 'pas', '', 'h5'].map(line),
    );
  });

  test('may lack the last line ending', async () => {
    expect(await allLines(readerOf('rik\npas'))).toEqual(['rik', 'pas'].map(line));
  });

  test('are read whole when a character is split between two pieces', async () => {
    const bytes = Buffer.from('♥5\n');
    expect(await allLines(readerOf(bytes.subarray(0, 1), bytes.subarray(1)))).toEqual([line('♥5')]);
  });

  test('that are too long are dropped while they come in, and the next one is read', async () => {
    const piece = 'x'.repeat(64 * 1024);
    const lines = await allLines(readerOf(...Array.from({ length: 160 }, () => piece), '\nrik\n'));
    expect(lines).toEqual([{ text: '', tooLong: true }, line('rik')]);
  });

  test('have a length limit that a line of just that length keeps', async () => {
    const longest = 'x'.repeat(LONGEST_LINE);
    expect(await allLines(readerOf(`${longest}\n${longest}x\n`))).toEqual([
      line(longest),
      { text: '', tooLong: true },
    ]);
  });

  test('are waited for', async () => {
    const input = new PassThrough();
    const reader = new LineReader(input);
    const next = reader.next();
    input.write('rik\n');
    expect(await next).toEqual(line('rik'));
  });

  test('end for whoever waits when the reader is closed, and the input is left alone', async () => {
    const input = new PassThrough();
    const reader = new LineReader(input);
    const next = reader.next();
    reader.close();
    expect(await next).toBeNull();
    expect(input.isPaused()).toBe(true);
  });
});
