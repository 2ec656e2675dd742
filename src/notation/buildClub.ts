import { err, ok, type Result } from '../engine/result.js';
import type { Contract, Ruleset } from '../engine/ruleset.js';
import { type Unsound, unsoundness } from '../engine/soundness.js';
import { clubContracts, clubGames, ladderSteps, type Refuse, refuseIds } from './clubContracts.js';
import { cleanName, clubId } from './clubName.js';
import { type ClubFault, clubFault } from './clubProblem.js';
import type { Club } from './clubSchema.js';
import { onLadder } from './contractRules.js';
import { applyHouseRules, type HouseRuleError } from './houseRules.js';
import { excerpt } from './plainText.js';
import { MOST_CONTRACTS } from './rulesetSchema.js';
import type { FieldPath } from './schemaIssue.js';
import { FIELD_OF, isAbout, OPTION_OF } from './unsoundFields.js';

/** The contracts of a club from low to high: those on its ladder, each once. */
function contractsOnLadder(club: Club, base: Ruleset, refuse: Refuse): readonly Contract[] {
  const find = clubContracts(club, base, refuse);
  const own = Object.keys(club.contracts ?? {});
  const known = [...new Set([...base.contracts.map((contract) => contract.id), ...own])];
  const steps = ladderSteps(club, base);
  const pathOf = (step: number, index: number): FieldPath =>
    typeof club.ladder?.[step] === 'string' ? ['ladder', step] : ['ladder', step, index];
  const seen = new Set<string>();
  const contracts: Contract[] = [];
  for (const [step, ids] of steps.entries()) {
    for (const [index, id] of ids.entries()) {
      if (seen.has(id)) refuse(clubFault(pathOf(step, index), 'twice-on-ladder', excerpt(id)));
      else if (!known.includes(id)) {
        refuse(clubFault(pathOf(step, index), 'unknown-contract', excerpt(id), known));
      } else {
        const contract = find(id);
        if (contract !== null) contracts.push({ ...contract, rank: step + 1 });
      }
      seen.add(id);
    }
  }
  for (const id of own.filter((each) => !seen.has(each))) {
    refuse(clubFault(['contracts', id], 'not-on-ladder', excerpt(id)));
  }
  return contracts;
}

/** The value of a rule as the command line has it, or null when it cannot stand there. */
function ruleWord(key: string, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const word = Array.isArray(value) ? value.join(key === 'packets' ? '-' : '+') : String(value);
  return word === '' || /\s/.test(word) ? null : word;
}

/** The field that a problem of the engine's is about. */
function unsoundPath(ruleset: Ruleset, problem: Unsound): FieldPath {
  const field = FIELD_OF[problem.code];
  const option = OPTION_OF[problem.code];
  const about = ruleset.contracts.find((contract) => isAbout(contract, problem));
  if (field !== undefined && about !== undefined) return ['contracts', about.id, field];
  if (option === undefined) return [];
  return option === 'contracts' ? ['ladder'] : ['rules', option];
}

const notPlayable = (ruleset: Ruleset, problem: Unsound): ClubFault => ({
  ...clubFault(unsoundPath(ruleset, problem), 'not-playable', excerpt(problem.ids.join(' '))),
  unsound: problem,
});

const ruleFault = (ruleset: Ruleset, error: HouseRuleError): readonly ClubFault[] => {
  if (error.code === 'not-playable') return error.problems.map((problem) => notPlayable(ruleset, problem));
  const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(error.found) ?? [];
  const code = error.code === 'unknown-rule' ? 'unknown-field' : error.code;
  return [clubFault(['rules', key], code, excerpt(value), error.expected)];
};

/** The ruleset with a club's house rules on top. */
function withRules(club: Club, ruleset: Ruleset): Result<Ruleset, readonly ClubFault[]> {
  const words = Object.entries(club.rules ?? {}).map(([key, value]) => ({ key, word: ruleWord(key, value) }));
  const odd = words.filter(({ word }) => word === null);
  if (odd.length > 0) {
    return err(odd.map(({ key }) => clubFault(['rules', key], 'bad-rule-value')));
  }
  const applied = applyHouseRules(ruleset, words.map(({ key, word }) => `${key}=${word}`).join(' '));
  return applied.ok ? applied : err(ruleFault(ruleset, applied.error));
}

const hasFourthAce = (contracts: readonly Contract[]): boolean =>
  contracts.some((contract) => contract.side === 'fourth-ace');

/**
 * The ruleset that a club's file makes of the table it extends: first its contracts on their ladder and its games, then its house
 * rules on top. Without an id of its own it gets one from the name.
 */
export function buildClub(
  club: Club,
  base: Ruleset,
  id: string | null = null,
): Result<Ruleset, readonly ClubFault[]> {
  const faults: ClubFault[] = [];
  const refuse: Refuse = (fault) => {
    if (!faults.some(({ path, code }) => code === fault.code && path.join() === fault.path.join()))
      faults.push(fault);
  };
  const name = cleanName(club.name);
  if (name === '') refuse(clubFault(['name'], 'not-a-name'));
  if (club.revision !== undefined && club.revision !== base.revision) {
    refuse(clubFault(['revision'], 'unknown-revision', String(club.revision), [String(base.revision)]));
  }
  refuseIds(club, refuse);
  const contracts = contractsOnLadder(club, base, refuse);
  const games = clubGames(club, base, refuse);
  if (faults.length > 0) return err(faults);
  const openings = (base.mayOpen ?? []).filter((bid) => contracts.some((contract) => contract.id === bid));
  const table: Ruleset = {
    ...base,
    id: id ?? clubId(name),
    name,
    revision: 1,
    contracts,
    games,
    mayOpen: openings.length === 0 ? null : openings,
    troela: hasFourthAce(contracts) ? base.troela : 'off',
  };
  const ruled = withRules(club, onLadder(table));
  if (!ruled.ok) return ruled;
  const ruleset = onLadder(ruled.value);
  if (ruleset.contracts.length > MOST_CONTRACTS) {
    return err([
      clubFault(['ladder'], 'too-many-bids', String(ruleset.contracts.length), [String(MOST_CONTRACTS)]),
    ]);
  }
  const problems = unsoundness(ruleset);
  return problems.length === 0 ? ok(ruleset) : err(problems.map((problem) => notPlayable(ruleset, problem)));
}
