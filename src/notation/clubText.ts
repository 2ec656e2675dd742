import type { Contract, Ruleset, SpecialGame } from '../engine/ruleset.js';
import { RULESETS } from '../engine/rulesets/index.js';
import { buildClub } from './buildClub.js';
import { fromParts } from './clubContracts.js';
import type { Club, ClubContract, ClubGame } from './clubSchema.js';
import { onLadder } from './contractRules.js';
import { HOUSE_RULES, houseRulesBetween } from './houseRules.js';
import { sameValue } from './sameValue.js';

/** The fields of a value that differ from another's. */
function differing<Value extends object>(value: Value, from: object): Partial<Value> {
  const before = new Map<string, unknown>(Object.entries(from));
  const changes: Partial<Value> = { ...value };
  for (const key of Object.keys(value)) {
    if (before.has(key) && sameValue(Reflect.get(value, key), before.get(key)))
      Reflect.deleteProperty(changes, key);
  }
  return changes;
}

const isEmpty = (value: object | undefined): boolean =>
  value === undefined || Object.keys(value).length === 0;

/** The amounts that differ; a new base takes that of a failed contract with it where the two were the same. */
function valueParts(value: Contract['value'], from: Contract['value'] | null): Partial<Contract['value']> {
  const { base, failBase } = value;
  const none: Contract['value'] = { base, over: 0, under: 0, failBase: base, slam: 0 };
  const { failBase: _failBase, ...others } = differing(value, from ?? none);
  const isNew = from === null || base !== from.base;
  const follows = from === null || from.failBase === from.base;
  const implied = follows ? base : from.failBase;
  return { ...(isNew ? { base } : {}), ...others, ...(failBase === implied ? {} : { failBase }) };
}

/** The parts by which a contract differs from the one that is extended, all of them for a new one. */
function contractParts(contract: Contract, from: Contract | undefined): ClubContract {
  const { id: _id, rank: _rank, goal, value, name, ...others } = contract;
  const { kind, tricks } = goal;
  const start = from ?? fromParts(contract.id, { goal, value });
  const sameGoal = from !== undefined && sameValue(goal, from.goal);
  const amounts = valueParts(value, from?.value ?? null);
  return {
    ...(name === null ? {} : { name }),
    ...differing(others, start ?? {}),
    ...(sameGoal ? {} : { goal: kind === (from?.goal.kind ?? 'at-least') ? { tricks } : goal }),
    ...(isEmpty(amounts) ? {} : { value: amounts }),
  };
}

function gameParts(game: SpecialGame, from: SpecialGame | undefined): ClubGame {
  const { id: _id, ...parts } = game;
  return differing(parts, from ?? {});
}

/** The parts of some values by their ids, without those that have nothing to tell. */
const told = <Value extends { readonly id: string }, Parts extends object>(
  values: readonly Value[],
  before: readonly Value[],
  partsOf: (value: Value, from: Value | undefined) => Parts,
): Readonly<Record<string, Parts>> =>
  Object.fromEntries(
    values
      .map(
        (value) =>
          [
            value.id,
            partsOf(
              value,
              before.find((one) => one.id === value.id),
            ),
          ] as const,
      )
      .filter(([, parts]) => !isEmpty(parts)),
  );

/** The steps of a ladder, those of one contract as its id. */
function stepsOf({ contracts }: Ruleset): (string | string[])[] {
  const ranks = [...new Set(contracts.map((contract) => contract.rank))];
  return ranks.map((rank) => {
    const ids = contracts.filter((contract) => contract.rank === rank).map((contract) => contract.id);
    const [first, ...rest] = ids;
    return first !== undefined && rest.length === 0 ? first : ids;
  });
}

/** House rules as the fields of an object. */
const ruleFields = (text: string): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [key = '', value = ''] = word.split('=');
        const kind = HOUSE_RULES.find((rule) => rule.key === key)?.accepts.kind;
        const isNumber = (kind === 'number' || kind === 'words') && /^\d+$/.test(value);
        return [key, isNumber ? Number(value) : value];
      }),
  );

/** A club that extends this preset and means this ruleset; null when it cannot be expressed so. */
function clubOver(preset: Ruleset, ruleset: Ruleset): Club | null {
  const ladder = stepsOf(ruleset);
  const contracts = told(ruleset.contracts, preset.contracts, contractParts);
  const games = told(ruleset.games, preset.games, gameParts);
  const club: Club = {
    extends: preset.id,
    ...(preset.revision === 1 ? {} : { revision: preset.revision }),
    name: ruleset.name ?? ruleset.id,
    ...(sameValue(ladder, stepsOf(onLadder(preset))) ? {} : { ladder }),
    ...(isEmpty(contracts) ? {} : { contracts }),
    ...(isEmpty(games) ? {} : { games }),
  };
  const built = buildClub(club, preset, ruleset.id);
  const rules = built.ok ? houseRulesBetween(built.value, ruleset) : null;
  if (rules === null) return null;
  const { ladder: steps, contracts: changed, games: played, ...head } = club;
  return {
    ...head,
    ...(rules === '' ? {} : { rules: ruleFields(rules) }),
    ...(steps === undefined ? {} : { ladder: steps }),
    ...(changed === undefined ? {} : { contracts: changed }),
    ...(played === undefined ? {} : { games: played }),
  };
}

/** JSON on lines: the items of the outer fields one below the other, what is in them on their line. */
function jsonLines(club: Club): string {
  const line = (value: unknown): string => JSON.stringify(value);
  const block = (open: string, items: readonly string[], close: string): string =>
    `${open}\n${items.map((item) => `    ${item}`).join(',\n')}\n  ${close}`;
  const fields = Object.entries(club).map(([key, value]) => {
    if (typeof value !== 'object') return `  ${line(key)}: ${line(value)}`;
    if (Array.isArray(value)) return `  ${line(key)}: ${block('[', value.map(line), ']')}`;
    const items = Object.entries(value).map(([name, item]) => `${line(name)}: ${line(item)}`);
    return `  ${line(key)}: ${block('{', items, '}')}`;
  });
  return `{\n${fields.join(',\n')}\n}`;
}

/**
 * The text of a club's file that means this ruleset, without an empty line: over the preset with which it is shortest. Throws
 * when no file can express the ruleset.
 */
export function clubText(ruleset: Ruleset): string {
  const wanted = onLadder(ruleset);
  const texts = RULESETS.flatMap((preset) => {
    const club = clubOver(preset, wanted);
    return club === null ? [] : [jsonLines(club)];
  });
  const [shortest] = texts.toSorted((a, b) => a.length - b.length);
  if (shortest === undefined) throw new RangeError(`no club file can express the ruleset ${ruleset.id}`);
  return shortest;
}
