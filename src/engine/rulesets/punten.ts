import type { Contract, Ruleset } from '../ruleset.js';
import { atLeast, type ContractParts, contract, DEFAULT_OPTIONS, exactly, gamesAt } from './defaults.js';

/** An amount and five for each trick above or below. */
const perFive = (base: number) => ({ base, over: 5, under: 5 });

const SLAM = 35;
const PARTNERSHIP: Pick<ContractParts, 'goal' | 'side'> = { goal: atLeast(8), side: 'called-card' };

/** So many tricks alone with trump of choice, and with hearts just above it, also straight after the plain form. */
const solo = (tricks: number, rank: number, base: number, after: readonly string[]): readonly Contract[] => {
  const id = `alleen-${tricks}`;
  const value = tricks === 13 ? { base } : perFive(base);
  const parts = { goal: atLeast(tricks), value };
  return [
    contract({ ...parts, id, rank, after }),
    contract({ ...parts, id: `${id}-beter`, rank: rank + 1, trump: 'H', after: [...after, id] }),
  ];
};

const piek = { goal: exactly(1), trump: 'none' } as const;
const misere = { goal: exactly(0), trump: 'none' } as const;
const open = { exposure: 'declarer', lead: 'declarer' } as const;
const praatje = { exposure: 'praatje', lead: 'declarer' } as const;

/** The bids that count as a rik for who wants to go alone; troela does where it is switched on (decided by us). */
export const RIKS = ['rik', 'rik-beter', 'troela'];

/**
 * The count in points of the German description (002), which also stands in the Dutch one (003). Decided by us: where troela is
 * switched on it ranks between rik beter and 8 alone and both members pay; a solo in hearts scores as the plain one.
 */
export const punten: Ruleset = {
  ...DEFAULT_OPTIONS,
  id: 'punten',
  contracts: [
    contract({ ...PARTNERSHIP, id: 'rik', rank: 1, value: { ...perFive(10), slam: SLAM } }),
    contract({ ...PARTNERSHIP, id: 'rik-beter', rank: 2, trump: 'H', value: { ...perFive(10), slam: SLAM } }),
    contract({
      id: 'troela',
      rank: 3,
      side: 'fourth-ace',
      trump: 'partner',
      aces: 3,
      failed: 'both',
      goal: atLeast(8),
      value: perFive(10),
    }),
    ...solo(8, 4, 10, RIKS),
    contract({ ...piek, id: 'piek', rank: 6, joinable: true, value: { base: 15 } }),
    ...solo(9, 7, 20, ['alleen-8', 'alleen-8-beter', 'piek']),
    contract({ ...misere, id: 'misere', rank: 9, joinable: true, value: { base: 25 } }),
    ...solo(10, 10, 30, ['alleen-9', 'alleen-9-beter', 'misere']),
    contract({ ...piek, ...open, id: 'open-piek', rank: 12, value: { base: 40 } }),
    ...solo(11, 13, 40, ['alleen-10', 'alleen-10-beter', 'open-piek']),
    contract({ ...misere, ...open, id: 'open-misere', rank: 15, value: { base: 50 } }),
    contract({ ...piek, ...praatje, id: 'open-piek-praatje', rank: 16, value: { base: 55 } }),
    ...solo(12, 17, 50, ['alleen-11', 'alleen-11-beter', 'open-misere', 'open-piek-praatje']),
    contract({ ...misere, ...praatje, id: 'open-misere-praatje', rank: 19, value: { base: 60 } }),
    ...solo(13, 20, 70, ['alleen-12', 'alleen-12-beter', 'open-misere-praatje']),
  ],
  packets: [4, 5, 4],
  troela: 'off',
  join: 'same-bid',
  games: gamesAt(10, 5),
  passOut: { kind: 'dealer-chooses', games: ['een-of-vijf', 'schoppen-mie'] },
  spadeBan: 3,
  exposure: 'second-lead',
  praatjeHands: 'declarers',
  failed: 'declarer-only',
  stopWhenDecided: true,
};
