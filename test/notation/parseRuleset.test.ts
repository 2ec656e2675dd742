import { readFileSync } from 'node:fs';
import type { InferOutput } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { describeField } from '../../src/i18n/describe.js';
import { rules } from '../../src/i18n/en/rules.js';
import { clubJsonSchema } from '../../src/notation/clubJsonSchema.js';
import { CLUB_PATHS } from '../../src/notation/index.js';
import { parseRuleset, type RulesetIssue } from '../../src/notation/parseRuleset.js';
import { rulesetJsonSchema } from '../../src/notation/rulesetJsonSchema.js';
import type { RulesetSchema } from '../../src/notation/rulesetSchema.js';
import { SHAPE_CODES } from '../../src/notation/schemaIssue.js';

type Path = readonly (string | number)[];

/** A value with something else at a path; `undefined` takes a field away. */
function having(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(input)) {
    return input.map((item, index) => (index === key ? having(item, rest, value) : item));
  }
  if (typeof input !== 'object' || input === null) throw new Error(`nothing at ${key}`);
  const fields = Object.entries(input).filter(([name]) => name !== key);
  const next = having(Object.entries(input).find(([name]) => name === key)?.[1], rest, value);
  return Object.fromEntries(next === undefined ? fields : [...fields, [key, next]]);
}

function issuesOf(input: unknown): readonly RulesetIssue[] {
  const parsed = parseRuleset(input);
  return parsed.ok ? [] : parsed.error;
}

const indexOf = (id: string): number => pagat.contracts.findIndex((contract) => contract.id === id);
const [rik, misere, troela] = [indexOf('rik'), indexOf('misere'), indexOf('troela')];

describe('a ruleset from outside', () => {
  it.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s is accepted as it is',
    (_id, ruleset) => {
      expect(parseRuleset(ruleset)).toEqual({ ok: true, value: ruleset });
      expect(parseRuleset(JSON.parse(JSON.stringify(ruleset)))).toEqual({ ok: true, value: ruleset });
    },
  );

  it('is exactly the type that the engine works with', () => {
    expectTypeOf<InferOutput<typeof RulesetSchema>>().toEqualTypeOf<Ruleset>();
  });

  const faults: readonly (readonly [path: Path, value: unknown, issue: Partial<RulesetIssue>])[] = [
    [['shuffle'], undefined, { code: 'missing-field' }],
    [['contracts', rik, 'goal', 'tricks'], undefined, { code: 'missing-field' }],
    [['huisregel'], 'ja', { code: 'unknown-field' }],
    [['contracts', rik, 'value', 'bonus'], 5, { code: 'unknown-field' }],
    [['contracts', rik, 'constructor'], 5, { code: 'unknown-field' }],
    [['end'], 16, { code: 'wrong-type', found: '16', expected: 'Object' }],
    [['contracts'], 'rik', { code: 'wrong-type' }],
    [['mustRuff'], 'yes', { code: 'wrong-type', found: '"yes"', expected: 'boolean' }],
    [['contracts', rik, 'rank'], '1', { code: 'wrong-type' }],
    [['shuffle'], 'never', { code: 'not-a-choice', expected: '("cut" | "riffle" | "every-deal")' }],
    [['contracts', rik, 'trump'], 'N', { code: 'not-a-choice' }],
    [['underFrom'], 3, { code: 'not-a-choice', expected: '(1 | 2)' }],
    [
      ['contracts', rik, 'value', 'base'],
      10_001,
      { code: 'out-of-range', found: '10001', expected: '<=10000' },
    ],
    [['contracts', rik, 'value', 'under'], -10_001, { code: 'out-of-range' }],
    [['contracts', rik, 'value', 'over'], 0.5, { code: 'out-of-range' }],
    [['contracts', rik, 'rank'], 1e9, { code: 'out-of-range' }],
    [['contracts', rik, 'goal', 'tricks'], 14, { code: 'out-of-range' }],
    [['contracts', troela, 'aces'], 5, { code: 'out-of-range' }],
    [['packets', 0], 0, { code: 'out-of-range' }],
    [['packets'], [], { code: 'out-of-range' }],
    [['contracts'], [], { code: 'out-of-range' }],
    [['id'], 'Pagat!', { code: 'not-an-id' }],
    [['contracts', rik, 'id'], 'rik beter', { code: 'not-an-id' }],
    [['contracts', rik, 'id'], 'pas', { code: 'not-an-id', found: 'pas' }],
    [['contracts', rik, 'id'], 'h5', { code: 'not-an-id', found: 'h5' }],
    [['contracts', misere, 'id'], 'rik', { code: 'same-id', found: 'rik' }],
  ];

  it.each(faults)('is refused with %j: %j', (path, value, issue) => {
    expect(issuesOf(having(pagat, path, value))).toEqual([expect.objectContaining({ path, ...issue })]);
  });

  const misfits: readonly (readonly [path: Path, value: unknown, at: Path, issue: Partial<RulesetIssue>])[] =
    [
      [['packets'], [6, 6], ['packets'], { code: 'packets-sum' }],
      [['end'], { kind: 'deals', count: 0 }, ['end', 'count'], { code: 'out-of-range' }],
      [['mayOpen'], ['rik', 'solo'], ['mayOpen'], { code: 'unknown-opening', found: 'solo' }],
      [['passOut'], { kind: 'game', game: 'solo' }, ['passOut'], { code: 'unknown-game', found: 'solo' }],
      [['passOut'], { kind: 'dealer-chooses', games: [] }, ['passOut'], { code: 'no-games-to-choose' }],
      [
        ['contracts', misere, 'after'],
        ['solo'],
        ['contracts', misere, 'after'],
        { code: 'unknown-bid-in-after', found: 'misere' },
      ],
      [
        ['contracts', misere, 'trump'],
        'declarer',
        ['contracts', misere, 'joinable'],
        { code: 'joinable-needs-no-trump' },
      ],
      [
        ['contracts', rik, 'joinable'],
        true,
        ['contracts', rik, 'joinable'],
        { code: 'joinable-needs-no-trump' },
      ],
      [
        ['contracts', troela, 'aces'],
        null,
        ['contracts', troela, 'aces'],
        { code: 'fourth-ace-needs-aces', found: 'troela' },
      ],
      [
        ['contracts', rik, 'trump'],
        'partner',
        ['contracts', rik, 'trump'],
        { code: 'called-card-needs-trump' },
      ],
      [['contracts', rik, 'trump'], 'none', ['contracts', rik, 'trump'], { code: 'called-card-needs-trump' }],
    ];

  it.each(misfits)('is refused as a whole with %j: %j', (path, value, at, issue) => {
    expect(issuesOf(having(pagat, path, value))).toEqual([expect.objectContaining({ path: at, ...issue })]);
  });

  it('needs a bid for a dealer who must bid', () => {
    const forced = { ...pagat, passOut: { kind: 'dealer-bids' } };
    expect(issuesOf(forced)).toEqual([]);
    expect(issuesOf({ ...forced, mayOpen: ['troela'] })).toEqual([
      expect.objectContaining({ path: ['passOut'], code: 'no-opening-for-dealer' }),
    ]);
  });

  it('may have 64 contracts', () => {
    const ladder = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...pagat.contracts[rik],
        id: `rik-${index}`,
        rank: index,
      }));
    expect(issuesOf({ ...pagat, contracts: ladder(64) })).toEqual([]);
    expect(issuesOf({ ...pagat, contracts: ladder(65) })).toEqual([
      expect.objectContaining({ path: ['contracts'], code: 'out-of-range' }),
    ]);
  });

  it('is told everything that is wrong with it', () => {
    const wrong = having(having(pagat, ['shuffle'], 'never'), ['contracts', rik, 'goal', 'tricks'], 99);
    expect(issuesOf(wrong).map((issue) => issue.path.join('.'))).toEqual([
      `contracts.${rik}.goal.tricks`,
      'shuffle',
    ]);
  });

  it('cannot smuggle in a prototype, nor be anything but an object', () => {
    const smuggled = JSON.stringify(pagat).replace('{', '{"__proto__":{"mustRuff":true},');
    expect(issuesOf(JSON.parse(smuggled))).toEqual([
      expect.objectContaining({ code: 'unknown-field', path: ['__proto__'] }),
    ]);
    for (const input of [null, undefined, 'pagat', 5, [], [[[[]]]], () => pagat]) {
      expect(issuesOf(input).length).toBeGreaterThan(0);
    }
  });

  it('is refused with every code there is for its shape', () => {
    const tried = faults.map(([, , issue]) => issue.code);
    expect(SHAPE_CODES.filter((code) => !tried.includes(code))).toEqual([]);
  });
});

const describeHere = (path: string): string | null => describeField(rules, path);

describe('the JSON Schemas in the package', () => {
  it.each([
    ['ruleset', rulesetJsonSchema(describeHere)],
    ['club', clubJsonSchema(describeHere)],
  ])('%s is what `npm run schema` writes', (name, schema) => {
    const file = readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8');
    expect(file).toBe(`${JSON.stringify(schema, null, 2)}\n`);
  });

  it('have a sentence for every field of a club', () => {
    expect(CLUB_PATHS.filter((path) => describeHere(path) === null)).toEqual([]);
  });

  it('ask for a sentence about every field', () => {
    const asked = new Set<string>();
    const ask = (path: string): string => {
      asked.add(path);
      return `About ${path}.`;
    };
    expect(JSON.stringify(rulesetJsonSchema(ask))).toContain('About contracts.value.failBase.');
    const known = [...asked];
    const club = JSON.stringify(clubJsonSchema(ask));
    expect(club).toContain('About contracts.value.failBase.');
    expect(club).toContain('About packets.');
    expect([...asked].filter((path) => !known.includes(path)).toSorted()).toEqual(
      ['club.$schema', ...CLUB_PATHS].toSorted(),
    );
  });
});
