import { describe, expect, it } from 'vitest';
import { readPlayOptions } from '../../src/cli/playCommand.js';
import type { PlayOptions } from '../../src/cli/playOptions.js';
import { readCommandLine } from '../../src/cli/program.js';
import { readReplayOptions } from '../../src/cli/replayCommand.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { textsIn } from '../../src/i18n/index.js';

const texts = textsIn('en');

const raw = (line: string) => {
  const request = readCommandLine(texts, line.split(' ').filter(Boolean), '1.2.3', 80);
  if (!request.ok || request.value.kind !== 'run') throw new Error(`not to be run: ${line}`);
  return request.value;
};

function asked(line: string): PlayOptions {
  const options = readPlayOptions(texts, raw(line).options);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

describe('what play is asked', () => {
  it('nothing: the newest match, S, the rule bots, the usual pace', () => {
    expect(asked('')).toEqual({
      match: { kind: 'newest' },
      ruleset: pagat,
      players: 4,
      seed: null,
      seat: 2,
      bots: ['heuristic', 'heuristic', 'heuristic', 'heuristic', 'heuristic'],
      speed: 3,
      plain: false,
      ascii: false,
      colour: true,
      auto: false,
    });
    expect(asked('play')).toEqual(asked(''));
  });

  it.each([
    '--new',
    '-V pagat',
    '-r deals=3',
    '-p 4',
    '-s a',
    '--deals 3',
    '--target 9',
    '--seat N',
    '--bots random',
  ])('%s starts a new match', (line) => {
    expect(asked(line).match).toEqual({ kind: 'new' });
  });

  it.each(['--speed 5', '--plain', '--ascii', '--no-color', '--auto', '--lang nl'])('%s does not', (line) => {
    expect(asked(line).match).toEqual({ kind: 'newest' });
  });

  it('--resume lists, or picks', () => {
    expect(asked('--resume').match).toEqual({ kind: 'resume', id: null });
    expect(asked('--resume evening').match).toEqual({ kind: 'resume', id: 'evening' });
  });

  it('the end of the match, by its own option or as a house rule', () => {
    expect(asked('--deals 8').ruleset.end).toEqual({ kind: 'deals', count: 8 });
    expect(asked('--target 30').ruleset.end).toEqual({ kind: 'target', count: 30 });
    expect(asked('-r rounds=2').ruleset.end).toEqual({ kind: 'rounds', count: 2 });
  });

  it('--bots: one name for all others, or one for each, clockwise from the left of the seat', () => {
    expect(asked('--bots random').bots.slice(0, 4)).toEqual(['random', 'random', 'heuristic', 'random']);
    const each = asked('--bots random,heuristic,random --seat W').bots;
    expect(each.slice(0, 4)).toEqual(['random', 'heuristic', 'random', 'heuristic']);
  });

  it('the look and the pace', () => {
    expect(asked('--speed 0 --plain --ascii --no-color --auto --seat e')).toMatchObject({
      speed: 0,
      plain: true,
      ascii: true,
      colour: false,
      auto: true,
      seat: 1,
    });
  });
});

describe('what replay is asked', () => {
  it('the file, the deal to begin with, and how', () => {
    const { arguments: files, options } = raw('replay evening.rik --board 3 --step --speed 1');
    expect(readReplayOptions(texts, files[0] ?? '', options)).toMatchObject({
      ok: true,
      value: { file: 'evening.rik', board: 3, step: true, speed: 1, seat: 2 },
    });
    const plain = raw('replay evening.rik');
    expect(readReplayOptions(texts, 'evening.rik', plain.options)).toMatchObject({
      ok: true,
      value: { board: null, step: false },
    });
  });
});
