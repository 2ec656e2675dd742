import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { rikken } from './support/rikken.js';
import { mayChooseGame, playsOpenHand, seedWhere, sitsOut } from './support/seeds.js';
import { atKeyboard, newHome, offered, type Person, takesFirst } from './support/table.js';

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

const WATCH_OR_SKIP = /^Watch this deal .* watch skip$/;

/** Answers as `takesFirst`, and watches every deal that he sits out. */
const watches: Person = (line) => (WATCH_OR_SKIP.test(line) ? '' : takesFirst(line));

/** A club that has a name for a contract of its own. */
const CLUB = {
  extends: 'pagat',
  name: 'De Soos',
  contracts: { rik: { name: 'meegaan' } },
};

function onlyRecord(directory: string): string {
  const [name, ...others] = readdirSync(directory).filter((file) => file.endsWith('.rik'));
  if (name === undefined || others.length > 0) throw new Error(`not one record in ${directory}`);
  return path.join(directory, name);
}

describe.each(RULESETS.map(({ id }) => id))('a match of %s', (id) => {
  test.each([3, 4, 5])('is played and kept as a right record by %d', async (players) => {
    const { env, directories } = newHome();
    const words = `-V ${id} -p ${players} --deals 1 -s table`;
    const { code, stdout, stderr } = await atKeyboard(words, env, watches);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(linesOf(stdout)[0]).toBe(`Rikken: ${id}, one deal, seed table.`);
    expect(linesOf(stdout).at(-1)).toMatch(/^End of the match, won by /);
    const file = onlyRecord(directories.finished);
    expect(await rikken(['check', file])).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a game that the last to speak chooses', () => {
  test('is offered, chosen by its name, played and told', async () => {
    const seed = await seedWhere({ ruleset: punten, players: 4, isFound: mayChooseGame });
    const { env, directories } = newHome();
    const person: Person = (line) => (line.includes(' game:schoppen-mie') ? 'Schoppen mie' : watches(line));
    const { stdout } = await atKeyboard(`-V punten --deals 1 -s ${seed}`, env, person);
    expect(stdout).toMatch(/^Your bid\? rik rik-beter piek misere .*game:een-of-vijf game:schoppen-mie$/m);
    expect(stdout).toMatch(/^You: schoppen mie\.$/m);
    expect(stdout).toMatch(/^schoppen mie: queen of spades to \w+, last trick to \w+\.$/m);
    expect(stdout).toMatch(/^Points: .*-\d/m);
    expect(readFileSync(onlyRecord(directories.finished), 'utf8')).toMatch(
      / game:schoppen-mie\n\[Contract "schoppen-mie"\]/,
    );
  });

  test('is refused with the reason to everybody else', async () => {
    let tried = false;
    let reply: string | null = null;
    await atKeyboard('-V punten --deals 1 -s table', newHome().env, (line) => {
      if (tried) {
        reply ??= line;
        return null;
      }
      tried = offered(line) !== null && !line.includes('game:');
      return tried ? 'game:schoppen-mie' : takesFirst(line);
    });
    expect(reply).toMatch(/schoppen mie.* You can answer: /i);
  });
});

describe('five players', () => {
  const sitOutSeed = (): Promise<string> => seedWhere({ ruleset: pagat, players: 5, isFound: sitsOut });

  test('have a dealer who sits out and watches what the others do', async () => {
    const { stdout } = await atKeyboard(`-p 5 --deals 1 -s ${await sitOutSeed()}`, newHome().env, watches);
    const lines = linesOf(stdout);
    expect(lines[1]).toBe(
      'At the table: Sjef (north), Riet (east), You (south), Harrie (west), Truus (fifth player).',
    );
    expect(lines).toContain('You are the dealer and sit this deal out.');
    expect(lines.filter((line) => line.startsWith('Trick '))).toHaveLength(13);
    expect(stdout).not.toMatch(/^Your hand/m);
    expect(stdout).toMatch(/^Points: .*You 0/m);
  });

  test('have a dealer who may skip to the result', async () => {
    const skips: Person = (line) => (WATCH_OR_SKIP.test(line) ? 'skip' : takesFirst(line));
    const { code, stdout } = await atKeyboard(
      `-p 5 --deals 1 -s ${await sitOutSeed()}`,
      newHome().env,
      skips,
    );
    expect(code).toBe(0);
    const lines = linesOf(stdout);
    const asked = lines.findIndex((line) => WATCH_OR_SKIP.test(line));
    expect(lines[asked + 1]).toMatch(/ by .*: (made|lost|failed)|All pass/);
    expect(lines[asked + 2]).toMatch(/^Hand of /);
    expect(lines.at(-1)).toMatch(/^End of the match/);
  });

  test('have a dealer who can ask and leave before he decides, and go on by watching', async () => {
    const { env } = newHome();
    const answers = ['hello', 's', 'q'];
    const leaves: Person = (line) =>
      WATCH_OR_SKIP.test(line) || line.startsWith('No deal is') || line.includes('means nothing')
        ? answers.shift()
        : takesFirst(line);
    const first = await atKeyboard(`-p 5 --deals 1 -s ${await sitOutSeed()}`, env, leaves);
    expect(first.stdout).toContain('"hello" means nothing here. You can answer: watch skip');
    expect(linesOf(first.stdout).at(-1)).toMatch(/is saved/);
    const { stdout } = await atKeyboard('', env, watches);
    expect(linesOf(stdout)[0]).toMatch(/goes on, at deal 1/);
    expect(linesOf(stdout).at(-1)).toMatch(/^End of the match/);
  });

  test('are not asked with --auto, which reads nothing', async () => {
    const { stdout } = await atKeyboard(
      `-p 5 --deals 1 -s ${await sitOutSeed()} --auto`,
      newHome().env,
      () => {
        return undefined;
      },
    );
    expect(stdout).not.toMatch(WATCH_OR_SKIP);
    expect(linesOf(stdout).at(-1)).toMatch(/^End of the match/);
  });
});

describe('three players', () => {
  test('are three, and the person plays the open hand when it is his to play', async () => {
    const seed = await seedWhere({ ruleset: pagat, players: 3, isFound: playsOpenHand });
    const { env, directories } = newHome();
    const { stdout } = await atKeyboard(`-p 3 --deals 1 -s ${seed}`, env, watches);
    const lines = linesOf(stdout);
    expect(lines[1]).toBe('At the table: Harrie (north), Truus (east), You (south).');
    const laid = lines.findIndex((line) => line.startsWith('Cards of the open hand: '));
    expect(lines[laid]?.slice('Cards of the open hand: '.length).split(' ')).toHaveLength(13);
    const [, card = ''] = /^Which card does the open hand (?:play|lead)\? (\S+)/m.exec(stdout) ?? [];
    expect(lines).toContain(`Open hand: ${card}.`);
    expect(stdout).toMatch(/^Trick 1: .* Tricks: Harrie \d, Truus \d, You \d, Open hand \d$/m);
    expect(stdout).toMatch(/^Points: Harrie [+-]?\d+, Truus [+-]?\d+, You [+-]?\d+$/m);
    expect(await rikken(['check', onlyRecord(directories.finished)])).toMatchObject({ code: 0 });
  });
});

describe('a match with rules of its own', () => {
  /** Plays three questions, leaves, goes on to the end; returns the record. */
  async function leftAndResumed(words: string): Promise<{ first: string; record: string; resumed: string }> {
    const { env, directories } = newHome();
    let left = 3;
    const { stdout: first } = await atKeyboard(words, env, (line) => {
      if (offered(line) !== null) left -= 1;
      return left < 0 ? 'q' : watches(line);
    });
    const { stdout: resumed } = await atKeyboard('', env, watches);
    const file = onlyRecord(directories.finished);
    expect(await rikken(['check', file])).toMatchObject({ code: 0, stderr: '' });
    return { first, resumed, record: readFileSync(file, 'utf8') };
  }

  test('goes on with its ruleset, house rules and players', async () => {
    const words = '-V toernooi -r shuffle=riffle -r troela=mandatory -p 5 --deals 1 -s rules --seat X';
    const { resumed, record } = await leftAndResumed(words);
    expect(linesOf(resumed)[1]).toBe('Rikken: toernooi, one deal, seed rules.');
    expect(linesOf(resumed)[2]).toMatch(/You \(fifth player\)\.$/);
    expect(record).toMatch(/^\[Rules ".*shuffle=riffle.*troela=mandatory.*"\]$/m);
    expect(record).toMatch(/^\[Human "X"\]$/m);
  });

  test("goes on with a club's own file, also when that is gone", async () => {
    const { env } = newHome();
    const club = path.join(env.HOME ?? '', 'club.json');
    writeFileSync(club, JSON.stringify(CLUB));
    const { first, resumed, record } = await leftAndResumed(`-V ${club} --deals 1 -s club`);
    expect(linesOf(first)[0]).toBe('Rikken: De Soos, one deal, seed club.');
    expect(linesOf(resumed)[1]).toBe('Rikken: De Soos, one deal, seed club.');
    expect(first).toMatch(/meegaan/);
    expect(record).toMatch(/^\[Club "De Soos"\]$/m);
    expect(record).not.toMatch(/^\[Ruleset /m);
  });

  test('shows its rules, house rules included, when asked', async () => {
    const words = ['--plain', '-V', 'punten', '-r', 'spadeBan=5', '-p', '5', '-s', 'x'];
    const { stdout } = await rikken(words, { input: ['rules\n'], env: newHome().env });
    expect(stdout).toMatch(/\(punten\)$/m);
    expect(stdout).toContain('spadeBan=5');
  });

  test('says how long it takes, in rounds and minutes too', async () => {
    const opening = async (rule: string) =>
      linesOf((await rikken(['--plain', '-s', 'x', '-r', rule], { env: newHome().env })).stdout)[0];
    expect(await opening('rounds=2')).toBe('Rikken: pagat, 2 rounds, seed x.');
    expect(await opening('minutes=30')).toBe('Rikken: pagat, 30 minutes, seed x.');
  });
});

describe('replay', () => {
  test.each(['met-troef -p 3', 'punten -p 5', 'brabants -p 4'])(
    'deals the cards of %s again',
    async (table) => {
      const { env, directories } = newHome();
      const played = await atKeyboard(`-V ${table} --deals 1 -s again`, env, watches);
      const file = onlyRecord(directories.finished);
      const again = await atKeyboard(`replay ${file}`, env, watches);
      expect(again).toMatchObject({ code: 0, stderr: '' });
      const hand = /^Your hand: .*$/m;
      expect(hand.exec(again.stdout)?.[0]).toBe(hand.exec(played.stdout)?.[0]);
      const stepped = await rikken(['replay', '--step', file], { env });
      expect(stepped).toMatchObject({ code: 0, stderr: '' });
      expect(stepped.stdout).toMatch(/^End of the match/m);
    },
  );
});
