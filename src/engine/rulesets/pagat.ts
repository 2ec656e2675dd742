import type { Ruleset } from '../ruleset.js';
import { atLeast, contract, DEFAULT_OPTIONS, exactly } from './defaults.js';

/** A unit, and one more for each trick above or below, and for all thirteen. */
const PER_TRICK = { base: 1, over: 1, under: 1, slam: 1 };

/** Misère and piek in one of their forms: the two stand side by side. */
const trickless = (
  prefix: string,
  suffix: string,
  rank: number,
  base: number,
  open: 'none' | 'declarer' | 'praatje',
) =>
  [
    { name: 'misere', goal: exactly(0) },
    { name: 'piek', goal: exactly(1) },
  ].map(({ name, goal }) =>
    contract({
      id: `${prefix}${name}${suffix}`,
      rank,
      joinable: true,
      trump: 'none',
      goal,
      exposure: open,
      value: { base },
    }),
  );

const alone = (tricks: number, rank: number) =>
  contract({ id: `alleen-${tricks}`, rank, goal: atLeast(tricks), value: PER_TRICK });

/**
 * The default ruleset: the most widely described table. Sources: the Dutch description of October 2026 (003) and, where it is
 * silent, the English one (000). Decided by us: a praatje lays all hands open; the troela ace carries no duty.
 */
export const pagat: Ruleset = {
  ...DEFAULT_OPTIONS,
  id: 'pagat',
  contracts: [
    contract({ id: 'rik', rank: 1, side: 'called-card', goal: atLeast(8), value: PER_TRICK }),
    contract({
      id: 'rik-beter',
      rank: 2,
      side: 'called-card',
      trump: 'H',
      goal: atLeast(8),
      value: PER_TRICK,
    }),
    alone(8, 3),
    ...trickless('', '', 4, 5, 'none'),
    alone(9, 5),
    alone(10, 6),
    alone(11, 7),
    alone(12, 8),
    ...trickless('open-', '', 9, 10, 'declarer'),
    contract({
      id: 'troela',
      rank: 10,
      side: 'fourth-ace',
      trump: 'partner',
      aces: 3,
      goal: atLeast(8),
      value: { base: 2, over: 1, under: 1, failBase: 2, slam: 1 },
    }),
    ...trickless('open-', '-praatje', 11, 15, 'praatje'),
    contract({ id: 'alleen-13', rank: 12, goal: atLeast(13), value: { base: 15 } }),
    contract({
      id: 'open-alleen-13',
      rank: 13,
      goal: atLeast(13),
      exposure: 'declarer',
      value: { base: 20 },
    }),
  ],
};
