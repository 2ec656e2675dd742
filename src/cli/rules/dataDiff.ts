import type { Ruleset } from '../../engine/ruleset.js';

/** A place in the data of two rulesets at which they differ; null where one has nothing. */
export interface DataDifference {
  /** The way to the value, contracts and games by their ids: `contracts.rik.value.base`. */
  readonly path: string;
  readonly values: readonly [unknown, unknown];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: unknown): value is { readonly id: string } =>
  isObject(value) && typeof value.id === 'string';

/** The parts of a value by their names: fields, or the items of a list that have ids; null for anything else. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value) || value.length === 0 || !value.every(isNamed)) return null;
  return new Map(value.map((item) => [item.id, item]));
}

function differencesAt(path: string, one: unknown, other: unknown): readonly DataDifference[] {
  const [ours, theirs] = [partsOf(one), partsOf(other)];
  if (ours === null || theirs === null) {
    const values = [one ?? null, other ?? null] as const;
    return JSON.stringify(values[0]) === JSON.stringify(values[1]) ? [] : [{ path, values }];
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) =>
    differencesAt(path === '' ? key : `${path}.${key}`, ours.get(key), theirs.get(key)),
  );
}

/** Every place at which two rulesets differ, besides what they are called. */
export const dataDifferences = (one: Ruleset, other: Ruleset): readonly DataDifference[] =>
  differencesAt('', { ...one, id: '', name: null }, { ...other, id: '', name: null });
