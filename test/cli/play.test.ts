import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Environment } from '../../src/cli/context.js';
import { run } from '../../src/cli/run.js';
import { SaveFolder } from '../../src/storage/saveFolder.js';
import { rikken, typed } from './support/rikken.js';
import { atKeyboard, newHome, offered, type Person, takesFirst } from './support/table.js';

/** Answers so many questions and then leaves. */
function leavesAfter(answers: number): Person {
  let left = answers;
  return (line) => {
    if (offered(line) === null) return undefined;
    left -= 1;
    return left < 0 ? 'q' : takesFirst(line);
  };
}

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

/** The name of the only file in a directory. */
function onlyFile(directory: string): string {
  const [name, ...others] = readdirSync(directory).filter((file) => file.endsWith('.rik'));
  if (name === undefined || others.length > 0) throw new Error(`not one file in ${directory}`);
  return path.join(directory, name);
}

describe('a match at the table of lines', () => {
  test('is played by answers to its end, and kept as a record that is right', async () => {
    const { env, directories } = newHome();
    const { code, stdout, stderr } = await atKeyboard('--deals 1 -s harrie', env, takesFirst);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = linesOf(stdout);
    expect(lines[0]).toBe('Rikken: pagat, one deal, seed harrie.');
    expect(lines.at(-1)).toMatch(/^End of the match, won by /);
    const file = onlyFile(directories.finished);
    expect(readdirSync(directories.matches)).toEqual([]);
    expect(await rikken(['check', file])).toMatchObject({ code: 0, stderr: '' });
  });

  test('goes the same way from the same seed', async () => {
    const one = await atKeyboard('--deals 1 -s harrie', newHome().env, takesFirst);
    expect(await atKeyboard('--deals 1 -s harrie', newHome().env, takesFirst)).toEqual(one);
    expect((await atKeyboard('--deals 1 -s truus', newHome().env, takesFirst)).stdout).not.toBe(one.stdout);
  });

  test('has no line longer than it has to be, no cursor control and no line drawing', async () => {
    const { stdout } = await atKeyboard('--deals 1 -s harrie', newHome().env, takesFirst);
    expect(stdout).toMatch(/^[\n\x20-\x7e×èé]*$/);
  });

  test('is played by a bot with --auto, which reads nothing', async () => {
    const stdin = new Readable({
      read() {
        throw new Error('standard input was read');
      },
    });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
    const words = ['--auto', '--deals', '1', '-s', 'harrie', '--bots', 'random'];
    expect(await run(words, { stdin, stdout, stderr: stdout, env: newHome().env, host: null })).toBe(0);
  });

  test('can be played from another seat', async () => {
    const { stdout } = await typed('--plain --seat N -s harrie', { env: newHome().env });
    expect(linesOf(stdout)[1]).toBe('At the table: You (north), Harrie (east), Truus (south), Sjef (west).');
  });
});

describe('an answer', () => {
  /** What the table says to these answers of the first to speak, between the first question and the farewell. */
  async function replies(
    answers: readonly (string | Uint8Array)[],
    words = '--plain -s harrie --seat N',
  ): Promise<readonly string[]> {
    const { code, stdout } = await typed(words, { input: answers, env: newHome().env });
    expect(code).toBe(0);
    const lines = linesOf(stdout);
    return lines.slice(lines.findIndex((line) => offered(line) !== null) + 1, -1);
  }

  test('that means nothing is refused in one line, with what can be answered', async () => {
    const [reply, ...others] = await replies(['hello\n']);
    expect(others).toEqual([]);
    expect(reply).toMatch(/^"hello" means nothing here\. You can answer: pas rik /);
  });

  test('out of turn is refused with the reason', async () => {
    const [card, trump] = await replies(['sk\n', 'trump h\n']);
    expect(card).toMatch(/^Not the time for playing a card: the match is at the auction\. You can answer: /);
    expect(trump).toMatch(/^Not the time for naming trump: the match is at the auction\. You can answer: /);
  });

  test('that is too long is refused in one line, and the next one counts', async () => {
    const piece = 'x'.repeat(1 << 20);
    const [tooLong, ...rest] = await replies([...Array.from({ length: 10 }, () => piece), '\npas\n']);
    expect(tooLong).toMatch(/^A line of more than 200 characters is no answer\. You can answer: pas rik /);
    expect(rest[0]).toBe('You: pass.');
  });

  test('never brings its control characters to the screen', async () => {
    const [reply] = await replies(['\u001b[2J\u0007evil\u009b1m\u202e\n']);
    expect(reply).toMatch(/^"evil" means nothing here\./);
  });

  test('of nothing at all is answered with what can be answered', async () => {
    const [reply] = await replies(['\n']);
    expect(reply).toMatch(/^You can answer: pas rik /);
  });

  test('can ask for help, the hand, the last trick and the score sheet', async () => {
    const lines = await replies(['?\nhand\nl\ns\n']);
    expect(lines[0]).toMatch(/^Bid: pas, or a contract such as rik\./);
    expect(lines).toContain('Your hand: S9 S7 HK H7 H5 H2 DQ D10 D6 D4 D2 C8 C6');
    expect(lines).toContain('No trick is complete in this deal yet.');
    expect(lines.at(-1)).toBe('No deal is finished yet.');
  });

  test('can be a word of the list of legal actions in either case', async () => {
    expect((await replies(['PAS\n']))[0]).toBe('You: pass.');
  });
});

describe('hints and practice', () => {
  test('h says what the bot would do, and decides nothing', async () => {
    const input = ['h\nhint\n'];
    const { stdout, code } = await typed('--plain -s harrie --seat N', { input, env: newHome().env });
    const lines = linesOf(stdout).slice(-3, -1);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^Hint: \S.*\. \S.*\.$/);
    expect(lines[1]).toBe(lines[0]);
  });

  /** Plays a deal, each time with the first thing offered, and tells what was said about that. */
  async function evening(words: string, env: Environment): Promise<readonly string[]> {
    const { stdout, code } = await atKeyboard(words, env, takesFirst);
    expect(code).toBe(0);
    return linesOf(stdout).filter((line) => line.startsWith('The bot prefers '));
  }

  test('practice says after a choice what the bot prefers, and the save is marked', async () => {
    const { env, directories } = newHome();
    const lessons = await evening('--practice --new --deals 2 -s harrie', env);
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) expect(lesson).toMatch(/^The bot prefers \S.*\. \S.*\.$/);
    expect(readFileSync(onlyFile(directories.finished), 'utf8')).toContain('[Practice "yes"]');
  });

  test('without practice nothing is said, and the save is as it was', async () => {
    const { env, directories } = newHome();
    expect(await evening('--new --deals 2 -s harrie', env)).toEqual([]);
    expect(readFileSync(onlyFile(directories.finished), 'utf8')).not.toContain('Practice');
  });

  test('practice goes on with a match for practice only, and that one stays one', async () => {
    const { env, directories } = newHome();
    await atKeyboard('-s harrie', env, leavesAfter(1));
    await atKeyboard('--practice', env, leavesAfter(1));
    expect(readdirSync(directories.matches).filter((file) => file.endsWith('.rik'))).toHaveLength(2);
    const again = await atKeyboard('--practice', env, leavesAfter(1));
    expect(again.stdout).toMatch(/^Match \S+ goes on/);
    expect(again.stdout).toContain('For practice:');
    expect((await atKeyboard('', env, leavesAfter(1))).stdout).toContain('For practice:');
    expect(readdirSync(directories.matches).filter((file) => file.endsWith('.rik'))).toHaveLength(2);
  });

  test('the others play at the level that was asked, and the save keeps it', async () => {
    const { env, directories } = newHome();
    const { stdout } = await atKeyboard('--level club --deals 1 -s harrie', env, takesFirst);
    expect(linesOf(stdout)[1]).toBe(
      'At the table: Truus (north, club), Sjef (east, club), You (south), Harrie (west, club).',
    );
    expect(readFileSync(onlyFile(directories.finished), 'utf8')).toContain('[Bots "club club club club"]');
  });
});

describe('a card that is not legal', () => {
  test('is refused with what the rules say', async () => {
    const heard: string[] = [];
    let hand: readonly string[] = [];
    let tried: string | null = null;
    await atKeyboard('--deals 1 -s harrie', newHome().env, (line) => {
      if (tried !== null) {
        heard.push(line);
        return 'q';
      }
      if (line.startsWith('Your hand: ')) hand = line.slice('Your hand: '.length).split(' ');
      const choices = offered(line);
      if (choices === null) return undefined;
      if (!line.startsWith('Which card do you play')) return choices[0];
      tried = hand.find((card) => !choices.includes(card)) ?? null;
      return tried ?? choices[0];
    });
    expect(heard[0]).toMatch(/^Following suit is compulsory: play \w+\. You can answer: /);
  });
});

describe('a match that was left', () => {
  test('is kept at the end of the input, and said to be', async () => {
    const { env, directories } = newHome();
    const { code, stdout } = await typed('--plain -s harrie', { input: ['pas\n'], env });
    expect(code).toBe(0);
    const id = path.basename(onlyFile(directories.matches), '.rik');
    expect(linesOf(stdout).at(-1)).toBe(`Match ${id} is saved; the next rikken goes on with it.`);
    expect(existsSync(path.join(directories.matches, `${id}.lock`))).toBe(false);
  });

  test('goes on with the next start, says so, and is the same match as one played in one go', async () => {
    const whole = newHome();
    await atKeyboard('--deals 1 -s harrie', whole.env, takesFirst);
    const { env, directories } = newHome();
    await atKeyboard('--deals 1 -s harrie', env, leavesAfter(3));
    const again = await atKeyboard('', env, leavesAfter(2));
    expect(linesOf(again.stdout)[0]).toMatch(
      /^Match \d{4}-\d\d-\d\d-1 goes on, at deal 1; --new begins another\.$/,
    );
    await atKeyboard('', env, takesFirst);
    const record = readFileSync(onlyFile(directories.finished), 'utf8');
    expect(record).toBe(readFileSync(onlyFile(whole.directories.finished), 'utf8'));
  });

  test('shows again what happened in the deal', async () => {
    const { env } = newHome();
    const first = await atKeyboard('--deals 1 -s harrie', env, leavesAfter(4));
    const again = await atKeyboard('', env, leavesAfter(0));
    const told = (text: string): readonly string[] =>
      linesOf(text).filter((line) => /^(Truus|Sjef|You:|Harrie|Trick|Contract|Trump|Called)/.test(line));
    expect(told(again.stdout)).toEqual(told(first.stdout));
  });

  test('does not go on with the lines of a script', async () => {
    const { env, directories } = newHome();
    await typed('--plain', { env });
    const { stdout } = await typed('--plain', { env });
    expect(stdout).not.toContain('goes on,');
    expect(readdirSync(directories.matches)).toHaveLength(2);
  });

  test.each(['--new', '-s x', '--seat N', '--deals 3', '--bots random', '-r rounds=2'])(
    'stays where it is with %s',
    async (option) => {
      const { env, directories } = newHome();
      await atKeyboard('', env, leavesAfter(0));
      const { stdout } = await atKeyboard(option, env, leavesAfter(0));
      expect(stdout).not.toContain('goes on,');
      expect(readdirSync(directories.matches)).toHaveLength(2);
    },
  );

  test('goes on with its own seat, bots and rules', async () => {
    const { env } = newHome();
    await atKeyboard('--seat N --bots random --deals 3', env, leavesAfter(0));
    const { stdout } = await atKeyboard('', env, leavesAfter(0));
    expect(linesOf(stdout)[1]).toMatch(/^Rikken: pagat, 3 deals, seed /);
    expect(linesOf(stdout)[2]).toMatch(/^At the table: You \(north\), /);
  });

  test('is left to the table that has it', async () => {
    const { env, directories } = newHome();
    await atKeyboard('', env, leavesAfter(0));
    const id = path.basename(onlyFile(directories.matches), '.rik');
    const held = new SaveFolder(directories).open(id);
    if (!held.ok) throw new Error('not opened');
    const { stdout } = await atKeyboard('', env, leavesAfter(0));
    expect(stdout).not.toContain('goes on,');
    expect(await rikken(['--resume', id], { env })).toEqual({
      code: 2,
      stdout: '',
      stderr: `Match ${id} is being played at another table; leave it there first.\n`,
    });
    held.value.save.close();
  });
});

describe('--resume', () => {
  test('lists the matches that can be gone on with, the newest first', async () => {
    const { env } = newHome();
    for (const _ of [1, 2]) await atKeyboard('--new', env, leavesAfter(0));
    const { code, stdout } = await typed('--resume', { env });
    expect(code).toBe(0);
    expect(linesOf(stdout).map((line) => line.replace(/^\d{4}-\d\d-\d\d-/, ''))).toEqual([
      '2  pagat, deal 1: Truus 0, Sjef 0, You 0, Harrie 0',
      '1  pagat, deal 1: Truus 0, Sjef 0, You 0, Harrie 0',
    ]);
  });

  test('says when there are none', async () => {
    const { env } = newHome();
    expect((await typed('--resume', { env })).stdout).toBe('There are no unfinished matches.\n');
    expect(await typed('--resume 2026-11-30-1', { env })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no unfinished match 2026-11-30-1; there are none at all.\n',
    });
  });

  test('picks one, for a script too', async () => {
    const { env, directories } = newHome();
    await atKeyboard('--new -s one', env, leavesAfter(0));
    const id = path.basename(onlyFile(directories.matches), '.rik');
    await atKeyboard('--new -s two', env, leavesAfter(0));
    const { stdout } = await rikken(['--plain', '--resume', id], { env });
    expect(linesOf(stdout)[0]).toMatch(new RegExp(`^Match ${id} goes on`));
    expect(linesOf(stdout)[1]).toMatch(/seed one\.$/);
  });
});

describe('a save', () => {
  /** A home with one match that was left after some answers, and the path of its file. */
  async function withSave(): Promise<{ readonly env: Environment; readonly file: string }> {
    const { env, directories } = newHome();
    await atKeyboard('-s harrie', env, leavesAfter(3));
    return { env, file: onlyFile(directories.matches) };
  }

  test('whose last entry a crash has cut goes on from the one before, and is whole again', async () => {
    const { env, file } = await withSave();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.trimEnd().slice(0, -1));
    const { stdout } = await atKeyboard('', env, takesFirst);
    expect(linesOf(stdout)[0]).toMatch(/goes on, at deal 1, from the last thing that was saved whole/);
    expect(stdout).toContain('End of the match');
  });

  test('that cannot be read is left as it is and passed over', async () => {
    const { env, file } = await withSave();
    const damaged = readFileSync(file, 'utf8').replace('[Dealer "W"]', '[Dealer "Q"]');
    writeFileSync(file, damaged);
    const { code, stdout, stderr } = await atKeyboard('', env, leavesAfter(0));
    expect(code).toBe(0);
    expect(stdout).not.toContain('goes on,');
    expect(stderr).toBe(
      `The saved match ${file} cannot be read from line 11, column 10, and is left as it is; rikken check tells more.\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(damaged);
  });

  test('of a match that has ended is put away', async () => {
    const { env, directories } = newHome();
    await atKeyboard('--deals 1 -s harrie', env, takesFirst);
    const finished = onlyFile(directories.finished);
    writeFileSync(path.join(directories.matches, path.basename(finished)), readFileSync(finished));
    const { stdout } = await atKeyboard('', env, leavesAfter(0));
    expect(stdout).not.toContain('goes on,');
    expect(existsSync(path.join(directories.matches, path.basename(finished)))).toBe(false);
  });

  test('that cannot be written is told about once, and the game goes on', async () => {
    const { env, directories } = newHome();
    const share = path.dirname(path.dirname(directories.matches));
    mkdirSync(share, { recursive: true });
    writeFileSync(path.join(share, 'rikken'), 'a file where a directory is needed');
    const { code, stdout, stderr } = await atKeyboard('--deals 1 -s harrie', env, takesFirst);
    expect(code).toBe(0);
    expect(stderr).toBe(`This match is not saved: ${directories.matches} cannot be written (ENOTDIR).\n`);
    expect(stdout).toContain('End of the match');
  });

  test('has no place without a home', async () => {
    const { code, stderr } = await typed('--plain');
    expect(code).toBe(0);
    expect(stderr).toBe('This match is not saved: neither HOME nor the XDG variables name a place.\n');
  });
});

test('a reader that has read enough ends the game quietly', async () => {
  const { env, directories } = newHome();
  let lines = 0;
  const stdout = new Writable({
    write(_chunk, _encoding, done) {
      lines += 1;
      done(lines > 5 ? Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) : null);
    },
  });
  const stderr = new Writable({ write: (chunk, _encoding, done) => done(new Error(`said: ${chunk}`)) });
  const surroundings = { stdin: Readable.from([]), stdout, stderr, env, host: null };
  expect(await run(['--plain', '--auto', '-s', 'harrie'], surroundings)).toBe(0);
  expect(onlyFile(directories.matches)).toMatch(/\.rik$/);
});
