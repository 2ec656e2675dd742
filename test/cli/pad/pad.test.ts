import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rikken } from '../support/rikken.js';
import { newHome } from '../support/table.js';

const NAMES = 'Truus, Sjef, Riet, Harrie';

/** Types lines at a pad, in a home of its own unless one is given; the lines that the pad answers. */
async function padded(
  lines: readonly string[],
  words: readonly string[] = ['-V', 'pagat'],
  env = newHome().env,
): Promise<readonly string[]> {
  const { code, stdout, stderr } = await rikken(['pad', ...words], {
    input: [lines.map((line) => `${line}\n`).join('')],
    env,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trimEnd().split('\n');
}

describe('pad', () => {
  it('asks who plays, by which rules, and who deals first', async () => {
    const lines = await padded([NAMES, 'punten', 'riet'], []);
    expect(lines.slice(0, 5)).toEqual([
      'Who plays? Three to five names clockwise, with commas between them',
      'By which rules? An id of rikken variants or a club file, or nothing for pagat',
      'Score pad, rules Punten: Truus, Sjef, Riet and Harrie. Type ? for help.',
      'Who deals first? A name, or nothing to draw cards',
      'First dealer: Riet',
    ]);
    expect(lines[5]).toBe('Deal 1, dealer Riet. What was played?');
  });

  it('takes its commands in English whatever language it speaks', async () => {
    const dutch = ['-V', 'pagat', '--lang', 'nl'];
    const spoken = await padded([NAMES, 'harrie', 'rik truus riet 10', 'terug', 'stand'], dutch);
    expect(await padded([NAMES, 'harrie', 'rik truus riet 10', 'undo', 'totals'], dutch)).toEqual(spoken);
    expect(spoken.join(' ')).toContain('teruggenomen');
  });

  it('settles a deal, adds up, and names the next dealer', async () => {
    const lines = await padded([NAMES, 'harrie', 'rik truus riet 10', 'pas', 'misere truus 0, piek sjef 2']);
    expect(lines.slice(4)).toEqual([
      'Deal 1, dealer Harrie. What was played?',
      'rik by Truus and Riet with 10 tricks: made, 1 + 2 overtricks × 1 = 3 (Truus +3)',
      'Points: Truus +3, Sjef -3, Riet +3, Harrie -3',
      'Totals: Truus +3, Sjef -3, Riet +3, Harrie -3',
      'Deal 2, dealer Truus. What was played?',
      'Everybody passed, nothing changes.',
      'Deal 3, dealer Sjef. What was played?',
      'misère by Truus with 0 tricks: made, 5 (Truus +15); piek by Sjef with 2 tricks: failed, 5 (Sjef -15)',
      'Points: Truus +20, Sjef -20, Riet 0, Harrie 0',
      'Totals: Truus +23, Sjef -23, Riet +3, Harrie -3',
      'Deal 4, dealer Riet. What was played?',
      expect.stringMatching(/^The pad is kept; rikken pad --resume \d{4}-\d{2}-\d{2}-1 goes on with it\.$/),
    ]);
  });

  it('draws for the first dealer when nobody is named', async () => {
    const lines = await padded([NAMES, '']);
    expect(lines[3]).toMatch(/^Drawn: Truus \S+, Sjef \S+, Riet \S+, Harrie \S+$/);
    expect(lines.find((line) => line.startsWith('First dealer'))).toMatch(/: (Truus|Sjef|Riet|Harrie)$/);
  });

  it('asks for what a line lacks', async () => {
    const lines = await padded([NAMES, 'harrie', 'rik beter', 'sj', 'tr', '8', '8 alleen', 'riet', '7']);
    expect(lines.slice(5, 9)).toEqual([
      'Who played rik beter?',
      'Who was the partner in rik beter?',
      'How many tricks for rik beter?',
      'rik beter by Sjef and Truus with 8 tricks: made, 1 (Sjef +1)',
    ]);
    expect(lines).toContain('8 alleen by Riet with 7 tricks: failed, 1 + 1 off × 1 = 2 (Riet -6)');
  });

  it('asks for what one of several contracts lacks', async () => {
    const lines = await padded([NAMES, 'harrie', 'misere truus, piek', '0', 'sjef', '2']);
    expect(lines.slice(5, 8)).toEqual([
      'How many tricks for misère?',
      'Who played piek?',
      'How many tricks for piek?',
    ]);
    expect(lines).toContain('Points: Truus +20, Sjef -20, Riet 0, Harrie 0');
  });

  it('takes the last deal back', async () => {
    const lines = await padded([NAMES, 'harrie', 'undo', 'rik truus riet 10', 'undo', 'totals']);
    expect(lines.slice(5, 6)).toEqual(['There is no deal to take back.']);
    expect(lines.slice(-5, -1)).toEqual([
      'Totals: Truus 0, Sjef 0, Riet 0, Harrie 0',
      'Deal 1, dealer Harrie. What was played?',
      'Totals: Truus 0, Sjef 0, Riet 0, Harrie 0',
      'Deal 1, dealer Harrie. What was played?',
    ]);
  });

  it('keeps games for when everybody has passed, and bedelen from the totals', async () => {
    const games = [
      'een of vijf 1 5 4 3',
      'schoppen mie sjef riet',
      'mie en truus 2 sjef 1 riet 1 harrie 0',
      'bedelen',
    ];
    const lines = await padded([NAMES, 'harrie', ...games], ['-V', 'punten']);
    expect(lines.filter((line) => line.startsWith('Points'))).toEqual([
      'Points: Truus +20, Sjef +20, Riet -20, Harrie -20',
      'Points: Truus +10, Sjef -10, Riet -10, Harrie +10',
      'Points: Truus -10, Sjef -10, Riet -10, Harrie +30',
      'Points: Truus -10, Sjef -10, Riet +30, Harrie -10',
    ]);
  });

  it('with five the dealer sits out', async () => {
    const lines = await padded(['A1, B2, C3, D4, E5', 'E5', 'rik e5 b2 9', 'rik a1 b2 9']);
    expect(lines).toContain('E5 does not play in this deal.');
    expect(lines).toContain('Points: A1 +2, B2 +2, C3 -2, D4 -2, E5 0');
    expect(lines.at(-2)).toBe('Deal 2, dealer A1. What was played?');
  });

  it('with three W is the open hand, and there are no games', async () => {
    const lines = await padded(['Ans, Bep, Cor', 'cor', 'rik ans w 8', 'bedelen', 'rik ans bep 8']);
    expect(lines.filter((line) => line.startsWith('Points'))).toEqual([
      'Points: Ans +2, Bep -1, Cor -1',
      'Points: Ans +1, Bep +1, Cor -2',
    ]);
    expect(lines).toContain("'bedelen' is no contract of these rules; type ? for help.");
  });

  it('says what is wrong with a line, and goes on', async () => {
    const wrong = [
      'tennis',
      'rik piet riet 8',
      'rik truus truus 8',
      'rik truus riet 14',
      'misere truus riet 0',
    ];
    const lines = await padded([NAMES, 'harrie', ...wrong, 'rik truus 8, misere sjef 0']);
    expect(lines.slice(5).filter((line) => !line.startsWith('Deal 1'))).toEqual([
      "'tennis' is no contract of these rules; type ? for help.",
      "'piet' is nobody at this table; there are Truus, Sjef, Riet and Harrie.",
      'Truus cannot be a partner of their own.',
      'Give one number of tricks, 0 to 13.',
      'Riet is one too many for misère.',
      'Who was the partner in rik?',
      expect.stringMatching(/^The pad is kept/),
    ]);
  });

  it('shows the sheet, and speaks Dutch', async () => {
    const lines = await padded(
      [NAMES, 'harrie', 'rik truus riet 10', 'blad', 'klaar'],
      ['-V', 'pagat', '--lang', 'nl'],
    );
    const from = lines.findIndex((line) => line.startsWith('spel '));
    expect(lines.slice(from, from + 2)).toEqual([
      'spel  gever   gespeeld           Truus  Sjef  Riet  Harrie',
      '1     Harrie  rik Truus+Riet 10  3      -3    3     -3',
    ]);
    expect(lines.at(-1)).toMatch(/^Scoreblok .* is weggelegd\.$/);
  });

  it('says when the match is over by the rules', async () => {
    const lines = await padded([NAMES, 'harrie', 'rik truus riet 10'], ['-V', 'pagat', '-r', 'deals=1']);
    expect(lines).toContain(
      'By the rules the match is over, won by Truus and Riet; type end to put the pad away, or go on.',
    );
  });

  it('names that will not do are asked again', async () => {
    for (const names of ['Ans', 'Ans, Ans, Bep', 'Ans, 12, Bep', 'A, B, C, D, E, F', 'Ans,, Bep']) {
      expect((await padded([names]))[1]).toBe('Give three to five names, each of them different.');
    }
  });
});

describe('a pad that is kept', () => {
  it('goes on where it was left, rules and all, with the same totals', async () => {
    const { env, directories } = newHome();
    const rules = ['-V', 'gather', '-r', 'deals=3'];
    await padded(
      [NAMES, 'truus', 'rik truus riet 6', 'undo', 'schoppen mie sjef riet', 'rik sjef harrie 9'],
      rules,
      env,
    );
    const folder = path.join(path.dirname(directories.matches), 'pads');
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.rik'));
    const id = file.replace('.rik', '');
    expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(
      /^% RIK 1\n[\s\S]*; dealer N\n; rik N S 6\n; undo\n; schoppen-mie E S\n; rik E W 9\n$/,
    );
    expect((await padded([], ['--resume'], env))[0]).toBe(
      `${id}: Gather, 2 deals, Truus +10, Sjef +2, Riet 0, Harrie +12`,
    );
    const lines = await padded(['totals', 'end'], ['--resume', id], env);
    expect(lines).toContain('Totals: Truus +10, Sjef +2, Riet 0, Harrie +12');
    expect(lines).toContain('Deal 3, dealer Riet. What was played?');
    expect((await padded([], ['--resume'], env))[0]).toMatch(/^There is no pad to go on with/);
  });

  it('is a record without deals, which check can read', async () => {
    const { env, directories } = newHome();
    await padded([NAMES, 'truus', 'rik truus riet 6'], ['-V', 'pagat'], env);
    const folder = path.join(path.dirname(directories.matches), 'pads');
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.rik'));
    expect(await rikken(['check', path.join(folder, file)])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('without a home nothing is written, and that is said', async () => {
    const lines = await padded([NAMES, 'truus', 'pas'], ['-V', 'pagat'], {});
    expect(lines).toContain('This pad is not kept: there is no place to write to.');
  });

  it('refuses a pad that is not there, and options that exclude each other', async () => {
    const { env } = newHome();
    const missing = await rikken(['pad', '--resume', '2020-01-01-1'], { env });
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toMatch(/^There is no pad 2020-01-01-1/);
    expect((await rikken(['pad', '--resume', 'x', '--new'], { env })).stderr).toMatch(/exclude each other/);
  });
});
