import { expect, test } from 'vitest';
import { directoriesIn } from '../../src/storage/directories.js';

test('the XDG variables say where things are kept', () => {
  const env = { XDG_DATA_HOME: '/data', XDG_STATE_HOME: '/state' };
  expect(directoriesIn(env)).toEqual({
    matches: '/data/rikken/matches',
    finished: '/data/rikken/finished',
    crashes: '/state/rikken',
  });
});

test('without them it is the usual place below the home directory', () => {
  expect(directoriesIn({ HOME: '/home/truus', XDG_DATA_HOME: '' })).toEqual({
    matches: '/home/truus/.local/share/rikken/matches',
    finished: '/home/truus/.local/share/rikken/finished',
    crashes: '/home/truus/.local/state/rikken',
  });
});

test('a relative path is no place', () => {
  expect(directoriesIn({ HOME: '/home/truus', XDG_DATA_HOME: 'data' })?.matches).toBe(
    '/home/truus/.local/share/rikken/matches',
  );
});

test('an environment that names no place has none', () => {
  expect(directoriesIn({})).toBeNull();
  expect(directoriesIn({ XDG_DATA_HOME: '/data' })).toBeNull();
});
