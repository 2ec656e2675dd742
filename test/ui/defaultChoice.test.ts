import { describe, expect, it } from 'vitest';
import { cardName } from '../../src/engine/cards.js';
import { observe } from '../../src/engine/observation.js';
import { hasTurn } from '../../src/engine/state.js';
import { usualCard, usualChoice } from '../../src/ui/defaultChoice.js';
import { randomMatch } from '../support/randomPlay.js';
import { deal, type Table } from '../support/table.js';
import * as situations from './support/situations.js';

/** The card that Enter plays for whoever has the turn. */
function usual(table: Table): string {
  if (!hasTurn(table.state)) throw new Error('nobody has the turn');
  const card = usualCard(observe(table.state, table.state.turn));
  return card === null ? 'none' : cardName(card);
}

describe('the card that Enter plays', () => {
  it('is the lowest one that follows suit when others are to play', () => {
    expect(usual(situations.toFollow())).toBe('H7');
  });

  it('takes the trick as cheaply as possible in the last hand', () => {
    const table = deal({ hands: 'N:9?.?.?.? T?.?.?.? J?.?.?.? KQ2.?.?.?' })
      .auction('alleen-8 pas pas pas')
      .say('trump:H');
    expect(usual(table.play('S9 ST SJ'))).toBe('SQ');
  });

  it('does not take a trick from a partner', () => {
    const hands = 'N:A98.A72.A86.8762 ?.QT5?.?.? ?.K43?.?.A? ?.J96?.?.?';
    const table = deal({ dealer: 'N', hands }).auction('pas pas pas troela').say('trump:D');
    expect(usual(table.play('H5 HK H9'))).toBe('H2');
    expect(usual(table.play('HQ H3 H9'))).toBe('HA');
  });

  it('is the ace of a side suit when it is the lead', () => {
    expect(usual(situations.oneTrick())).toBe('DA');
  });

  it('stays below the trick where no trick may be taken', () => {
    const table = deal({ hands: 'N:?.9?.?.? ?.KT82.?.? ?.?.?.? ?' }).auction('pas misere pas pas').play('H9');
    expect(usual(table)).toBe('H8');
  });

  it('is legal at every moment of random matches, as is the choice of a bid, trump and call', () => {
    let decisions = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { before } of randomMatch(seed, 6)) {
        if (!hasTurn(before)) continue;
        const observation = observe(before, before.turn);
        decisions += 1;
        if (before.phase !== 'play') {
          expect(observation.legal[usualChoice(observation)]).toBeDefined();
          continue;
        }
        const card = usualCard(observation);
        expect(observation.legal.some((action) => action.type === 'play' && action.card === card)).toBe(true);
      }
    }
    expect(decisions).toBeGreaterThan(1000);
  });
});

describe('what is highlighted first', () => {
  const choice = (table: Table, letter: 'S' | 'N') => {
    const observation = table.seenBy(letter);
    return observation.legal[usualChoice(observation)];
  };

  it('is to pass, the longest suit, and the card of the shortest suit', () => {
    expect(choice(situations.toSpeak(), 'S')).toEqual({ type: 'pass' });
    expect(choice(situations.toNameTrump(), 'S')).toEqual({ type: 'trump', suit: 3 });
    expect(choice(situations.toCall(), 'S')).toMatchObject({ type: 'call', blind: false });
  });

  it('is the bid of a duty where passing is not allowed', () => {
    expect(choice(situations.threeAces(), 'S')).toEqual({ type: 'bid', bid: 'troela' });
  });
});
