import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from './support/bundleProgram.js';
import { type PtyOptions, type PtyProgram, startInPty } from './support/pty.js';

const source = fileURLToPath(new URL('fixture/program.tsx', import.meta.url));

let program: BundledProgram;

beforeAll(async () => {
  program = await bundleProgram(source);
});

afterAll(() => program.remove());

async function start(argument = '', options: PtyOptions = {}): Promise<PtyProgram> {
  const running = startInPty(process.execPath, [program.file, argument], options);
  await running.waitForText('last row');
  return running;
}

/** Presses a key and gives how the program ended and what it left on the terminal. */
async function endBy(running: PtyProgram, press: () => void) {
  press();
  const ending = await running.ended;
  const raw = running.raw();
  const restored = raw.lastIndexOf('\u001b[?25h\u001b[?1049l');
  return {
    ...ending,
    isRestored: restored > raw.lastIndexOf('\u001b[?1049h'),
    after: raw.slice(restored + 14),
  };
}

describe('the terminal is restored after', () => {
  it.each([
    ['the end of the game', 'q', 0, 'the end'],
    ['Ctrl+C', '\u0003', 130, 'the end'],
    ['an error in drawing', '1', 70, 'Error: thrown in render'],
    ['an error in an effect', '2', 70, 'Error: thrown in an effect'],
    ['an error in handling a key', '3', 70, 'Error: thrown by a key'],
    ['a rejection that nobody handles', '4', 70, 'Error: rejected'],
    ['process.exit', '5', 3, ''],
  ])('%s', async (_, key, status, words) => {
    const running = await start();
    const end = await endBy(running, () => running.send(key));
    expect(end).toMatchObject({ status, signal: undefined, isRestored: true });
    expect(end.after).toContain(words);
    if (status === 70) expect(end.after).toMatch(/\n\s+at .*the log is safe/s);
  });

  it('an error in a timer', async () => {
    const running = await start('timer');
    const end = await endBy(running, () => {});
    expect(end).toMatchObject({ status: 70, isRestored: true });
    expect(end.after).toContain('Error: thrown by a timer');
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('%s', async (signal, status) => {
    const running = await start();
    const end = await endBy(running, () => running.kill(signal));
    expect(end).toMatchObject({ status, signal, isRestored: true });
    expect(end.after).toContain(`tidied up after ${signal}`);
  });

  it('a signal that the program sends to itself', async () => {
    const running = await start();
    const end = await endBy(running, () => running.send('6'));
    expect(end).toMatchObject({ status: 143, signal: 'SIGTERM', isRestored: true });
  });
});

describe('a terminal that goes away', () => {
  it('ends the program as a hangup does', async () => {
    const running = await start();
    running.hangUp();
    expect(await running.ended).toEqual({ status: 129, signal: 'SIGHUP' });
  });
});

describe('on the terminal', () => {
  it('everything works on a build server, where Ink by itself draws nothing', async () => {
    const running = await start('', { env: { CI: 'true' }, columns: 60, rows: 20 });
    expect(running.screen()[0]).toBe('size 60x20');
    expect(running.screen()[19]).toBe('last row');
    running.send('j\u001b[C');
    await running.waitForText('keys j right');
    running.resize(72, 22);
    await running.waitForText('size 72x22');
    expect(running.screen()[21]).toBe('last row');
    const end = await endBy(running, () => running.send('q'));
    expect(end).toMatchObject({ status: 0, isRestored: true });
    expect(end.after).toBe('the end\r\n');
  });

  it('keys typed before the program reads are not lost', async () => {
    const running = startInPty(process.execPath, [program.file]);
    running.send('abc');
    await running.waitForText('keys a b c');
  });

  it('a resize leaves no remnants', async () => {
    const running = await start();
    for (const [columns, rows] of [
      [70, 20],
      [60, 24],
      [100, 30],
    ] as const) {
      running.resize(columns, rows);
      await running.waitForText(`size ${columns}x${rows}`);
      const written = running.screen().filter((line) => line !== '');
      expect(written).toEqual([`size ${columns}x${rows}`, 'keys', 'last row']);
    }
  });

  it('what libraries print waits until the screen has been left', async () => {
    const running = await start();
    running.send('7x');
    await running.waitForText('keys 7 x');
    expect(running.raw()).not.toContain('a word from a library');
    const end = await endBy(running, () => running.send('q'));
    expect(end.after).toContain('a word from a library');
  });

  it('text that is pasted plays nothing', async () => {
    const running = await start();
    expect(running.raw()).toContain('\u001b[?2004h');
    running.send('\u001b[200~q1\r\u001b[201~x');
    await running.waitForText('keys paste x');
  });
});

describe('Ctrl+Z', () => {
  it('gives the terminal to the shell until the job goes on, with the size it has then', async () => {
    const shell = startInPty('bash', ['--norc', '--noprofile', '-i'], {
      cwd: path.dirname(program.file),
      env: { PS1: 'ready> ', HISTFILE: undefined, BASH_SILENCE_DEPRECATION_WARNING: '1' },
    });
    await shell.waitForText('ready>');
    shell.send(`${process.execPath} program.mjs\r`);
    await shell.waitForText('last row');
    shell.send('x\u001a');
    await shell.waitForText('Stopped');
    expect(shell.emulator.isAlternate).toBe(false);
    expect(shell.emulator.isCursorShown).toBe(true);
    shell.send('stty -a | grep -c -- " icanon"; echo from the $((1 + 1))nd job\r');
    await shell.waitForText('from the 2nd job');
    expect(shell.screen()).toContain('1');
    shell.resize(70, 22);
    shell.send('fg\r');
    await shell.waitForText('size 70x22');
    expect(shell.emulator.isAlternate).toBe(true);
    expect(shell.screen()[21]).toBe('last row');
    shell.send('y');
    await shell.waitForText('keys x y');
    shell.send('q');
    await shell.waitForText('the end');
    expect(shell.emulator.isAlternate).toBe(false);
  });

  it('stops the programs that started the game too, or the shell would wait for them', async () => {
    const shell = startInPty('bash', ['--norc', '--noprofile', '-i'], {
      env: { PS1: 'ready> ', HISTFILE: undefined },
    });
    await shell.waitForText('ready>');
    shell.send(`sh -c '${process.execPath} ${program.file}; exit'\r`);
    await shell.waitForText('last row');
    shell.send('\u001a');
    await shell.waitForText('Stopped');
    shell.send('fg\r');
    await shell.waitForText('last row');
    shell.send('q');
    await shell.waitForText('the end');
  });

  it('goes on at once where no shell could continue it', async () => {
    const running = await start();
    running.send('\u001a');
    await running.emulator.waitFor(
      () => running.raw().split('\u001b[?1049h').length === 3,
      'the screen to be entered again',
    );
    running.send('x');
    await running.waitForText('keys x');
    expect(running.screen()[23]).toBe('last row');
  });

  it('is not needed to stop: a stop from outside is put right when the program is continued', async () => {
    const running = await start();
    running.kill('SIGSTOP');
    running.kill('SIGCONT');
    await running.emulator.waitFor(
      () => running.raw().split('\u001b[?1049h').length === 3,
      'the screen to be entered again',
    );
    running.send('x');
    await running.waitForText('keys x');
  });
});
