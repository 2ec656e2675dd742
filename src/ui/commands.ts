import { type Action, type Bid, type ChooseGame, sameAction } from '../engine/action.js';
import { cardOf, rankOf, SUITS, type Suit, suitOf } from '../engine/cards.js';
import { biddable, type Ruleset } from '../engine/ruleset.js';
import { suitKeys } from './setup.js';
import type { Overlay, TableState } from './state.js';

/** What a key does. */
export type Command =
  | { readonly type: 'move'; readonly columns: number; readonly rows: number }
  /** To the first or the last card. */
  | { readonly type: 'edge'; readonly last: boolean }
  | { readonly type: 'confirm' }
  | { readonly type: 'decide'; readonly action: Action }
  | { readonly type: 'name-suit'; readonly suit: Suit }
  | { readonly type: 'name-rank'; readonly rank: number }
  | { readonly type: 'cancel' }
  /** The next lead goes face down, or up again. */
  | { readonly type: 'flip' }
  /** What the bot would do. */
  | { readonly type: 'hint' }
  | { readonly type: 'close-hint' }
  | { readonly type: 'open'; readonly overlay: Overlay }
  | { readonly type: 'close' }
  /** Positive towards older deals, and towards the end of the rules. */
  | { readonly type: 'scroll'; readonly by: number }
  | { readonly type: 'proceed' }
  | { readonly type: 'again' }
  /** To the end of a deal in which the player has no part. */
  | { readonly type: 'skip' }
  /** The table plays the rest of the deal (R7.6). */
  | { readonly type: 'claim' }
  | { readonly type: 'tempo'; readonly by: -1 | 1 }
  | { readonly type: 'quit' };

/**
 * The keys of the bids from the lowest up, then those of the games that can be chosen instead: free of the letters that mean
 * something else at the table. Where there are more, the arrows reach the others.
 */
const LADDER_KEYS = '1234567890bcdefgimnortuvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PASS_KEY = 'p';

/** Everything that a ruleset lets a player say but to pass: the bids from low to high, then the games. */
function ladder(ruleset: Ruleset): readonly (Bid | ChooseGame)[] {
  const { passOut } = ruleset;
  const games = passOut.kind === 'dealer-chooses' ? passOut.games : [];
  return [
    ...biddable(ruleset).map((contract): Bid => ({ type: 'bid', bid: contract.id })),
    ...games.map((game): ChooseGame => ({ type: 'game', game })),
  ];
}

/** The key of a bid or game: its step on the ladder of the ruleset, so that it has the same key in every auction. */
const ladderKey = ({ observation }: TableState, action: Action): string =>
  LADDER_KEYS.charAt(ladder(observation.ruleset).findIndex((step) => sameAction(step, action)));

/** The keys that choose an action at once: for bids their step, for suits and cards the suit's capital and their number. */
export function keysOf(state: TableState, action: Action, index: number): readonly string[] {
  switch (action.type) {
    case 'pass':
      return [PASS_KEY];
    case 'bid':
    case 'game':
      return [ladderKey(state, action)].filter((key) => key !== '');
    case 'trump':
      return [String(index + 1), ...suitKeys(state.setup, action.suit)];
    case 'call':
      return [String(index + 1), ...suitKeys(state.setup, suitOf(action.card))];
    case 'play':
      return [];
  }
}

/** The action that a key would choose at once if it were legal, or null when it stands for none. */
export function triedAction(state: TableState, key: string): Action | null {
  const { phase, ruleset, legal } = state.observation;
  const suit = SUITS.find((candidate) => suitKeys(state.setup, candidate).includes(key));
  if (phase === 'auction') {
    if (key === PASS_KEY) return { type: 'pass' };
    return ladder(ruleset)[LADDER_KEYS.indexOf(key)] ?? null;
  }
  if (suit === undefined) return null;
  if (phase === 'naming') return { type: 'trump', suit };
  const call = legal.find((action) => action.type === 'call');
  return call?.type === 'call'
    ? { type: 'call', card: cardOf(suit, rankOf(call.card)), blind: call.blind }
    : null;
}

/** Every key that chooses one of the legal actions at once. */
export const directActions = (state: TableState): ReadonlyMap<string, Action> =>
  new Map(
    state.observation.legal.flatMap((action, index) =>
      keysOf(state, action, index).map((key) => [key, action] as const),
    ),
  );

/** Whether the player may lead face down now (R7.4). */
export const isFaceDownLegal = ({ observation }: TableState): boolean =>
  observation.legal.some((action) => action.type === 'play' && action.faceDown);
