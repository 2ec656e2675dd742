import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { biddable, contractById, type Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { buildClub } from '../../src/notation/buildClub.js';
import { cleanName } from '../../src/notation/clubName.js';
import { clubText } from '../../src/notation/clubText.js';
import { onLadder } from '../../src/notation/contractRules.js';
import {
  CLUB_PATHS,
  CLUB_PROBLEM_CODES,
  type ClubProblem,
  HOUSE_RULE_KEYS,
  headerText,
  makeClubTemplate,
  newHeader,
  parseClub,
  readRecord,
  SHIPPED_IDS,
  shippedRuleset,
  shippedRulesets,
} from '../../src/notation/index.js';

/** The ruleset that a club's file means, which must be accepted. */
function club(text: string): Ruleset {
  const parsed = parseClub(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** A file that extends `pagat`, with more fields. */
const file = (fields: string): string => `{\n  "extends": "pagat",\n  "name": "Thuis",\n  ${fields}\n}`;

/** What is wrong with a file. */
function problems(text: string): readonly ClubProblem[] {
  const parsed = parseClub(text);
  return parsed.ok ? [] : parsed.error;
}

const named = (ruleset: Ruleset, id: string) => {
  const contract = contractById(ruleset, id);
  if (contract === null) throw new Error(`no contract ${id}`);
  return contract;
};

describe('the file of a club', () => {
  it('with nothing but a name means the table that it extends', () => {
    expect(club('{ "extends": "pagat", "name": "Thuis" }')).toEqual({ ...pagat, id: 'thuis', name: 'Thuis' });
    expect(club('{ "extends": "oosterhout", "name": "Wij" }')).toEqual({
      ...shippedRuleset('oosterhout'),
      id: 'wij',
      name: 'Wij',
    });
  });

  it('may have comments, and commas at the end', () => {
    const text = `// ours
      { "$schema": "./club.schema.json", /* from */ "extends": "pagat", "name": "Thuis",
        "about": ["Since 1975,", "in the kitchen."], "ladder": ["rik", ["misere", "piek",],], }`;
    expect(biddable(club(text)).map(({ id }) => id)).toEqual(['rik', 'misere', 'piek']);
  });

  it('renames contracts', () => {
    const ruleset = club(file('"contracts": { "alleen-8": { "name": "solo" } }'));
    expect(named(ruleset, 'alleen-8')).toEqual({ ...named(pagat, 'alleen-8'), name: 'solo' });
    expect(named(ruleset, 'rik').name).toBeNull();
  });

  it('orders the ladder anew: what shares a step stands in brackets, what is left out is not bid', () => {
    const ruleset = club(file('"ladder": ["rik", "alleen-8", ["piek", "misere"], "rik-beter"]'));
    expect(ruleset.contracts.map(({ id, rank }) => `${rank} ${id}`)).toEqual([
      '1 rik',
      '2 alleen-8',
      '3 piek',
      '3 misere',
      '4 rik-beter',
    ]);
    expect(ruleset.troela).toBe('off');
  });

  it('does not ask for bids that it does not have', () => {
    const ruleset = club('{ "extends": "punten", "name": "x", "ladder": ["rik", "alleen-8", "alleen-9"] }');
    expect(named(ruleset, 'alleen-8').after).toEqual(['rik']);
    expect(named(ruleset, 'alleen-9').after).toEqual(['alleen-8']);
    const opening = club('{ "extends": "toernooi", "name": "x", "ladder": ["rik", "misere"] }');
    expect(opening.mayOpen).toEqual(['rik', 'misere']);
  });

  it('changes values; the base of a failed contract follows the base unless it is told apart', () => {
    const ruleset = club(
      file(`"contracts": { "rik": { "value": { "base": 3, "under": 2 } },
        "misere": { "value": { "base": 6, "failBase": 2 } } }`),
    );
    expect(named(ruleset, 'rik').value).toEqual({ base: 3, over: 1, under: 2, failBase: 3, slam: 1 });
    expect(named(ruleset, 'misere').value).toEqual({ base: 6, over: 0, under: 0, failBase: 2, slam: 0 });
  });

  it('adds contracts from the same parts: like another, or of the parts that every contract needs', () => {
    const ruleset = club(
      file(`"ladder": ["rik", "rik-10", "abondance", "pico", "bedelaar"], "contracts": {
        "rik-10": { "like": "rik-9", "goal": { "tricks": 10 } },
        "rik-9": { "like": "rik", "name": "rik 9", "goal": { "tricks": 9 }, "value": { "base": 2 } },
        "abondance": { "goal": { "tricks": 9 }, "value": { "base": 4, "over": 1 } },
        "pico": { "goal": { "kind": "exactly", "tricks": 2 }, "value": { "base": 3 } },
        "bedelaar": { "like": "misere", "exposure": "declarer", "lead": "declarer" } }`).replace(
        '"rik-10", "abondance"',
        '"rik-9", "rik-10", "abondance"',
      ),
    );
    expect(named(ruleset, 'rik-10')).toEqual({
      ...named(pagat, 'rik'),
      id: 'rik-10',
      rank: 3,
      goal: { kind: 'at-least', tricks: 10 },
      value: { base: 2, over: 1, under: 1, failBase: 2, slam: 1 },
    });
    expect(named(ruleset, 'rik-9').name).toBe('rik 9');
    expect(named(ruleset, 'abondance')).toMatchObject({ side: 'alone', trump: 'declarer', name: null });
    expect(named(ruleset, 'pico')).toMatchObject({ trump: 'none', value: { base: 3, failBase: 3 } });
    expect(named(ruleset, 'bedelaar')).toMatchObject({ joinable: true, exposure: 'declarer', rank: 6 });
  });

  it('can play troela with the suit of the ace, or of the first card led, as trump', () => {
    const troela = (trump: string) =>
      named(club(file(`"contracts": { "troela": { "trump": "${trump}" } }`)), 'troela').trump;
    expect([troela('ace-suit'), troela('first-lead')]).toEqual(['ace-suit', 'first-lead']);
  });

  it('switches house rules on, as on the command line or as JSON has them', () => {
    const words = club(
      file('"rules": { "packets": "7-6", "mustRuff": "yes", "deals": 8, "mayOpen": "rik+piek" }'),
    );
    const values = club(
      file('"rules": { "deals": 8, "mayOpen": ["rik", "piek"], "packets": [7, 6], "mustRuff": true }'),
    );
    expect(values).toEqual(words);
    expect(words).toMatchObject({
      packets: [7, 6],
      mustRuff: true,
      end: { kind: 'deals', count: 8 },
      mayOpen: ['rik', 'piek'],
    });
  });

  it('may name its own contracts and those that rules bring in rules, and changes games', () => {
    const ruleset = club(
      file(`"rules": { "beter": "solos", "mayOpen": ["rik", "alleen-9-beter"], "passOut": "driehoek" },
        "ladder": ["rik", "alleen-9"],
        "games": { "schoppen-mie": { "unit": 4 },
          "driehoek": { "like": "een-of-vijf", "goal": { "kind": "tricks", "counts": [3] } } }`),
    );
    expect(biddable(ruleset).map(({ id }) => id)).toEqual(['rik', 'alleen-9', 'alleen-9-beter']);
    expect(ruleset.games.find(({ id }) => id === 'schoppen-mie')).toMatchObject({ unit: 4, credit: [10] });
    expect(ruleset.games.at(-1)).toEqual({
      id: 'driehoek',
      goal: { kind: 'tricks', counts: [3] },
      unit: 1,
      credit: [10],
    });
    expect(ruleset.passOut).toEqual({ kind: 'game', game: 'driehoek' });
  });

  it('has a name without anything invisible, of at most 16 cells, and an id that is none of ours', () => {
    const name = (text: string) => {
      const { id, name: shown } = club(JSON.stringify({ extends: 'pagat', name: text }));
      return [id, shown];
    };
    expect(name('Café \u001b[31m’t\u202e Hoekje')).toEqual(['cafe-t-hoekje', 'Café ’t Hoekje']);
    expect(name('De Vrolijke Rikkers van Oirschot')).toEqual(['de-vrolijke-rikk', 'De Vrolijke Rikk']);
    expect(name('麻雀麻雀麻雀麻雀麻雀')).toEqual(['club', '麻雀麻雀麻雀麻雀']);
    expect(name('Oosterhout')).toEqual(['oosterhout-club', 'Oosterhout']);
    expect(name('👨‍👩‍👧👨‍👩‍👧').at(1)).toMatch(/^👨/u);
  });
});

describe('names of clubs and contracts', () => {
  it('are never wider than 16 cells, and have nothing that cannot be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const name = cleanName(text);
        expect(stringWidth(name)).toBeLessThanOrEqual(16);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(cleanName(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  it('have all 16 cells for letters, with or without accents', () => {
    expect(cleanName('ąbčdéfghïjklmnöpqrst')).toBe('ąbčdéfghïjklmnöp');
    expect(cleanName('е́'.repeat(20))).toBe('е́'.repeat(16));
  });
});

const CASES: readonly (readonly [
  what: string,
  text: string,
  code: ClubProblem['code'],
  at: readonly [line: number, column: number],
  path: string,
  found: string,
  expected: readonly string[],
])[] = [
  ['too much text', `{${' '.repeat(70_000)}}`, 'too-long', [1, 1], '', '', ['65536']],
  [
    'eleven levels',
    file(`"ladder": ${'['.repeat(10)}${']'.repeat(10)}`),
    'too-deep',
    [4, 22],
    '',
    '',
    ['10'],
  ],
  ['no JSON', 'extends pagat', 'not-json', [1, 1], '', 'extends', []],
  ['nothing', '', 'not-json', [1, 1], '', '', []],
  ['a comma that is missing', file('"rules": {} "ladder": []'), 'not-json', [4, 15], '', '"ladder"', [',']],
  ['a brace that is missing', '{ "extends": "pagat"', 'not-json', [1, 21], '', '', ['}']],
  ['a field twice', file('"rules": {}, "rules": {}'), 'key-twice', [4, 16], 'rules', 'rules', []],
  [
    'a prototype',
    file('"contracts": { "__proto__": {} }'),
    'forbidden-key',
    [4, 18],
    'contracts.__proto__',
    '__proto__',
    [],
  ],
  ['a constructor', file('"constructor": {}'), 'forbidden-key', [4, 3], 'constructor', 'constructor', []],
  ['no name', '{ "extends": "pagat" }', 'missing-field', [1, 1], 'name', '', []],
  ['a field that is none', file('"bids": []'), 'unknown-field', [4, 3], 'bids', '', []],
  [
    'a rule that is none',
    file('"rules": { "huisregel": "ja" }'),
    'unknown-field',
    [4, 14],
    'rules.huisregel',
    '',
    [],
  ],
  ['another type', file('"ladder": "rik"'), 'wrong-type', [4, 13], 'ladder', '"rik"', ['Array']],
  [
    'another table',
    file('').replace('pagat', 'thuis'),
    'not-a-choice',
    [2, 14],
    'extends',
    '"thuis"',
    SHIPPED_IDS,
  ],
  [
    'a file to open',
    file('').replace('pagat', '../x.json'),
    'not-a-choice',
    [2, 14],
    'extends',
    '"../x.json"',
    SHIPPED_IDS,
  ],
  [
    'a choice that is none',
    file('"contracts": {"rik": {"side": "both"}}'),
    'not-a-choice',
    [4, 33],
    'contracts.rik.side',
    '"both"',
    ['alone', 'called-card', 'fourth-ace'],
  ],
  [
    'an amount too large',
    file('"contracts": {"rik": {"value": {"base": 10001}}}'),
    'out-of-range',
    [4, 43],
    'contracts.rik.value.base',
    '10001',
    ['<= 10000'],
  ],
  [
    'a number beyond numbers',
    file('"contracts": {"rik": {"value": {"base": 1e999}}}'),
    'out-of-range',
    [4, 43],
    'contracts.rik.value.base',
    'Infinity',
    [],
  ],
  [
    'an id that is none',
    file('"ladder": ["rik", "Rik!"]'),
    'not-an-id',
    [4, 21],
    'ladder.1',
    '"Rik!"',
    ['rik-9'],
  ],
  [
    'an id that is a card',
    file('"contracts": {"h5": {"like": "rik"}}'),
    'not-an-id',
    [4, 23],
    'contracts.h5',
    'h5',
    ['rik-9'],
  ],
  ['a name of nothing', '{ "extends": "pagat", "name": "\\u202e " }', 'not-a-name', [1, 31], 'name', '', []],
  ['another edition', file('"revision": 2'), 'unknown-revision', [4, 15], 'revision', '2', ['1']],
  [
    'a bid that is not there',
    file('"ladder": ["rik", "solo"]'),
    'unknown-contract',
    [4, 21],
    'ladder.1',
    'solo',
    pagat.contracts.map(({ id }) => id),
  ],
  [
    'a game like none',
    file('"games": {"x": {"like": "y"}}'),
    'unknown-game',
    [4, 27],
    'games.x.like',
    'y',
    pagat.games.map(({ id }) => id),
  ],
  [
    'two like each other',
    file('"ladder": ["a", "b"], "contracts": {"a": {"like": "b"}, "b": {"like": "a"}}'),
    'like-itself',
    [4, 53],
    'contracts.a.like',
    'a',
    [],
  ],
  [
    'a contract without a goal',
    file('"ladder": ["a"], "contracts": {"a": {"value": {"base": 1}}}'),
    'needs-parts',
    [4, 39],
    'contracts.a',
    'a',
    ['like', 'goal.tricks, value.base'],
  ],
  [
    'a contract on no step',
    file('"contracts": {"a": {"like": "rik"}}'),
    'not-on-ladder',
    [4, 22],
    'contracts.a',
    'a',
    [],
  ],
  [
    'a contract on two steps',
    file('"ladder": ["rik", ["piek", "rik"]]'),
    'twice-on-ladder',
    [4, 30],
    'ladder.1.1',
    'rik',
    [],
  ],
  ['two ends', file('"rules": {"deals": 4, "target": 9}'), 'rule-twice', [4, 35], 'rules.target', '9', []],
  [
    'a value that is none',
    file('"rules": {"passOut": "patience"}'),
    'bad-rule-value',
    [4, 24],
    'rules.passOut',
    'patience',
    ['throw-in', 'dealer-bids', ...pagat.games.map(({ id }) => id), 'dealer-chooses:GAME+GAME'],
  ],
  [
    'a value of two words',
    file('"rules": {"passOut": "throw-in deals=4"}'),
    'bad-rule-value',
    [4, 24],
    'rules.passOut',
    '',
    [],
  ],
  ['twelve cards', file('"rules": {"packets": [6, 6]}'), 'not-playable', [4, 24], 'rules.packets', '', []],
  [
    'a joined rik',
    file('"contracts": {"rik": {"joinable": true}}'),
    'not-playable',
    [4, 37],
    'contracts.rik.joinable',
    'rik',
    [],
  ],
];

describe('a club file that is refused says where, what stands there, why, and what is allowed', () => {
  it.each(CASES)('%s', (_what, text, code, [line, column], path, found, expected) => {
    const [problem] = problems(text);
    expect({ ...problem, path: problem?.path.join('.') }).toMatchObject({
      code,
      line,
      column,
      path,
      found,
      expected: expected.length === 0 ? expect.anything() : expected,
    });
  });

  it('for every kind of problem there is', () => {
    const tried = CASES.map(([, , code]) => code);
    expect(CLUB_PROBLEM_CODES.filter((code) => !tried.includes(code))).toEqual(['too-many-bids']);
  });

  it('with the reason of the rules where it cannot be played', () => {
    const silent = file('"contracts": {"troela": {"partnerSilent": true}}');
    expect(problems(silent)).toEqual([
      {
        code: 'not-playable',
        path: ['contracts', 'troela', 'partnerSilent'],
        line: 4,
        column: 45,
        found: 'troela',
        expected: [],
        unsound: { code: 'silent-partner-cannot-act', ids: ['troela'] },
      },
    ]);
  });

  it('with everything that is wrong at once', () => {
    const text = file('"bids": [], "rules": {"deals": 0}, "contracts": {"rik": {"side": 5}}');
    expect(problems(text).map(({ path }) => path.join('.'))).toEqual([
      'rules.deals',
      'contracts.rik.side',
      'bids',
    ]);
  });

  it('with more than 64 bids, also when house rules make them', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `solo-${index}`);
    const contracts = Object.fromEntries(
      ids.map((id, index) => [id, { like: 'alleen-9', goal: { tricks: index % 14 } }]),
    );
    const text = (rules: object) =>
      JSON.stringify({ extends: 'pagat', name: 'Veel', rules, ladder: ids, contracts });
    expect(club(text({})).contracts).toHaveLength(60);
    expect(problems(text({ beter: 'solos' }))).toEqual([
      expect.objectContaining({ code: 'too-many-bids', found: '74', expected: ['64'] }),
    ]);
  });

  it('with rules that no record could carry', () => {
    const ids = Array.from({ length: 64 }, (_, index) => `een-heel-lange-naam-voor-een-contract-${index}`);
    const [first = ''] = ids;
    const contracts = Object.fromEntries(ids.map((id) => [id, { like: first }]));
    const parts = { like: 'alleen-9', after: ids };
    const text = JSON.stringify({
      extends: 'pagat',
      name: 'Lang',
      ladder: ids,
      contracts: { ...contracts, [first]: parts },
    });
    expect(text.length).toBeLessThan(20_000);
    expect(problems(text)).toEqual([expect.objectContaining({ code: 'too-long', expected: ['65536'] })]);
  });

  it('and no text at all brings the reader down', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      'rik',
      '"rik"',
      '//',
      '/*',
      '1e9',
      '\n',
      '\\u0000',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const problem of problems(pieces.join(''))) expect(problem.line).toBeGreaterThan(0);
      }),
    );
    expect(problems('['.repeat(60_000))[0]?.code).toBe('too-deep');
    expect(problems(`{"a":`.repeat(12_000))[0]?.code).toBe('too-deep');
  });
});

describe('the text that a record carries', () => {
  it.each(shippedRulesets().map((ruleset) => [ruleset.id, ruleset] as const))(
    'means %s again',
    (_id, ruleset) => {
      const own = onLadder({ ...ruleset, id: 'ons-huis', name: 'Ons huis' });
      const text = clubText(own);
      expect(club(text)).toEqual(own);
      expect(clubText(club(text))).toBe(text);
      expect(text).not.toMatch(/\n\s*\n/);
    },
  );

  it('stands below its name in the header, and is read again', () => {
    const ruleset = club(file('"rules": { "deals": 8 }, "contracts": { "rik": { "value": { "base": 2 } } }'));
    const header = newHeader({ ruleset, players: 3, seed: 'x', names: ['A', null, null, null, null] });
    const text = headerText(header);
    expect(text).toBe(`% RIK 1
[Players "3"]
[Seed "x"]
[N "A"]
[Club "Thuis"]
{
  "extends": "pagat",
  "name": "Thuis",
  "rules": {
    "deals": 8
  },
  "contracts": {
    "rik": {"value":{"base":2}}
  }
}
`);
    expect(readRecord(text)).toEqual({ ok: true, value: { ...header, deals: [], openDraw: null } });
    expect(readRecord(text.replaceAll('\n', '\r\n'))).toEqual(readRecord(text));
  });

  it('has house rules on top of it folded in', () => {
    const text =
      '[Club "Thuis"]\n{"extends": "pagat", "name": "Thuis"}\n\n[Rules "deals=4 slam=2"]\n[Players "5"]\n';
    const record = readRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(record.value).toMatchObject({ players: 5, ruleset: { id: 'thuis', end: { count: 4 } } });
    expect(readRecord(headerText(record.value))).toEqual(record);
  });

  it('goes to the first empty line, whatever brackets and quotes it has', () => {
    const text =
      '[Club "Thuis"]\n{ "extends": "pagat", // [Board "3"]\n% "name"\n\n[Board "1"]\n[Dealer "N"]\n[Deal "N:? ? ? ?"]\n';
    expect(readRecord(text)).toMatchObject({ ok: false, error: { code: 'bad-club', line: 3, column: 1 } });
  });

  it('that names a file or a table we do not have is refused', () => {
    const text = '[Club "Thuis"]\n{"extends": "/etc/passwd", "name": "x"}\n';
    expect(readRecord(text)).toMatchObject({
      ok: false,
      error: { code: 'bad-club', line: 2, column: 13, club: { code: 'not-a-choice', path: ['extends'] } },
    });
  });

  it('of an edition that is not the first says so', () => {
    const later = { ...pagat, revision: 2 };
    const built = buildClub({ extends: 'pagat', name: 'x', revision: 1 }, later);
    expect(built).toMatchObject({ ok: false, error: [{ code: 'unknown-revision', expected: ['2'] }] });
  });
});

describe('the commented start for a club file', () => {
  const describeField = (path: string): string => `About ${path}.`;
  const template = (id: string) =>
    makeClubTemplate(id, { describe: describeField, schema: 'https://x/club.schema.json', name: 'Ons huis' });

  it.each([...SHIPPED_IDS])('of %s means that table', (id) => {
    const ruleset = shippedRuleset(id);
    if (ruleset === null) throw new Error(id);
    expect(club(template(id))).toEqual(onLadder({ ...ruleset, id: 'ons-huis', name: 'Ons huis' }));
  });

  it('shows every rule with its value and what it accepts, and every part of a contract', () => {
    const text = template('toernooi');
    for (const key of HOUSE_RULE_KEYS) expect(text).toContain(`// "${key}": `);
    expect(text).toMatch(/\/\/ "raise": "next-step", +\/\/ any \| next-step/);
    expect(text).toContain('//   "value": {"base":4');
    const explained = CLUB_PATHS.filter((path) => text.includes(`// About ${path}.`));
    expect(CLUB_PATHS.filter((path) => !explained.includes(path)).toSorted()).toEqual([
      'club.about',
      'club.games.like',
      'club.revision',
    ]);
  });

  it.each(['pagat', 'toernooi', 'met-troef', 'huiskamer'])(
    'of %s shows rules that can be switched on',
    (id) => {
      const ruleset = shippedRuleset(id);
      const lines = [...template(id).matchAll(/^ {4}\/\/ "(\w+)": (.+), +\/\//gm)];
      expect(lines.map(([, key]) => key)).toEqual([...HOUSE_RULE_KEYS]);
      for (const [, key = '', value = ''] of lines) {
        const same = club(`{ "extends": "${id}", "name": "Thuis", "rules": { "${key}": ${value} } }`);
        const other = [
          'deals',
          'rounds',
          'target',
          'minutes',
          'openLead',
          'troelaTrump',
          'fourthAceLeads',
        ].includes(key);
        if (ruleset !== null && !other)
          expect(same).toEqual(onLadder({ ...ruleset, id: 'thuis', name: 'Thuis' }));
      }
    },
  );
});
