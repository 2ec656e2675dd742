import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { LANGUAGES, namedIn, textsIn } from '../../src/i18n/index.js';
import { SHIPPED_IDS, shippedRuleset } from '../../src/notation/index.js';
import { typed } from './support/rikken.js';

const page = async (line: string): Promise<string> => {
  const { code, stdout, stderr } = await typed(`rules ${line}`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('variants', () => {
  it('one line for each ruleset, presets and clubs, and the same as JSON', async () => {
    const lines = (await typed('variants')).stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(SHIPPED_IDS.length);
    const listed: unknown = JSON.parse((await typed('variants --json')).stdout);
    expect(listed).toEqual(
      SHIPPED_IDS.map((id) => ({
        id,
        name: expect.stringMatching(/^[A-Z]/),
        description: expect.stringMatching(/^\S.*\.$/),
      })),
    );
  });

  it('rules without an id is the list', async () => {
    expect(await typed('rules')).toEqual(await typed('variants'));
    expect(await typed('rules --json')).toEqual(await typed('variants --json'));
  });
});

describe('a rule page', () => {
  it('--json is the very data that is played with', async () => {
    for (const id of SHIPPED_IDS) {
      expect(JSON.parse(await page(`${id} --json`))).toEqual(shippedRuleset(id));
    }
  });

  it.each(SHIPPED_IDS)('%s has every contract that can come about, by its name', async (id) => {
    const ruleset = shippedRuleset(id);
    if (ruleset === null) throw new Error(`no ruleset ${id}`);
    for (const language of LANGUAGES) {
      const { game } = namedIn(textsIn(language), ruleset);
      const text = flat(await page(`${id} --lang ${language}`));
      const played = ruleset.contracts.filter(
        ({ side }) => side !== 'fourth-ace' || ruleset.troela !== 'off',
      );
      for (const contract of played) {
        expect(text).toMatch(new RegExp(` \\d+ ${game.contractName(contract.id)} [\\p{L}\\d(]`, 'u'));
      }
    }
  });

  it.each(LANGUAGES)('has every option in %s, with what its value means', async (language) => {
    const { rules } = textsIn(language);
    const text = flat(await page(`punten --lang ${language}`));
    const named = ['id', 'name', 'revision', 'contracts', 'games', 'fourAces'];
    for (const [field, sentence] of Object.entries(rules.fields)) {
      if (field.includes('.') || named.includes(field)) continue;
      expect(text).toContain(`${sentence.replace(/\.$/, '')}: `);
    }
    expect(text).toContain(rules.choices.shuffle.cut);
    expect(text).not.toContain(rules.choices.shuffle.riffle);
    expect(text).toContain(rules.endOf(pagat.end));
  });

  it('has examples that the engine works out: declarer, partner, opponent', async () => {
    const pagatPage = await page('pagat');
    expect(pagatPage).toMatch(/^ {2}rik +\+1 \(\+1, -1\) +\+7 \(\+7, -7\) +-2 \(-2, \+2\)$/m);
    expect(pagatPage).toMatch(/^ {2}misère +\+15 \(-5\) +-15 \(\+5\)$/m);
    expect(pagatPage).toMatch(/^ {2}troela +\+2 \(\+2, -2\) +\+8 \(\+8, -8\) +-3 \(-3, \+3\)$/m);
    expect(await page('punten')).toMatch(/^ {2}rik .* -30 \(0, \+15\)$/m);
    expect(await page('gather')).toMatch(/^ {2}rik +\+1 \(\+1, 0\) .* 0 \(0, \+2\)$/m);
    expect(await page('pagat -p 3')).toMatch(/^ {2}rik +\+1 \(\+1, -2\) +\+7 \(\+7, -14\)/m);
  });

  it('tells of the games that follow a pass, with an example', async () => {
    const text = flat(await page('punten'));
    expect(text).toContain('the last to speak bids or chooses een of vijf or schoppen mie');
    expect(text).toContain('one player pays another 10. N 1 trick, E 5, S 4, W 3: N +20 E +20 S -20 W -20');
    expect(text).toContain('the queen of spades to E, the last trick to S: N +10 E -10 S -10 W +10');
    expect(text).toContain('discarded: in the first 3.');
    expect(flat(await page('gather -r passOut=mie-en'))).toContain(
      'a winner gets 20 (1 winner), 10 (2 winners) or 5 (3 winners). N 2 queens, E 1, S 1, W none: N 0 E 0 S 0 W +20',
    );
    expect(await page('pagat')).not.toContain('schoppen mie');
  });

  it('says how contracts come about that are not bid, or not like others', async () => {
    expect(flat(await page('brabants'))).toContain('not bid: three aces announce it before the auction');
    expect(flat(await page('oosterhout'))).toContain('trump: the suit of the fourth ace');
    expect(flat(await page('met-troef'))).toContain('trump: the suit of the turned card');
    expect(flat(await page('huiskamer'))).toContain(
      'the holder of the fourth ace stays silent until it falls',
    );
    expect(flat(await page('punten -r troela=mandatory'))).toContain(
      'when lost paid by both members of the pair',
    );
  });

  it('tells the id of a contract where its name does not', async () => {
    const text = await page('huiskamer');
    expect(text).toMatch(/^ {2}1 {2}rik$/m);
    expect(text).toMatch(/^ {2}9 {2}misère$/m);
    expect(text).toMatch(/^ 12 {2}solo slim \(alleen-13\)$/m);
  });

  it('shows house rules, and says that they are there', async () => {
    expect(await page('pagat')).toContain('after 16 deals');
    const text = await page('pagat -r rounds=2 -r passOut=bedelen');
    expect(text).toContain('after 2 rounds of dealing');
    expect(text).toContain('House rules: rounds=2, passOut=bedelen.');
    expect(await page('-r rounds=2')).toContain('after 2 rounds of dealing');
  });

  it('with three or five players says what is different then', async () => {
    expect(flat(await page('pagat -p 3'))).toContain('the place of W is empty');
    expect(flat(await page('-V punten -p 5'))).toContain('the dealer gets no cards');
    expect(await page('punten -p 3')).not.toContain('N 1 trick, E 5');
  });

  it('no line is wider than the screen', async () => {
    for (const { id } of RULESETS) {
      const lines = (await page(`${id} --lang nl`)).split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });
});

describe('rules --diff', () => {
  it('shows in what two rulesets differ, and nothing else', async () => {
    const text = await page('--diff brabants limburgs');
    expect(text).toMatch(/^What is different: Brabants and Limburgs\n/);
    expect(flat(text)).toContain('Brabants: rik < mallure < rik beter < piek < misère < 8 alleen');
    expect(flat(text)).toContain('Limburgs: rik < mallure < rik beter < misère < piek < 8 alleen');
    expect(flat(text)).toContain('piek Brabants: 3 Limburgs: 4 ');
    expect(text).not.toContain('packets');
    expect(text).not.toContain('open misère\n');
  });

  it('shows options, contracts that only one has, and what house rules change', async () => {
    const text = flat(await page('--diff pagat punten'));
    expect(text).toContain('troela: only in Pagat');
    expect(text).toContain('8 alleen beter: only in Punten');
    expect(text).toContain('Pagat: 6 and 7 Punten: 4, 5 and 4');
    const house = flat(await page('--diff pagat -r failed=declarer-only'));
    expect(house).toContain(
      'Who pays when a pair has lost. Pagat: both members of the pair Pagat*: only the declarer',
    );
  });

  it('of the same rules says so', async () => {
    expect(await page('--diff pagat pagat')).toBe('Pagat and Pagat* are played by the same rules.\n');
  });

  it('--json: every place in the data at which they differ', async () => {
    expect(JSON.parse(await page('--diff brabants limburgs --json'))).toEqual({
      rulesets: ['brabants', 'limburgs'],
      differences: [
        { path: 'contracts.piek.rank', values: [4, 5] },
        { path: 'contracts.piek.value.failBase', values: [3, 4] },
        { path: 'contracts.piek.value.base', values: [3, 4] },
        { path: 'contracts.misere.rank', values: [5, 4] },
        { path: 'contracts.misere.value.failBase', values: [4, 3] },
        { path: 'contracts.misere.value.base', values: [4, 3] },
      ],
    });
  });

  it('takes two, or one and what is changed', async () => {
    for (const line of ['--diff pagat', '--diff pagat gather punten', '--diff pagat gather -r deals=2']) {
      const { code, stdout, stderr } = await typed(`rules ${line}`);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('give two, or one and --rule or --variant');
    }
    expect((await typed('rules --diff pagat pnten')).stderr).toContain('mean punten?');
  });
});
