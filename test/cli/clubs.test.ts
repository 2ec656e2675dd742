import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseClub, SHIPPED_IDS, shippedRuleset } from '../../src/notation/index.js';
import { Scratch } from './support/records.js';
import { rikken, typed } from './support/rikken.js';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const CLUB = `{
  // Our own table.
  "extends": "pagat",
  "name": "De Kelder",
  "rules": { "troela": "off", "passOut": "schoppen-mie", "deals": 12 },
  "ladder": ["rik", "rik-beter", "rik-9", "alleen-8", ["misere", "piek"], "abondance"],
  "contracts": {
    "rik-9": { "like": "rik", "name": "rik negen", "goal": { "tricks": 9 }, "value": { "base": 2 } },
    "abondance": { "name": "abondance", "goal": { "tricks": 9 }, "value": { "base": 4, "over": 1 } }
  }
}
`;

const file = scratch.write('kelder.json', CLUB);

describe("a club's own file", () => {
  it('is taken by -V wherever a ruleset is', async () => {
    const { code, stdout } = await rikken(['score', 'abondance', '--tricks', '10', '-V', file, '--json']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: '{"ruleset":"de-kelder","deltas":{"N":-5,"E":-5,"S":15,"W":-5}}\n',
    });
    const sim = await rikken(['sim', '--deals', '20', '--seats', 'random', '-V', file, '--json']);
    expect(JSON.parse(sim.stdout)).toMatchObject({ ruleset: 'de-kelder', deals: 20 });
  });

  it('has a rule page, with house rules on top', async () => {
    const { code, stdout } = await rikken(['rules', file, '-r', 'deals=4']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^De Kelder \(de-kelder\)\nHouse rules: deals=4\.\n/);
    expect(stdout).toMatch(/^ {2}3 {2}rik negen \(rik-9\)$/m);
    expect(stdout).toContain('after 4 deals');
    expect(stdout).toContain('schoppen mie: everybody alone');
  });

  it('can be held against a shipped table', async () => {
    const { stdout } = await rikken(['rules', '--diff', 'pagat', file]);
    expect(stdout).toContain('abondance: only in De Kelder');
  });

  it('travels in the records of its deals', async () => {
    const { stdout } = await rikken(['deal', '-n', '2', '--seed', 'club', '-V', file]);
    expect(stdout).toContain('[Club "De Kelder"]');
    const checked = await rikken(['check', '-'], { input: [stdout] });
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    const legal = await rikken(['legal', '-', '--json'], { input: [stdout] });
    expect(JSON.parse(legal.stdout)).toMatchObject({
      actions: expect.arrayContaining(['rik-9', 'abondance']),
    });
  });

  it('names its contracts in what is said about a record', async () => {
    const deals = await rikken(['deal', '--seed', 'club', '-V', file]);
    const [, dealer = ''] = /\[Dealer "(.)"\]/.exec(deals.stdout) ?? [];
    const first = 'NESW'['NESW'.indexOf(dealer) + 1] ?? 'N';
    const record = `${deals.stdout.trimEnd()}\n[Auction "${first}"]\nalleen-8 rik-9\n`;
    const { code, stderr } = await rikken(['check', '-'], { input: [record] });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^-:\d+:10: . rik-9: Rik negen is too low: bid higher than 8 alleen, or pass\./);
  });
});

describe('what is wrong with a club file', () => {
  const refused = async (text: string, ...words: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await rikken(['rules', scratch.write('wrong.json', text), ...words]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^\S+wrong\.json:\d+:\d+: [^\n]+\.\n$/);
    return stderr.replace(/^\S+wrong\.json:/, '');
  };
  const withChange = (from: string, to: string): string => {
    expect(CLUB).toContain(from);
    return CLUB.replace(from, to);
  };

  it.each([
    [
      '"troela": "off"',
      '"troela": "of"',
      /^5:\d+: rules\.troela: .*'of'; accepted: off, optional or mandatory\./,
    ],
    ['"extends": "pagat"', '"extends": "pagatt"', /^3:\d+: extends: .*'pagatt'; accepted: pagat, /],
    ['"base": 2', '"base": 20000', /^8:\d+: contracts\.rik-9\.value\.base: this is outside the limits/],
    [
      '"like": "rik"',
      '"like": "rikk"',
      /^8:\d+: contracts\.rik-9\.like: there is no such contract: 'rikk'; accepted: rik/,
    ],
    [
      '"goal": { "tricks": 9 }, "value": { "base": 4',
      '"aces": 3, "goal": { "tricks": 9 }, "value": { "base": 4',
      /^9:\d+: contracts\.abondance\.aces: abondance asks for aces/,
    ],
    ['"rules": {', '"ruls": {', /^5:\d+: ruls: there is no such field/],
    ['"name": "De Kelder",', '"name": "De Kelder"', /^5:\d+: this is no JSON/],
  ])('%s made %s', async (from, to, sentence) => {
    expect(await refused(withChange(from, to))).toMatch(sentence);
  });

  it('is said in Dutch too, with how much more there is', async () => {
    const text = withChange('"troela": "off", "passOut": "schoppen-mie"', '"troela": 7, "mustRuff": 7');
    expect(await refused(text, '--lang', 'nl')).toMatch(
      /^5:\d+: rules\.\w+: dit .*; mogelijk: .*\. Er is nog één fout\.\n$/,
    );
  });

  it('a file that is not there, too long, or no file', async () => {
    const missing = path.join(scratch.path, 'none.json');
    expect(await rikken(['rules', missing])).toEqual({
      code: 2,
      stdout: '',
      stderr: `${missing} cannot be read: there is no such file.\n`,
    });
    expect(await refused(`"${'x'.repeat(70_000)}"`)).toMatch(/too long, at most 64 KiB/);
    expect((await rikken(['rules', `${scratch.path}/`])).stderr).toMatch(/it is a directory/);
    expect((await rikken(['rules', '/dev/zero'])).code).toBe(2);
  });

  it('rules in a record that cannot be played are refused with the reason', async () => {
    const record = '% RIK 1\n[Ruleset "pagat"]\n[Rules "packets=5-5"]\n';
    const { code, stderr } = await rikken(['check', '-'], { input: [record] });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^-:3:\d+: these house rules cannot be played: 'packets=5-5'\. The packets do not add/,
    );
  });
});

describe('rules --new', () => {
  it.each(SHIPPED_IDS)('from %s: a commented start that means just that table', async (id) => {
    const name = path.join(scratch.path, `new-${id}.json`);
    const { code, stdout, stderr } = await rikken(['rules', '--new', name, '-V', id]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`rikken rules ${name}`);
    const text = readFileSync(name, 'utf8');
    expect(text).toMatch(/^ *\/\/ \S/m);
    const club = parseClub(text);
    const { id: _id, name: _name, contracts, ...rest } = shippedRuleset(id) ?? {};
    expect(club).toMatchObject({ ok: true, value: { ...rest, revision: 1 } });
    expect(club.ok && club.value.contracts.map((contract) => contract.id)).toEqual(
      contracts?.toSorted((a, b) => a.rank - b.rank).map((contract) => contract.id),
    );
    expect(await rikken(['rules', '--diff', id, name])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/are played by the same rules\.\n$/),
    });
  });

  it('never writes over a file, and needs no house rules', async () => {
    const { code, stdout, stderr } = await rikken(['rules', '--new', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`${file} is there already; give another name, nothing is overwritten.\n`);
    expect(readFileSync(file, 'utf8')).toBe(CLUB);
    expect((await typed('rules --new some.json -r deals=2')).stderr).toContain('exclude each other');
    expect((await typed('rules --new some.json -V pagt')).stderr).toContain('mean pagat?');
    expect((await rikken(['rules', '--new', path.join(scratch.path, 'no', 'such.json')])).code).toBe(2);
  });

  it('is still a club file when a rule is taken out of its comment', async () => {
    const name = path.join(scratch.path, 'rules.json');
    await rikken(['rules', '--new', name]);
    const text = readFileSync(name, 'utf8');
    const uncommented = text
      .replace('// "troela": "mandatory"', '"troela": "off"')
      .replace('// "mustRuff"', '"mustRuff"');
    expect(uncommented).not.toBe(text);
    expect(parseClub(uncommented)).toMatchObject({ ok: true, value: { troela: 'off', mustRuff: false } });
  });

  it('explains every field in the language of the user', async () => {
    const name = path.join(scratch.path, 'nieuw.json');
    await rikken(['rules', '--new', name, '--lang', 'nl']);
    const text = readFileSync(name, 'utf8');
    expect(text).toContain('// De meegeleverde spelregels die dit bestand verandert');
    expect(text).toContain('"name": "Nieuw"');
    expect(text).toContain('// Of piek en de open vormen ervan geboden kunnen worden.');
  });
});
