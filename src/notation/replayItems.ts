import type { Action, DealEntry, Entry } from '../engine/action.js';
import { soleContract } from '../engine/naming.js';
import { err, ok, type Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import { type GameState, hasTurn } from '../engine/state.js';
import { derivedText } from './derivedText.js';
import type { Placed, Position } from './readError.js';
import type { DealRecord, DealTag } from './record.js';
import type { ReplayFault } from './replayError.js';
import { statedText } from './statedText.js';
import { isCallFirst } from './tagOrder.js';

/** One thing of a deal's text at its place: for the state reached it gives an entry, nothing, or a fault. */
export interface ReplayItem extends Position {
  readonly entry: (state: GameState) => Result<Entry | null, ReplayFault>;
}

type Make = ReplayItem['entry'];

const itemAt = ({ line, column }: Position, entry: Make): ReplayItem => ({ line, column, entry });

/** An action of whoever has the turn; where nobody has, the rules refuse it from any seat. */
const decide =
  (action: Action): Make =>
  (state) =>
    ok({ ...action, seat: hasTurn(state) ? state.turn : 0 });

/** Whether a card may have been named here that cannot be told from the hands: a king, by an unknown hand with four aces (R5.3). */
function isUntold(state: GameState, tag: DealTag): boolean {
  if (tag !== 'Call' || !hasTurn(state) || state.deal.fourthAce !== null) return false;
  const declared = soleContract(state.deal);
  return declared?.contract.side === 'fourth-ace' && state.deal.unknown[declared.seat] > 0;
}

/** Holds a derived tag against the state reached. */
const check =
  (record: DealRecord, tag: DealTag): Make =>
  (state) => {
    const found = statedText(record, tag, state.match.players) ?? '';
    const expected = derivedText(state, tag);
    return found === expected || isUntold(state, tag)
      ? ok(null)
      : err({ code: 'wrong-tag', tag, found, expected });
  };

/** A tag that decides something in one phase and is derived in every other. */
const decideOrCheck =
  (action: Action, phase: GameState['phase'], record: DealRecord, tag: DealTag): Make =>
  (state) =>
    state.phase === phase ? decide(action)(state) : check(record, tag)(state);

/** An action before which trump must have been named, and a card called, as far as there is something to name or call. */
const afterNaming =
  (make: Make): Make =>
  (state) => {
    if (state.phase === 'naming') return err({ code: 'missing-tag', tag: 'Trump' });
    return make(state);
  };

const afterCall =
  (make: Make): Make =>
  (state) => {
    if (state.phase === 'calling') return err({ code: 'missing-tag', tag: 'Call' });
    return make(state);
  };

const afterCalling = (make: Make): Make => afterCall(afterNaming(make));

/** One item where a tag stands, none where it does not. */
const whereStated = <Value>(
  placed: Placed<Value> | null,
  make: (value: Value) => Make,
): readonly ReplayItem[] => (placed === null ? [] : [itemAt(placed, make(placed.value))]);

const checked = (record: DealRecord, tag: DealTag, placed: Placed<unknown> | null) =>
  whereStated(placed, () => check(record, tag));

/** The items of a deal in the moments between which the mark of the last deal can stand. */
interface Moments {
  readonly dealing: readonly ReplayItem[];
  readonly auction: readonly ReplayItem[];
  readonly contract: readonly ReplayItem[];
  readonly trump: readonly ReplayItem[];
  readonly call: readonly ReplayItem[];
  readonly play: readonly ReplayItem[];
  readonly end: readonly ReplayItem[];
}

/** Naming trump and calling, in the order of the game. */
function namingOf(record: DealRecord, callFirst: boolean): Pick<Moments, 'trump' | 'call'> {
  const name = whereStated(record.trump, (suit) => {
    const make = decideOrCheck({ type: 'trump', suit }, 'naming', record, 'Trump');
    return callFirst ? afterCall(make) : make;
  });
  const callCard = whereStated(record.called, (card) => {
    const make = decideOrCheck({ type: 'call', ...card }, 'calling', record, 'Call');
    return callFirst ? make : afterNaming(make);
  });
  const partner = whereStated(record.partner, () => {
    const make = check(record, 'Partner');
    return callFirst ? afterCall(make) : make;
  });
  const call = [...callCard, ...partner];
  return callFirst ? { call, trump: name } : { trump: name, call };
}

function momentsOf(record: DealRecord, deal: DealEntry, callFirst: boolean): Moments {
  const { play } = record;
  return {
    dealing: [
      ...whereStated(record.draw, (draw) => () => ok(draw)),
      itemAt(record.hands, () => ok(deal)),
      ...checked(record, 'Turned', record.turned),
      ...checked(record, 'Announce', record.announcer),
      ...checked(record, 'Auction', record.auction),
    ],
    auction: record.calls.map((call) => itemAt(call, decide(call.value))),
    contract: checked(record, 'Contract', record.contracts),
    ...namingOf(record, callFirst),
    play: [
      ...whereStated(play, () => afterCalling(check(record, 'Play'))),
      ...record.cards.map((card) => itemAt(card, afterCalling(decide(card.value)))),
    ],
    end: [...checked(record, 'Tricks', record.tricks), ...checked(record, 'Score', record.score)],
  };
}

/** The moment after which a tag stands, and how many of its items come before the words of its section. */
const PLACES: Readonly<Record<DealTag, { readonly moment: keyof Moments; readonly tags: number }>> = {
  Draw: { moment: 'dealing', tags: 0 },
  Board: { moment: 'dealing', tags: 0 },
  Dealer: { moment: 'dealing', tags: 0 },
  Deal: { moment: 'dealing', tags: 0 },
  Turned: { moment: 'dealing', tags: 0 },
  Announce: { moment: 'dealing', tags: 0 },
  LastDeal: { moment: 'dealing', tags: 0 },
  Auction: { moment: 'auction', tags: 0 },
  Contract: { moment: 'contract', tags: 0 },
  Partner: { moment: 'contract', tags: 0 },
  Trump: { moment: 'trump', tags: 0 },
  Call: { moment: 'call', tags: 0 },
  Play: { moment: 'play', tags: 1 },
  Tricks: { moment: 'end', tags: 0 },
  Score: { moment: 'end', tags: 0 },
};

/** The place of a mark that stands after a tag; the partner follows from the call where that comes first. */
const placeOf = (tag: DealTag, callFirst: boolean) => PLACES[callFirst && tag === 'Partner' ? 'Call' : tag];

/** The items of a deal in the order of the game; `deal` is the entry that its cards make. */
export function replayItems(ruleset: Ruleset, record: DealRecord, deal: DealEntry): readonly ReplayItem[] {
  const callFirst = isCallFirst(ruleset, record);
  const moments = momentsOf(record, deal, callFirst);
  const mark = record.lastDeal;
  if (mark === null) return Object.values(moments).flat();
  const place = placeOf(mark.after, callFirst);
  return Object.entries(moments).flatMap(([moment, items]) => {
    if (moment !== place.moment) return items;
    const index = mark.words === 0 ? items.length : place.tags + mark.words;
    return [...items.slice(0, index), itemAt(mark, () => ok({ type: 'last-deal' })), ...items.slice(index)];
  });
}
