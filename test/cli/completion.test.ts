import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SCRIPTS, SHELLS } from '../../src/cli/completion/scripts.js';
import { HOUSE_RULE_KEYS, SHIPPED_IDS } from '../../src/notation/index.js';
import { rikken, typed } from './support/rikken.js';

/** What can be typed next; the last word is the one being typed. */
async function next(...words: readonly string[]): Promise<readonly string[]> {
  const { code, stdout, stderr } = await rikken(['completion', 'words', '--', ...words]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? '']));
}

describe('completion', () => {
  it('of commands, and of the options of one', async () => {
    expect(await next('')).toContain('score');
    expect(await next('sc')).toEqual(['score']);
    expect(await next('score', 'rik', '--tr')).toEqual(['--tricks']);
    expect(await next('--pl')).toEqual(['--players', '--plain']);
  });

  it('of rulesets, contracts and games of the rules that were typed', async () => {
    expect(await next('play', '-V', '')).toEqual(SHIPPED_IDS);
    expect(await next('rules', 'p')).toEqual(['pagat', 'punten']);
    expect(await next('rules', '--diff', 'bra')).toEqual(['brabants']);
    expect(await next('score', 'ab')).toEqual([]);
    expect(await next('score', '-V', 'huiskamer', 'ab')).toEqual(['abondance']);
    expect(await next('score', 'een')).toEqual(['een-of-vijf', 'een-vijf-elf']);
  });

  it('of house rules, each with its sentence, and of their values', async () => {
    expect(await next('sim', '-r', '')).toEqual(HOUSE_RULE_KEYS.map((key) => `${key}=`));
    expect(await next('sim', '--rule', 'troela=')).toEqual([
      'troela=off',
      'troela=optional',
      'troela=mandatory',
    ]);
    expect(await next('sim', '-r', 'passOut=mie')).toEqual(['passOut=mie-en']);
    const { stdout } = await rikken(['completion', 'words', '--', 'sim', '-r', 'piek']);
    expect(stdout).toBe('piek=\tWhether piek and its open forms can be bid.\n');
  });

  it('of seats, bots and wishes; of nothing where anything can stand', async () => {
    expect(await next('score', 'rik', '--declarer', '')).toEqual(['N', 'E', 'S', 'W', 'X']);
    expect(await next('sim', '--seats', 'heu')).toEqual(['heuristic']);
    expect(await next('deal', '--want', 'mis')).toEqual(['misere']);
    expect(await next('check', '')).toEqual([]);
    expect(await next('sim', '--seed', '')).toEqual([]);
  });

  it('prints a script for each shell, and refuses others', async () => {
    for (const shell of SHELLS) {
      const { code, stdout } = await typed(`completion ${shell}`);
      expect({ code, stdout }).toEqual({ code: 0, stdout: SCRIPTS[shell] });
      expect(stdout).toContain('completion words --');
    }
    expect((await typed('completion tcsh')).stderr).toContain('accepted: bash, zsh, fish');
  });

  it('bash puts what is offered behind what is typed', () => {
    const complete = (line: string): readonly string[] => {
      const script = `
        rikken() { [[ "$*" == *troela=o ]] && printf 'troela=off\\tx\\ntroela=optional\\tx\\n' || printf 'troela=\\tx\\n'; }
        compopt() { :; }
        ${SCRIPTS.bash}
        COMP_LINE=${JSON.stringify(line)}; COMP_POINT=\${#COMP_LINE}
        _rikken; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
    };
    expect(complete('rikken sim -r troela=o')).toEqual(['off', 'optional']);
    expect(complete('rikken sim -r ')).toEqual(['troela=']);
  });
});
