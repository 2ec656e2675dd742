import { describe, expect, it } from 'vitest';
import { SHARP } from '../../src/bots/heuristic/character.js';
import { chanceOfAny, type Knowledge, knowledgeOf } from '../../src/bots/heuristic/knowledge.js';
import { has } from '../../src/engine/cardSet.js';
import { HEARTS } from '../../src/engine/cards.js';
import { observe } from '../../src/engine/observation.js';
import { SEAT_LETTERS, type SeatLetter } from '../../src/engine/seats.js';
import { card } from '../support/hands.js';
import { deal, seat, type Table } from '../support/table.js';

function knownTo(table: Table, letter: SeatLetter): Knowledge {
  const observation = observe(table.state, seat(letter));
  if (observation.deal === null) throw new Error('no deal');
  return knowledgeOf(observation, observation.deal, SHARP);
}

const holders = (table: Table, letter: SeatLetter): string =>
  knownTo(table, letter)
    .holders.map((each) => SEAT_LETTERS[each])
    .join('');

/** N plays rik, spades are trump, the ace of hearts is called; S holds it. */
const rik = (): Table =>
  deal({ hands: 'N:KQJ865.74.A73.92 ?.T96?.542.? ?.AQ5.KQ6.? ?.832?.JT98.?' })
    .auction('rik pas pas pas')
    .say('trump:S call:HA');

describe('what a seat works out', () => {
  it('who does not follow suit is void in it', () => {
    const table = deal({ hands: 'N:AKQJ86.K42.A3.92 ?.-.?.? ?.?.?.? ?.?.?.?' })
      .auction('alleen-8 pas pas pas')
      .say('trump:S')
      .play('HK DQ');
    expect(knownTo(table, 'S').mayHold[seat('E')][HEARTS]).toBe(0);
    expect(knownTo(table, 'S').mayHold[seat('W')][HEARTS]).not.toBe(0);
  });

  it('a defender suspects both others of holding the called card, the declarer all three', () => {
    expect(holders(rik(), 'E')).toBe('SW');
    expect(holders(rik(), 'N')).toBe('ESW');
    expect(holders(rik(), 'S')).toBe('S');
  });

  it('who lets the called suit pass does not hold the called card', () => {
    const table = rik().play('H4 H6');
    expect(holders(table, 'N')).toBe('SW');
    expect(holders(table, 'W')).toBe('S');
  });

  it('nobody holds the called card once it has fallen', () => {
    expect(holders(rik().play('H4 H6 HA'), 'W')).toBe('');
  });

  it('the called card is in no other hand than those of the suspects', () => {
    const known = knownTo(rik().play('H4 H6'), 'W');
    expect(has(known.mayHold[seat('E')], card('HA'))).toBe(false);
    expect(has(known.mayHold[seat('S')], card('HA'))).toBe(true);
    expect(has(known.mayHold[seat('N')], card('HA'))).toBe(false);
  });

  it('a blind call says that the caller is void', () => {
    const table = deal({ hands: 'N:J8642.A753.-.AK62 ? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S call:DA:blind');
    expect(knownTo(table, 'E').mayHold[seat('N')][2]).toBe(0);
  });

  it('an open hand is known exactly, and what lies there is in no other hand', () => {
    const table = deal({ hands: 'N:7432.T64.J532.42 ?.?.?.? ?.?.?.? ?.?.?.?' }).auction(
      'open-misere pas pas pas',
    );
    const after = table.play(['HT', ...firstLegal(table.play('HT'), 3)].join(' '));
    const known = knownTo(after, 'E');
    expect(known.exact[seat('N')]).toBe(true);
    expect(chanceOfAny(known, seat('N'), HEARTS, 1 << 4)).toBe(1);
    expect(chanceOfAny(known, seat('W'), HEARTS, 1 << 4)).toBe(0);
  });
});

/** The first legal word of each of the next seats. */
function firstLegal(table: Table, count: number): readonly string[] {
  const [word] = table.legal.split(' ');
  if (count === 0 || word === undefined) return [];
  return [word, ...firstLegal(table.say(word), count - 1)];
}
