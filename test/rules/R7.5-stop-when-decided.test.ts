import { describe, expect, test } from 'vitest';
import type { Contract, Ruleset } from '../../src/engine/ruleset.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { deal, pagatWith, type Table, withRules } from '../support/table.js';

/** N has the four highest spades, E clubs, S diamonds, W hearts. */
const HANDS = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';

const bid = (auction: string, ruleset: Ruleset): Table =>
  deal({ dealer: 'W', hands: HANDS, ruleset }).auction(auction);

/** `pagat` with other amounts for one contract. */
const valued = (id: string, value: Partial<Contract['value']>): Ruleset =>
  pagatWith({
    stopWhenDecided: true,
    contracts: pagat.contracts.map((contract) =>
      contract.id === id ? { ...contract, value: { ...contract.value, ...value } } : contract,
    ),
  });

const tricksOf = (table: Table): number =>
  table.phase === 'play' ? table.deal.tricks.length : table.finished.deal.tricks.length;

const stopping = pagatWith({ stopWhenDecided: true });

describe('R7.5: where the ruleset says so, a deal ends when its contract is decided', () => {
  test('misère at the first trick', () => {
    const table = bid('misere pas pas pas', punten).play('SA ST S7 S4');
    expect(table.phase).toBe('deal');
    expect(tricksOf(table)).toBe(1);
    expect(table.score).toBe('N -75 E +25 S +25 W +25');
  });

  test('not before, and a misère that is kept is played to the end', () => {
    const table = bid('misere pas pas pas', punten).play('HT H7 H4 HA');
    expect(table.phase).toBe('play');
    const hands = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';
    const kept = deal({ dealer: 'W', hands, ruleset: punten }).auction('misere pas pas pas').playOut();
    expect(tricksOf(kept)).toBe(13);
    expect(kept.score).toBe('N +75 E -25 S -25 W -25');
  });

  test('piek at the second trick', () => {
    const one = bid('piek pas pas pas', punten).play('SA ST S7 S4');
    expect(one.phase).toBe('play');
    const two = one.play('SK S9 S6 S3');
    expect(two.phase).toBe('deal');
    expect(tricksOf(two)).toBe(2);
    expect(two.score).toBe('N -45 E +15 S +15 W +15');
  });

  test('a flat 13 alleen at the first lost trick', () => {
    const table = bid('open-misere-praatje alleen-13 pas pas pas', punten).say('trump:C');
    expect(table.contracts).toBe('E alleen-13');
    const won = table.play('C4 CA CT C7');
    expect(won.phase).toBe('play');
    const lost = won.play('H7 H4 HA H8');
    expect(lost.phase).toBe('deal');
    expect(tricksOf(lost)).toBe(2);
    expect(lost.score).toBe('N +70 E -210 S +70 W +70');
  });

  test('also the open forms', () => {
    const table = bid('open-misere pas pas pas', punten).play('SA ST S7 S4');
    expect(table.phase).toBe('deal');
    expect(table.score).toBe('N -150 E +50 S +50 W +50');
  });

  test('the match goes on with the next deal', () => {
    const table = bid('misere pas pas pas', punten).play('SA ST S7 S4');
    expect(table.state.match.settled).toBe(1);
    expect(table.next().phase).toBe('auction');
  });
});

describe('R7.5: never early where further tricks still count', () => {
  test('rik, with overtricks and undertricks to come', () => {
    const hands = 'N:AKQJT9.K2.A432.2 87.AQJ.KQJ.KQJT9 65.543.T5.A87654 432.T9876.9876.3';
    const table = deal({ dealer: 'W', hands, ruleset: punten })
      .auction('rik pas pas pas')
      .say('trump:S call:CA')
      .playOut();
    expect(tricksOf(table)).toBe(13);
  });

  test('a solo that has failed costs more with each trick', () => {
    const table = bid('rik alleen-8 pas pas pas', punten).say('trump:C').playOut();
    expect(table.contracts).toBe('E alleen-8');
    expect(table.finished.deal.taken[1]).toBeLessThan(8);
    expect(tricksOf(table)).toBe(13);
  });

  test('13 alleen in toernooi, where every undertrick from the second on costs five', () => {
    const climb = 'rik rik-beter alleen-8 piek alleen-9 misere alleen-10 open-piek';
    const top = 'alleen-11 open-misere alleen-12 open-piek-praatje open-misere-praatje alleen-13';
    const table = bid(`${climb} ${top}`, toernooi).say('trump:C').playOut();
    expect(tricksOf(table)).toBe(13);
    expect(table.finished.deal.taken[1]).toBeLessThan(13);
  });

  test('misère and piek where each trick too many costs more', () => {
    const misere = bid('misere pas pas pas', valued('misere', { under: 1 })).play('SA ST S7 S4');
    expect(misere.phase).toBe('play');
    expect(tricksOf(misere.playOut())).toBe(13);
    const piek = bid('piek pas pas pas', valued('piek', { under: 1 })).play('SA ST S7 S4 SK S9 S6 S3');
    expect(piek.phase).toBe('play');
  });

  test('a special game is played to its end', () => {
    const passed = bid('pas pas pas game:een-of-vijf', punten).playOut();
    expect(tricksOf(passed)).toBe(13);
  });
});

describe('R7.5: counted from tricks taken and left, by what a contract is worth', () => {
  const northSouth = 'SA ST S7 S4 SK S9 S6 S3 SQ S8 S5 S2';

  test('a flat solo ends as soon as it cannot be made any more', () => {
    const flat = valued('alleen-12', { over: 0, under: 0, slam: 0 });
    const table = bid('pas alleen-12 pas pas', flat).say('trump:C').play('SA ST S7 S4');
    expect(table.phase).toBe('play');
    const lost = table.play('SK S9 S6 S3');
    expect(lost.phase).toBe('deal');
    expect(lost.score).toBe('N +1 E -3 S +1 W +1');
  });

  test('or as soon as it is made', () => {
    const hands = 'N:AKQJT98765432.-.-.- -.AKQJ.AKQJ.AKQJT -.T98765.T98765.9 -.432.432.8765432';
    const flat = withRules(valued('alleen-9', { over: 0, under: 0, slam: 0 }), { troela: 'off' });
    let table = deal({ dealer: 'W', hands, ruleset: flat }).auction('alleen-9 pas pas pas').say('trump:S');
    for (let tricks = 1; tricks <= 9; tricks += 1) {
      expect(table.phase).toBe('play');
      for (const _ of ['N', 'E', 'S', 'W']) table = table.step();
    }
    expect(table.phase).toBe('deal');
    expect(tricksOf(table)).toBe(9);
  });

  test('a made solo with a point for each overtrick goes on', () => {
    const table = bid('alleen-9 pas pas pas', stopping).say('trump:S').play(northSouth);
    expect(table.phase).toBe('play');
  });

  test('the cards are not looked at: a misère that cannot take a trick any more is played', () => {
    const low = 'N:5432.5432.5432.2 AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT9.T987 876.876.876.6543';
    const table = deal({ dealer: 'W', hands: low, ruleset: stopping }).auction('misere pas pas pas');
    expect(tricksOf(table.playOut())).toBe(13);
  });
});

describe('R7.5: the deal ends when all its contracts are decided; a loser plays on until then', () => {
  test('two misères: the first is lost, the second still stands', () => {
    const table = bid('misere misere pas pas', punten);
    expect(table.contracts).toBe('N misere, E misere');
    const one = table.play('SA ST S7 S4');
    expect(one.phase).toBe('play');
    expect(one.turn).toBe('N');
    const both = one.play('C2 CA CT C7');
    expect(both.phase).toBe('deal');
    expect(tricksOf(both)).toBe(2);
    // Each is settled with all three others.
    expect(both.score).toBe('N -50 E -50 S +50 W +50');
  });

  test('misère and piek', () => {
    const table = bid('misere piek pas pas', stopping).play('C2 CA CT C7');
    expect(table.phase).toBe('play');
    const piekLost = table.play('CK C8 C5 C3');
    expect(piekLost.phase).toBe('play');
    const both = piekLost.play('ST S7 S4 SJ');
    expect(both.phase).toBe('deal');
    expect(tricksOf(both)).toBe(3);
    expect(both.score).toBe('N -10 E -10 S +10 W +10');
  });

  test('when one of them is made it is played to the end', () => {
    const hands = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';
    const table = deal({ dealer: 'W', hands, ruleset: punten }).auction('misere misere pas pas').playOut();
    expect(tricksOf(table)).toBe(13);
    expect(table.score).toBe('N +100 E -100 S 0 W 0');
  });
});

describe('R7.5: off unless the ruleset says so', () => {
  test.each([
    ['pagat', pagat],
    ['gather', gather],
    ['brabants', brabants],
  ] as const)('%s: a lost misère is played to the end', (_, ruleset) => {
    const lost = deal({ dealer: 'W', hands: HANDS, ruleset }).auction('pas pas pas misere');
    const table = ruleset === brabants ? lost : lost.play('SA ST S7 S4');
    expect(table.phase).toBe('play');
    expect(tricksOf(table.playOut())).toBe(13);
  });
});
