import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Directories } from '../../src/storage/directories.js';
import type { Save } from '../../src/storage/save.js';
import { SaveFolder } from '../../src/storage/saveFolder.js';
import { temporaryDirectories } from './support/folder.js';

const DAY = new Date(2026, 10, 30, 12);

let directories: Directories;
let folder: SaveFolder;

beforeEach(() => {
  directories = temporaryDirectories();
  folder = new SaveFolder(directories);
});

function create(text = 'header\n', date = DAY): Save {
  const save = folder.create(date, text);
  if (!save.ok) throw new Error(`not created: ${save.error.code}`);
  return save.value;
}

function open(id: string) {
  const opened = folder.open(id);
  if (!opened.ok) throw new Error(`not opened: ${opened.error.code}`);
  return opened.value;
}

describe('a new match', () => {
  test('is named by the day and a number', () => {
    expect([create().id, create().id, create('', new Date(2026, 11, 1)).id]).toEqual([
      '2026-11-30-1',
      '2026-11-30-2',
      '2026-12-01-1',
    ]);
  });

  test('does not take the name of one that has ended', () => {
    create().finish();
    expect(create().id).toBe('2026-11-30-2');
  });

  test('is nobody else’s to read', () => {
    const save = create();
    expect(statSync(save.path).mode & 0o777).toBe(0o600);
    expect(statSync(directories.matches).mode & 0o777).toBe(0o700);
    expect(statSync(directories.finished).mode & 0o777).toBe(0o700);
  });

  test('cannot be kept where no directory can be made', () => {
    mkdirSync(path.dirname(path.dirname(directories.matches)), { recursive: true });
    writeFileSync(path.dirname(directories.matches), 'a file where a directory is needed');
    const save = folder.create(DAY, '');
    expect(save.ok ? null : save.error).toEqual({ code: 'ENOTDIR', path: directories.matches });
  });
});

describe('a save', () => {
  test('holds everything that was appended, at once', () => {
    const save = create('header\n');
    save.append('rik');
    save.append(' pas');
    expect(readFileSync(save.path, 'utf8')).toBe('header\nrik pas');
    expect(save.isComplete).toBe(true);
  });

  test('can be gone on with after it was closed', () => {
    const save = create('header ♠\n');
    save.append('rik');
    save.close();
    const again = open(save.id);
    expect(again.text).toBe('header ♠\nrik');
    again.save.append(' pas');
    expect(readFileSync(save.path, 'utf8')).toBe('header ♠\nrik pas');
  });

  test('goes to the ended ones when the match has ended', () => {
    const save = create();
    save.finish();
    expect(existsSync(path.join(directories.finished, `${save.id}.rik`))).toBe(true);
    expect(readdirSync(directories.matches)).toEqual([]);
  });

  test('is gone on with from an earlier point when what follows is no good', () => {
    const save = create('header\nrik pa');
    const repaired = save.cutTo('header\nrik');
    expect(repaired.ok).toBe(true);
    save.append(' pas');
    expect(readFileSync(save.path, 'utf8')).toBe('header\nrik pas');
  });
});

describe('the unfinished matches', () => {
  test('are listed from the newest to the oldest, by number and not by letter', () => {
    mkdirSync(directories.matches, { recursive: true });
    const ids = ['2026-11-30-2', '2026-11-30-10', '2026-12-01-1', '2025-01-01-1'];
    for (const id of ids) writeFileSync(path.join(directories.matches, `${id}.rik`), '');
    writeFileSync(path.join(directories.matches, 'notes.rik'), '');
    writeFileSync(path.join(directories.matches, '2026-12-02-1.lock'), '');
    expect(folder.unfinished()).toEqual({
      ok: true,
      value: ['2026-12-01-1', '2026-11-30-10', '2026-11-30-2', '2025-01-01-1'],
    });
  });

  test('are none before anything was saved', () => {
    expect(folder.unfinished()).toEqual({ ok: true, value: [] });
  });

  test('belong to one table at a time', () => {
    const save = create();
    expect(folder.open(save.id)).toEqual({ ok: false, error: { code: 'held', id: save.id } });
    save.close();
    expect(open(save.id).save.id).toBe(save.id);
  });

  test.each(['2026-11-30-7', '../../etc/passwd', ''])('%j is none of them', (id) => {
    expect(folder.open(id)).toEqual({ ok: false, error: { code: 'not-found', id } });
  });
});
