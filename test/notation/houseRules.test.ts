import { describe, expect, it } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { applyHouseRules, houseRulesText } from '../../src/notation/index.js';

const applied = (text: string) => {
  const ruleset = applyHouseRules(pagat, text);
  if (!ruleset.ok) throw new Error(JSON.stringify(ruleset.error));
  return ruleset.value;
};

describe('house rules', () => {
  it.each([
    ['deals=4', { kind: 'deals', count: 4 }],
    ['rounds=2', { kind: 'rounds', count: 2 }],
    ['target=100', { kind: 'target', count: 100 }],
  ])('%s says when the match ends', (text, end) => {
    expect(applied(text)).toEqual({ ...pagat, end });
    expect(houseRulesText(applied(text))).toBe(text);
  });

  it('that change nothing are not written', () => {
    expect(applied('')).toEqual(pagat);
    expect(houseRulesText(pagat)).toBe('');
    expect(houseRulesText(applied('  deals=16 '))).toBe('');
  });

  it.each([
    ['huisregel=ja', 'unknown-rule', 'huisregel', 0],
    ['deals=4 lang', 'unknown-rule', 'lang', 8],
    ['__proto__=x', 'unknown-rule', '__proto__', 0],
    ['troela=off', 'not-yet', 'troela', 0],
    ['minutes=90', 'not-yet', 'minutes', 0],
    ['deals=4 deals=5', 'rule-twice', 'deals=5', 8],
    ['deals=4 target=5', 'rule-twice', 'target=5', 8],
    ['deals', 'bad-rule-value', 'deals', 5],
    ['deals=', 'bad-rule-value', 'deals=', 6],
    ['deals=0', 'bad-rule-value', 'deals=0', 6],
    ['deals=4.5', 'bad-rule-value', 'deals=4.5', 6],
    ['deals=12345', 'bad-rule-value', 'deals=12345', 6],
    ['deals=4=5', 'bad-rule-value', 'deals=4=5', 6],
  ])('%j: %s', (text, code, found, at) => {
    expect(applyHouseRules(pagat, text)).toMatchObject({ ok: false, error: { code, found, at } });
  });

  it('cannot be told for a ruleset that differs in other ways', () => {
    expect(() => houseRulesText({ ...pagat, id: 'club' })).toThrow('club');
    expect(() => houseRulesText({ ...pagat, mustRuff: true })).toThrow('pagat');
  });
});
