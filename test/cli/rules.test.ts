import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { LANGUAGES, textsIn } from '../../src/i18n/index.js';
import { typed } from './support/rikken.js';

describe('rules and variants', () => {
  it('variants: one line for each ruleset, and the same as JSON', async () => {
    const lines = (await typed('variants')).stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(RULESETS.length);
    const listed: unknown = JSON.parse((await typed('variants --json')).stdout);
    expect(listed).toEqual(
      RULESETS.map(({ id }) => ({
        id,
        name: expect.any(String),
        description: expect.stringMatching(/^\S.*\.$/),
      })),
    );
  });

  it.each(LANGUAGES)('every ruleset that ships has its name and line in %s', (language) => {
    const known = Object.keys(textsIn(language).rules.rulesets);
    expect(known).toEqual(expect.arrayContaining(RULESETS.map(({ id }) => id)));
  });

  it('rules without an id is the list', async () => {
    expect(await typed('rules')).toEqual(await typed('variants'));
    expect(await typed('rules --json')).toEqual(await typed('variants --json'));
  });

  it('rules ID --json is the very data that is played with', async () => {
    expect(JSON.parse((await typed('rules pagat --json')).stdout)).toEqual(pagat);
  });

  it.each(LANGUAGES)('the page in %s has every bid, and every option with its value', async (language) => {
    const { code, stdout } = await typed(`rules pagat --lang ${language}`);
    const { game, rules } = textsIn(language);
    expect(code).toBe(0);
    const page = stdout.replaceAll(/\s+/g, ' ');
    for (const { id } of pagat.contracts) expect(page).toContain(game.contractName(id));
    for (const [path, sentence] of Object.entries(rules.fields)) {
      const named = ['id', 'revision', 'contracts', 'end.kind', 'end.count'].includes(path);
      if (!named) expect(page).toContain(sentence.replace(/\.$/, ''));
    }
    expect(page).toContain(rules.choices.shuffle.cut);
    expect(page).not.toContain(rules.choices.shuffle.riffle);
    expect(page).toContain(rules.endOf(pagat.end));
  });

  it('the examples are those of the engine', async () => {
    const { stdout } = await typed('rules pagat');
    expect(stdout).toMatch(/^ {2}rik +\+1 \(-1\) +\+7 \(-7\) +-2 \(\+2\)$/m);
    expect(stdout).toMatch(/^ {2}misère +\+15 \(-5\) +-15 \(\+5\)$/m);
    expect(stdout).toMatch(/^ {2}troela +\+2 \(-2\) +\+8 \(-8\) +-3 \(\+3\)$/m);
  });

  it('house rules show on the page', async () => {
    expect((await typed('rules pagat')).stdout).toContain('after 16 deals');
    expect((await typed('rules pagat -r rounds=2')).stdout).toContain('after 2 rounds of dealing');
  });

  it('no line is wider than the screen', async () => {
    const { stdout } = await typed('rules pagat --lang nl');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
