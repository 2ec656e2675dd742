import { describe, expect, test } from 'vitest';
import { gameById, type Ruleset } from '../../src/engine/ruleset.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { gather } from '../../src/engine/rulesets/gather.js';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { limburgs } from '../../src/engine/rulesets/limburgs.js';
import { metTroef } from '../../src/engine/rulesets/metTroef.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { deal, letters, pagatWith } from '../support/table.js';

const GAMES = ['een-of-vijf', 'een-vijf-elf', 'schoppen-mie', 'mie-en', 'bedelen'];

const unitsOf = (ruleset: Ruleset): readonly (number | undefined)[] =>
  GAMES.map((id) => gameById(ruleset, id)?.unit);

describe('R10.0: what one player pays another', () => {
  test('every preset knows the five games', () => {
    for (const ruleset of RULESETS) expect(ruleset.games.map(({ id }) => id)).toEqual(GAMES);
  });

  test.each([
    ['pagat', pagat],
    ['brabants', brabants],
    ['limburgs', limburgs],
    ['met-troef', metTroef],
  ] as const)('one unit in %s', (_, ruleset) => {
    expect(unitsOf(ruleset)).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    ['punten', punten],
    ['toernooi', toernooi],
  ] as const)('ten in %s, five in schoppen-mie', (_, ruleset) => {
    expect(unitsOf(ruleset)).toEqual([10, 10, 5, 10, 10]);
  });

  test('gather credits winners only', () => {
    expect(gather.settlement).toBe('winners-only');
  });
});

describe('Section 10: all games are without trump, everyone for himself, and the left of the dealer leads', () => {
  test.each(GAMES.slice(0, 4))('%s', (game) => {
    const table = deal({
      dealer: 'S',
      hands: 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765',
      ruleset: pagatWith({ passOut: { kind: 'game', game } }),
    }).auction('pas pas pas pas');
    expect(table.turn).toBe('W');
    expect(table.deal).toMatchObject({ trump: null, partner: null, called: null, open: [] });
    // The highest of the suit led takes the trick, whatever else falls on it.
    const trick = table.play('HA H8 H5 H2 HK HT H7 H4 HQ H9 H6 H3 HJ C2 CA CT');
    expect(trick.trickWinners).toBe('W W W W');
    expect(letters(table.deal.active)).toBe('W N E S');
  });
});
