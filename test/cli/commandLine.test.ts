import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { readCommandLine } from '../../src/cli/program.js';
import { textsIn } from '../../src/i18n/index.js';
import { HOUSE_RULE_KEYS } from '../../src/notation/index.js';
import { rikken, typed } from './support/rikken.js';

/** A refusal: one sentence on standard error, exit code 2, nothing on standard output. */
async function expectRefusal(line: string, ...parts: readonly (string | RegExp)[]): Promise<void> {
  const { code, stdout, stderr } = await typed(line);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  for (const part of parts) expect(stderr).toMatch(part);
}

describe('help and version', () => {
  it('prints the version', async () => {
    const { code, stdout, stderr } = await typed('--version');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });

  it('lists every command', async () => {
    const { code, stdout } = await typed('--help');
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it.each(COMMANDS.map(({ name }) => name))('%s --help has exactly one example', async (name) => {
    const { code, stdout, stderr } = await typed(`${name} --help`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/^Example:\n {2}rikken /gm)).toHaveLength(1);
    expect(stdout).toContain(`Usage: rikken ${name} [options]`);
  });

  it.each(COMMANDS.filter(({ options }) => options.includes('json')).map(({ name }) => name))(
    '%s --help documents its JSON',
    async (name) => {
      const { stdout } = await typed(`${name} --help`);
      expect(stdout).toMatch(/--json: ?\s*[[{]|With\s+--json:\s+that\s+data/);
    },
  );

  it.each(COMMANDS)('the example of $name is a command line that is understood', ({ name, example }) => {
    const request = readCommandLine(textsIn('en'), example.split(' ').slice(1), '1.2.3', 80);
    expect(request).toMatchObject({ ok: true, value: { kind: 'run', spec: { name } } });
  });

  it('rules --help lists every house rule with what it accepts and a sentence', async () => {
    for (const line of ['rules --help', 'help rules']) {
      const { stdout } = await typed(line);
      for (const key of HOUSE_RULE_KEYS)
        expect(stdout).toMatch(new RegExp(`^  ${key}=\\S.*\\n {6}\\p{Lu}`, 'mu'));
      expect(stdout).toContain('troela=off|optional|mandatory');
    }
    expect((await typed('score --help')).stdout).not.toContain('troela=off|');
  });

  it('help COMMAND prints the same as COMMAND --help', async () => {
    expect((await typed('help score')).stdout).toBe((await typed('score --help')).stdout);
    expect((await typed('help')).stdout).toBe((await typed('--help')).stdout);
  });

  it('never shows an option that is still refused', async () => {
    for (const { name, later } of COMMANDS) {
      const { stdout } = await typed(`${name} --help`);
      for (const flags of later) expect(stdout).not.toContain(flags.split(' ')[0]);
    }
  });
});

describe('what is not there', () => {
  it('a word that is no command: the commands, and the one that was probably meant', async () => {
    await expectRefusal('scoer', /'scoer' is no command/, /did you mean score\?/, /play, replay, check/);
    await expectRefusal('xyzzy', /'xyzzy' is no command/, /completion\./);
    await expectRefusal('help xyzzy', /'xyzzy' is no command/);
  });

  it('an option that is none: the options of that command', async () => {
    await expectRefusal('score rik --trick 3', /--trick \(did you mean --tricks\?\)/, /--declarer/);
    await expectRefusal('variants --seed a', /variants has no option --seed/, /--json/);
    await expectRefusal('--frobnicate', /play has no option --frobnicate/);
  });

  it('a value, an argument or an option that is missing or too much', async () => {
    await expectRefusal('score rik --tricks', /value after --tricks/);
    await expectRefusal('score', /needs <contract>/);
    await expectRefusal('check', /needs <file.rik>/);
    await expectRefusal('check a.rik b.rik', /'b.rik' is too much/);
    await expectRefusal('play now', /'now' is too much/);
    await expectRefusal('variants now', /'now' is too much/);
  });

  it('options before the command: the order is explained', async () => {
    await expectRefusal('-V pagat rules', /command comes first/, /rikken rules/);
  });

  it.each(['--lang de variants', 'variants --lang it'])('%s: a later version', async (line) => {
    await expectRefusal(line, /later version; accepted now: \S/);
  });

  it('values that nobody will ever accept: what is accepted', async () => {
    await expectRefusal('play -V pagta', /--variant: 'pagta'/, /mean pagat\?/);
    await expectRefusal('play -p 7', /--players: '7'/, /accepted: 3, 4, 5/);
    await expectRefusal('play -V oosterhut', /mean oosterhout\?/);
    await expectRefusal('play -r beer=yes', /'beer' is no house rule/, /deals=/);
    await expectRefusal('play -r deals=none', /--rule: 'deals=none'/, /1 .. 9999/);
    await expectRefusal('play -r deals=3 -r target=5', /one too many/);
    await expectRefusal('play -r troela=of', /--rule: 'troela=of'/, /mean troela=off\?/, /mandatory/);
    await expectRefusal('play -r mustruf=yes', /mean mustRuff\?/);
    await expectRefusal('play -r passOut=poker', /een-of-vijf/, /dealer-chooses:GAME\+GAME/);
    await expectRefusal('play --deals 0', /--deals: '0' is no whole number from 1 to 9999/);
    await expectRefusal('play --deals 3 --target 5', /--deals and --target exclude each other/);
    await expectRefusal('play --seat X', /--seat: 'X'/, /N, E, S, W/);
    await expectRefusal('play --speed 9', /--speed: '9'/, /0, 1, 2, 3, 4, 5/);
    await expectRefusal('play --bots heuristic,random', /--bots: 2 names given; give 3/);
    await expectRefusal('play --bots heuristc', /mean heuristic\?/);
    await expectRefusal('play --resume x --new', /--resume and --new exclude/);
    await expectRefusal('sim --deals many', /--deals: 'many'/);
    await expectRefusal('deal -n 0', /--count: '0'/);
    await expectRefusal('--lang xx', /--lang: 'xx' is not known; accepted: nl, en/);
    await expectRefusal('replay x.rik --board none', /--board: 'none'/);
  });

  it.each([
    ['packets=5-5', /The packets do not add up/, /pakjes zijn samen geen/],
    [
      'passOut=dealer-bids -r mayOpen=troela',
      /no bid can be opened with by every hand/,
      /waarmee elke hand kan openen/,
    ],
  ])('rules that cannot be played are refused with the reason: -r %s', async (rule, english, dutch) => {
    await expectRefusal(`play -r ${rule}`, /cannot be played\. /, english);
    await expectRefusal(`play -r ${rule} --lang nl`, /kan zo niet gespeeld worden\. /, dutch);
  });

  it('a seed that could not stand in a record', async () => {
    for (const seed of ['', 'a\nb', 'x'.repeat(201), '\u001b[2J']) {
      const { code, stderr } = await rikken(['deal', '--seed', seed]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: '--seed: use 1 to 200 characters, none of them a control character.\n',
      });
    }
  });

  it('shows no control characters of what was typed', async () => {
    const { stderr } = await typed('\u001b[2J\u0007\u202eevil');
    expect(stderr).toContain("'evil'");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'nl_NL.UTF-8' }, 'Gebruik:'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'nl_BE' }, 'Gebruik:'],
    [{ LANG: 'nl_NL.UTF-8', LC_MESSAGES: 'en_US' }, 'Usage:'],
    [{ LANG: 'fr_FR.UTF-8' }, 'Usage:'],
    [{ LANG: 'nlx' }, 'Usage:'],
    [{}, 'Usage:'],
  ])('follows the locale %o', async (env, heading) => {
    expect((await typed('--help', { env })).stdout).toContain(heading);
  });

  it('--lang goes before the locale, wherever it stands', async () => {
    const env = { LANG: 'en_GB.UTF-8' };
    for (const line of ['--lang nl --help', 'score --help --lang nl', 'score --lang=nl --help']) {
      expect((await typed(line, { env })).stdout).toContain('Gebruik:');
    }
  });

  it('refusals are in the language too, also that of a language it does not speak', async () => {
    const env = { LANG: 'nl_NL.UTF-8' };
    expect((await typed('xyzzy', { env })).stderr).toContain('is geen opdracht');
    expect((await typed('--lang de', { env })).stderr).toMatch(/latere versie; nu kan: nl, en\.\n$/);
  });
});
