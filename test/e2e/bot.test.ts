import { describe, expect, test } from 'vitest';
import { newHome, startWithPipes } from './support/program.js';

const NOTHING =
  '% RIK 1\n[Ruleset "pagat"]\n\n[Board "1"]\n[Dealer "W"]\n[Deal "N:8532.952.J974.84 ? ? ?"]\n[Auction "N"]\n';

const request = (id: number): string => `${JSON.stringify({ id, rik: NOTHING, seat: 'N' })}\n`;

/** The report of a simulation without its speed and the names of its bots. */
async function simulated(seats: string, home: ReturnType<typeof newHome>, table: string) {
  const program = startWithPipes(`sim ${table} --deals 3 -s same --json --seats ${seats}`, home);
  program.end();
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { dealsPerSecond: _, bots, ...report } = JSON.parse(stdout);
  return { ...report, bots: bots.map(({ bot: __, ...numbers }: { bot: string }) => numbers) };
}

describe('rikken bot as a program', () => {
  test('answers each request as it comes, and ends with its input', async () => {
    const program = startWithPipes('bot', newHome());
    const lines: string[] = [];
    program.onLine((line) => lines.push(line));
    for (const id of [1, 2, 3]) {
      program.send(request(id));
      await program.waitForText(`{"id":${id},"action":"pas"`);
    }
    expect(lines).toHaveLength(3);
    program.end();
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('says nothing when nobody reads its answers any more', async () => {
    const program = startWithPipes('bot', newHome());
    program.send(request(1));
    await program.waitForText('"id":1');
    program.stopReading();
    program.send(Array.from({ length: 2000 }, (_, index) => request(index)).join(''));
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('plays at a table of ours as the bot inside does', { timeout: 60_000 }, async () => {
    const home = newHome();
    // The program sits in the folder of the project, from where the test is run.
    const foreign = `exec:node\u00a0bin/rikken.js\u00a0bot`;
    const table = '-V huiskamer -p 3';
    expect(await simulated(foreign, home, table)).toEqual(await simulated('heuristic', home, table));
  });
});
