import { describe, expect, test } from 'vitest';
import { coachFor } from '../../../src/cli/match/coach.js';
import { shownNames } from '../../../src/cli/match/names.js';
import { type MatchSetup, namesAround } from '../../../src/cli/match/setup.js';
import { openingLines, questionLines, stepLines, type Voice } from '../../../src/cli/plain/lines.js';
import { askedIn, commandLines } from '../../../src/cli/plain/replies.js';
import type { Event } from '../../../src/engine/event.js';
import { observe, observeEvents } from '../../../src/engine/observation.js';
import type { Ruleset } from '../../../src/engine/ruleset.js';
import { brabants } from '../../../src/engine/rulesets/brabants.js';
import { metTroef } from '../../../src/engine/rulesets/metTroef.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { type PlayerCount, perSeat, type Seat } from '../../../src/engine/seats.js';
import { type GameState, hasTurn } from '../../../src/engine/state.js';
import { type Language, textsIn } from '../../../src/i18n/index.js';
import { labelsFor } from '../../../src/i18n/labels.js';
import { applyHouseRules } from '../../../src/notation/index.js';
import { finishedBy } from '../../../src/session/finishedDeal.js';
import { anything, type Chooser, randomMatch } from '../../support/randomPlay.js';
import { deal } from '../../support/table.js';

function withRules(preset: Ruleset, rules: string): Ruleset {
  const applied = applyHouseRules(preset, rules);
  if (!applied.ok) throw new Error(`${applied.error.code} ${applied.error.found}`);
  return applied.value;
}

/** Passes whenever that is allowed, so that special games are played. */
const passing: Chooser = (state, legal, random) =>
  legal.find(({ type }) => type === 'pass') ?? anything(state, legal, random);

/** Somebody's view of a table with these rules. */
class Listener {
  readonly voice: Voice;
  readonly setup: MatchSetup;
  readonly #states: { events: readonly Event[]; before: GameState; after: GameState }[];

  constructor(
    ruleset: Ruleset,
    options: {
      players?: PlayerCount;
      seed?: string;
      deals?: number;
      language?: Language;
      choose?: Chooser;
    } = {},
  ) {
    const { players = 4, seed = 'lines', deals = 1, language = 'en', choose = passing } = options;
    const names = namesAround(players, 2);
    this.setup = { ruleset, players, seed, seat: 2, bots: perSeat(() => 'random'), practice: false, names };
    const texts = textsIn(language);
    const labels = labelsFor(shownNames(texts, this.setup), true);
    this.voice = { texts, labels, coach: coachFor(texts, labels, false) };
    this.#states = [...randomMatch(seed, deals, choose, ruleset, players)].map(({ before, step }) => ({
      before,
      events: step.events,
      after: step.state,
    }));
  }

  /** What is told in the steps in which something of this type happens. */
  hears(type: Event['type'], seat: Seat = 2): readonly string[] {
    return this.#states
      .filter(({ events }) => events.some((event) => event.type === type))
      .flatMap(({ events, after }) => {
        const told = observeEvents(events, seat).filter((event) => event.type === type);
        return stepLines(this.voice, told, observe(after, seat));
      });
  }

  /** What the hand command says to the south in the first state of this kind. */
  hand(isWanted: (state: GameState) => boolean): readonly string[] {
    const state = this.#states.find(({ after }) => isWanted(after))?.after;
    if (state === undefined) throw new Error('there was no such state');
    return commandLines('hand', askedIn(this.voice, observe(state, 2), []));
  }

  /** The score sheet at the end. */
  scores(): readonly string[] {
    const finished = this.#states.flatMap(({ before, after }) => finishedBy(before, after) ?? []);
    const last = this.#states.at(-1)?.after;
    if (last === undefined) throw new Error('nothing was played');
    return commandLines('scores', askedIn(this.voice, observe(last, 2), finished));
  }

  /** What the first question of the play says that somebody is asked for the open hand. */
  questionForOpenHand(): readonly string[] {
    const asked = this.#states.find(({ after }) => hasTurn(after) && after.turn !== after.by)?.after;
    if (asked === undefined || !hasTurn(asked)) throw new Error('nobody plays the open hand');
    return questionLines(this.voice, observe(asked, asked.by));
  }
}

describe('the result of a game without a contract', () => {
  test.each([
    ['een-of-vijf', /^een of vijf: (won by|nobody wins)/],
    ['een-vijf-elf', /^een vijf elf: (won by|nobody wins)/],
    ['schoppen-mie', /^schoppen mie: queen of spades to \w+, last trick to \w+\.$/],
    ['mie-en', /^mie en: (won by|nobody wins)/],
  ])('%s is told with the hands, the points and the totals', (game, result) => {
    const lines = new Listener(withRules(pagat, `troela=off passOut=${game}`)).hears('deal-settled');
    expect(lines[0]).toMatch(result);
    expect(lines.filter((line) => /^(Your hand|Hand of)/.test(line))).toHaveLength(4);
    expect(lines.at(-2)).toMatch(/^Points: /);
    expect(lines.at(-1)).toMatch(/^Totals: /);
  });

  test('names the queens that each took, where they count', () => {
    const lines = new Listener(withRules(pagat, 'troela=off passOut=mie-en')).hears('deal-settled');
    const counts = /^Queens: \w+ (\d), \w+ (\d), \w+ (\d), \w+ (\d)$/.exec(lines[1] ?? '')?.slice(1) ?? [];
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  test('names the totals that were compared, where nobody plays', () => {
    const rules = withRules(pagat, 'troela=off passOut=bedelen');
    const lines = new Listener(rules).hears('deal-settled');
    expect(lines[0]).toBe('bedelen: nobody wins.');
    expect(lines[1]).toMatch(/^Totals before: (\w+ 0, ){3}\w+ 0$/);
  });

  test('is in Dutch too', () => {
    const rules = withRules(pagat, 'troela=off passOut=mie-en');
    expect(new Listener(rules, { language: 'nl' }).hears('deal-settled')[1]).toMatch(/^Vrouwen: /);
  });

  test('stands on the score sheet by the name of the game', () => {
    const rules = withRules(pagat, 'troela=off passOut=mie-en');
    expect(new Listener(rules, { deals: 2 }).scores().map((line) => line.replace(/:.*/, ''))).toEqual([
      'Deal 1, mie en',
      'Deal 2, mie en',
    ]);
  });

  test('follows from everybody passing, which is told', () => {
    const rules = withRules(pagat, 'troela=off passOut=schoppen-mie');
    expect(new Listener(rules).hears('game-begun')).toEqual([expect.stringMatching(/schoppen mie\.$/)]);
  });
});

test('the card that is turned up is told with the hand that it went to', () => {
  const [line, ...others] = new Listener(metTroef).hears('card-turned');
  expect(others).toEqual([]);
  expect(line).toMatch(/: [SHDC](10|[2-9JQKA])\. Dealt to: (Truus|Sjef|You|Harrie)\.$/);
});

test('announced aces are told with who holds them and what stands then', () => {
  const announced = Array.from({ length: 20 }, (_, index) => `aces-${index}`).flatMap((seed) =>
    new Listener(brabants, { seed }).hears('aces-announced'),
  );
  expect(announced.length).toBeGreaterThan(0);
  for (const line of announced) expect(line).toMatch(/(Truus|Sjef|You|Harrie).*: mallure\.$/);
});

describe('five players', () => {
  const table = new Listener(pagat, { players: 5, deals: 5, choose: anything });

  test('sit out in turn: the dealer has no hand', () => {
    const lines = table.hears('dealt');
    const dealers = lines.flatMap((line) => /^Deal \d, dealer: (.*)\.$/.exec(line)?.[1] ?? []);
    expect(new Set(dealers).size).toBe(5);
    const own = lines.findIndex((line) => line.endsWith('dealer: You.'));
    expect(lines[own + 1]).toBe('You are the dealer and sit this deal out.');
    expect(lines.filter((line) => line.startsWith('Your hand: '))).toHaveLength(4);
  });

  test('have a dealer without a hand to look at', () => {
    const isOut = (state: GameState): boolean => hasTurn(state) && state.deal.dealer === 2;
    expect(table.hand(isOut)).toEqual(['You are the dealer and sit this deal out.']);
  });

  test('have tricks for the four who play, and points for all', () => {
    const [trick] = table.hears('trick-won');
    expect(trick?.match(/ \d(?=,|$)/g)).toHaveLength(4);
    const points = table.hears('deal-settled').find((line) => line.startsWith('Points: '));
    expect(points?.split(', ')).toHaveLength(5);
  });
});

describe('a praatje (R5.2)', () => {
  const { voice } = new Listener(pagat);
  const table = deal({
    dealer: 'W',
    hands: 'N:A52.K3.KQJT.QJT7 KJT.A54.A98.K985 Q873.QJ8762.7.A6 964.T9.65432.432',
  })
    .auction('pas pas pas open-misere-praatje')
    .play('HK HA HQ HT');

  test('is one line below the open hands', () => {
    const opened = table.events.filter(({ type }) => type === 'hands-laid-open');
    const lines = stepLines(voice, opened, table.seenBy('S'));
    expect(lines.at(-1)).toMatch(/^Praatje: All cards are known: in H \S+ must take a trick too many\.$/);
    expect(lines.filter((line) => line.startsWith('Praatje: '))).toHaveLength(1);
  });
});

describe('three players', () => {
  const table = new Listener(pagat, { players: 3, deals: 6, choose: anything });

  test('see the cards of the open hand when it is laid down', () => {
    const lines = table.hears('hands-laid-open');
    const [open = ''] = lines.filter((line) => line.startsWith('Cards of the open hand: '));
    expect(open.slice('Cards of the open hand: '.length).split(' ')).toHaveLength(13);
  });

  test('can look at their own cards and the open hand together', () => {
    const [own, open, ...others] = table.hand((state) => state.phase === 'play');
    expect(own).toMatch(/^Your hand: /);
    expect(open).toMatch(/^Cards of the open hand: /);
    expect(others).toEqual([]);
  });

  test('are asked for the open hand by its name', () => {
    const [first, second] = table.questionForOpenHand();
    const question = second ?? first;
    expect(question).toMatch(/^Which card does the open hand (play|lead)\? /);
    if (second !== undefined) expect(first).toMatch(/^Cards of the open hand: /);
  });

  test('see four hands and three scores in the result', () => {
    const lines = table.hears('deal-settled');
    expect(lines.some((line) => line.startsWith('Cards of the open hand: '))).toBe(true);
    for (const points of lines.filter((line) => line.startsWith('Points: '))) {
      expect(points.split(', ')).toHaveLength(3);
    }
  });

  test('sit at three seats', () => {
    expect(openingLines(table.voice, table.setup)[1]).toBe(
      'At the table: Harrie (north, random), Truus (east, random), You (south).',
    );
  });
});
