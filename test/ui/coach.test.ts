import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/engine/action.js';
import { observe, observeEvents } from '../../src/engine/observation.js';
import { LANGUAGES, textsIn } from '../../src/i18n/index.js';
import { reduce } from '../../src/ui/reducer.js';
import type { TableState } from '../../src/ui/state.js';
import { coachLines, lessonLines } from '../../src/ui/viewModel/lessons.js';
import { card } from '../support/hands.js';
import type { Table } from '../support/table.js';
import { lastLegal, manyLessons } from './support/coaches.js';
import { textOf } from './support/drawn.js';
import { askedAt, PLAYER, press, resultAt, SMALL, waitingAt } from './support/setups.js';
import * as situations from './support/situations.js';

const play = (name: string): Action => ({ type: 'play', card: card(name), faceDown: false });

const said = (state: TableState): string => coachLines(state, 78).join(' ');

const hinted = (table: Table): TableState => press(askedAt(table, { coach: lastLegal(false) }), 'h');

describe('a hint', () => {
  it('says what the bot would do and why, and moves the highlight there', () => {
    const bidding = hinted(situations.toSpeak());
    expect(said(bidding)).toBe('Hint: open 13 alleen. Last is best.');
    expect(press(bidding, 'enter').answer).toEqual({ type: 'bid', bid: 'open-alleen-13' });
    const naming = hinted(situations.toNameTrump());
    expect(said(naming)).toContain('Hint: ♣ as trump.');
    expect(press(naming, 'enter').answer).toEqual({ type: 'trump', suit: 3 });
    const calling = hinted(situations.toCall());
    expect(said(calling)).toContain('Hint: call A♥.');
    expect(press(calling, 'enter').answer).toEqual({ type: 'call', card: card('HA'), blind: false });
    const playing = hinted(situations.toFollow());
    expect(said(playing)).toMatch(/^Hint: [KQ7]♥\. Last is best\.$/);
    expect(press(playing, 'enter').answer).toEqual(playing.hint?.action);
  });

  it('turns the lead face down when that is what the bot would do', () => {
    const state = hinted(situations.toLeadBlind());
    expect(said(state)).toContain('face down');
    expect(press(state, 'enter').answer).toMatchObject({ type: 'play', faceDown: true });
  });

  it('decides nothing, and stands on the screen with the hand above it', () => {
    const state = hinted(situations.oneTrick());
    expect(state.answer).toBeNull();
    const screen = textOf(state);
    expect(screen).toContain('Last is best.');
    expect(screen).toContain('╰──');
  });

  it.each(['h', 'escape', 'right', 'S', '?', 'x', 'paste'])('goes with the key %s', (key) => {
    expect(press(hinted(situations.oneTrick()), key).hint).toBeNull();
  });

  it('is not given while others play, nor where nobody gives hints', () => {
    const others = waitingAt(situations.threeCards(), { coach: lastLegal(false) });
    expect(press(others, 'h').hint).toBeNull();
    expect(press(askedAt(situations.oneTrick()), 'h').remark).toEqual({ kind: 'unknown-key' });
  });

  it('is a king where the rank of a card is awaited in Dutch', () => {
    const state = askedAt(situations.oneTrick(), { language: 'nl', coach: lastLegal(false) });
    expect(press(state, 'H h').answer).toEqual(play('HK'));
  });
});

describe('practice', () => {
  const asked = askedAt(situations.toFollow(), { coach: lastLegal(true) });
  const best = lastLegal(true).advise(asked.observation).action;
  const other = asked.observation.legal[0];
  const bestCard = best.type === 'play' ? best.card : null;
  const otherCard = other?.type === 'play' ? other.card : null;
  const different = press({ ...asked, cursor: otherCard }, 'enter');
  const same = press({ ...asked, cursor: bestCard }, 'enter');

  /** The player's next turn, after some events. */
  const nextTurn = (state: TableState): TableState => {
    const table = situations.oneTrick();
    const observation = observe(table.state, PLAYER);
    const events = observeEvents(table.events, PLAYER).filter(({ type }) => type === 'trick-won');
    return reduce(reduce(reduce(state, { type: 'taken' }), { type: 'shown', observation, events }), {
      type: 'asked',
      observation,
    });
  };

  it('says nothing before the player has chosen', () => {
    expect(asked.observation.legal.length).toBeGreaterThan(1);
    expect(said(asked)).toBe('');
  });

  it('says after another choice what the bot prefers, and takes the choice all the same', () => {
    expect(said(different)).toMatch(/^The bot prefers .*\. Last is best\.$/);
    expect(different.answer).toEqual(other);
    expect(different.stage.kind).toBe('waiting');
  });

  it('says nothing when the bot would have done the same', () => {
    expect(said(same)).toBe('');
    expect(same.choices).toBe(1);
    expect(said(nextTurn(same))).toBe('');
  });

  it('leaves the lesson where it is until the first key of the next turn', () => {
    const next = nextTurn(different);
    expect(said(next)).toContain('Last is best.');
    expect(said(press(next, 'right'))).toBe('');
  });

  it('leaves it while a trick is dismissed', () => {
    const paused = reduce(reduce(different, { type: 'taken' }), {
      type: 'paused',
      id: 7,
      kind: 'trick',
      timed: true,
    });
    expect(said(press(paused, 'enter'))).toContain('Last is best.');
  });

  it('says nothing about it outside practice', () => {
    const free = press(askedAt(situations.toSpeak(), { coach: lastLegal(false) }), 'enter');
    expect(said(free)).toBe('');
    expect(free.choices).toBe(0);
    expect(textOf(free)).not.toContain('practice');
  });

  it('stands in the header', () => {
    expect(textOf(asked).split('\n')[0]).toContain('practice');
  });

  it.each(LANGUAGES)('has a heading over the lessons that fits the smallest screen, in %s', (language) => {
    const { lessonsTitle } = textsIn(language).table;
    expect(lessonsTitle(17, 17).length).toBeLessThanOrEqual(58);
  });

  it('lists the lessons of the deal, also below its result, until the next deal', () => {
    const listed = press(nextTurn(different), 'w');
    const screen = textOf(listed);
    expect(screen).toContain('The bot chose otherwise at 1 of your 1 choices');
    expect(screen).toMatch(/trick 1: \S+♥/);
    const result = {
      ...resultAt(situations.settled(), { coach: lastLegal(true) }),
      lessons: listed.lessons,
      choices: 9,
    };
    expect(textOf(result).split('\n')[0]).toContain('bot chose otherwise: 1 of 9');
    expect(textOf(press(result, 'w'))).toContain('at 1 of your 9 choices');
    const dealt = situations.settled().next();
    const fresh = reduce(result, {
      type: 'shown',
      observation: observe(dealt.state, PLAYER),
      events: observeEvents(dealt.events, PLAYER).slice(-1),
    });
    expect([fresh.lessons, fresh.choices]).toEqual([[], 0]);
  });

  it('scrolls a list that is longer than the screen', () => {
    const state = press(manyLessons({ size: SMALL }), 'w');
    const lines = lessonLines(state, 58);
    expect(textOf(state)).toContain('trick 1:');
    const end = press(state, 'end');
    expect(textOf(end)).toContain('trick 12:');
    expect(textOf(end)).toContain(`of ${lines.length}`);
    expect(press(end, 'escape').overlay).toBeNull();
  });
});
