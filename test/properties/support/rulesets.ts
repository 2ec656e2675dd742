import fc from 'fast-check';
import {
  ANNOUNCEMENTS,
  type Contract,
  DISCARDS,
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
  type PassOut,
  PRAATJE_HANDS,
  RAISES,
  RUFF_BANS,
  type Ruleset,
  SETTLEMENTS,
  SHUFFLES,
  TROELA_MODES,
  TRUMP_RULES,
  VOID_CALLS,
} from '../../../src/engine/ruleset.js';
import { RULESETS } from '../../../src/engine/rulesets/index.js';
import { unsoundness } from '../../../src/engine/soundness.js';

const oneOf = <Value extends string>(values: readonly Value[]): fc.Arbitrary<Value> =>
  fc.constantFrom(...values);

/** What may follow when everybody passes, with the games of a ruleset. */
const passOuts = (games: readonly string[]): fc.Arbitrary<PassOut> =>
  fc.oneof(
    fc.constant<PassOut>({ kind: 'throw-in' }),
    fc.constant<PassOut>({ kind: 'dealer-bids' }),
    fc.subarray([...games]).map((chosen): PassOut => ({ kind: 'dealer-chooses', games: chosen })),
    fc.constantFrom(...games).map((game): PassOut => ({ kind: 'game', game })),
  );

/** Changes to a contract, sensible or not. */
const contractChanges: fc.Arbitrary<Partial<Contract>> = fc.record(
  {
    trump: oneOf(TRUMP_RULES),
    lead: oneOf(OPENING_LEADS),
    exposure: oneOf(EXPOSURES),
    announced: oneOf(ANNOUNCEMENTS),
    partnerSilent: fc.boolean(),
    joinable: fc.boolean(),
    rank: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: [] },
);

/** Any options of section 12 over a preset, each given or not. */
const options = (base: Ruleset): fc.Arbitrary<Partial<Ruleset>> =>
  fc.record(
    {
      packets: fc.constantFrom<readonly number[]>([6, 7], [7, 6], [4, 5, 4], [4, 4, 5]),
      firstPacket: oneOf(FIRST_PACKETS),
      shuffle: oneOf(SHUFFLES),
      passOut: passOuts(base.games.map((game) => game.id)),
      raise: oneOf(RAISES),
      mayOpen: fc.option(
        fc.subarray(
          base.contracts.map((contract) => contract.id),
          { minLength: 1 },
        ),
      ),
      join: oneOf(JOINS),
      troela: oneOf(TROELA_MODES),
      fourAces: oneOf(FOUR_ACES),
      turnedTrump: fc.boolean(),
      exposure: oneOf(EXPOSURE_MOMENTS),
      praatjeHands: oneOf(PRAATJE_HANDS),
      mustRuff: fc.boolean(),
      holderLead: oneOf(HOLDER_LEADS),
      firstLeadOnly: fc.boolean(),
      discard: oneOf(DISCARDS),
      callVoid: oneOf(VOID_CALLS),
      noRuff: oneOf(RUFF_BANS),
      stopWhenDecided: fc.boolean(),
      spadeBan: fc.integer({ min: 0, max: 13 }),
      queenDiscard: fc.boolean(),
      settlement: oneOf(SETTLEMENTS),
      partnership: oneOf(PARTNERSHIPS),
      failed: oneOf(FAILED_PARTNERSHIPS),
      fellowDeclarers: oneOf(FELLOW_DECLARERS),
      underFrom: fc.constantFrom<1 | 2>(1, 2),
    },
    { requiredKeys: [] },
  );

/** A shipped ruleset with random house rules, and now and then with changed contracts; only combinations that validation lets through. */
export const soundRulesets: fc.Arbitrary<Ruleset> = fc
  .constantFrom(...RULESETS)
  .chain((base) =>
    fc
      .tuple(
        options(base),
        fc.array(fc.tuple(fc.nat(base.contracts.length - 1), contractChanges), { maxLength: 2 }),
      )
      .map(([changes, edits]): Ruleset => {
        const contracts = base.contracts.map(
          (contract, index): Contract =>
            Object.assign({}, contract, ...edits.filter(([at]) => at === index).map(([, edit]) => edit)),
        );
        return { ...base, ...changes, contracts };
      }),
  )
  .filter((ruleset) => unsoundness(ruleset).length === 0);
