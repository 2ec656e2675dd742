import { Box, renderToString, Text, useApp } from 'ink';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fixedTerminal, TerminalContext, useKeys, useSize } from '../../../src/ui/terminal/context.js';
import { keyName } from '../../../src/ui/terminal/key.js';
import { mountHeadless } from './support/headlessTerminal.js';

const ESC = '\u001b';

/** The size, the keys that came, and a red line at the bottom. */
function Report(): ReactNode {
  const { columns, rows } = useSize();
  const [keys, add] = useReducer((all: readonly string[], name: string) => [...all, name], []);
  useKeys((key) => add(keyName(key)));
  return (
    <>
      <Text>
        {columns}x{rows}
      </Text>
      <Text>keys: {keys.join(' ')}</Text>
      <Box flexGrow={1} />
      <Text color="red" bold>
        {'-'.repeat(columns)}
      </Text>
    </>
  );
}

describe('a tree on the whole terminal', () => {
  it('fills every row, the last one to its last cell, without scrolling', async () => {
    const terminal = mountHeadless(<Report />, { columns: 60, rows: 20 });
    await terminal.waitForText('60x20');
    expect(terminal.screen()).toHaveLength(20);
    expect(terminal.screen()[19]).toBe('-'.repeat(60));
    expect(terminal.cell(59, 19)).toMatchObject({ text: '-', colour: 1, bold: true });
    expect(terminal.emulator.isAlternate).toBe(true);
    expect(terminal.emulator.isCursorShown).toBe(false);
    expect(terminal.input.isRaw).toBe(true);
    expect(terminal.takeBytes()).not.toMatch(/[\r\n]/);
  });

  it('leaves the bottom-right cell blank on Windows', async () => {
    const terminal = mountHeadless(<Report />, { platform: 'win32' });
    await terminal.waitForText('80x24');
    expect(terminal.screen()[23]).toBe('-'.repeat(79));
  });

  it('gets every key, however fast they come', async () => {
    const terminal = mountHeadless(<Report />);
    terminal.send(`jj \r${ESC}[C${ESC}[1;5P♠`);
    await terminal.waitForText('keys: j j space enter right ♠');
  });

  it('has no colours at level 0 and keeps what is bold', async () => {
    const terminal = mountHeadless(<Report />, { colourLevel: 0 });
    await terminal.waitForText('80x24');
    expect(terminal.cell(0, 23)).toMatchObject({ text: '-', colour: undefined, bold: true });
  });

  it('is drawn for the new size after a resize, with nothing left of the old one', async () => {
    const terminal = mountHeadless(<Report />);
    await terminal.waitForText('80x24');
    for (const [columns, rows] of [
      [60, 20],
      [100, 30],
      [40, 15],
    ] as const) {
      terminal.resize(columns, rows);
      await terminal.waitForText(`${columns}x${rows}`);
      const blank = Array.from({ length: rows - 3 }, () => '');
      expect(terminal.screen()).toEqual([`${columns}x${rows}`, 'keys:', ...blank, '-'.repeat(columns)]);
    }
  });

  it('tells Ctrl+C apart from the keys of the game', async () => {
    const onInterrupt = vi.fn();
    const terminal = mountHeadless(<Report />, { onInterrupt });
    terminal.send('a\u0003b');
    await terminal.waitForText('keys: a b');
    expect(onInterrupt).toHaveBeenCalledTimes(1);
  });

  it('paints everything again on Ctrl+L', async () => {
    const terminal = mountHeadless(<Report />);
    await terminal.waitForText('80x24');
    terminal.emulator.receive(`${ESC}[2J${ESC}[5;5Hrubbish`);
    await terminal.waitForText('rubbish');
    terminal.send('\u000c');
    await terminal.waitForText('80x24');
    expect(terminal.text()).not.toContain('rubbish');
    expect(terminal.text()).not.toContain('ctrl+l');
  });

  it('ignores Ctrl+Z where there is no process to stop', async () => {
    const terminal = mountHeadless(<Report />);
    terminal.send('\u001ax');
    await terminal.waitForText('keys: x');
    expect(terminal.emulator.isAlternate).toBe(true);
  });

  it('gives keys to a listener outside the tree as well', async () => {
    const onKey = vi.fn();
    const terminal = mountHeadless(<Report />, { onKey });
    terminal.send('x');
    await terminal.waitForText('keys: x');
    expect(onKey.mock.calls).toEqual([[{ type: 'char', char: 'x' }]]);
  });

  it('writes only the rows that a key changes', async () => {
    const terminal = mountHeadless(<Report />);
    await terminal.waitForText('80x24');
    terminal.takeBytes();
    terminal.send('x');
    await terminal.waitForText('keys: x');
    expect(terminal.takeBytes()).toBe(`${ESC}[?2026h${ESC}[2;1Hkeys: x${ESC}[K${ESC}[?2026l`);
  });

  it('gives the terminal back when it is taken down, once', async () => {
    const terminal = mountHeadless(<Report />);
    await terminal.waitForText('80x24');
    terminal.takeBytes();
    terminal.unmount();
    terminal.unmount();
    await terminal.ended;
    await terminal.emulator.settled();
    expect(terminal.takeBytes()).toMatch(/\?25h\S*\?1049l$/);
    expect(terminal.emulator.isAlternate).toBe(false);
    expect(terminal.input.isRaw).toBe(false);
    expect(terminal.input.isPaused()).toBe(true);
  });
});

/** Leaves by Ink's own means. */
function Leaving(): ReactNode {
  const { exit } = useApp();
  useEffect(() => exit(), [exit]);
  return null;
}

describe('the end of a tree', () => {
  const endings: readonly (readonly [string, () => ReactNode])[] = [
    [
      'an error in drawing',
      () => {
        throw new Error('fault');
      },
    ],
    [
      'an error in an effect',
      () => {
        useEffect(() => {
          throw new Error('fault');
        }, []);
        return null;
      },
    ],
    [
      'an error in a layout effect',
      () => {
        useLayoutEffect(() => {
          throw new Error('fault');
        }, []);
        return null;
      },
    ],
    [
      'an error in a later render',
      () => {
        const [isBroken, setBroken] = useState(false);
        useEffect(() => setBroken(true), []);
        if (isBroken) throw new Error('fault');
        return <Text>well</Text>;
      },
    ],
    [
      'leaving with an error',
      () => {
        const { exit } = useApp();
        useEffect(() => exit(new Error('fault')), [exit]);
        return null;
      },
    ],
  ];

  it.each(endings)('by %s is reported, with the terminal restored', async (_, Faulty) => {
    const terminal = mountHeadless(<Faulty />);
    await terminal.ended;
    await vi.waitFor(() => expect(terminal.crashes).toEqual([new Error('fault')]));
    await terminal.emulator.settled();
    expect(terminal.emulator.isAlternate).toBe(false);
    expect(terminal.emulator.received).not.toContain('fault');
  });

  it('by text outside Text is reported too', async () => {
    const terminal = mountHeadless(<Box>bare</Box>);
    await terminal.ended;
    expect(terminal.crashes).toHaveLength(1);
    expect(String(terminal.crashes[0])).toContain('bare');
  });

  it('by leaving is no fault', async () => {
    const terminal = mountHeadless(<Leaving />);
    await terminal.ended;
    expect(terminal.crashes).toEqual([]);
    expect(terminal.emulator.received).toContain('?1049l');
  });

  it('comes when the input ends: the terminal is gone', async () => {
    const terminal = mountHeadless(<Report />);
    terminal.input.end();
    await terminal.ended;
    expect(terminal.crashes).toEqual([]);
  });
});

describe('a component drawn without a terminal', () => {
  it('sees 80x24 and no keys', () => {
    expect(renderToString(<Report />)).toContain('80x24');
  });

  it('can be given a size and keys of its own', () => {
    const access = fixedTerminal({ columns: 60, rows: 20 }, { subscribe: () => () => {} });
    const tree = (
      <TerminalContext value={access}>
        <Report />
      </TerminalContext>
    );
    expect(renderToString(tree)).toContain('60x20');
  });
});
