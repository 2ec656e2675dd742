import type { Action } from '../../engine/action.js';
import { type Contract, contractById } from '../../engine/ruleset.js';
import type { Call } from '../../engine/state.js';
import { keysOf } from '../commands.js';
import { bidRows } from '../reducer.js';
import type { TableSetup } from '../setup.js';
import type { TableState } from '../state.js';
import { turnOf } from './seats.js';
import { dealOf } from './seen.js';

/** One column of the auction: a player, and what he said in each round; null where he had no turn. */
export interface AuctionColumn {
  readonly name: string;
  readonly turn: boolean;
  readonly calls: readonly (string | null)[];
}

/** What a call is, in words. */
const callWords = ({ texts }: TableSetup, call: Call): string =>
  call.type === 'pass' ? texts.game.pass : texts.game.contractName(call.bid);

/** The calls in rounds: a new one begins whenever the turn comes round to or past who spoke first. */
function roundsOf(order: readonly number[], calls: readonly Call[]): readonly (readonly Call[])[] {
  const rounds: Call[][] = [];
  let last = order.length;
  for (const call of calls) {
    const index = order.indexOf(call.seat);
    if (index <= last) rounds.push([]);
    rounds.at(-1)?.push(call);
    last = index;
  }
  return rounds;
}

/** The auction as a table with a column for every player, who speaks first on the left. */
export function auctionView(state: TableState): readonly AuctionColumn[] {
  const { setup, observation } = state;
  const deal = dealOf(observation);
  if (deal === null) return [];
  const rounds = roundsOf(deal.active, deal.calls);
  const speaking = observation.phase === 'auction' ? turnOf(state) : null;
  return deal.active.map((seat) => ({
    name: setup.names[seat],
    turn: seat === speaking,
    calls: rounds.map((round) => {
      const call = round.find((one) => one.seat === seat);
      return call === undefined ? null : callWords(setup, call);
    }),
  }));
}

/** The auction as one running text, in which everybody who said something is named. */
export function callList(state: TableState): readonly string[] {
  const { setup, observation } = state;
  const calls = dealOf(observation)?.calls ?? [];
  return calls.map((call) => `${setup.names[call.seat]} ${callWords(setup, call)}`);
}

/** Something that can be chosen, with the key that does it at once. */
export interface ChoiceView {
  readonly key: string;
  readonly words: string;
  readonly selected: boolean;
}

function actionWords(setup: TableSetup, action: Action): string {
  const { game, table } = setup.texts;
  switch (action.type) {
    case 'pass':
      return game.pass;
    case 'bid':
      return game.contractName(action.bid);
    case 'trump':
      return game.suitNames[action.suit];
    case 'call':
      return setup.labels.card(action.card) + (action.blind ? ` (${table.blindCall})` : '');
    case 'play':
      return '';
  }
}

/** The legal bids in columns, read downwards. */
export function bidColumns(state: TableState): readonly (readonly ChoiceView[])[] {
  const { legal } = state.observation;
  const height = bidRows(legal.length);
  const choices = legal.map((action, index) => ({
    key: keysOf(state, action, index)[0] ?? '',
    words: actionWords(state.setup, action),
    selected: index === state.choice,
  }));
  return Array.from({ length: Math.ceil(legal.length / height) }, (_, column) =>
    choices.slice(column * height, (column + 1) * height),
  );
}

/** What a contract asks, in a few words: how many tricks, with whom, which trump, how many cards lie open, and its base. */
function meaning({ texts }: TableSetup, { goal, side, trump, exposure, value }: Contract): readonly string[] {
  const { rules, table, game } = texts;
  return [
    rules.goalOf(goal),
    rules.contract.side[side],
    trump === 'none' ? game.noTrump : table.trumpIs(rules.contract.trump[trump]),
    ...(exposure === 'none' ? [] : [rules.contract.exposure[exposure]]),
    table.worth(value.base),
  ];
}

/** What the highlighted bid means, in a few words. */
export function chosenMeaning({ setup, observation, choice }: TableState): string {
  const action = observation.legal[choice];
  const contract = action?.type === 'bid' ? contractById(observation.ruleset, action.bid) : null;
  return contract === null ? setup.texts.table.passMeans : meaning(setup, contract).join(' · ');
}
