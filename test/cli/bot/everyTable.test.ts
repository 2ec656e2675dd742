import { describe, expect, test } from 'vitest';
import { botByName } from '../../../src/bots/index.js';
import { answer } from '../../../src/cli/bot/answer.js';
import { SEAT_LETTERS } from '../../../src/engine/seats.js';
import { textsIn } from '../../../src/i18n/index.js';
import { observedRecord, parseActionWord, shippedRulesets } from '../../../src/notation/index.js';
import { simRuleset } from '../../../src/session/randomDeals.js';
import { type Company, ownBots, type SimTable, simulateMatch } from '../../../src/session/simMatch.js';

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

/** A bot that is asked as a foreign program asks: by lines of text. */
const byLines: Company = (name) => {
  const bot = botByName(name);
  if (bot === null) throw new Error(`no bot ${name}`);
  return {
    act: (observation) => {
      // The open hand of three players answers to its own letter as well as to that of who plays it (R11.3).
      const seat = SEAT_LETTERS[observation.turn ?? observation.seat];
      const request = { id: 7, rik: observedRecord(observation), seat };
      const line = answer(textsIn('en'), bot, JSON.stringify(request), String);
      const { action }: { action?: string } = JSON.parse(line);
      const parsed = parseActionWord(action ?? '');
      if (!parsed.ok) throw new Error(`${line}\n${request.rik}`);
      return parsed.value;
    },
  };
};

describe('a bot that is asked by lines plays as one that is asked directly', { timeout: PATIENCE }, () => {
  const tables = shippedRulesets().flatMap((ruleset) =>
    ([3, 4, 5] as const).map((players) => [ruleset.id, players, ruleset] as const),
  );

  test.each(tables)('%s with %d players', async (id, players, ruleset) => {
    const table: SimTable = {
      ruleset: simRuleset(ruleset),
      players,
      // Weaker bots and stronger ones, so that the auction goes to many contracts.
      seats: ['heuristic', 'beginner', 'club', 'heuristic', 'sharp'],
      seed: `by lines, ${id}`,
      duplicate: false,
      record: true,
    };
    const task = { match: 1, deals: 2 };
    const asked = await simulateMatch(table, task, byLines);
    expect(asked).toEqual(await simulateMatch(table, task, ownBots));
  });
});
