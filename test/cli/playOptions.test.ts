import { describe, expect, it } from 'vitest';
import { readPlayOptions } from '../../src/cli/playCommand.js';
import type { PlayOptions } from '../../src/cli/playOptions.js';
import { readCommandLine } from '../../src/cli/program.js';
import { readReplayOptions } from '../../src/cli/replayCommand.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { PlayerCount } from '../../src/engine/seats.js';
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
      practice: false,
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
    '--level club',
    '--practice --new',
  ])('%s starts a new match', (line) => {
    expect(asked(line).match).toEqual({ kind: 'new' });
  });

  it.each(['--speed 5', '--plain', '--ascii', '--no-color', '--auto', '--practice', '--lang nl'])(
    '%s does not',
    (line) => {
      expect(asked(line).match).toEqual({ kind: 'newest' });
    },
  );

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

  it('--level: how well everybody plays, also at the seat of the player with --auto', () => {
    expect(asked('--level club --auto').bots.slice(0, 4)).toEqual(['club', 'club', 'club', 'club']);
    const refused = (line: string) => readPlayOptions(texts, raw(line).options);
    expect(refused('--level random')).toEqual({
      ok: false,
      error: "--level: 'random' is not known; accepted: beginner, club, sharp.",
    });
    expect(refused('--level club --bots random')).toMatchObject({
      error: '--level and --bots exclude each other; choose one of them.',
    });
  });

  it('--practice: a match for practice, which is settled when it begins', () => {
    expect(asked('--practice').practice).toBe(true);
    expect(readPlayOptions(texts, raw('--practice --resume evening').options)).toMatchObject({
      error: '--resume and --practice exclude each other; choose one of them.',
    });
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
      value: { file: 'evening.rik', board: 3, step: true, speed: 1 },
    });
    const plain = raw('replay evening.rik');
    expect(readReplayOptions(texts, 'evening.rik', plain.options)).toMatchObject({
      ok: true,
      value: { board: null, step: false },
    });
  });

  it('seats, which are held against the number of players of the record', () => {
    const asked = readReplayOptions(texts, 'x.rik', raw('replay x.rik --seat X --bots random').options);
    if (!asked.ok) throw new Error(asked.error);
    expect(asked.value.seating(5)).toMatchObject({ ok: true, value: { seat: 4 } });
    expect(asked.value.seating(4)).toMatchObject({ ok: false });
  });

  it('bots, clockwise from the left of the seat', () => {
    const around = (bots: string, players: PlayerCount) => {
      const { options } = raw(`replay x.rik --bots ${bots}`);
      const asked = readReplayOptions(texts, 'x.rik', options);
      const seating = asked.ok ? asked.value.seating(players) : asked;
      return seating.ok ? seating.value.bots.slice(0, players) : null;
    };
    expect(around('random,heuristic', 3)).toEqual(['random', 'heuristic', 'heuristic']);
    expect(around('random,heuristic,random', 4)).toEqual(['heuristic', 'random', 'heuristic', 'random']);
    expect(around('random,heuristic,random', 3)).toBeNull();
  });
});

describe('the seats of play', () => {
  const seating = (words: string) => readPlayOptions(texts, raw(words).options);

  it('are those of so many players', () => {
    expect(seating('-p 5 --seat X')).toMatchObject({ ok: true, value: { players: 5, seat: 4 } });
    expect(seating('-p 3 --seat E')).toMatchObject({ ok: true, value: { players: 3, seat: 1 } });
    expect(seating('-p 3 --seat W')).toMatchObject({ ok: false });
    expect(seating('--seat X')).toMatchObject({ ok: false });
  });

  it('have as many bots around, clockwise from the left', () => {
    const five = seating('-p 5 --seat W --bots random,heuristic,heuristic,random');
    expect(five).toMatchObject({
      value: { bots: ['heuristic', 'heuristic', 'random', 'heuristic', 'random'] },
    });
    expect(seating('-p 3 --bots random,random,random')).toMatchObject({ ok: false });
  });
});
