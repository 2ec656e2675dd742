import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type PtyProgram, startInPty } from '../ui/terminal/support/pty.js';
import { endOf, enterUntil, press, screenText, waitForTurn } from './support/atTable.js';
import { newHome, startInTerminal } from './support/program.js';

const PATIENCE = 120_000;
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const HANGS = 30_000;

/** What deal and cards are on the screen: the same after a resume. */
const cardsShown = (program: PtyProgram): readonly string[] =>
  screenText(program)
    .match(/(10|[2-9JQKA])[♠♥♦♣]/g)
    ?.toSorted() ?? [];

describe('an evening at the table', { timeout: PATIENCE }, () => {
  test('a deal by keys, a resize, leaving, going on, the end of the match, and another', async () => {
    const env = newHome();
    const first = startInTerminal('--speed 5 --deals 2 -s harrie', { env });
    await waitForTurn(first);
    expect(cardsShown(first)).toHaveLength(13);

    await enterUntil(first, /this deal/);
    expect(screenText(first)).toMatch(/The cards[\s\S]*The auction[\s\S]*totals/);
    await press(first, '\r');
    const [deal = ''] = /deal \d of 2/.exec(screenText(first)) ?? [];
    expect(deal).not.toBe('');

    first.resize(60, 20);
    const isCompact = (): boolean =>
      first.screen().length === 20 &&
      first.screen().every((row) => row.length <= 60) &&
      cardsShown(first).length >= 13;
    await first.emulator.waitFor(isCompact, 'the table in 60 columns', HANGS);
    first.resize(30, 8);
    await first.waitForText(/larger/, HANGS);
    first.resize(80, 24);
    await first.waitForText(deal, HANGS);
    await waitForTurn(first);
    const cards = cardsShown(first);
    first.send('q');
    expect(await endOf(first)).toMatchObject({ status: 0, isRestored: true });
    expect((await endOf(first)).after).toMatch(/^Match \d{4}-\d\d-\d\d-1 is saved; /);

    const second = startInTerminal('--speed 5', { env });
    await second.waitForText(deal, HANGS);
    await waitForTurn(second);
    expect(cardsShown(second)).toEqual(cards);
    await enterUntil(second, /Enter new match/);
    await press(second, '\r');
    await second.waitForText(/deal 1 of 2/, HANGS);
    second.send('q');
    expect(await endOf(second)).toMatchObject({ status: 0, isRestored: true });
  });

  test('a hint decides nothing; in practice another choice than the bot would make is told, and the save is marked', async () => {
    const env = newHome();
    const program = startInTerminal('--practice --speed 5 -s harrie', { env });
    await waitForTurn(program);
    program.send('h');
    await program.waitForText(/Hint: \S/, HANGS);
    program.send('\u001b');
    await program.emulator.waitFor(
      () => !/Hint: /.test(screenText(program)) && cardsShown(program).length === 13,
      'the hint to go',
      HANGS,
    );
    program.send('g');
    await program.waitForText(/The bot prefers \S/, HANGS);
    program.send('q');
    expect(await endOf(program)).toMatchObject({ status: 0, isRestored: true });
    const matches = path.join(String(env.HOME), '.local/share/rikken/matches');
    const [save = ''] = readdirSync(matches).filter((file) => file.endsWith('.rik'));
    expect(readFileSync(path.join(matches, save), 'utf8')).toContain('[Practice "yes"]');
  });

  test('nothing is lost when the program is killed', async () => {
    const env = newHome();
    const first = startInTerminal('--speed 5 -s harrie', { env });
    await enterUntil(first, /trick [3-9]/);
    const cards = cardsShown(first);
    first.kill('SIGKILL');
    await first.ended;

    const second = startInTerminal('--speed 5', { env });
    await waitForTurn(second);
    expect(cardsShown(second)).toEqual(cards);
    second.send('q');
    expect(await endOf(second)).toMatchObject({ status: 0, isRestored: true });
  });

  test('two tables do not play the same match', async () => {
    const env = newHome();
    const first = startInTerminal('--speed 5 -s harrie', { env });
    await waitForTurn(first);
    const second = startInTerminal('--speed 5', { env });
    await waitForTurn(second);
    second.send('q');
    expect((await endOf(second)).after).toMatch(/^Match \S+-2 is saved/);
    first.send('q');
    expect((await endOf(first)).after).toMatch(/^Match \S+-1 is saved/);
  });

  test('that cannot be saved says so at the table and afterwards, not across it', async () => {
    const env = newHome();
    writeFileSync(path.join(env.HOME, '.local'), 'a file where a directory is needed');
    const program = startInTerminal('-s harrie', { env });
    await program.waitForText(/This match is not saved/, HANGS);
    await waitForTurn(program);
    program.send('q');
    const { status, after } = await endOf(program);
    expect(status).toBe(0);
    expect(after).toMatch(/^This match is not saved: .* cannot be written \(\w+\)\.\r\n$/);
  });

  test('says that a match goes on', async () => {
    const env = newHome();
    const first = startInTerminal('-s harrie', { env });
    await first.waitForText(/deal 1 of/, HANGS);
    first.send('q');
    await first.ended;
    const second = startInTerminal('', { env });
    await second.waitForText(/Match \S+-1 goes on/, HANGS);
    second.send('q');
    await second.ended;
  });
});

describe('the terminal is as it was', { timeout: PATIENCE }, () => {
  async function atTable(extra: Readonly<Record<string, string>> = {}): Promise<PtyProgram> {
    const program = startInTerminal('--speed 5 -s harrie', { env: { ...newHome(), ...extra } });
    await waitForTurn(program);
    return program;
  }

  test('after q', async () => {
    const program = await atTable();
    program.send('q');
    expect(await endOf(program)).toMatchObject({ status: 0, isRestored: true });
  });

  test('after Ctrl+C, with the match saved', async () => {
    const program = await atTable();
    program.send('\u0003');
    const end = await endOf(program);
    expect(end).toMatchObject({ status: 130, isRestored: true });
    expect(end.after).toContain('is saved');
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('after %s', async (signal, status) => {
    const program = await atTable();
    program.kill(signal);
    expect(await endOf(program)).toMatchObject({ status, isRestored: true });
  });

  test('after a fault of the program, which names its report', async () => {
    const crash = new URL('support/crashOnSignal.mjs', import.meta.url);
    const program = await atTable({ NODE_OPTIONS: `--import=${crash.href}` });
    program.kill('SIGUSR2');
    const end = await endOf(program);
    expect(end).toMatchObject({ status: 70, isRestored: true });
    expect(end.after).toContain('forced crash');
    const [report = ''] = /\/\S+\.log/.exec(end.after) ?? [];
    expect(existsSync(report)).toBe(true);
  });
});

test('a terminal that goes away ends the program and leaves the match to be gone on with', {
  timeout: PATIENCE,
}, async () => {
  const env = newHome();
  const first = startInTerminal('--speed 5 -s harrie', { env });
  await waitForTurn(first);
  first.hangUp();
  await first.ended;
  const second = startInTerminal('--speed 5', { env });
  await waitForTurn(second);
  second.send('q');
  expect((await endOf(second)).after).toMatch(/^Match \S+-1 is saved/);
});

describe('a table at which only bots play', { timeout: PATIENCE }, () => {
  test('does not show what is typed, and still ends by Ctrl+C', async () => {
    const program = startInTerminal('--auto --speed 1 -s harrie', { env: newHome() });
    await program.waitForText(/deal 1 of/, HANGS);
    program.send('xyzzy\r');
    const before = screenText(program);
    await program.emulator.waitFor(() => screenText(program) !== before, 'the next step', HANGS);
    program.send('\u0003');
    const end = await endOf(program);
    expect(end).toMatchObject({ status: 130, isRestored: true });
    expect(program.raw()).not.toMatch(/xyzzy|\^C/);
  });

  test('leaves a terminal that shows again what is typed', async () => {
    const words = `${process.execPath} bin/rikken.js --auto --deals 1 --speed 5 -s harrie; stty -a`;
    const program = startInPty('/bin/sh', ['-c', words], { env: newHome(), cwd: PROJECT });
    const { status } = await program.ended;
    expect(status).toBe(0);
    expect(program.raw()).toMatch(/[; ]echo /);
  });
});
