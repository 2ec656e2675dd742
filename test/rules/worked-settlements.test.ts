import { describe, expect, test } from 'vitest';
import { contractById, type Ruleset } from '../../src/engine/ruleset.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { addDeltas, settleContract } from '../../src/engine/settlement.js';
import { amounts, seat } from '../support/table.js';

/** What is settled when N declares, S is the partner where there is one, and their side takes so many tricks. */
function settled(ruleset: Ruleset, id: string, tricks: number, declarer: 'N' | 'E' = 'N') {
  const contract = contractById(ruleset, id);
  if (contract === null) throw new Error(`no contract ${id}`);
  const partner = contract.side === 'alone' ? null : seat('S');
  return settleContract(ruleset, { seat: seat(declarer), contract }, partner, tricks, [0, 1, 2, 3]).deltas;
}

describe('Section 13: worked settlements', () => {
  test.each([
    ['pagat', 'rik', 7, 'N -2 E +2 S -2 W +2', pagat],
    ['pagat', 'rik', 10, 'N +3 E -3 S +3 W -3', pagat],
    ['pagat', 'rik', 13, 'N +7 E -7 S +7 W -7', pagat],
    ['pagat', 'alleen-9', 11, 'N +9 E -3 S -3 W -3', pagat],
    ['pagat', 'troela', 8, 'N +2 E -2 S +2 W -2', pagat],
    ['pagat', 'troela', 13, 'N +8 E -8 S +8 W -8', pagat],
    ['gather', 'rik', 6, 'N 0 E +3 S 0 W +3', gather],
    ['gather', 'troela', 13, 'N +7 E 0 S +7 W 0', gather],
    ['gather', 'misere', 1, 'N 0 E +5 S +5 W +5', gather],
    ['punten', 'rik', 13, 'N +70 E -70 S +70 W -70', punten],
    ['punten', 'rik', 6, 'N -40 E +20 S 0 W +20', punten],
    ['punten', 'alleen-10', 8, 'N -120 E +40 S +40 W +40', punten],
    ['brabants', 'rik', 9, 'N +4 E -4 S +4 W -4', brabants],
    ['brabants', 'rik-beter', 8, 'N -6 E +6 S -6 W +6', brabants],
    ['brabants', 'open-misere', 0, 'N +24 E -8 S -8 W -8', brabants],
    ['toernooi', 'rik', 7, 'N -20 E +10 S 0 W +10', toernooi],
    ['toernooi', 'alleen-11', 9, 'N -135 E +45 S +45 W +45', toernooi],
  ] as const)('%s: %s, %i tricks: %s', (_, id, tricks, amountsText, ruleset) => {
    expect(amounts(settled(ruleset, id, tricks))).toBe(amountsText);
  });

  test('pagat: misère made by N, piek lost by E', () => {
    for (const lost of [0, 2, 5]) {
      const both = addDeltas([settled(pagat, 'misere', 0), settled(pagat, 'piek', lost, 'E')]);
      expect(amounts(both)).toBe('N +20 E -20 S 0 W 0');
    }
  });

  test('gather: misère lost, whatever it was lost by', () => {
    for (const tricks of [1, 4, 13]) {
      expect(amounts(settled(gather, 'misere', tricks))).toBe('N 0 E +5 S +5 W +5');
    }
  });
});
