import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { headerText, newHeader } from '../../src/notation/index.js';
import { simulate } from '../../src/session/simulate.js';
import { endOf, screenText, waitForTurn } from './support/atTable.js';
import { newHome, startInTerminal } from './support/program.js';

const HANGS = 30_000;

let record: string;

beforeAll(async () => {
  const texts = [headerText(newHeader({ ruleset: pagat, players: 4 }))];
  const seats = ['heuristic', 'heuristic', 'heuristic', 'heuristic', ''] as const;
  const onRecord = (text: string): void => void texts.push(text);
  await simulate({ ruleset: pagat, players: 4, seats, seed: 'old', deals: 2, onRecord });
  record = texts.join('');
});

describe('recorded deals in a terminal', { timeout: 60_000 }, () => {
  test('are walked through with a key for every step', async () => {
    const env = newHome();
    const file = path.join(env.HOME, 'record.rik');
    writeFileSync(file, record);
    const program = startInTerminal(`replay --step ${file}`, { env });
    await program.waitForText(/deal 1 of/, HANGS);
    while (!/trick 3|Deal 1/.test(screenText(program))) {
      await program.waitForText(/Enter go on/, HANGS);
      const before = screenText(program);
      program.send('\r');
      await program.emulator.waitFor(() => screenText(program) !== before, 'the next step', HANGS);
    }
    program.send('q');
    expect(await endOf(program)).toMatchObject({ status: 0, isRestored: true, after: '' });
  });

  test('are played again from the deal that was asked for', async () => {
    const env = newHome();
    const file = path.join(env.HOME, 'record.rik');
    writeFileSync(file, record);
    const program = startInTerminal(`replay --speed 5 --board 2 ${file}`, { env });
    await waitForTurn(program);
    const [, south = ''] = /\[Board "2"\][\s\S]*?\[Deal "N:\S+ \S+ (\S+)/.exec(record) ?? [];
    const ranks = screenText(program).match(/(10|[2-9JQKA])(?=[♠♥♦♣])/g) ?? [];
    expect(ranks.map((rank) => rank.replace('10', 'T')).toSorted()).toEqual(
      [...south.replaceAll('.', '')].toSorted(),
    );
    program.send('q');
    const end = await endOf(program);
    expect(end).toMatchObject({ status: 0, isRestored: true });
    expect(end.after).toMatch(/^Deals played again are not saved; /);
  });
});
