import * as v from 'valibot';
import {
  DISCARDS,
  END_KINDS,
  EXPOSURE_MOMENTS,
  EXPOSURES,
  FAILED_PARTNERSHIPS,
  FELLOW_DECLARERS,
  FIRST_PACKETS,
  HOLDER_LEADS,
  JOINS,
  OPENING_LEADS,
  PARTNERSHIPS,
  PASS_OUTS,
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

/** The most bids that a ladder has, and the largest amount in either direction. */
const MOST_CONTRACTS = 64;
const LARGEST_NUMBER = 10_000;

const ID_LENGTH = 40;
const HAND_SIZE = 13;
const ACES = 4;

/** The form of an id: small letters and figures with hyphens between, as it stands in records. */
const ID_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const amount = whole(-LARGEST_NUMBER, LARGEST_NUMBER);
const id = v.pipe(v.string(), v.maxLength(ID_LENGTH), v.regex(ID_FORM));
const ids = v.pipe(v.array(id), v.maxLength(MOST_CONTRACTS), v.readonly());

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
    rank: amount,
    joinable: v.boolean(),
    side: v.picklist(SIDES),
    goal,
    trump: v.picklist(TRUMP_RULES),
    exposure: v.picklist(EXPOSURES),
    lead: v.picklist(OPENING_LEADS),
    value,
    aces: v.nullable(whole(0, ACES)),
    after: ids,
  }),
  v.readonly(),
);

const matchEnd = v.pipe(
  v.strictObject({ kind: v.picklist(END_KINDS), count: whole(1, LARGEST_NUMBER) }),
  v.readonly(),
);

/** The shape of a whole ruleset: every field, its choices and its limits, and nothing else. What fits together is for `refuseRuleset`. */
export const RulesetSchema = v.pipe(
  v.strictObject({
    id,
    revision: whole(1, LARGEST_NUMBER),
    contracts: v.pipe(v.array(contract), v.minLength(1), v.maxLength(MOST_CONTRACTS), v.readonly()),
    packets: v.pipe(v.array(whole(1, HAND_SIZE)), v.minLength(1), v.maxLength(HAND_SIZE), v.readonly()),
    firstPacket: v.picklist(FIRST_PACKETS),
    shuffle: v.picklist(SHUFFLES),
    passOut: v.picklist(PASS_OUTS),
    raise: v.picklist(RAISES),
    mayOpen: v.nullable(ids),
    join: v.picklist(JOINS),
    troela: v.picklist(TROELA_MODES),
    exposure: v.picklist(EXPOSURE_MOMENTS),
    praatjeHands: v.picklist(PRAATJE_HANDS),
    mustRuff: v.boolean(),
    holderLead: v.picklist(HOLDER_LEADS),
    firstLeadOnly: v.boolean(),
    discard: v.picklist(DISCARDS),
    callVoid: v.picklist(VOID_CALLS),
    noRuff: v.picklist(RUFF_BANS),
    stopWhenDecided: v.boolean(),
    settlement: v.picklist(SETTLEMENTS),
    partnership: v.picklist(PARTNERSHIPS),
    failed: v.picklist(FAILED_PARTNERSHIPS),
    fellowDeclarers: v.picklist(FELLOW_DECLARERS),
    underFrom: v.picklist([1, 2]),
    end: matchEnd,
  }),
  v.readonly(),
);
