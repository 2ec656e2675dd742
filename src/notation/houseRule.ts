import { biddable, type Ruleset } from '../engine/ruleset.js';

/** What a house rule accepts as its value, so that help, completion and the schema of club files can tell. */
export type Accepts =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** Sizes of packets with hyphens between; any that make thirteen. */
  | { readonly kind: 'packets'; readonly usual: readonly string[] }
  /** Ids of bids joined by `+`, or `all`. */
  | { readonly kind: 'bids' }
  /** What follows when everybody passes: a word, a game, or games to choose from. */
  | { readonly kind: 'pass-out' };

/** How one house rule of section 12 is read into a ruleset and written out of one. */
export interface HouseRule {
  readonly key: string;
  /** Rules of the same group exclude each other. */
  readonly group: string;
  readonly accepts: Accepts;
  /** The ruleset with the value applied, or null when it is none that is accepted. */
  readonly read: (ruleset: Ruleset, value: string) => Ruleset | null;
  /** The value in a ruleset, or null where this rule says nothing about it. */
  readonly write: (ruleset: Ruleset) => string | null;
}

/** Every bid may open. */
export const ALL_BIDS = 'all';

/** The forms that a value can have, for help and for refusals: words as they are, places for others in capitals. */
export function acceptedForms(accepts: Accepts): readonly string[] {
  switch (accepts.kind) {
    case 'words':
      return accepts.words;
    case 'number':
      return [`${accepts.least} .. ${accepts.most}`];
    case 'packets':
      return accepts.usual;
    case 'bids':
      return [ALL_BIDS, 'BID+BID'];
    case 'pass-out':
      return ['throw-in', 'dealer-bids', 'dealer-chooses:GAME+GAME', 'GAME'];
  }
}

/** The whole words that can be written for a value at this table; none where only numbers are. */
export function completions(accepts: Accepts, ruleset: Ruleset): readonly string[] {
  const games = ruleset.games.map((game) => game.id);
  switch (accepts.kind) {
    case 'words':
      return accepts.words;
    case 'number':
      return [];
    case 'packets':
      return accepts.usual;
    case 'bids':
      return [ALL_BIDS, ...biddable(ruleset).map((contract) => contract.id)];
    case 'pass-out':
      return ['throw-in', 'dealer-bids', ...games.map((game) => `dealer-chooses:${game}`), ...games];
  }
}

type Choice = string | number | boolean;

/** Fields of a ruleset that are a choice among a few values. */
type ChoiceField = { [Key in keyof Ruleset]: Ruleset[Key] extends Choice ? Key : never }[keyof Ruleset];

/** The rule that sets a field to one of these values, each under its word. */
function fieldRule<Key extends ChoiceField>(
  key: Key,
  values: readonly (readonly [word: string, value: Ruleset[Key]])[],
): HouseRule {
  return {
    key,
    group: key,
    accepts: { kind: 'words', words: values.map(([word]) => word) },
    read: (ruleset, text) => {
      const found = values.find(([word]) => word === text);
      return found === undefined ? null : { ...ruleset, [key]: found[1] };
    },
    write: (ruleset) => values.find(([, value]) => value === ruleset[key])?.[0] ?? null,
  };
}

/** The rule for a field whose values are words already. */
export const choiceRule = <Key extends ChoiceField>(
  key: Key,
  words: readonly (Ruleset[Key] & string)[],
): HouseRule =>
  fieldRule(
    key,
    words.map((word) => [word, word]),
  );

/** The rule for a field that is on or off. */
export const flagRule = (
  key: {
    [Key in keyof Ruleset]: Ruleset[Key] extends boolean ? Key : never;
  }[keyof Ruleset],
): HouseRule =>
  fieldRule(key, [
    ['yes', true],
    ['no', false],
  ]);

/** From which missing trick on the extra amount counts (section 8). */
export const UNDER_FROM = fieldRule('underFrom', [
  ['1', 1],
  ['2', 2],
]);

/** A rule whose value is a whole number between limits. */
export function numberRule(
  key: string,
  least: number,
  most: number,
  read: (ruleset: Ruleset, value: number) => Ruleset,
  write: (ruleset: Ruleset) => number | null,
  group = key,
): HouseRule {
  return {
    key,
    group,
    accepts: { kind: 'number', least, most },
    read: (ruleset, text) => {
      const value = Number(text);
      const fits = /^(?:0|[1-9]\d{0,4})$/.test(text) && value >= least && value <= most;
      return fits ? read(ruleset, value) : null;
    },
    write: (ruleset) => {
      const value = write(ruleset);
      return value === null ? null : String(value);
    },
  };
}
