import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { activeSeats, EAST, NORTH, type PlayerCount, SOUTH, seatsOf } from '../../engine/seats.js';
import { settleContract } from '../../engine/settlement.js';
import type { Texts } from '../../i18n/index.js';
import { signed } from '../../i18n/words.js';
import { columns } from '../layout.js';
import { playable } from '../playable.js';

const ALL_TRICKS = 13;

/** Everything that is special about a contract, besides its goal, its side and its trump. */
function remarks({ rules, game }: Texts, ruleset: Ruleset, contract: Contract): readonly string[] {
  const { exposure, lead, announced, aces, failed } = contract;
  const after = contract.after.filter((id) => playable(ruleset).some((other) => other.id === id));
  return [
    ...(exposure === 'none' ? [] : [rules.contract.exposure[exposure]]),
    ...(lead === 'dealer-left' ? [] : [rules.contract.lead[lead]]),
    ...(contract.joinable ? [rules.joinable] : []),
    ...(announced === 'none' ? [] : [rules.contract.announced[announced]]),
    ...(aces === null ? [] : [rules.aces(aces)]),
    ...(contract.partnerSilent ? [rules.partnerSilent] : []),
    ...(after.length === 0 ? [] : [rules.after(game.choice(after.map(game.contractName)))]),
    ...(failed === null ? [] : [rules.failedOf(rules.choices.failed[failed])]),
  ];
}

/** How a contract is played, part by part. */
export function howPlayed(texts: Texts, ruleset: Ruleset, contract: Contract): readonly string[] {
  const { rules } = texts;
  return [
    rules.goalOf(contract.goal),
    rules.plays(rules.contract.side[contract.side]),
    rules.trumpOf(rules.contract.trump[contract.trump]),
    ...remarks(texts, ruleset, contract),
  ];
}

/** What a contract brings its declarer and, in brackets, his partner and an opponent when its side took so many tricks. */
function example(ruleset: Ruleset, players: PlayerCount, contract: Contract, tricks: number): string {
  const partner = contract.side === 'alone' ? null : SOUTH;
  const active = activeSeats(players, seatsOf(players).at(-1) ?? NORTH);
  const { deltas } = settleContract(ruleset, { seat: NORTH, contract }, partner, tricks, active);
  const others = [...(partner === null ? [] : [deltas[partner]]), deltas[EAST]];
  return `${signed(deltas[NORTH])} (${others.map(signed).join(', ')})`;
}

/** The results of a contract that was just made, made with all tricks, and missed by one trick. */
function exampleRow(
  texts: Texts,
  ruleset: Ruleset,
  players: PlayerCount,
  contract: Contract,
): readonly string[] {
  const { kind, tricks } = contract.goal;
  const goesHigher = kind === 'at-least' && tricks < ALL_TRICKS;
  const result = (count: number): string => example(ruleset, players, contract, count);
  return [
    texts.game.contractName(contract.id),
    result(tricks),
    goesHigher ? result(ALL_TRICKS) : '',
    result(kind === 'at-least' ? tricks - 1 : tricks + 1),
  ];
}

/** What every contract comes to, worked out by the engine. */
export function valuesTable(texts: Texts, ruleset: Ruleset, players: PlayerCount): readonly string[] {
  const { bid, made, all, failed } = texts.rules.values;
  const rows = playable(ruleset).map((contract) => exampleRow(texts, ruleset, players, contract));
  return columns([[bid, made, all, failed], ...rows]);
}
