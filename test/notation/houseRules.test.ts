import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { biddable, contractById, type Ruleset } from '../../src/engine/ruleset.js';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { metTroef } from '../../src/engine/rulesets/metTroef.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { unsoundness } from '../../src/engine/soundness.js';
import {
  applyHouseRules,
  completions,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  houseRulesText,
  shippedRulesets,
} from '../../src/notation/index.js';

/** A ruleset with house rules on top, which must be accepted. */
function applied(text: string, ruleset: Ruleset = pagat): Ruleset {
  const changed = applyHouseRules(ruleset, text);
  if (!changed.ok) throw new Error(`${text}: ${JSON.stringify(changed.error)}`);
  return changed.value;
}

const ladder = (ruleset: Ruleset): readonly string[] => biddable(ruleset).map((contract) => contract.id);

/** The value of a part of some contracts. */
const parts = (ruleset: Ruleset, part: 'trump' | 'lead', ids: string) =>
  ids.split(' ').map((id) => contractById(ruleset, id)?.[part]);

describe('house rules that set an option (section 12)', () => {
  it.each<[string, Partial<Ruleset>]>([
    ['packets=7-6', { packets: [7, 6] }],
    ['packets=4-4-5', { packets: [4, 4, 5] }],
    ['packets=5-5-3', { packets: [5, 5, 3] }],
    ['firstPacket=right', { firstPacket: 'right' }],
    ['shuffle=riffle', { shuffle: 'riffle' }],
    ['passOut=dealer-bids', { passOut: { kind: 'dealer-bids' } }],
    ['passOut=schoppen-mie', { passOut: { kind: 'game', game: 'schoppen-mie' } }],
    [
      'passOut=dealer-chooses:mie-en+een-of-vijf',
      { passOut: { kind: 'dealer-chooses', games: ['mie-en', 'een-of-vijf'] } },
    ],
    ['raise=next-step', { raise: 'next-step' }],
    ['mayOpen=rik+piek', { mayOpen: ['rik', 'piek'] }],
    ['join=off', { join: 'off' }],
    ['troela=optional', { troela: 'optional' }],
    ['fourAces=king', { fourAces: 'king' }],
    ['exposure=start', { exposure: 'start' }],
    ['praatjeHands=declarers', { praatjeHands: 'declarers' }],
    ['mustRuff=yes', { mustRuff: true }],
    ['holderLead=must-play', { holderLead: 'must-play' }],
    ['firstLeadOnly=yes', { firstLeadOnly: true }],
    ['discard=last-resort', { discard: 'last-resort' }],
    ['callVoid=allowed', { callVoid: 'allowed' }],
    ['callVoid=face-down', { callVoid: 'face-down' }],
    ['noRuff=called', { noRuff: 'called' }],
    ['stopWhenDecided=yes', { stopWhenDecided: true }],
    ['failed=declarer-only', { failed: 'declarer-only' }],
    ['fellowDeclarers=ignore', { fellowDeclarers: 'ignore' }],
    ['spadeBan=3', { spadeBan: 3 }],
    ['settlement=winners-only', { settlement: 'winners-only' }],
    ['partnership=each-from-each', { partnership: 'each-from-each' }],
    ['underFrom=2', { underFrom: 2 }],
    ['deals=4', { end: { kind: 'deals', count: 4 } }],
    ['rounds=2', { end: { kind: 'rounds', count: 2 } }],
    ['target=100', { end: { kind: 'target', count: 100 } }],
    ['minutes=90', { end: { kind: 'minutes', count: 90 } }],
  ])('%s', (text, change) => {
    expect(applied(text)).toEqual({ ...pagat, ...change });
    expect(houseRulesText(applied(text))).toBe(text);
  });

  it('take away what a preset has switched on', () => {
    expect(applied('stopWhenDecided=no raise=any mayOpen=all callVoid=blind', toernooi)).toEqual({
      ...toernooi,
      stopWhenDecided: false,
      raise: 'any',
      mayOpen: null,
      callVoid: 'blind',
    });
  });

  it('that change nothing are not written', () => {
    expect(applied('')).toEqual(pagat);
    expect(houseRulesText(pagat)).toBe('');
    expect(houseRulesText(applied('  piek=on beter=rik slam=1 mayOpen=all '))).toBe('');
  });
});

describe('house rules about contracts', () => {
  it('troelaTrump and fourthAceLeads are about contracts with the fourth ace', () => {
    const ruleset = applied('troelaTrump=ace-suit fourthAceLeads=yes');
    expect(contractById(ruleset, 'troela')).toMatchObject({ trump: 'ace-suit', lead: 'partner' });
    expect(contractById(ruleset, 'rik')).toEqual(contractById(pagat, 'rik'));
    expect(applied('fourthAceLeads=no', ruleset)).toEqual(applied('troelaTrump=ace-suit'));
    expect(contractById(applied('troelaTrump=partner', RULESETS[3]), 'mallure')?.trump).toBe('partner');
  });

  it('troela brings troela to a table that has no contract with the fourth ace: above the riks, as a rik without a slam', () => {
    const ruleset = applied('troela=mandatory', metTroef);
    expect(ladder(ruleset)).toEqual(['rik', 'troela', 'misere']);
    expect(contractById(ruleset, 'troela')).toMatchObject({
      side: 'fourth-ace',
      aces: 3,
      trump: 'partner',
      failed: 'both',
      goal: { kind: 'at-least', tricks: 8 },
      value: { base: 1, over: 1, under: 1, failBase: 1, slam: 0 },
    });
  });

  it('piek takes piek away, also from what other bids ask for, or brings it', () => {
    const without = applied('piek=off', punten);
    expect(ladder(without).filter((id) => id.includes('piek'))).toEqual([]);
    expect(contractById(without, 'alleen-9')?.after).toEqual(['alleen-8', 'alleen-8-beter']);
    expect(applied('piek=off', toernooi).mayOpen).toEqual(['rik', 'misere']);
    const piek = contractById(applied('piek=on', metTroef), 'piek');
    expect(piek).toMatchObject({ goal: { kind: 'exactly', tricks: 1 }, value: { base: 4 } });
    expect(ladder(applied('piek=on', metTroef))).toEqual(['rik', 'piek', 'misere']);
  });

  it('beter brings a form in hearts just above every solo, of the same value, or takes it away', () => {
    expect(ladder(applied('beter=solos'))).toEqual(
      ladder(pagat).flatMap((id) => (/^alleen/.test(id) ? [id, `${id}-beter`] : [id])),
    );
    const nine = contractById(applied('beter=solos'), 'alleen-9');
    expect(contractById(applied('beter=solos'), 'alleen-9-beter')).toEqual({
      ...nine,
      id: 'alleen-9-beter',
      rank: (nine?.rank ?? 0) + 1,
      trump: 'H',
    });
    expect(ladder(applied('beter=rik', toernooi))).toEqual(
      ladder(toernooi).filter((id) => !/^alleen-\d+-beter$/.test(id)),
    );
    // The solos in hearts come back with what may be bid after them.
    expect(applied('beter=solos', applied('beter=rik', punten))).toEqual(punten);
  });

  it('openLead is about contracts whose hands are laid open', () => {
    const ruleset = applied('openLead=declarer');
    expect(parts(ruleset, 'lead', 'open-misere open-piek-praatje open-alleen-13')).toEqual(
      Array(3).fill('declarer'),
    );
    expect(parts(ruleset, 'lead', 'misere alleen-13 rik')).toEqual(Array(3).fill('dealer-left'));
  });

  it('slam is about the contracts that have such an amount, or where none has, those for fewer than 13 tricks', () => {
    const slams = (ruleset: Ruleset) =>
      Object.fromEntries(ruleset.contracts.map(({ id, value }) => [id, value.slam]));
    expect(slams(applied('slam=5', punten))).toMatchObject({ rik: 5, 'rik-beter': 5, 'alleen-8': 0 });
    expect(slams(applied('slam=0', punten))).toMatchObject({ rik: 0, 'rik-beter': 0 });
    expect(slams(applied('slam=2', metTroef))).toEqual({ rik: 2, misere: 0 });
    expect(slams(applied('slam=3'))).toMatchObject({ troela: 3, 'alleen-12': 3, 'alleen-13': 0 });
  });

  it('are applied before those that name them, whatever their order', () => {
    expect(applied('mayOpen=rik+alleen-9-beter beter=solos')).toEqual(
      applied('beter=solos mayOpen=rik+alleen-9-beter'),
    );
    expect(houseRulesText(applied('slam=2 mayOpen=rik+alleen-9-beter beter=solos piek=off'))).toBe(
      'mayOpen=rik+alleen-9-beter piek=off beter=solos slam=2',
    );
  });
});

describe('house rules that cannot be applied', () => {
  it.each([
    ['huisregel=ja', 'unknown-rule', 'huisregel', 0],
    ['deals=4 lang', 'unknown-rule', 'lang', 8],
    ['__proto__=x', 'unknown-rule', '__proto__', 0],
    ['deals=4 deals=5', 'rule-twice', 'deals=5', 8],
    ['deals=4 target=5', 'rule-twice', 'target=5', 8],
    ['deals', 'bad-rule-value', 'deals', 5],
    ['deals=', 'bad-rule-value', 'deals=', 6],
    ['deals=0', 'bad-rule-value', 'deals=0', 6],
    ['deals=4.5', 'bad-rule-value', 'deals=4.5', 6],
    ['deals=12345', 'bad-rule-value', 'deals=12345', 6],
    ['deals=4=5', 'bad-rule-value', 'deals=4=5', 6],
    ['troela=sometimes', 'bad-rule-value', 'troela=sometimes', 7],
    ['mustRuff=true', 'bad-rule-value', 'mustRuff=true', 9],
    ['mayOpen=rik+solo', 'bad-rule-value', 'mayOpen=rik+solo', 8],
    ['mayOpen=rik+rik', 'bad-rule-value', 'mayOpen=rik+rik', 8],
    ['passOut=dealer-chooses', 'bad-rule-value', 'passOut=dealer-chooses', 8],
    ['passOut=dealer-chooses:', 'bad-rule-value', 'passOut=dealer-chooses:', 8],
    ['passOut=patience', 'bad-rule-value', 'passOut=patience', 8],
    ['packets=13x', 'bad-rule-value', 'packets=13x', 8],
    ['spadeBan=14', 'bad-rule-value', 'spadeBan=14', 9],
    ['openLead=partner', 'bad-rule-value', 'openLead=partner', 9],
  ])('%j: %s', (text, code, found, at) => {
    expect(applyHouseRules(pagat, text)).toMatchObject({ ok: false, error: { code, found, at } });
  });

  it('come with what is accepted', () => {
    const expected = (text: string) => {
      const result = applyHouseRules(pagat, text);
      return result.ok ? null : result.error.expected;
    };
    expect(expected('deals=x')).toEqual(['1 .. 9999']);
    expect(expected('join=x')).toEqual(['equal-rank', 'same-bid', 'off']);
    expect(expected('passOut=x')).toContain('dealer-chooses:GAME+GAME');
    expect(expected('passOut=x')).toContain('bedelen');
    expect(expected('mayOpen=x')).toContain('open-misere-praatje');
    expect(expected('x=x')).toEqual(HOUSE_RULE_KEYS);
  });

  it.each([
    [pagat, 'packets=6-6', 'packets-sum', []],
    [pagat, 'passOut=dealer-bids mayOpen=troela', 'no-opening-for-dealer', ['troela']],
    [metTroef, 'turnedTrump=no', 'trump-needs-turned-card', ['rik']],
    [shippedRulesets()[9] ?? pagat, 'troelaTrump=partner', 'silent-partner-cannot-act', ['troela']],
  ] as const)('%# are refused together with the reason', (ruleset, text, code, ids) => {
    expect(applyHouseRules(ruleset, text)).toEqual({
      ok: false,
      error: { code: 'not-playable', found: text, expected: [], at: 0, problems: [{ code, ids }] },
    });
  });

  it('cannot be told for a ruleset that differs in other ways', () => {
    expect(() => houseRulesText({ ...pagat, id: 'club' })).toThrow('club');
    const [rik, ...others] = pagat.contracts;
    if (rik === undefined) throw new Error('no contracts');
    const changed = { ...pagat, contracts: [{ ...rik, value: { ...rik.value, base: 2 } }, ...others] };
    expect(() => houseRulesText(changed)).toThrow('pagat');
  });
});

describe('every house rule on every shipped ruleset', () => {
  /** Some values of a rule that are accepted in form. */
  const values = (key: string, ruleset: Ruleset): fc.Arbitrary<string> => {
    const rule = HOUSE_RULES.find((one) => one.key === key);
    if (rule === undefined) throw new Error(key);
    const { accepts } = rule;
    if (accepts.kind === 'number') return fc.integer({ min: accepts.least, max: accepts.most }).map(String);
    return fc.constantFrom(...completions(accepts, ruleset));
  };

  const rules = fc.constantFrom(...shippedRulesets()).chain((ruleset) =>
    fc.tuple(
      fc.constant(ruleset),
      fc
        .subarray([...HOUSE_RULE_KEYS], { minLength: 1, maxLength: 8 })
        .chain((keys) =>
          fc.tuple(...keys.map((key) => values(key, ruleset).map((value) => `${key}=${value}`))),
        ),
    ),
  );

  it('is applied, written shortest, and read back the same; or refused with a reason', () => {
    let count = 0;
    fc.assert(
      fc.property(rules, ([ruleset, words]) => {
        const changed = applyHouseRules(ruleset, words.join(' '));
        if (!changed.ok) {
          expect(['not-playable', 'rule-twice', 'bad-rule-value']).toContain(changed.error.code);
          return;
        }
        count += 1;
        expect(unsoundness(changed.value)).toEqual([]);
        const text = houseRulesText(changed.value);
        expect(applyHouseRules(ruleset, text)).toEqual(changed);
        expect(text.split(' ').length).toBeLessThanOrEqual(words.length);
      }),
      { numRuns: 400, seed: 20261130 },
    );
    expect(count).toBeGreaterThan(150);
  });

  it('is there with each of its words', () => {
    for (const ruleset of shippedRulesets()) {
      for (const rule of HOUSE_RULES) {
        for (const word of completions(rule.accepts, ruleset)) {
          const changed = applyHouseRules(ruleset, `${rule.key}=${word}`);
          if (changed.ok) expect(houseRulesText(changed.value).split(' ').length).toBeLessThanOrEqual(1);
          else expect([rule.key, changed.error.code]).toEqual([expect.anything(), 'not-playable']);
        }
      }
    }
  });
});
