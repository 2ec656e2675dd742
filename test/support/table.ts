import type { Action, SeatAction } from '../../src/engine/action.js';
import { apply } from '../../src/engine/apply.js';
import type { Card } from '../../src/engine/cards.js';
import type { Event } from '../../src/engine/event.js';
import { legalActions } from '../../src/engine/legal.js';
import { newMatch } from '../../src/engine/match.js';
import { type Observation, observe, observeEvents } from '../../src/engine/observation.js';
import type { RuleError } from '../../src/engine/ruleError.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import {
  dealtSeats,
  type PerSeat,
  type PlayerCount,
  perSeat,
  SEAT_LETTERS,
  type Seat,
  type SeatLetter,
  seatFromLetter,
  seatsOf,
} from '../../src/engine/seats.js';
import { type Deal, type FinishedDeal, type GameState, hasTurn } from '../../src/engine/state.js';
import { actionWord, parseActionWord } from '../../src/notation/words.js';
import { card, hands } from './hands.js';

/** The seat with this letter. */
export function seat(letter: SeatLetter): Seat {
  const found = seatFromLetter(letter);
  if (found === null) throw new Error(`no seat ${letter}`);
  return found;
}

/** The action that a test writes: `pas`, `rik`, `game:schoppen-mie`, `trump:S`, `call:HA:blind`, `H5`, `H5*`. */
function actionOf(word: string): Action {
  if (word.startsWith('game:')) return { type: 'game', game: word.slice('game:'.length) };
  const parsed = parseActionWord(word);
  if (!parsed.ok) throw new Error(`'${word}' is no action: ${parsed.error.code}`);
  return parsed.value;
}

const wordOf = (action: Action): string =>
  action.type === 'game' ? `game:${action.game}` : actionWord(action);

/** An amount for each of so many players as a score sheet shows it: `N +2 E -2 S +2 W -2`. */
export const amounts = (values: PerSeat<number>, players: PlayerCount = 4): string =>
  seatsOf(players)
    .map((each) => `${SEAT_LETTERS[each]} ${values[each] > 0 ? '+' : ''}${values[each]}`)
    .join(' ');

/** Seats as their letters: `N S`. */
export const letters = (seats: readonly Seat[]): string => seats.map((each) => SEAT_LETTERS[each]).join(' ');

const facts = (error: RuleError): string => JSON.stringify(error);

/** A table in the middle of a deal, in the language of the game; every step gives a new one. */
export class Table {
  constructor(
    readonly state: GameState,
    /** Everything that has happened since the first deal. */
    readonly events: readonly Event[] = [],
  ) {}

  /** The deal in play. */
  get deal(): Deal {
    if (!hasTurn(this.state)) throw new Error(`no deal in play but ${this.state.phase}`);
    return this.state.deal;
  }

  /** The deal that has just ended. */
  get finished(): FinishedDeal {
    if (this.state.phase === 'over' || this.state.phase === 'deal') {
      if (this.state.previous !== null) return this.state.previous;
    }
    throw new Error(`no finished deal but ${this.state.phase}`);
  }

  get phase(): GameState['phase'] {
    return this.state.phase;
  }

  /** The letter of the seat whose turn it is, or null between deals. */
  get turn(): SeatLetter | null {
    return hasTurn(this.state) ? SEAT_LETTERS[this.state.turn] : null;
  }

  /** The letter of the seat that decides for the hand whose turn it is, or null between deals. */
  get by(): SeatLetter | null {
    return hasTurn(this.state) ? SEAT_LETTERS[this.state.by] : null;
  }

  /** What the seat whose turn it is may do, as words. */
  get legal(): string {
    return hasTurn(this.state) ? legalActions(this.state).map(wordOf).join(' ') : '';
  }

  /** Who won each trick so far. */
  get trickWinners(): string {
    const deal = hasTurn(this.state) ? this.state.deal : this.finished.deal;
    return letters(deal.tricks.map((trick) => trick.winner));
  }

  /** The contracts that are played, in the order in which they were bid: `N misere, E piek`. */
  get contracts(): string {
    const deal = hasTurn(this.state) ? this.state.deal : this.finished.deal;
    return deal.contracts.map((each) => `${SEAT_LETTERS[each.seat]} ${each.contract.id}`).join(', ');
  }

  /** What the deal that has just ended changed: `N +2 E -2 S +2 W -2`. */
  get score(): string {
    return amounts(this.finished.settlement.deltas, this.state.match.players);
  }

  /** The totals of the match. */
  get totals(): string {
    return amounts(this.state.match.totals, this.state.match.players);
  }

  /** What a seat sees. */
  seenBy(letter: SeatLetter): Observation {
    return observe(this.state, seat(letter));
  }

  /** The events of one type, as a seat hears them, or as they are. */
  eventsOf<Type extends Event['type']>(
    type: Type,
    letter?: SeatLetter,
  ): readonly (Event & { readonly type: Type })[] {
    const isOfType = (event: Event): event is Event & { readonly type: Type } => event.type === type;
    const heard = letter === undefined ? this.events : observeEvents(this.events, seat(letter));
    return heard.filter(isOfType);
  }

  /** Why the rules refuse this word, or null when they allow it; `E:pas` says it for E, else for whose turn it is. */
  refusal(word: string): RuleError | null {
    const step = apply(this.state, this.entry(word));
    return step.ok ? null : step.error;
  }

  /** Says words one after another, each for the seat whose turn it is, or for the seat before the colon as in `E:pas`. */
  say(words: string): Table {
    return words
      .split(/\s+/)
      .filter(Boolean)
      .reduce<Table>((table, word) => table.one(word, words), this);
  }

  /** The calls of an auction, e.g. `rik pas pas pas`, which it must end. */
  auction(words: string): Table {
    const table = this.say(words);
    if (table.phase === 'auction') throw new Error(`after '${words.trim()}' it is the turn of ${table.turn}`);
    return table;
  }

  /** Cards one after another, e.g. `S4 S9 SA S2`. */
  play(words: string): Table {
    if (this.phase !== 'play') throw new Error(`no card can be played in the phase ${this.phase}`);
    return this.say(words);
  }

  /** Goes on by one word: whose turn it is passes or names what comes first, or plays the last card of his sorted hand that is legal. */
  step(): Table {
    const faceUp = this.legal.split(' ').filter((word) => word !== '' && !word.endsWith('*'));
    const word = this.phase === 'play' ? faceUp.at(-1) : faceUp[0];
    if (word === undefined) throw new Error(`in the phase ${this.phase} ${this.turn} may do nothing`);
    return this.say(word);
  }

  /** Goes on to the end of the deal, step by step. */
  playOut(): Table {
    let table: Table = this;
    while (hasTurn(table.state)) table = table.step();
    return table;
  }

  /** Deals the next hands of the match, by the dealer who is due. */
  next(text?: string): Table {
    if (this.state.phase !== 'deal') throw new Error(`no deal is due in the phase ${this.state.phase}`);
    const { dealer, previous } = this.state;
    return dealtTo(this, dealer, previous === null ? 1 : previous.deal.board + 1, text);
  }

  private entry(word: string): SeatAction {
    const [, letter, rest] = /^([NESWX]):(.+)$/.exec(word) ?? [];
    const named = seatFromLetter(letter ?? '');
    if (!hasTurn(this.state) && named === null) throw new Error(`'${word}': nobody has a turn`);
    const turn = hasTurn(this.state) ? this.state.turn : 0;
    return { ...actionOf(rest ?? word), seat: named ?? turn };
  }

  private one(word: string, words: string): Table {
    const step = apply(this.state, this.entry(word));
    if (step.ok) return new Table(step.value.state, [...this.events, ...step.value.events]);
    const why = `${facts(step.error)}; ${this.turn} may: ${this.legal}`;
    throw new Error(`'${word}' in '${words.trim()}' is refused: ${why}`);
  }
}

function dealtTo(
  table: Table,
  dealer: Seat,
  board: number,
  text: string | undefined,
  turned: Card | null = null,
): Table {
  const seats = dealtSeats(table.state.match.players, dealer);
  const any = `${SEAT_LETTERS[seats[0] ?? 0]}:? ? ? ?`;
  const step = apply(table.state, {
    type: 'deal',
    board,
    dealer,
    hands: hands(text ?? any, seats),
    unknown: perSeat(() => 0),
    turned,
    statedPartner: null,
    statedAnnouncer: null,
  });
  if (!step.ok) throw new Error(`the deal is refused: ${facts(step.error)}`);
  return new Table(step.value.state, [...table.events, ...step.value.events]);
}

export interface Setup {
  /** As `hands` reads them; without, any four hands. */
  readonly hands?: string;
  /** When not given the last seat, so that N speaks first and leads: W, with three players S, with five X. */
  readonly dealer?: SeatLetter;
  readonly ruleset?: Ruleset;
  readonly board?: number;
  readonly players?: PlayerCount;
  /** The card that is shown before the auction, where the ruleset wants one. */
  readonly turned?: string;
}

/** A table of four, unless it says otherwise, at which the first hands have just been dealt. */
export function deal(setup: Setup = {}): Table {
  const { ruleset = pagat, board = 1, players = 4, turned } = setup;
  const dealer = setup.dealer === undefined ? seatsOf(players).at(-1) : seat(setup.dealer);
  const match = new Table(newMatch(ruleset, players));
  return dealtTo(match, dealer ?? 0, board, setup.hands, turned === undefined ? null : card(turned));
}

/** `pagat` with some of its fields changed: the small made-up rulesets of the tests. */
export const pagatWith = (changes: Partial<Ruleset>): Ruleset => withRules(pagat, changes);

/** A shipped ruleset with some of its fields changed: house rules. */
export const withRules = (ruleset: Ruleset, changes: Partial<Ruleset>): Ruleset => ({
  ...ruleset,
  ...changes,
  id: 'made-up',
});
