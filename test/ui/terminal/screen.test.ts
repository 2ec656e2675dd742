import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '../../../src/ui/terminal/screen.js';
import { Emulator } from './support/emulator.js';
import { FakeOutput } from './support/streams.js';

const ESC = '\u001b';
const update = (rows: string): string => `${ESC}[?2026h${rows}${ESC}[?2026l`;

function painted(columns = 10, rows = 3) {
  const emulator = new Emulator(columns, rows);
  const output = new FakeOutput(columns, rows, (bytes) => emulator.receive(bytes));
  const screen = new Screen(output, { colour: true, spareLastCell: false });
  return { emulator, output, screen };
}

/** Lets time pass at once; then whatever was to be written has been written. */
function passTime(): void {
  vi.advanceTimersByTime(1000);
}

afterEach(() => vi.useRealTimers());

describe('a screen', () => {
  it('shows its first frame before paint returns', () => {
    const { output, screen } = painted();
    screen.paint('one\ntwo');
    expect(output.take()).toBe(update(`${ESC}[m${ESC}[2J${ESC}[1;1Hone${ESC}[K${ESC}[2;1Htwo${ESC}[K`));
  });

  it('writes the changed rows of later frames in one synchronised update', async () => {
    const { output, screen } = painted();
    screen.paint('one\ntwo\nthree');
    output.take();
    screen.paint('one\n2\nthree');
    await vi.waitFor(() => expect(output.take()).toBe(update(`${ESC}[2;1H2${ESC}[K`)));
  });

  it('merges a burst and always paints its last frame', async () => {
    const { emulator, output, screen } = painted();
    screen.paint('frame 0');
    for (let frame = 1; frame <= 1000; frame += 1) screen.paint(`frame ${frame}`);
    await emulator.waitForText('frame 1000');
    expect(output.writes.length).toBeLessThanOrEqual(3);
  });

  it('writes nothing for a frame that looks the same', () => {
    vi.useFakeTimers();
    const { output, screen } = painted();
    screen.paint('same');
    output.take();
    screen.paint('other');
    screen.paint('same\n');
    passTime();
    expect(output.writes).toEqual([]);
  });

  it('paints everything again on demand', async () => {
    const { emulator, output, screen } = painted();
    screen.paint('one\ntwo');
    emulator.receive(`${ESC}[2;1Hrubbish`);
    output.take();
    screen.repaint();
    await vi.waitFor(() => expect(output.writes).toHaveLength(1));
    await emulator.settled();
    expect(emulator.screen()).toEqual(['one', 'two', '']);
  });

  it('leaves no remnants after a resize, and cuts a frame that is still too big', async () => {
    const { emulator, output, screen } = painted(10, 3);
    screen.paint('0123456789\nabcdefghij\nlast row');
    await emulator.settled();
    for (const [columns, rows] of [
      [6, 3],
      [12, 2],
      [4, 5],
    ] as const) {
      emulator.resize(columns, rows);
      output.resize(columns, rows);
      output.take();
      await vi.waitFor(() => expect(output.writes).toHaveLength(1));
      await emulator.settled();
      const wanted = ['0123456789', 'abcdefghij', 'last row', '', ''];
      expect(emulator.screen()).toEqual(wanted.slice(0, rows).map((line) => line.slice(0, columns)));
    }
  });

  it('paints whole when the size changed although nobody said so', async () => {
    const { output, screen } = painted();
    screen.paint('one');
    output.take();
    output.columns = 20;
    screen.paint('two');
    await vi.waitFor(() => expect(output.take()).toContain(`${ESC}[2J`));
  });

  it('never writes a newline', async () => {
    const { emulator, output, screen } = painted();
    screen.paint('a\r\nb\nc\nd\ne');
    screen.paint('x\ny\nz\n\n\n');
    await emulator.waitForText('z');
    expect(output.writes.join('')).not.toMatch(/[\r\n]/);
    expect(emulator.scrolledRows).toBe(0);
  });

  it('waits while the terminal cannot take more, and then paints the newest frame only', () => {
    vi.useFakeTimers();
    vi.useFakeTimers();
    const { output, screen } = painted();
    output.accepts = false;
    screen.paint('first');
    screen.paint('second');
    screen.paint('third');
    passTime();
    expect(output.writes).toHaveLength(1);
    output.accepts = true;
    output.emit('drain');
    passTime();
    expect(output.writes).toHaveLength(2);
    expect(output.writes[1]).toContain('third');
  });

  it('is silent while paused and shows what it missed afterwards', () => {
    vi.useFakeTimers();
    vi.useFakeTimers();
    const { output, screen } = painted();
    screen.paint('before');
    screen.pause();
    screen.paint('missed');
    output.emit('resize');
    passTime();
    expect(output.writes).toHaveLength(1);
    screen.repaint();
    passTime();
    expect(output.writes[1]).toContain('missed');
  });

  it('is silent once closed, with a frame still on its way', () => {
    vi.useFakeTimers();
    vi.useFakeTimers();
    const { output, screen } = painted();
    screen.paint('before');
    screen.paint('on its way');
    screen.close();
    screen.paint('too late');
    screen.repaint();
    passTime();
    expect(output.writes).toHaveLength(1);
    expect(output.eventNames()).toEqual([]);
  });

  it('takes 80x24 where the terminal does not tell its size', () => {
    const { output, screen } = painted(0, 0);
    screen.paint(Array.from({ length: 30 }, () => 'x'.repeat(100)).join('\n'));
    const bytes = output.take();
    expect(bytes).toContain(`${ESC}[24;1H${'x'.repeat(80)}${ESC}`);
    expect(bytes).not.toContain(`${ESC}[25;1H`);
  });
});
