import {
  announcedContract,
  biddable,
  type Contract,
  gameById,
  type Ruleset,
  type SpecialGame,
} from '../engine/ruleset.js';

/** The contracts that can come about under a ruleset, from low to high: those that are bid, and the one that aces announce. */
export function playable(ruleset: Ruleset): readonly Contract[] {
  const announced = announcedContract(ruleset);
  const all = [...biddable(ruleset), ...(announced === null ? [] : [announced])];
  return all.toSorted((a, b) => a.rank - b.rank);
}

/** The games that can follow when everybody passes. */
export function gamesOfPassing(ruleset: Ruleset): readonly SpecialGame[] {
  const { passOut } = ruleset;
  const ids =
    passOut.kind === 'dealer-chooses' ? passOut.games : passOut.kind === 'game' ? [passOut.game] : [];
  return ids.flatMap((id) => gameById(ruleset, id) ?? []);
}
