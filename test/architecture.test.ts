import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rooms } from './architecture/rooms.js';
import {
  type Complaint,
  conditionsOnIds,
  eagerScreens,
  forbiddenImports,
  impurities,
  roomOf,
  silencers,
} from './architecture/rules.js';
import { nodesOf, parseSource, type Source } from './architecture/source.js';

const root = fileURLToPath(new URL('..', import.meta.url));

function readSources(): readonly Source[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));
}

const sources = readSources();
const presets = sources.filter(({ path: file }) => file.startsWith('src/engine/rulesets/'));

/** Ids of contracts: what the presets write after `id:`, and their names as files. */
function ruleIds(): ReadonlySet<string> {
  const files = presets
    .map(({ path: file }) => path.posix.basename(file, '.ts'))
    .filter((id) => id !== 'index');
  const ids = presets
    .flatMap((preset) => nodesOf(preset, ts.isPropertyAssignment))
    .filter((property) => property.name.getText() === 'id')
    .flatMap(({ initializer }) => (ts.isStringLiteral(initializer) ? [initializer.text] : []));
  return new Set([...files, ...ids]);
}

const everywhere = (check: (source: Source) => readonly Complaint[]): readonly Complaint[] =>
  sources.flatMap(check);

describe('the house', () => {
  it('has every room of the plan that the program needs, and no other', () => {
    const found = new Set(sources.map(({ path: file }) => roomOf(file)));
    expect([...found].filter((room) => room === undefined || !(room in rooms))).toEqual([]);
    expect([...found]).toEqual(
      expect.arrayContaining(['engine', 'notation', 'bots', 'session', 'storage', 'i18n', 'ui', 'cli']),
    );
  });

  it('has imports in one direction only', () => {
    expect(everywhere(forbiddenImports)).toEqual([]);
  });

  it('has no clock, chance, environment or output in the pure rooms', () => {
    expect(everywhere(impurities)).toEqual([]);
  });

  it('never silences the compiler', () => {
    expect(everywhere(silencers)).toEqual([]);
  });

  it('decides nothing by the name of a ruleset or a contract', () => {
    const ids = ruleIds();
    expect([...ids]).toEqual(expect.arrayContaining(['pagat', 'rik']));
    expect(everywhere((source) => conditionsOnIds(source, ids))).toEqual([]);
  });

  it('starts without loading the screen', () => {
    expect(eagerScreens(sources)).toEqual([]);
  });
});

describe('the inspector', () => {
  const inspect = (file: string, text: string): readonly Complaint[] => {
    const source = parseSource(file, text);
    return [
      ...forbiddenImports(source),
      ...impurities(source),
      ...silencers(source),
      ...conditionsOnIds(source, new Set(['pagat', 'rik'])),
    ];
  };

  it.each([
    ['src/engine/a.ts', "import { readFileSync } from 'node:fs';", 'engine may not import node:fs'],
    [
      'src/engine/a.ts',
      "import type { Lang } from '../i18n/lang.js';",
      'engine may not import ../i18n/lang.js',
    ],
    ['src/engine/a.ts', "export { useState } from 'react';", 'engine may not import react'],
    ['src/engine/rulesets/a.ts', "import '../../ui/app.js';", 'engine may not import ../../ui/app.js'],
    [
      'src/bots/a.ts',
      "import { parse } from '../notation/rik.js';",
      'bots may not import ../notation/rik.js',
    ],
    ['src/bots/a.ts', "import type { GameState } from '../engine/state.js';", 'bots may not see GameState'],
    ['src/bots/a.ts', "type S = import('../engine/state.js').GameState;", 'bots may not see GameState'],
    ['src/solver/a.ts', "const bots = import('../bots/a.js');", 'solver may not import ../bots/a.js'],
    ['src/session/a.ts', "import { write } from 'node:fs';", 'storage is the only room that touches files'],
    [
      'src/session/a.ts',
      "import { save } from '../storage/save.js';",
      'session may not import ../storage/save.js',
    ],
    ['src/cli/a.ts', "import { Worker } from 'node:worker_threads';", 'workers live in the session'],
    ['src/ui/a.ts', "import { readSync } from 'node:fs';", 'storage is the only room that touches files'],
    [
      'src/i18n/a.ts',
      "import { suits } from '../engine/cards.js';",
      'i18n may import only types from engine',
    ],
    [
      'src/i18n/a.ts',
      "import { randomBot } from '../bots/random.js';",
      'i18n may import only types from bots',
    ],
    ['src/i18n/a.ts', "import type { Bot } from '../bots/bot.js';", 'i18n may not see Bot'],
    ['src/pantry/a.ts', "import '../engine/cards.js';", 'the room pantry is not in the plan'],
    ['src/a.ts', '', 'every source file stands in a room'],
    ['src/engine/a.ts', 'export const now = () => Date.now();', 'engine may not use Date'],
    ['src/bots/a.ts', 'export const luck = () => Math.random();', 'bots may not use Math.random'],
    ['src/solver/a.ts', 'export const fast = process.env.FAST;', 'solver may not use process'],
    ['src/cli/a.ts', 'export const a: any = 1;', '`any` switches the checks off'],
    ['src/cli/a.ts', 'export const a = 1 as number; // brand', '`as` silences'],
    ['src/cli/a.ts', 'export const a = <number>1;', '`<T>` silences'],
    ['src/cli/a.ts', 'export const a = [1][0]!;', '`!` silences'],
    ['src/cli/a.ts', 'export enum Suit { Spades }', 'an enum is not erasable'],
    ['src/cli/a.ts', '// @ts-ignore', 'a comment may not switch the compiler off'],
    ['src/engine/a.ts', "if (ruleset.id === 'pagat') go();", "a condition names 'pagat'"],
    ['src/ui/a.ts', "switch (bid) { case 'rik': go(); }", "a condition names 'rik'"],
    ['src/bots/a.ts', "const much = ['rik'].includes(bid) ? 1 : 2;", "a condition names 'rik'"],
  ])('finds what is wrong in %s: %s', (file, text, complaint) => {
    expect(inspect(file, text).join('\n')).toContain(complaint);
  });

  it.each([
    ['src/engine/random.ts', "import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';"],
    ['src/engine/a.ts', 'export const make = (n: number) => n as Card; // brand'],
    ['src/engine/a.ts', "export const suits = ['S', 'H'] as const;"],
    ['src/engine/rulesets/pagat.ts', "export const pagat = { id: 'pagat', contracts: [{ id: 'rik' }] };"],
    ['src/bots/a.ts', "import type { Observation } from '../engine/observation.js';"],
    ['src/i18n/a.ts', "import type { RuleErrorCode } from '../engine/result.js';"],
    ['src/i18n/a.ts', "import type { Reason } from '../bots/reason.js';"],
    ['src/ui/painter.ts', "import { writeSync } from 'node:fs';"],
    ['src/ui/a.ts', 'export const now = () => Date.now();'],
    ['src/cli/play.ts', "const table = await import('../ui/table.js');"],
  ])('accepts what is right in %s: %s', (file, text) => {
    expect(inspect(file, text)).toEqual([]);
  });

  it('follows a chain of imports from a program to the screen, but not through import()', () => {
    const table = parseSource('src/ui/table.tsx', "import { Box } from 'ink';");
    const eager = parseSource('src/cli/main.ts', "import { table } from '../ui/table.js';");
    const lazy = parseSource(
      'src/cli/main.ts',
      "import type { Table } from '../ui/table.js'; import('../ui/table.js');",
    );
    expect(eagerScreens([eager, table])).toEqual([
      'src/cli/main.ts -> src/ui/table.tsx -> ink: load the screen by import() only',
    ]);
    expect(eagerScreens([lazy, table])).toEqual([]);
  });
});
