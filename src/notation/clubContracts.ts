import { type Contract, contractById, type Ruleset, type SpecialGame } from '../engine/ruleset.js';
import { contract as withDefaults } from '../engine/rulesets/defaults.js';
import { cleanName } from './clubName.js';
import { type ClubFault, clubFault } from './clubProblem.js';
import type { Club, ClubContract, ClubGame } from './clubSchema.js';
import { ALL_BIDS } from './houseRule.js';
import { excerpt } from './plainText.js';
import { ID_LENGTH } from './rulesetSchema.js';
import { ID_FORM, isBidId } from './words.js';

/** Words that stand for something else where a bid or a game is named. */
const RESERVED: readonly string[] = [ALL_BIDS, 'throw-in', 'dealer-bids', 'dealer-chooses'];

/** Takes a fault; what is faulty is then left out or filled in, so that more faults can be found. */
export type Refuse = (fault: ClubFault) => void;

/** The names of fields that a club's file has, with what stands there; never something inherited. */
const entriesOf = <Value>(fields: Readonly<Record<string, Value>> | undefined) =>
  Object.entries(fields ?? {});

/** The contracts that a club's ladder names from low to high, step by step; without a ladder those extended and new ones. */
export function ladderSteps(club: Club, base: Ruleset): readonly (readonly string[])[] {
  if (club.ladder !== undefined) return club.ladder.map((step) => (typeof step === 'string' ? [step] : step));
  const ranks = [...new Set(base.contracts.map((one) => one.rank))].toSorted((a, b) => a - b);
  return ranks.map((rank) => base.contracts.filter((one) => one.rank === rank).map((one) => one.id));
}

/** The amounts of a contract with some changed; unless it is told apart, the base of a failed one follows the base. */
function changedValue(value: Contract['value'], changes: ClubContract['value']): Contract['value'] {
  const follows = value.failBase === value.base ? changes?.base : undefined;
  return { ...value, ...(follows === undefined ? {} : { failBase: follows }), ...changes };
}

/** A contract of nothing but its parts, or null when those that every contract needs are missing. */
export function fromParts(id: string, { goal, value }: ClubContract): Contract | null {
  if (goal?.tricks === undefined || value?.base === undefined) return null;
  const kind = goal.kind ?? 'at-least';
  return withDefaults({
    id,
    rank: 0,
    goal: { kind, tricks: goal.tricks },
    value: { base: value.base },
    trump: kind === 'exactly' ? 'none' : 'declarer',
  });
}

/** Makes the contracts of a club: those of the table it extends with its changes, and its own. */
export function clubContracts(club: Club, base: Ruleset, refuse: Refuse): (id: string) => Contract | null {
  const given = new Map(entriesOf(club.contracts));
  const known = [...new Set([...base.contracts.map((one) => one.id), ...given.keys()])];
  const bids = ladderSteps(club, base).flat();

  const extended = (id: string): Contract | null => {
    const contract = contractById(base, id);
    // Bids that the club does not have cannot be asked for.
    return contract && { ...contract, after: contract.after.filter((bid) => bids.includes(bid)) };
  };

  const changed = (contract: Contract, id: string, parts: ClubContract): Contract => {
    const { like, goal, value, name, ...others } = parts;
    const own = name === undefined ? null : cleanName(name);
    const kept = like === undefined || like === id ? contract.name : null;
    return {
      ...contract,
      ...others,
      id,
      name: own ?? kept,
      goal: { ...contract.goal, ...goal },
      value: changedValue(contract.value, value),
    };
  };

  const find = (id: string, trail: readonly string[]): Contract | null => {
    const parts = given.get(id);
    if (parts === undefined) return extended(id);
    const { like } = parts;
    const path = ['contracts', id, 'like'];
    if (trail.includes(id)) {
      refuse(clubFault(path, 'like-itself', excerpt(id)));
      return null;
    }
    const isOther = like !== undefined && like !== id;
    const from = isOther ? find(like, [...trail, id]) : (extended(id) ?? fromParts(id, parts));
    if (from !== null) return changed(from, id, parts);
    if (like !== undefined && !known.includes(like)) {
      refuse(clubFault(path, 'unknown-contract', excerpt(like), known));
    } else if (!isOther) {
      refuse(clubFault(['contracts', id], 'needs-parts', excerpt(id), ['like', 'goal.tricks, value.base']));
    }
    return null;
  };
  return (id) => find(id, []);
}

/** Refuses ids that would be read as something else, and names of which nothing is left. */
export function refuseIds(club: Club, refuse: Refuse): void {
  const isTooLong = (id: string): boolean => id.length > ID_LENGTH || RESERVED.includes(id);
  for (const [id, { name }] of entriesOf(club.contracts)) {
    const path = ['contracts', id];
    if (isTooLong(id) || !isBidId(id)) refuse(clubFault(path, 'not-an-id', excerpt(id), ['rik-9']));
    if (name !== undefined && cleanName(name) === '') refuse(clubFault([...path, 'name'], 'not-a-name'));
  }
  for (const [id] of entriesOf(club.games)) {
    if (isTooLong(id) || !ID_FORM.test(id))
      refuse(clubFault(['games', id], 'not-an-id', excerpt(id), ['mie-en']));
  }
}

/** A game with some of its parts changed, or made of them; null when those that every game needs are missing. */
function changedGame(id: string, from: SpecialGame | null, parts: ClubGame): SpecialGame | null {
  const goal = parts.goal ?? from?.goal;
  const unit = parts.unit ?? from?.unit;
  if (goal === undefined || unit === undefined) return null;
  return { id, goal, unit, credit: parts.credit ?? from?.credit ?? [unit] };
}

/** The special games of a club: those of the table it extends with its changes, then its own. */
export function clubGames(club: Club, base: Ruleset, refuse: Refuse): readonly SpecialGame[] {
  const given = entriesOf(club.games);
  const known = base.games.map((game) => game.id);
  const games = given.flatMap(([id, parts]) => {
    const like = parts.like ?? id;
    const from = base.games.find((game) => game.id === like) ?? null;
    if (parts.like !== undefined && from === null) {
      refuse(clubFault(['games', id, 'like'], 'unknown-game', excerpt(parts.like), known));
      return [];
    }
    const game = changedGame(id, from, parts);
    if (game === null) refuse(clubFault(['games', id], 'needs-parts', excerpt(id), ['like', 'goal, unit']));
    return game === null ? [] : [game];
  });
  const own = (id: string) => games.find((game) => game.id === id);
  return [
    ...base.games.map((game) => own(game.id) ?? game),
    ...games.filter((game) => !known.includes(game.id)),
  ];
}
