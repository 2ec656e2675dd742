import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/engine/action.js';
import { observe } from '../../src/engine/observation.js';
import { reduce } from '../../src/ui/reducer.js';
import type { TableState } from '../../src/ui/state.js';
import { card } from '../support/hands.js';
import { askedAt, PLAYER, pausedAt, press, waitingAt } from './support/setups.js';
import * as situations from './support/situations.js';

const play = (name: string): Action => ({ type: 'play', card: card(name), faceDown: false });

describe('choosing a bid', () => {
  const state = askedAt(situations.toSpeak());
  const bid = (keys: string): TableState['answer'] => press(state, keys).answer;

  it('passes with Enter', () => {
    expect(bid('enter')).toEqual({ type: 'pass' });
    expect(bid('space')).toEqual({ type: 'pass' });
  });

  it('moves down a column and across columns with arrows, and with j and k', () => {
    expect(bid('down enter')).toEqual({ type: 'bid', bid: 'rik' });
    expect(bid('j j k enter')).toEqual({ type: 'bid', bid: 'rik' });
    expect(bid('right enter')).toEqual({ type: 'bid', bid: 'alleen-9' });
    expect(bid('right down left enter')).toEqual({ type: 'bid', bid: 'rik' });
  });

  it('stays at the edges, and goes to the last bid from a longer column', () => {
    expect(press(state, 'up left').choice).toBe(0);
    expect(bid('down down down down down right right enter')).toEqual({ type: 'bid', bid: 'open-alleen-13' });
  });

  it('takes the key that stands before a bid at once, in every auction the same', () => {
    expect(bid('p')).toEqual({ type: 'pass' });
    expect(bid('1')).toEqual({ type: 'bid', bid: 'rik' });
    expect(bid('5')).toEqual({ type: 'bid', bid: 'piek' });
    expect(press(askedAt(situations.misereStands()), '5').answer).toEqual({ type: 'bid', bid: 'piek' });
  });
});

describe('naming trump and calling', () => {
  it('takes the highlighted one, or that of a digit or a capital', () => {
    const naming = askedAt(situations.toNameTrump());
    expect(press(naming, 'enter').answer).toEqual({ type: 'trump', suit: 3 });
    expect(press(naming, '2').answer).toEqual({ type: 'trump', suit: 1 });
    expect(press(naming, 'D').answer).toEqual({ type: 'trump', suit: 2 });
    const calling = askedAt(situations.toCall());
    expect(press(calling, 'down enter').answer).toEqual({ type: 'call', card: card('HA'), blind: false });
    expect(press(calling, 'S').answer).toEqual({ type: 'call', card: card('SA'), blind: false });
  });

  it('has the capitals of the language', () => {
    const naming = askedAt(situations.toNameTrump(), { language: 'nl' });
    expect(press(naming, 'R').answer).toEqual({ type: 'trump', suit: 2 });
    expect(press(naming, 'K').answer).toEqual({ type: 'trump', suit: 3 });
  });
});

describe('playing a card', () => {
  const state = askedAt(situations.oneTrick());

  it('moves through the hand and round its ends', () => {
    expect(press(state, 'home enter').answer).toEqual(play('ST'));
    expect(press(state, 'home right right enter').answer).toEqual(play('S8'));
    expect(press(state, 'home left enter').answer).toEqual(play('D6'));
    expect(press(state, 'end j enter').answer).toEqual(play('ST'));
    expect(press(state, 'end left k enter').answer).toEqual(play('DA'));
  });

  it('is done at once by the capital of its suit and its rank', () => {
    expect(press(state, 'S t').answer).toEqual(play('ST'));
    expect(press(state, 'S 0').answer).toEqual(play('ST'));
    expect(press(state, 'S 1').answer).toEqual(play('ST'));
    expect(press(state, 'H k').answer).toEqual(play('HK'));
    expect(press(state, 'D A').answer).toEqual(play('DA'));
    expect(press(state, 'C 7').answer).toEqual(play('C7'));
  });

  it('goes through a suit when its capital is pressed again', () => {
    expect(press(state, 'S S').cursor).toBe(card('S9'));
    expect(press(state, 'S S S S').cursor).toBe(card('ST'));
    expect(press(state, 'S S enter').answer).toEqual(play('S9'));
  });

  it('understands the letters of the language', () => {
    const dutch = askedAt(situations.oneTrick(), { language: 'nl' });
    expect(press(dutch, 'H h').answer).toEqual(play('HK'));
    expect(press(dutch, 'R 6').answer).toEqual(play('D6'));
    expect(press(dutch, 'K a').answer).toEqual(play('CA'));
  });

  it('can be thought better of after its suit', () => {
    const named = press(state, 'D');
    expect(named.cursor).toBe(card('DA'));
    expect(press(named, 'escape').namedSuit).toBeNull();
    expect(press(named, 'enter').answer).toEqual(play('DA'));
    expect(press(named, 'q').left).toBeNull();
    expect(press(named, 'q').remark).toEqual({ kind: 'not-held', suit: 2, rank: 10 });
  });

  it('does not happen with a card that the rules refuse', () => {
    const following = askedAt(situations.toFollow());
    const refused = press(following, 'C a');
    expect(refused.answer).toBeNull();
    expect(refused.cursor).toBe(card('CA'));
    expect(refused.remark).toEqual({ kind: 'illegal', action: play('CA') });
    expect(press(refused, 'left').remark).toBeNull();
  });
});

describe('the highlight', () => {
  it('stands on a legal card when the turn comes', () => {
    for (const situation of [
      situations.toFollow,
      situations.oneTrick,
      situations.praatje,
      situations.calledCardDue,
    ]) {
      const state = askedAt(situation());
      expect(press(state, 'enter').answer).not.toBeNull();
    }
  });

  it('stays where the player put it while others played, if that card may be played', () => {
    const observation = observe(situations.toFollow().state, PLAYER);
    const waiting = waitingAt(situations.toBeLed());
    const ahead = (keys: string) => reduce(press(waiting, keys), { type: 'asked', observation });
    expect(ahead('home right right right').cursor).toBe(card('HK'));
    expect(ahead('home').cursor).toBe(card('H7'));
  });
});

describe('a key never gets lost', () => {
  it('does nothing but end the pause while a trick is on show', () => {
    const shown = pausedAt(situations.oneTrick(), 'trick');
    for (const key of ['enter', 'space', 'x', 'right', 'S', 'escape', 'f5']) {
      const after = press(shown, key);
      expect(after.stage, key).toEqual({ kind: 'waiting' });
      expect({ ...after, stage: shown.stage }, key).toEqual(shown);
    }
    expect(press(shown, 'paste').stage).toEqual(shown.stage);
    expect(press(shown, 'q').left).toBe('quit');
  });

  it('is answered when somebody else has the turn, and does not play a card later', () => {
    const waiting = waitingAt(situations.threeCards());
    const early = press(waiting, 'enter');
    expect(early.remark).toEqual({ kind: 'not-your-turn' });
    expect(early.answer).toBeNull();
    const asked = reduce(early, { type: 'asked', observation: observe(situations.oneTrick().state, PLAYER) });
    expect(asked.answer).toBeNull();
    expect(asked.remark).toBeNull();
  });

  it('is told to be unknown when it means nothing', () => {
    expect(press(askedAt(situations.toFollow()), 'x').remark).toEqual({ kind: 'unknown-key' });
  });

  it('stops the clock of what is on show while something lies over it', () => {
    const looking = press(pausedAt(situations.oneTrick(), 'trick'), 's');
    const due = reduce(looking, { type: 'time-up', id: 1 });
    expect(due.stage.kind).toBe('pause');
    expect(press(due, 'escape').stage.kind).toBe('waiting');
    expect(press(looking, 'escape').stage.kind).toBe('pause');
  });

  it('counts for the question that is asked, not for an older wait', () => {
    const asked = askedAt(situations.toFollow());
    expect(reduce(asked, { type: 'time-up', id: 1 })).toBe(asked);
  });

  it('changes nothing any more when the player has left', () => {
    const left = press(askedAt(situations.toFollow()), 'q');
    expect(press(left, 'enter')).toBe(left);
  });
});
