import { describe, expect, it } from 'vitest';
import { heuristicBot } from '../../src/bots/heuristic/index.js';
import { legalActions } from '../../src/engine/legal.js';
import { observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import { actionWord } from '../../src/notation/index.js';
import { rikken } from '../cli/support/rikken.js';
import { handsInSight, positionOf, readSituations } from './files.js';

const situations = readSituations();
const themes = [...new Set(situations.map(({ theme }) => theme))];
const inTheme = (theme: string) => situations.filter((situation) => situation.theme === theme);
const titled = (theme: string) => inTheme(theme).map((situation) => [situation.title, situation] as const);
const named = situations.map((situation) => [`${situation.theme}/${situation.file}`, situation] as const);

/** The plays that every card player knows, each with the situation that shows it. */
const CLASSICS: readonly (readonly [play: string, situation: string])[] = [
  ['the cheapest winner', 'defence/last-hand-wins-cheaply'],
  ['third hand high', 'defence/third-hand-high'],
  ['second hand low', 'defence/second-hand-low'],
  ['last hand cheap', 'declaring/last-hand-ruffs-low'],
  ['no gift ruffs', 'defence/no-gift-ruff'],
  ['leading through the declarer', 'defence/through-the-declarer'],
  ['attacking his short suits', 'defence/attack-his-short-suit'],
  ['no trump on a winner of the own side', 'defence/no-trump-on-a-friends-winner'],
  ['the defenders looking for the partner', 'defence/looking-for-the-partner'],
  ['drawing trumps as long as it pays', 'declaring/trumps-from-the-top'],
  ['and no longer', 'inference/the-last-trump-is-partners'],
  ['finding the partner', 'declaring/find-the-partner'],
  ['establishing a side suit', 'declaring/long-suit-made-good'],
  ['ruffing with the short hand', 'three-players/ruff-in-the-open-hand'],
  ['a partner who does not show himself early', 'partnering/trump-for-declarer'],
  ['a partner who helps nevertheless', 'partnering/win-it-for-declarer'],
  ['who is void', 'inference/not-into-a-known-ruff'],
  ['where the called ace must be', 'inference/the-ace-must-fall-behind'],
  ['what its holder has given away (R6.6)', 'inference/partner-given-away-by-his-lead'],
  ['which cards are still out', 'inference/highest-of-the-suit-by-count'],
  ['calling the ace of a short suit', 'calling/the-ace-of-the-short-suit'],
  ['calling to promote', 'calling/the-ace-above-the-king'],
  ['calling blind', 'calling/blind-when-there-is-no-other-ace'],
  ['leading face down', 'calling/lead-face-down'],
  ['announcing three aces', 'troela/announced-when-due'],
  ['going over three aces', 'troela/a-certain-misere-goes-over-it'],
  ['the trump of the fourth ace', 'troela/partner-names-his-long-suit'],
  ['misère: shedding danger early', 'misere/shed-the-danger-early'],
  ['misère: keeping exits', 'misere/keep-the-twos'],
  ['misère: ducking high', 'misere/duck-as-high-as-possible'],
  ['several misères at once', 'misere/own-contract-first'],
  ['piek: the planned trick', 'piek/take-the-planned-trick'],
  ['a low lead from the exposed suit', 'open-hands/lead-into-the-suit-where-he-is-exposed'],
  ['keeping the low lead for later', 'defence-of-misere/low-lead-is-kept'],
  ['high cards on a friend’s trick', 'defence-of-misere/high-card-on-a-friends-trick'],
  ['playing as one with all hands open', 'praatje/play-as-one-with-all-hands-open'],
  ['playing as one with one hand open', 'praatje/only-his-hand-is-open'],
  ['a dealer who must bid', 'bidding/dealer-must-bid'],
  ['a game when everybody passes', 'special-games/dealer-chooses-a-game'],
  ['the open hand of three players', 'three-players/cheapest-winner-of-the-open-hand'],
  ['a table of five', 'five-players/win-it-for-declarer'],
];

/** Tables whose bidding is shown. */
const TABLES = ['pagat', 'gather', 'punten', 'brabants', 'met-troef', 'toernooi', 'huiskamer', 'oosterhout'];

describe('the situations together', () => {
  it.each(CLASSICS)('show %s', (_, situation) => {
    expect(named.map(([name]) => name)).toContain(situation);
  });

  it.each(TABLES)('have bidding under %s', (id) => {
    expect(inTheme('bidding').some(({ record }) => record.ruleset.id === id)).toBe(true);
  });

  it('are at least sixty, no two of them with the same title', () => {
    expect(situations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(situations.map(({ title }) => title)).size).toBe(situations.length);
  });
});

describe.each(themes)('%s', (theme) => {
  it.each(titled(theme))('%s', (_, situation) => {
    const state = positionOf(situation);
    const { action, reason } = heuristicBot.decide(observe(state, state.by), randomFor('situation'));
    expect(situation.expected).toContain(actionWord(action));
    if (situation.reasons.length > 0) expect(situation.reasons).toContain(reason.code);
  });
});

describe('every situation', () => {
  it.each(named)('says what it shows and why: %s', (_, { title, expected, why }) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(expected).not.toEqual([]);
  });

  it.each(named)('names legal actions only, and none both right and wrong: %s', (_, situation) => {
    const legal = legalActions(positionOf(situation)).map(actionWord);
    const { expected, never } = situation;
    for (const word of [...expected, ...never]) expect(legal).toContain(word);
    expect(expected.filter((word) => never.includes(word))).toEqual([]);
  });

  it.each(named)('holds just the hands that the seat to act sees: %s', (_, situation) => {
    expect(situation.record.deals[0]?.hands.value).toEqual(handsInSight(positionOf(situation)));
  });

  it.each(named)('gets the same hint from the command line: %s', async (_, { path, expected }) => {
    const { code, stdout, stderr } = await rikken(['hint', path, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(expected).toContain(JSON.parse(stdout).action);
  });
});
