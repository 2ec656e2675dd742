import * as v from 'valibot';
import {
  ANNOUNCEMENTS,
  DISCARDS,
  END_KINDS,
  EXPOSURE_MOMENTS,
  EXPOSURES,
  FAILED_PARTNERSHIPS,
  FELLOW_DECLARERS,
  FIRST_PACKETS,
  FOUR_ACES,
  HOLDER_LEADS,
  JOINS,
  OPENING_LEADS,
  PARTNERSHIPS,
  PRAATJE_HANDS,
  RAISES,
  RUFF_BANS,
  SETTLEMENTS,
  SHUFFLES,
  SIDES,
  TROELA_MODES,
  TRUMP_RULES,
  VOID_CALLS,
} from '../engine/ruleset.js';
import { ID_FORM } from './words.js';

/** The most bids that a ladder has, and the largest amount in either direction. */
export const MOST_CONTRACTS = 64;
const LARGEST_NUMBER = 10_000;

export const ID_LENGTH = 40;
export const HAND_SIZE = 13;
export const ACES = 4;
const MOST_PLAYERS = 4;

/** A whole number between two limits. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const amount = whole(-LARGEST_NUMBER, LARGEST_NUMBER);
export const id = v.pipe(v.string(), v.maxLength(ID_LENGTH), v.regex(ID_FORM));
export const ids = v.pipe(v.array(id), v.maxLength(MOST_CONTRACTS), v.readonly());

const name = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(ID_LENGTH)));

const goal = v.pipe(
  v.strictObject({ kind: v.picklist(['at-least', 'exactly']), tricks: whole(0, HAND_SIZE) }),
  v.readonly(),
);

const value = v.pipe(
  v.strictObject({ base: amount, over: amount, under: amount, failBase: amount, slam: amount }),
  v.readonly(),
);

const contract = v.pipe(
  v.strictObject({
    id,
    name,
    rank: amount,
    joinable: v.boolean(),
    side: v.picklist(SIDES),
    goal,
    trump: v.picklist(TRUMP_RULES),
    exposure: v.picklist(EXPOSURES),
    lead: v.picklist(OPENING_LEADS),
    value,
    aces: v.nullable(whole(0, ACES)),
    announced: v.picklist(ANNOUNCEMENTS),
    partnerSilent: v.boolean(),
    failed: v.nullable(v.picklist(FAILED_PARTNERSHIPS)),
    after: ids,
  }),
  v.readonly(),
);

export const gameGoal = v.variant('kind', [
  v.pipe(
    v.strictObject({
      kind: v.literal('tricks'),
      counts: v.pipe(v.array(whole(0, HAND_SIZE)), v.minLength(1), v.maxLength(HAND_SIZE + 1), v.readonly()),
    }),
    v.readonly(),
  ),
  v.pipe(v.strictObject({ kind: v.literal('spade-queen') }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('queens') }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('begging') }), v.readonly()),
]);

export const credit = v.pipe(v.array(amount), v.minLength(1), v.maxLength(MOST_PLAYERS), v.readonly());

const game = v.pipe(
  v.strictObject({
    id,
    goal: gameGoal,
    unit: amount,
    credit,
  }),
  v.readonly(),
);

const passOut = v.variant('kind', [
  v.pipe(v.strictObject({ kind: v.literal('throw-in') }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('dealer-bids') }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('dealer-chooses'), games: ids }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('game'), game: id }), v.readonly()),
]);

const matchEnd = v.pipe(
  v.strictObject({ kind: v.picklist(END_KINDS), count: whole(1, LARGEST_NUMBER) }),
  v.readonly(),
);

/** The shape of a whole ruleset: every field, its choices and its limits, and nothing else. What fits together is for `refuseRuleset`. */
export const RulesetSchema = v.pipe(
  v.strictObject({
    id,
    name,
    revision: whole(1, LARGEST_NUMBER),
    contracts: v.pipe(v.array(contract), v.minLength(1), v.maxLength(MOST_CONTRACTS), v.readonly()),
    packets: v.pipe(v.array(whole(1, HAND_SIZE)), v.minLength(1), v.maxLength(HAND_SIZE), v.readonly()),
    firstPacket: v.picklist(FIRST_PACKETS),
    shuffle: v.picklist(SHUFFLES),
    games: v.pipe(v.array(game), v.maxLength(MOST_CONTRACTS), v.readonly()),
    passOut,
    raise: v.picklist(RAISES),
    mayOpen: v.nullable(ids),
    join: v.picklist(JOINS),
    troela: v.picklist(TROELA_MODES),
    fourAces: v.picklist(FOUR_ACES),
    turnedTrump: v.boolean(),
    exposure: v.picklist(EXPOSURE_MOMENTS),
    praatjeHands: v.picklist(PRAATJE_HANDS),
    mustRuff: v.boolean(),
    holderLead: v.picklist(HOLDER_LEADS),
    firstLeadOnly: v.boolean(),
    discard: v.picklist(DISCARDS),
    callVoid: v.picklist(VOID_CALLS),
    noRuff: v.picklist(RUFF_BANS),
    stopWhenDecided: v.boolean(),
    spadeBan: whole(0, HAND_SIZE),
    queenDiscard: v.boolean(),
    settlement: v.picklist(SETTLEMENTS),
    partnership: v.picklist(PARTNERSHIPS),
    failed: v.picklist(FAILED_PARTNERSHIPS),
    fellowDeclarers: v.picklist(FELLOW_DECLARERS),
    underFrom: v.picklist([1, 2]),
    end: v.nullable(matchEnd),
  }),
  v.readonly(),
);
