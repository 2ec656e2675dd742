/** What a room may import. A package that ends in `*` stands for every name that begins so. */
export interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  /** Names that the room may not import, whatever module exports them. */
  readonly hidden?: readonly string[];
  readonly reason: string;
}

/** Every room of the house; a folder in `src` that is not listed here is refused. */
export const rooms: Readonly<Record<string, Room>> = {
  engine: {
    rooms: [],
    packages: ['pure-rand*'],
    reason: 'the rules are pure: no Node, no screen, no clock',
  },
  notation: {
    rooms: ['engine'],
    packages: ['valibot', '@valibot/to-json-schema', 'jsonc-parser'],
    reason: 'notation turns text into engine values and back, nothing else',
  },
  solver: {
    rooms: ['engine'],
    packages: [],
    reason: 'the solver is a function of engine values',
  },
  bots: {
    rooms: ['engine', 'solver'],
    packages: [],
    hidden: ['GameState'],
    reason: 'a bot sees an observation and a random stream, nothing else',
  },
  analysis: {
    rooms: ['engine', 'notation', 'solver', 'bots'],
    packages: [],
    reason: 'analysis explains positions; it neither plays nor draws',
  },
  session: {
    rooms: ['engine', 'notation', 'solver', 'bots', 'analysis'],
    packages: ['node:*'],
    reason: 'the game loop knows neither the screen nor the disk',
  },
  storage: {
    rooms: ['engine', 'notation'],
    packages: ['node:*', 'valibot'],
    reason: 'storage keeps records; it knows nothing of playing or drawing',
  },
  i18n: {
    rooms: ['engine', 'bots'],
    packages: [],
    hidden: ['Bot', 'Decision'],
    reason: 'catalogues see types of the engine and reasons of the bots, nothing that runs',
  },
  ui: {
    rooms: ['engine', 'i18n'],
    packages: ['node:*', 'ink', 'react', 'chalk', 'string-width'],
    hidden: ['GameState', 'World', 'apply', 'observe'],
    reason: 'the screen shows observations and returns actions',
  },
  cli: {
    rooms: ['engine', 'notation', 'solver', 'bots', 'analysis', 'session', 'storage', 'i18n', 'ui'],
    packages: ['node:*', 'commander', 'chalk', 'string-width'],
    reason: 'the command line composes the other rooms',
  },
};

/** Rooms that may import types only from another room. */
export const typesOnly: readonly (readonly [from: string, to: string])[] = [
  ['i18n', 'engine'],
  ['i18n', 'bots'],
];

/** Rooms in which the same input gives the same output everywhere: no clock, chance, environment or output. */
export const pureRooms: readonly string[] = ['engine', 'solver', 'bots'];

/** Global names that a pure room may not use; `Math.random` is forbidden besides. */
export const impureGlobals: readonly string[] = [
  'Date',
  'console',
  'crypto',
  'fetch',
  'globalThis',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Rooms in which no condition may name a ruleset or a contract: rules are data. */
export const ruleDataRooms: readonly string[] = ['engine', 'bots', 'ui'];

/** A module of Node that lives in one room, with names that other rooms may take from it. */
export interface Home {
  readonly room: string;
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>;
  readonly reason: string;
}

const files: Home = {
  room: 'storage',
  // A terminal must be restored while the process dies, when only a synchronous write still arrives.
  elsewhere: { ui: ['writeSync'] },
  reason: 'storage is the only room that touches files',
};

/** Modules of Node with one home each. */
export const homes: Readonly<Record<string, Home>> = {
  'node:fs': files,
  'node:fs/promises': files,
  'node:worker_threads': { room: 'session', reason: 'workers live in the session' },
  'node:child_process': { room: 'session', reason: 'child processes live in the session' },
};

/** Programs that must start without the screen: from these files no chain of static imports may reach the package. */
export const startsWithoutScreen: readonly string[] = [
  'src/cli/main.ts',
  'src/session/worker.ts',
  'src/session/solveWorker.ts',
];

/** Packages that only the screen needs. */
export const screenPackages: readonly string[] = ['ink', 'react', 'react/jsx-runtime'];
