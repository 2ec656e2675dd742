import type { Action } from '../../engine/action.js';
import {
  announcedContract,
  type Contract,
  contractById,
  gameById,
  type Ruleset,
  type SpecialGame,
} from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import type { Call } from '../../engine/state.js';
import { keysOf } from '../commands.js';
import { BID_ROWS } from '../reducer.js';
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
const callWords = (setup: TableSetup, call: Call): string => actionWords(setup, call);

/** Three aces that announced themselves before the auction (R5.4). */
interface AnnouncedAces {
  readonly seat: Seat;
  readonly words: string;
}

/** Who has announced three aces, and what that is called; null where nobody has. */
function announcedAces({ setup, observation }: TableState): AnnouncedAces | null {
  const announcer = dealOf(observation)?.announcer ?? null;
  const contract = announcedContract(observation.ruleset);
  if (announcer === null || contract === null) return null;
  const { game, table } = setup.texts;
  return { seat: announcer, words: table.announces(game.contractName(contract.id)) };
}

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
  const announced = announcedAces(state);
  return deal.active.map((seat) => ({
    name: setup.names[seat],
    turn: seat === speaking,
    calls: [
      // What the cards announce comes before the first round.
      ...(announced === null ? [] : [announced.seat === seat ? announced.words : '']),
      ...rounds.map((round) => {
        const call = round.find((one) => one.seat === seat);
        return call === undefined ? null : callWords(setup, call);
      }),
    ],
  }));
}

/** The auction as one running text, in which everybody who said something is named. */
export function callList(state: TableState): readonly string[] {
  const { setup, observation } = state;
  const calls = dealOf(observation)?.calls ?? [];
  const announced = announcedAces(state);
  return [
    ...(announced === null ? [] : [`${setup.names[announced.seat]} ${announced.words}`]),
    ...calls.map((call) => `${setup.names[call.seat]} ${callWords(setup, call)}`),
  ];
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
    case 'game':
      return game.gameName(action.game);
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
  const choices = legal.map((action, index) => ({
    key: keysOf(state, action, index)[0] ?? '',
    words: actionWords(state.setup, action),
    selected: index === state.choice,
  }));
  return Array.from({ length: Math.ceil(legal.length / BID_ROWS) }, (_, column) =>
    choices.slice(column * BID_ROWS, (column + 1) * BID_ROWS),
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

/** What a special game is about and what it is worth, in a few words. */
function gameMeaning({ texts }: TableSetup, { settlement }: Ruleset, game: SpecialGame): readonly string[] {
  const { rules, table } = texts;
  return [
    table.gameGoal(game.goal),
    settlement === 'winners-only' ? rules.gameCredit(game.credit) : rules.gameUnit(game.unit),
  ];
}

/** What the highlighted bid or game means, in a few words. */
export function chosenMeaning({ setup, observation, choice }: TableState): string {
  const { legal, ruleset } = observation;
  const action = legal[choice];
  const contract = action?.type === 'bid' ? contractById(ruleset, action.bid) : null;
  const game = action?.type === 'game' ? gameById(ruleset, action.game) : null;
  if (game !== null) return gameMeaning(setup, ruleset, game).join(' · ');
  return contract === null ? setup.texts.table.passMeans : meaning(setup, contract).join(' · ');
}
