import { describe, expect, test } from 'vitest';
import { newHome, startInTerminal, startWithPipes } from './support/program.js';

const PATIENCE = 60_000;
const HANGS = 30_000;

describe('the table of lines in a terminal', { timeout: PATIENCE }, () => {
  test('asks and is answered, and leaves the terminal alone', async () => {
    const program = startInTerminal('--plain -s harrie --seat N', { env: newHome() });
    await program.waitForText('Your bid?', HANGS);
    program.send('rik bet\r');
    await program.waitForText('You: rik beter.', HANGS);
    program.send('q\r');
    expect((await program.ended).status).toBe(0);
    // No control sequence at all: colours, cursor and screen are the terminal's own.
    expect(program.raw()).not.toContain('\u001b');
    expect(program.raw()).toContain('is saved; ');
  });

  test('is left by Ctrl+C with the match saved', async () => {
    const env = newHome();
    const program = startInTerminal('--plain -s harrie', { env });
    await program.waitForText('Your bid?', HANGS);
    program.send('\u0003');
    expect(await program.ended).toEqual({ status: 130, signal: undefined });
    expect(program.raw()).toContain('is saved; ');

    const again = startInTerminal('--plain', { env });
    await again.waitForText(/Match \S+-1 goes on/, HANGS);
    again.send('\u0004');
    expect((await again.ended).status).toBe(0);
  });
});

describe('the table of lines in a pipe', { timeout: PATIENCE }, () => {
  test('ends with the input, everything saved', async () => {
    const program = startWithPipes('-s harrie --seat N', newHome());
    program.send('pas\n');
    program.end();
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    expect((await program.ended).stdout).toMatch(/You: pass\.[\s\S]*is saved; .*\n$/);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('is left by %s with the match saved', async (signal, code) => {
    const program = startWithPipes('-s harrie --seat N', newHome());
    await program.waitForText('Your bid?');
    program.kill(signal);
    expect(await program.ended).toMatchObject({ code, signal: null, stderr: '' });
    expect((await program.ended).stdout).toContain('is saved; ');
  });

  test('survives a line of ten megabytes', async () => {
    const program = startWithPipes('-s harrie --seat N', newHome());
    program.send(`${'x'.repeat(10_000_000)}\npas\n`);
    program.end();
    const { code, stdout, stderr } = await program.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/A line of more than \d+ characters is no answer/g)).toHaveLength(1);
    expect(stdout).toContain('You: pass.');
  });

  test('goes on when its input is gone and a bot plays', async () => {
    const program = startWithPipes('--plain --auto --deals 1 -s harrie', newHome());
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    expect((await program.ended).stdout).toContain('End of the match');
  });

  test('ends quietly when nobody reads its output', async () => {
    const program = startWithPipes('--plain --auto --deals 200 -s harrie', newHome());
    await program.waitForText('Deal 1');
    program.stopReading();
    expect(await program.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  });
});
