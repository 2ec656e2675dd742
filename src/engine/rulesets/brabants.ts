import type { Ruleset } from '../ruleset.js';
import { atLeast, contract, DEFAULT_OPTIONS, exactly } from './defaults.js';

/** An amount and one for each trick above or below. */
const perTrick = (base: number) => ({ base, over: 1, under: 1 });

/** Games without trump in which declarer's left-hand opponent leads; they can be joined where joining is switched on. */
const trickless = { trump: 'none', lead: 'declarer-left', joinable: true } as const;

/**
 * The table of Brabant as the Dutch and Italian descriptions have it (001, 004). Decided by us: 9 alone is worth 6, piek and misère
 * cost nothing more for each trick too many, piek is led to like misère, and everything about mallure that the sources leave open.
 */
export const brabants: Ruleset = {
  ...DEFAULT_OPTIONS,
  id: 'brabants',
  contracts: [
    contract({ id: 'rik', rank: 1, side: 'called-card', goal: atLeast(8), value: perTrick(1) }),
    contract({
      id: 'mallure',
      rank: 2,
      side: 'fourth-ace',
      announced: 'standing',
      aces: 3,
      goal: atLeast(8),
      value: perTrick(1),
    }),
    contract({ id: 'rik-beter', rank: 3, side: 'called-card', goal: atLeast(9), value: perTrick(2) }),
    contract({ ...trickless, id: 'piek', rank: 4, goal: exactly(1), value: { base: 3 } }),
    contract({ ...trickless, id: 'misere', rank: 5, goal: exactly(0), value: { base: 4 } }),
    contract({ id: 'alleen-8', rank: 6, goal: atLeast(8), value: perTrick(5) }),
    contract({ id: 'alleen-9', rank: 7, goal: atLeast(9), value: perTrick(6) }),
    contract({
      ...trickless,
      id: 'open-misere',
      rank: 8,
      exposure: 'declarer',
      goal: exactly(0),
      value: { base: 8 },
    }),
    contract({ id: 'alleen-13', rank: 9, goal: atLeast(13), value: { base: 16, under: 1 } }),
  ],
  packets: [7, 6],
  join: 'off',
  partnership: 'each-from-each',
};
