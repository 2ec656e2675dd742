import { describe, expect, it } from 'vitest';
import { trickChances } from '../../src/bots/heuristic/counted.js';
import { exactSafety } from '../../src/bots/heuristic/exactHand.js';
import { outlookOf } from '../../src/bots/heuristic/outlook.js';
import { payTable } from '../../src/bots/heuristic/pay.js';
import { chanceCaught, suitSafety } from '../../src/bots/heuristic/safety.js';
import { observe } from '../../src/engine/observation.js';
import { type Contract, contractById } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { hands } from '../support/hands.js';
import { deal, pagatWith } from '../support/table.js';

const RANKS = '23456789TJQKA';
const mask = (ranks: string): number => [...ranks].reduce((set, rank) => set | (1 << RANKS.indexOf(rank)), 0);
/** The safety of a holding when the rest of the suit is with three attackers. */
const safe = (ranks: string): number => suitSafety(mask(ranks), mask(RANKS) & ~mask(ranks), 3);

function contract(id: string): Contract {
  const found = contractById(pagat, id);
  if (found === null) throw new Error(`no contract ${id}`);
  return found;
}

const hand = (text: string) => hands(`N:${text} ? ? ?`)[0];

/** What a contract promises the dealer's left neighbour before anybody has spoken. */
function outlook(text: string, id: string) {
  const { state } = deal({ hands: `N:${text} ? ? ?` });
  const observation = observe(state, 0);
  if (observation.deal === null) throw new Error('nothing was dealt');
  return outlookOf(observation, observation.deal, contract(id));
}

describe('how safe a suit is without a trick', () => {
  it('a two cannot be caught, an ace alone always', () => {
    expect(safe('2')).toBe(1);
    expect(safe('A')).toBeLessThan(0.05);
  });

  it('low cards cover high ones', () => {
    expect(safe('2468T')).toBeGreaterThan(safe('2T'));
    expect(safe('24K')).toBeGreaterThan(safe('9K'));
  });

  it('a suit that nobody else holds is never attacked', () => {
    expect(suitSafety(mask('AKQ'), 0, 3)).toBe(1);
  });

  it('a card is caught for sure by one attacker who has enough lower cards', () => {
    expect(chanceCaught(3, 0, 2, 1)).toBe(1);
    expect(chanceCaught(1, 0, 2, 1)).toBe(0);
  });

  it('every holding has a chance between 0 and 1, and with a higher card for its lowest it is no safer', () => {
    const wrong: string[] = [];
    for (let cards = 1; cards < 1 << 13; cards += 1) {
      const out = 0x1fff & ~cards;
      const safety = suitSafety(cards, out, 3);
      const lowest = cards & -cards;
      const higher = out & ~(lowest - 1);
      const worse = (cards & ~lowest) | (higher & -higher);
      const raised = higher === 0 ? safety : suitSafety(worse, 0x1fff & ~worse, 3);
      if (safety < 0 || safety > 1 || raised > safety + 1e-9) wrong.push(cards.toString(2));
    }
    expect(wrong).toEqual([]);
  });
});

describe('what a contract promises', () => {
  it('more trumps and more honours mean more tricks', () => {
    const good = outlook('AKQJ86.A4.K73.92', 'rik');
    const fair = outlook('AQ8643.K4.K73.92', 'rik');
    const poor = outlook('Q8643.K4.Q73.942', 'rik');
    expect(good.tricks).toBeGreaterThan(fair.tricks);
    expect(fair.tricks).toBeGreaterThan(poor.tricks);
    expect(good.chance).toBeGreaterThan(fair.chance);
    expect(good.points).toBeGreaterThan(fair.points);
  });

  it('a partner brings tricks', () => {
    const text = 'AKQJ86.A4.K73.92';
    expect(outlook(text, 'rik').tricks).toBeGreaterThan(outlook(text, 'alleen-8').tricks);
  });

  it('a misère is likelier with low cards, and less likely in the open', () => {
    expect(exactSafety(hand('742.53.96432.542'), 0)).toBeGreaterThan(
      exactSafety(hand('T72.83.96432.542'), 0),
    );
    expect(outlook('T72.83.96432.542', 'misere').chance).toBeGreaterThan(
      outlook('T72.83.96432.542', 'open-misere').chance,
    );
  });

  it('a piek wants one sure trick', () => {
    expect(exactSafety(hand('A42.5432.6432.42'), 1)).toBeGreaterThan(
      exactSafety(hand('742.5432.6432.42'), 1),
    );
  });

  it('chances of tricks add up to one', () => {
    for (const expected of [0, 4.2, 8, 12.9]) {
      expect(trickChances(expected, 1.5).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });
});

describe('what a contract pays', () => {
  it('is read from the settlement of the ruleset', () => {
    const rik = payTable(pagat, contract('rik'));
    expect(rik.declarer[7]).toBe(-2);
    expect(rik.declarer[10]).toBe(3);
    expect(rik.partner[10]).toBe(3);
    expect(rik.opponent[10]).toBe(-3);
    expect(payTable(pagat, contract('alleen-9')).declarer[11]).toBe(9);
  });

  it('counts from the mean where only winners are credited, for what the others win is lost', () => {
    const ruleset = pagatWith({ settlement: 'winners-only' });
    const pays = payTable(ruleset, contract('misere'));
    expect(pays.declarer[0]).toBeGreaterThan(0);
    expect(pays.declarer[1]).toBeLessThan(0);
    expect(pays.opponent[0]).toBeLessThan(0);
  });
});
