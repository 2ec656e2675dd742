import { describe, expect, it } from 'vitest';
import { BEGINNER, type Character, SHARP } from '../../src/bots/heuristic/character.js';
import { expectedCount, type Knowledge } from '../../src/bots/heuristic/knowledge.js';
import { type Situation, situationOf } from '../../src/bots/heuristic/play/situation.js';
import { ANY_RANK } from '../../src/bots/heuristic/ranks.js';
import { countRanks, has } from '../../src/engine/cardSet.js';
import { SPADES } from '../../src/engine/cards.js';
import { observe } from '../../src/engine/observation.js';
import type { SeatLetter } from '../../src/engine/seats.js';
import { card } from '../support/hands.js';
import { deal, seat, type Table } from '../support/table.js';

function seenBy(table: Table, letter: SeatLetter, character: Character = SHARP): Situation {
  const observation = observe(table.state, seat(letter));
  if (observation.deal === null) throw new Error('no deal');
  return situationOf(observation, observation.deal, character);
}

/** N plays rik, spades are trump, the ace of hearts is called; S holds it. */
const rik = (): Table =>
  deal({ hands: 'N:KQJ865.74.J73.92 A3.T96?.542.? T7.AQ5.KQ6.? 942.832.AT98.J43' })
    .auction('rik pas pas pas')
    .say('trump:S call:HA');

/** W takes the first trick with the ace of diamonds before E's eyes, and goes on with this. */
const ledByWest = (cards: string): Table => rik().play(`D7 D4 D6 DA ${cards}`);

describe('who the hidden partner may be', () => {
  const sides = (table: Table, character: Character = SHARP) => seenBy(table, 'E', character).side;

  it('every suspect is as likely as another before anything is played', () => {
    expect(sides(rik())[seat('S')]).toBeCloseTo(0.5);
    expect(sides(rik())[seat('W')]).toBeCloseTo(0.5);
  });

  it('a lead of trump looks like help for declarer, a lead of another suit does not (R6.6)', () => {
    const trump = sides(ledByWest('S2 S5'));
    const other = sides(ledByWest('C3 C2'));
    // For a defender the number is the chance that the other one defends too.
    expect(trump[seat('W')]).toBeLessThan(other[seat('W')]);
    expect(trump[seat('S')] + trump[seat('W')]).toBeCloseTo(1);
  });

  it('who does not infer takes every suspect for as likely as another', () => {
    expect(sides(ledByWest('S2 S5'), BEGINNER)[seat('W')]).toBeCloseTo(0.5);
  });
});

describe('how many trumps are expected where', () => {
  const trumpsOf = (known: Knowledge, letter: SeatLetter): number =>
    expectedCount(known, seat(letter), SPADES, ANY_RANK);

  it('declarer has the most of them, less those he has played', () => {
    const { known } = seenBy(rik(), 'E');
    expect(trumpsOf(known, 'N')).toBeGreaterThan(2 * trumpsOf(known, 'W'));
    const later = seenBy(rik().play('SK S3 S7 S2'), 'E').known;
    expect(trumpsOf(later, 'N')).toBeLessThan(trumpsOf(known, 'N'));
  });

  it('in a troela the partner who named them has more than the announcer (R5.3)', () => {
    const table = deal({ hands: 'N:A5.A432.A543.543 ?.?.?.A ? ?' })
      .auction('troela pas pas pas')
      .say('trump:S');
    const { known } = seenBy(table, 'W');
    expect(trumpsOf(known, 'E')).toBeGreaterThan(trumpsOf(known, 'N'));
  });

  it('those of the hidden hands add up to those that are out', () => {
    const { known } = seenBy(rik(), 'E');
    expect(trumpsOf(known, 'N') + trumpsOf(known, 'S') + trumpsOf(known, 'W')).toBeCloseTo(
      countRanks(known.others[SPADES]),
    );
  });
});

describe('what is still in mind', () => {
  const afterThreeTricks = (): Table =>
    deal({ hands: 'N:AKQJ96.A42.K3.92 T5.86?.?.? 73.73?.?.? 842.95?.?.?' })
      .auction('alleen-8 pas pas pas')
      .say('trump:S')
      .play('SA S5 S3 S2 SK ST S7 S4 HA H6 H3 H5');

  it('the best players know every card that has been played', () => {
    expect(has(seenBy(afterThreeTricks(), 'S').known.others, card('S2'))).toBe(false);
  });

  it('a beginner remembers the last trick and the aces, and takes older small cards to be out still', () => {
    const { others } = seenBy(afterThreeTricks(), 'S', BEGINNER).known;
    expect(has(others, card('S2'))).toBe(true);
    expect(has(others, card('SA'))).toBe(false);
    expect(has(others, card('H6'))).toBe(false);
  });
});
