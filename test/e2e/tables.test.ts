import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { mayChooseGame, playsOpenHand, seedWhere, sitsOut } from '../cli/support/seeds.js';
import { offered } from '../cli/support/table.js';
import { newHome, type PipedProgram, startWithPipes } from './support/program.js';

const PATIENCE = 60_000;

/** What somebody types when the output ends in this line; undefined when it asks nothing. */
type Answers = (line: string) => string | undefined;

const first: Answers = (line) => offered(line)?.[0];

/** Plays at the built program, line by line as a script on the other end of two pipes does. */
async function playThrough(program: PipedProgram, answers: Answers): Promise<string> {
  program.onLine((line) => {
    const answer = answers(line);
    if (answer !== undefined) program.send(`${answer}\n`);
  });
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** Whether the program itself finds the only finished match of a home to be right. */
async function expectRightRecord(env: { readonly HOME: string }): Promise<void> {
  const files = readdirSync(env.HOME, { recursive: true, encoding: 'utf8' });
  const record = files.find((file) => file.endsWith('.rik'));
  const check = startWithPipes(`check ${path.join(env.HOME, record ?? 'none')}`, env);
  expect(await check.ended).toMatchObject({ code: 0, stderr: '' });
}

describe('the built program at other tables', { timeout: PATIENCE }, () => {
  test('plays a game of another ruleset that the dealer has chosen', async () => {
    const seed = await seedWhere({ ruleset: punten, players: 4, isFound: mayChooseGame });
    const env = newHome();
    const program = startWithPipes(`-V punten --deals 2 -s ${seed}`, env);
    const stdout = await playThrough(program, (line) =>
      line.includes(' game:een-of-vijf') ? 'game:een-of-vijf' : first(line),
    );
    expect(stdout).toMatch(/^Rikken: punten, 2 deals, seed /);
    expect(stdout).toContain('You: een of vijf.');
    expect(stdout).toMatch(/^een of vijf: (won by|nobody wins)/m);
    expect(stdout).toContain('\nDeal 2, dealer: ');
    expect(stdout).toMatch(/End of the match, won by .*\n$/);
    await expectRightRecord(env);
  });

  test('plays with five, the dealer watching', async () => {
    const seed = await seedWhere({ ruleset: pagat, players: 5, isFound: sitsOut });
    const env = newHome();
    const program = startWithPipes(`-p 5 --deals 2 -s ${seed}`, env);
    const stdout = await playThrough(program, (line) =>
      line.endsWith(' watch skip') ? 'watch' : first(line),
    );
    const [, watched = '', played = ''] = stdout.split(/^Deal \d, dealer: /m);
    expect(watched).toMatch(/^You\.\nYou are the dealer and sit this deal out\.\n/);
    expect(watched).not.toMatch(/^Your /m);
    expect(watched.match(/^Trick \d+: /gm)).toHaveLength(13);
    expect(played).toMatch(/^Your bid\? /m);
    await expectRightRecord(env);
  });

  test('plays with three, the person also for the open hand', async () => {
    const seed = await seedWhere({ ruleset: pagat, players: 3, isFound: playsOpenHand });
    const env = newHome();
    const stdout = await playThrough(startWithPipes(`-p 3 --deals 1 -s ${seed}`, env), first);
    const questions = stdout.match(/^Which card does the open hand (?:play|lead)\? \S+/gm) ?? [];
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(stdout).toContain(`\nOpen hand: ${question.split(' ').at(-1)}.\n`);
    }
    await expectRightRecord(env);
  });

  test('simulates at every table', async () => {
    for (const table of ['-V toernooi -p 5', '-V brabants -p 3', '-V punten']) {
      const program = startWithPipes(`sim --deals 32 ${table} -s tables --json`, newHome());
      const { code, stdout } = await program.ended;
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ deals: 32 });
    }
  });
});
