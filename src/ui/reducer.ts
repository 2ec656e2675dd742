import type { Action } from '../engine/action.js';
import { type Card, cardOf, rankOf, type Suit, suitOf } from '../engine/cards.js';
import type { Event } from '../engine/event.js';
import type { Observation } from '../engine/observation.js';
import { learned, showHint } from './coaching.js';
import { type Command, triedAction } from './commands.js';
import { type Context, contextOf } from './context.js';
import { usualCard, usualChoice } from './defaultChoice.js';
import { commandFor } from './keys.js';
import { layoutFor, rulesScroll } from './layout.js';
import { nextSpeed } from './pace.js';
import { scoreRowOf } from './scoreRow.js';
import type { PauseKind, Remark, Stage, TableState } from './state.js';
import type { Size } from './terminal/streams.js';
import { cardsToPlay, isPlayable } from './viewModel/hand.js';
import { lessonsScroll } from './viewModel/lessons.js';
import { sitsOut } from './viewModel/seen.js';

/** How many bids stand below each other; columns that do not fit beside each other are turned like pages. */
export const BID_ROWS = 6;

/** Everything that changes a table. */
export type Input =
  /** A key, by the name that `keyName` gives it. */
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'resized'; readonly size: Size }
  /** Something happened in the game. */
  | { readonly type: 'shown'; readonly observation: Observation; readonly events: readonly Event[] }
  /** The player has to decide. */
  | { readonly type: 'asked'; readonly observation: Observation; readonly mayClaim?: boolean }
  /** The answer was taken, or is no longer wanted. */
  | { readonly type: 'taken' }
  | { readonly type: 'paused'; readonly id: number; readonly kind: PauseKind; readonly timed: boolean }
  | { readonly type: 'time-up'; readonly id: number }
  | { readonly type: 'ended'; readonly observation: Observation }
  | { readonly type: 'interrupted' };

const WAITING: Stage = { kind: 'waiting' };

/** The rows of the score sheet with the deal that was just settled. */
function withSettled(state: TableState, observation: Observation, events: readonly Event[]): TableState {
  const { finished } = observation;
  const settled = finished !== null && events.some((event) => event.type === 'deal-settled');
  return settled ? { ...state, claimed: false, rows: [...state.rows, scoreRowOf(finished)] } : state;
}

/** What is planned aloud now that hands have been laid open (R5.2). */
function planIn({ setup, observation, events }: TableState): string | null {
  const isOpened = events.some((event) => event.type === 'hands-laid-open');
  return isOpened ? (setup.coach?.plan?.(observation) ?? null) : null;
}

function afterEvents(state: TableState, observation: Observation, events: readonly Event[]): TableState {
  const next = withSettled({ ...state, observation, events, remark: null }, observation, events);
  const dealt = events.some((event) => event.type === 'dealt');
  const gone = state.cursor !== null && !handOf(next).includes(state.cursor);
  // Who has no part in the deal decides nothing that could take the notice away.
  const bidding = observation.phase === 'auction' || !sitsOut(observation);
  const kept = {
    ...next,
    skipping: state.skipping && !dealt,
    notice: planIn(next) ?? (bidding ? state.notice : null),
  };
  const fresh = dealt ? { ...kept, choices: 0, lessons: [], showsLesson: false } : kept;
  return dealt || gone ? { ...fresh, cursor: null, cursorMoved: false, namedSuit: null } : fresh;
}

/** The player's turn: the highlight stands on what Enter should do. */
function asked(state: TableState, observation: Observation, mayClaim: boolean): TableState {
  const next: TableState = {
    ...state,
    observation,
    stage: { kind: 'asking' },
    choice: usualChoice(observation),
    namedSuit: null,
    faceDown: false,
    remark: null,
    hint: null,
    mayClaim,
    answer: null,
  };
  const kept = state.cursorMoved && state.cursor !== null && isPlayable(next, state.cursor);
  return kept ? next : { ...next, cursor: usualCard(observation), cursorMoved: false };
}

function timeUp(state: TableState, id: number): TableState {
  if (state.stage.kind !== 'pause' || state.stage.pause.id !== id) return state;
  const { pause } = state.stage;
  if (state.overlay !== null) return { ...state, stage: { kind: 'pause', pause: { ...pause, due: true } } };
  return { ...state, stage: WAITING };
}

/** The state after anything that can happen to a table; pure. */
export function reduce(state: TableState, input: Input): TableState {
  switch (input.type) {
    case 'key':
      return press(state, input.key);
    case 'resized':
      return { ...state, size: input.size };
    case 'shown':
      return afterEvents(state, input.observation, input.events);
    case 'asked':
      return asked(state, input.observation, input.mayClaim ?? false);
    case 'taken':
      return { ...state, stage: WAITING, answer: null };
    case 'paused': {
      const { id, kind, timed } = input;
      const skipping = state.skipping && kind !== 'result';
      return { ...state, skipping, stage: { kind: 'pause', pause: { id, kind, timed, due: false } } };
    }
    case 'time-up':
      return timeUp(state, input.id);
    case 'ended':
      return { ...state, observation: input.observation, stage: { kind: 'standings' }, again: false };
    case 'interrupted':
      return { ...state, left: 'interrupt' };
  }
}

/**
 * A key counts for the screen on which it was pressed and is never kept for a later one, so that none plays a card its player
 * has not seen. While others play, the highlight can be moved already and what decides nothing works as ever; a key that
 * would decide something is answered with whose turn it is. While a trick is on show any other key only ends that.
 */
function press(state: TableState, key: string): TableState {
  if (state.left !== null) return state;
  const command = commandFor(state, key);
  const heard = { ...state, hint: null, showsLesson: state.showsLesson && state.stage.kind !== 'asking' };
  return command === null ? unknown(heard, key) : run({ ...heard, remark: null }, command);
}

/** A key that does nothing is answered with the reason where the screen has a line for it. */
function unknown(state: TableState, key: string): TableState {
  const context = contextOf(state);
  if (key === 'paste' || !ANSWERED.includes(context)) return state;
  if (context === 'waiting')
    return sitsOut(state.observation) ? state : refused(state, { kind: 'not-your-turn' });
  const action = CHOICES.includes(context) ? triedAction(state, key) : null;
  return refused(state, action === null ? { kind: 'unknown-key' } : { kind: 'illegal', action });
}

const CHOICES: readonly Context[] = ['bid', 'trump', 'call'];
const ANSWERED: readonly Context[] = [...CHOICES, 'play', 'rank', 'waiting'];

function run(state: TableState, command: Command): TableState {
  switch (command.type) {
    case 'move':
      return move(state, command.columns, command.rows);
    case 'edge':
      return moveTo(state, command.last ? -1 : 0);
    case 'confirm':
      return confirm(state);
    case 'decide':
      return decide(state, command.action);
    case 'name-suit':
      return nameSuit(state, command.suit);
    case 'name-rank':
      return nameRank(state, command.rank);
    case 'cancel':
      return { ...state, namedSuit: null };
    case 'flip':
      return { ...state, faceDown: !state.faceDown };
    case 'hint':
      return showHint(state);
    case 'close-hint':
      return { ...state, hint: null };
    case 'open':
      return { ...state, overlay: command.overlay, scroll: 0 };
    case 'close':
      return closeOverlay(state);
    case 'scroll':
      return { ...state, scroll: Math.max(0, Math.min(state.scroll + command.by, lowestScroll(state))) };
    case 'proceed':
      return { ...state, stage: WAITING };
    case 'again':
      return { ...state, again: true };
    case 'skip':
      return { ...state, skipping: true, stage: state.stage.kind === 'pause' ? WAITING : state.stage };
    case 'claim':
      return claim(state);
    case 'tempo':
      return { ...state, speed: nextSpeed(state.speed, command.by), remark: { kind: 'tempo' } };
    case 'quit':
      return { ...state, left: 'quit' };
  }
}

/** How far an overlay can be scrolled: the score sheet from its end, the others from their beginning. */
function lowestScroll(state: TableState): number {
  if (state.overlay === 'scores') return state.rows.length - 1;
  const layout = layoutFor(state.size);
  if (layout === null) return 0;
  return state.overlay === 'rules' ? rulesScroll(state.setup, layout) : lessonsScroll(state, layout);
}

function closeOverlay(state: TableState): TableState {
  const due = state.stage.kind === 'pause' && state.stage.pause.due;
  return { ...state, overlay: null, stage: due ? WAITING : state.stage };
}

const decide = (state: TableState, answer: Action): TableState => learned(answered(state, answer), answer);

const answered = (state: TableState, answer: Action | 'claim'): TableState => ({
  ...state,
  answer,
  stage: WAITING,
  notice: null,
  namedSuit: null,
  cursorMoved: false,
  mayClaim: false,
});

/** Leaves the rest of the deal to the table (R7.6). */
const claim = (state: TableState): TableState => ({
  ...answered(state, 'claim'),
  claimed: true,
  showsLesson: false,
});

/** Moves the highlight: in the bids over a grid that is filled column by column, else along the row. */
function move(state: TableState, columns: number, rows: number): TableState {
  const { observation, choice } = state;
  const { legal, phase } = observation;
  if (phase === 'play') return moveBy(state, columns + rows);
  const height = phase === 'auction' ? BID_ROWS : 1;
  const next = choice + columns * height + rows;
  if (next >= 0 && next < legal.length) return { ...state, choice: next };
  // Past the last bid of a shorter column the highlight goes to the last one; past an edge it stays.
  const isInLastColumn = Math.floor(choice / height) === Math.floor((legal.length - 1) / height);
  return columns > 0 && !isInLastColumn ? { ...state, choice: legal.length - 1 } : state;
}

/** The cards that the highlight goes along: the player's own, or those of the open hand that he plays. */
const handOf = ({ observation }: TableState): readonly Card[] => cardsToPlay(observation);

function moveBy(state: TableState, by: number): TableState {
  const cards = handOf(state);
  const from = state.cursor === null ? -1 : cards.indexOf(state.cursor);
  if (from < 0) return moveTo(state, by > 0 ? 0 : -1);
  return moveTo(state, (from + by + cards.length) % cards.length);
}

/** Highlights the card at an index; -1 is the last one. */
function moveTo(state: TableState, index: number): TableState {
  const cursor = handOf(state).at(index) ?? null;
  return { ...state, cursor, cursorMoved: true, namedSuit: null };
}

function confirm(state: TableState): TableState {
  const { observation, choice, cursor } = state;
  if (observation.phase === 'play') return cursor === null ? state : playCard(state, cursor);
  const action = observation.legal[choice];
  return action === undefined ? state : decide(state, action);
}

const refused = (state: TableState, remark: Remark): TableState => ({ ...state, remark, namedSuit: null });

/** Plays a card where the rules allow it; where not, it is highlighted and the reason shown. */
function playCard(state: TableState, card: Card): TableState {
  const { legal } = state.observation;
  const plays = legal.filter((action) => action.type === 'play' && action.card === card);
  const action = plays.find((play) => play.type === 'play' && play.faceDown === state.faceDown);
  if (action !== undefined) return decide(state, action);
  return refused(
    { ...state, cursor: card, cursorMoved: true },
    {
      kind: 'illegal',
      action: { type: 'play', card, faceDown: state.faceDown },
    },
  );
}

/** Highlights the best card of a suit that may be played and waits for the rank; the same suit again goes to its next card. */
function nameSuit(state: TableState, suit: Suit): TableState {
  const cards = handOf(state).filter((card) => suitOf(card) === suit);
  const from = state.namedSuit === suit && state.cursor !== null ? cards.indexOf(state.cursor) + 1 : 0;
  const order = [...cards.slice(from), ...cards.slice(0, from)];
  const cursor = order.find((card) => isPlayable(state, card)) ?? order[0];
  if (cursor === undefined) return refused(state, { kind: 'not-held', suit, rank: null });
  return { ...state, cursor, cursorMoved: true, namedSuit: suit };
}

function nameRank(state: TableState, rank: number): TableState {
  const { namedSuit } = state;
  if (namedSuit === null) return state;
  const card = handOf(state).find((held) => suitOf(held) === namedSuit && rankOf(held) === rank);
  if (card === undefined) return refused(state, { kind: 'not-held', suit: namedSuit, rank });
  return playCard(state, cardOf(namedSuit, rank));
}
