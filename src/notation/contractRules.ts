import {
  type Contract,
  OPENING_LEADS,
  type OpeningLead,
  type Ruleset,
  TROELA_MODES,
  TRUMP_RULES,
  type TrumpRule,
} from '../engine/ruleset.js';
import { atLeast, contract, exactly } from '../engine/rulesets/defaults.js';
import { choiceRule, type HouseRule, numberRule } from './houseRule.js';

/** House rules that change, add or take away contracts; they find them by their parts, never by their ids. */

const HEARTS: TrumpRule = 'H';
const SUIT_RULES: readonly TrumpRule[] = ['S', 'H', 'D', 'C'];
const ALL_TRICKS = 13;

const isFourthAce = ({ side }: Contract): boolean => side === 'fourth-ace';
const isExactly = (tricks: number) => (one: Contract) =>
  one.goal.kind === 'exactly' && one.goal.tricks === tricks;
const isOpen = ({ exposure }: Contract): boolean => exposure !== 'none';

/** The ruleset with a change made to some of its contracts. */
const changing = (
  ruleset: Ruleset,
  which: (one: Contract) => boolean,
  change: (one: Contract) => Contract,
): Ruleset => ({
  ...ruleset,
  contracts: ruleset.contracts.map((one) => (which(one) ? change(one) : one)),
});

/** The contracts with the same steps numbered from 1 without gaps. */
function renumbered(contracts: readonly Contract[]): readonly Contract[] {
  const ranks = [...new Set(contracts.map((one) => one.rank))].toSorted((a, b) => a - b);
  return contracts.map((one) => ({ ...one, rank: 1 + ranks.indexOf(one.rank) }));
}

/** The ruleset with its contracts listed from low to high on steps that are numbered from 1. */
export const onLadder = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  contracts: renumbered(ruleset.contracts.toSorted((a, b) => a.rank - b.rank)),
});

/** The ruleset without some of its contracts, and without their ids in what other bids ask for. */
function withoutContracts(ruleset: Ruleset, isGone: (one: Contract) => boolean): Ruleset {
  const gone = ruleset.contracts.filter(isGone).map((one) => one.id);
  const staying = (ids: readonly string[]): readonly string[] => ids.filter((id) => !gone.includes(id));
  if (gone.length === 0) return ruleset;
  const openings = staying(ruleset.mayOpen ?? []);
  return {
    ...ruleset,
    contracts: renumbered(ruleset.contracts.filter((one) => !isGone(one))).map((one) => ({
      ...one,
      after: staying(one.after),
    })),
    // Where no bid that might open is left, all may.
    mayOpen: openings.length === 0 ? null : openings,
  };
}

/** The ruleset with a new contract beside an old one in the list; `step` is above the old one, on its step, or just below. */
function withContract(ruleset: Ruleset, beside: Contract, added: Contract, step: -1 | 0 | 1): Ruleset {
  const from = step === 1 ? beside.rank + 1 : beside.rank;
  const moved = (one: Contract): Contract =>
    step !== 0 && one.rank >= from ? { ...one, rank: one.rank + 1 } : one;
  const contracts = ruleset.contracts.flatMap((one) => {
    const kept = moved(one);
    if (one.id !== beside.id) return [kept];
    const fresh = { ...added, rank: step === 0 ? beside.rank : from };
    return step === 1 ? [kept, fresh] : [fresh, kept];
  });
  return { ...ruleset, contracts: renumbered(contracts) };
}

/** The one value that a part has in all of some contracts, or null. */
function common<Part>(contracts: readonly Contract[], part: (one: Contract) => Part): Part | null {
  const [first, ...rest] = contracts.map(part);
  return first === undefined || rest.some((other) => other !== first) ? null : first;
}

/** Where no contract has the fourth ace, troela comes above the riks, worth a rik without a slam, both paying (R5.3). */
function withTroela(ruleset: Ruleset): Ruleset | null {
  if (ruleset.contracts.some(isFourthAce)) return ruleset;
  const riks = ruleset.contracts
    .filter((one) => one.side === 'called-card')
    .toSorted((a, b) => a.rank - b.rank);
  const [lowest, highest] = [riks[0], riks.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const troela = contract({
    id: 'troela',
    rank: 0,
    side: 'fourth-ace',
    trump: 'partner',
    aces: 3,
    failed: 'both',
    goal: atLeast(8),
    value: { ...lowest.value, slam: 0 },
  });
  return withContract(ruleset, highest, troela, 1);
}

const troelaModes = choiceRule('troela', TROELA_MODES);

/** Whether contracts with the fourth ace can or must be bid; a table without one gets troela. */
export const TROELA: HouseRule = {
  ...troelaModes,
  read: (ruleset, text) => {
    const changed = troelaModes.read(ruleset, text);
    return changed === null || changed.troela === 'off' ? changed : withTroela(changed);
  },
};

/** A rule that gives a part of some contracts one of these words. */
function partRule<Word extends string>(
  key: string,
  words: readonly Word[],
  which: (one: Contract) => boolean,
  get: (one: Contract) => string,
  set: (one: Contract, word: Word) => Contract,
): HouseRule {
  return {
    key,
    group: key,
    accepts: { kind: 'words', words },
    read: (ruleset, text) => {
      const word = words.find((candidate) => candidate === text);
      return word === undefined ? null : changing(ruleset, which, (one) => set(one, word));
    },
    write: ({ contracts }) => {
      const word = common(contracts.filter(which), get);
      return words.find((candidate) => candidate === word) ?? null;
    },
  };
}

const TROELA_TRUMPS = TRUMP_RULES.filter(
  (rule) => rule === 'partner' || rule === 'declarer' || rule === 'ace-suit' || rule === 'first-lead',
);

/** Where trump comes from in contracts with the fourth ace (R5.3). */
export const TROELA_TRUMP = partRule<TrumpRule>(
  'troelaTrump',
  TROELA_TRUMPS,
  isFourthAce,
  ({ trump }) => trump,
  (one, trump) => ({ ...one, trump }),
);

/** Whether the holder of the fourth ace leads (R5.3). */
export const FOURTH_ACE_LEADS = partRule(
  'fourthAceLeads',
  ['yes', 'no'],
  isFourthAce,
  ({ lead }) => (lead === 'partner' ? 'yes' : 'no'),
  (one, word) => {
    if (word === 'yes') return { ...one, lead: 'partner' };
    return one.lead === 'partner' ? { ...one, lead: 'dealer-left' } : one;
  },
);

/** Who leads in contracts whose hands are laid open (R5.6). */
export const OPEN_LEAD = partRule<OpeningLead>(
  'openLead',
  OPENING_LEADS.filter((lead) => lead !== 'partner'),
  isOpen,
  ({ lead }) => lead,
  (one, lead) => ({ ...one, lead }),
);

/** For every misère a piek of the same amount: on its step where both may be joined, else on one just below. */
function withPieks(ruleset: Ruleset): Ruleset | null {
  if (ruleset.contracts.some(isExactly(1))) return ruleset;
  const miseres = ruleset.contracts.filter(isExactly(0));
  if (miseres.length === 0) return null;
  return miseres.reduce((table, { id }) => {
    const misere = table.contracts.find((one) => one.id === id);
    if (misere === undefined) return table;
    const name = id.includes('misere') ? id.replace('misere', 'piek') : `piek-${id}`;
    const piek = { ...misere, id: name, name: null, goal: exactly(1) };
    return withContract(table, misere, piek, misere.joinable ? 0 : -1);
  }, ruleset);
}

/** Whether there are contracts for exactly one trick. */
export const PIEK: HouseRule = {
  key: 'piek',
  group: 'piek',
  accepts: { kind: 'words', words: ['on', 'off'] },
  read: (ruleset, text) => {
    if (text === 'on') return withPieks(ruleset);
    return text === 'off' ? withoutContracts(ruleset, isExactly(1)) : null;
  },
  write: ({ contracts }) => (contracts.some(isExactly(1)) ? 'on' : 'off'),
};

/** So many tricks alone behind closed cards, trump being declarer's choice. */
const isSolo = ({ side, goal, trump, exposure }: Contract): boolean =>
  side === 'alone' && goal.kind === 'at-least' && trump === 'declarer' && exposure === 'none';

/** Whether a contract is a solo of the same number of tricks with a suit that is always trump. */
const isBeterOf = (solo: Contract) => (one: Contract) =>
  one.side === 'alone' &&
  one.exposure === 'none' &&
  one.goal.kind === 'at-least' &&
  one.goal.tricks === solo.goal.tricks &&
  SUIT_RULES.includes(one.trump);

/** A solo in hearts just above the plain one, of the same amount and also allowed straight after it (section 12). */
function withBeter(ruleset: Ruleset, { id }: Contract): Ruleset {
  const solo = ruleset.contracts.find((one) => one.id === id);
  if (solo === undefined || ruleset.contracts.some(isBeterOf(solo))) return ruleset;
  const better = `${id}-beter`;
  const after = solo.after.length === 0 ? [] : [...solo.after, id];
  const added = withContract(ruleset, solo, { ...solo, id: better, name: null, trump: HEARTS, after }, 1);
  return changing(
    added,
    (one) => one.id !== better && one.after.includes(id) && !one.after.includes(better),
    (one) => ({ ...one, after: one.after.flatMap((bid) => (bid === id ? [id, better] : [bid])) }),
  );
}

/** Whether only rik can be bid in hearts, or every solo too. */
export const BETER: HouseRule = {
  key: 'beter',
  group: 'beter',
  accepts: { kind: 'words', words: ['rik', 'solos'] },
  read: (ruleset, text) => {
    const solos = ruleset.contracts.filter(isSolo);
    if (text === 'solos') return solos.reduce(withBeter, ruleset);
    if (text !== 'rik') return null;
    return withoutContracts(ruleset, (one) => solos.some((solo) => isBeterOf(solo)(one)));
  },
  write: ({ contracts }) => {
    const solos = contracts.filter(isSolo);
    const better = solos.filter((solo) => contracts.some(isBeterOf(solo)));
    if (better.length === 0) return 'rik';
    return better.length === solos.length ? 'solos' : null;
  },
};

const hasSlam = ({ value }: Contract): boolean => value.slam !== 0;
const canHaveSlam = ({ goal }: Contract): boolean => goal.kind === 'at-least' && goal.tricks < ALL_TRICKS;

/** What all thirteen tricks add, in the contracts that have such an amount; where none has, in all for fewer tricks. */
export const SLAM: HouseRule = numberRule(
  'slam',
  0,
  10_000,
  (ruleset, slam) =>
    changing(ruleset, ruleset.contracts.some(hasSlam) ? hasSlam : canHaveSlam, (one) => ({
      ...one,
      value: { ...one.value, slam },
    })),
  ({ contracts }) => {
    const slams = contracts.filter(hasSlam);
    return slams.length === 0 ? 0 : common(slams, ({ value }) => value.slam);
  },
);
