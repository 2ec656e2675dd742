import * as v from 'valibot';
import { err, ok, type Result } from '../engine/result.js';
import type { Contract, Ruleset } from '../engine/ruleset.js';
import { excerpt } from './plainText.js';
import { RulesetSchema } from './rulesetSchema.js';
import { parseActionWord } from './words.js';

/** What can be wrong with a ruleset that comes from outside. */
export const RULESET_ISSUE_CODES = [
  // the shape
  'missing-field',
  'unknown-field',
  'wrong-type',
  'not-a-choice',
  'out-of-range',
  'not-an-id',
  // what does not fit together
  'id-twice',
  'no-such-contract',
  'packets-not-thirteen',
  'join-not-alone-without-trump',
  'fourth-ace-without-three-aces',
  'partner-trump-without-fourth-ace',
  'called-card-without-trump',
  'no-forced-bid',
] as const;
type RulesetIssueCode = (typeof RULESET_ISSUE_CODES)[number];

/** One fault: the way to the field from the outside in, list items counted from 0; what stands there and what is accepted. */
export interface RulesetIssue {
  readonly path: readonly (string | number)[];
  readonly code: RulesetIssueCode;
  readonly found: string;
  /** As the notation writes values, choices separated by ` | `; empty where the code says it all. */
  readonly expected: string;
}

type SchemaIssue = v.InferIssue<typeof RulesetSchema>;

/** The kind of fault that the schema has found. */
function codeOf(issue: SchemaIssue): RulesetIssueCode {
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return 'unknown-field';
      return issue.received === 'undefined' ? 'missing-field' : 'wrong-type';
    case 'picklist':
      return 'not-a-choice';
    case 'regex':
      return 'not-an-id';
    case 'min_value':
    case 'max_value':
    case 'min_length':
    case 'max_length':
    case 'integer':
      return 'out-of-range';
    default:
      return 'wrong-type';
  }
}

const isPathKey = (key: unknown): key is string | number =>
  typeof key === 'string' || typeof key === 'number';

function readableIssue(issue: SchemaIssue): RulesetIssue {
  const code = codeOf(issue);
  const named = code === 'missing-field' || code === 'unknown-field';
  return {
    path: (issue.path ?? []).map((item) => item.key).filter(isPathKey),
    code,
    found: excerpt(issue.received),
    expected: named ? '' : (issue.expected ?? ''),
  };
}

type Refuse = (ruleset: Ruleset) => readonly RulesetIssue[];

/** One check of a contract, at a field of it. */
const eachContract =
  (
    field: keyof Contract,
    code: RulesetIssueCode,
    isWrong: (contract: Contract) => boolean,
    expected = '',
  ): Refuse =>
  (ruleset) =>
    ruleset.contracts.flatMap((contract, index) =>
      isWrong(contract)
        ? [{ path: ['contracts', index, field], code, found: excerpt(contract.id), expected }]
        : [],
    );

/** An id must be read back as a bid, not as `pas` or a card. */
function isNoBid({ id }: Contract): boolean {
  const action = parseActionWord(id);
  return !action.ok || action.value.type !== 'bid';
}

const idsTwice: Refuse = ({ contracts }) =>
  contracts.flatMap(({ id }, index) =>
    contracts.findIndex((other) => other.id === id) < index
      ? [{ path: ['contracts', index, 'id'], code: 'id-twice', found: id, expected: '' }]
      : [],
  );

/** The ids in a list that no contract has. */
const unknownIds = (
  { contracts }: Ruleset,
  ids: readonly string[],
  path: RulesetIssue['path'],
): readonly RulesetIssue[] =>
  ids.flatMap((id, index) =>
    contracts.some((contract) => contract.id === id)
      ? []
      : [{ path: [...path, index], code: 'no-such-contract', found: id, expected: '' }],
  );

const unknownBids: Refuse = (ruleset) => [
  ...ruleset.contracts.flatMap(({ after }, index) =>
    unknownIds(ruleset, after, ['contracts', index, 'after']),
  ),
  ...unknownIds(ruleset, ruleset.mayOpen ?? [], ['mayOpen']),
];

const packetSum: Refuse = ({ packets }) => {
  const sum = packets.reduce((total, packet) => total + packet, 0);
  return sum === 13
    ? []
    : [{ path: ['packets'], code: 'packets-not-thirteen', found: String(sum), expected: '13' }];
};

/** A dealer who must bid needs a bid that any hand may open with (R4.5). */
const noForcedBid: Refuse = ({ passOut, contracts, mayOpen }) => {
  if (passOut !== 'dealer-bids') return [];
  const possible = contracts.some(
    ({ id, aces, after }) => aces === null && after.length === 0 && (mayOpen?.includes(id) ?? true),
  );
  return possible ? [] : [{ path: ['passOut'], code: 'no-forced-bid', found: passOut, expected: '' }];
};

/** Everything that must fit together: names, and the parts of a contract that presuppose each other. */
const REFUSALS: readonly Refuse[] = [
  packetSum,
  eachContract('id', 'not-an-id', isNoBid),
  idsTwice,
  unknownBids,
  eachContract(
    'joinable',
    'join-not-alone-without-trump',
    ({ joinable, side, trump }) => joinable && (side !== 'alone' || trump !== 'none'),
  ),
  eachContract(
    'aces',
    'fourth-ace-without-three-aces',
    ({ side, aces }) => side === 'fourth-ace' && aces !== 3,
    '3',
  ),
  eachContract(
    'trump',
    'partner-trump-without-fourth-ace',
    ({ side, trump }) => trump === 'partner' && side !== 'fourth-ace',
  ),
  eachContract(
    'trump',
    'called-card-without-trump',
    ({ side, trump }) => side === 'called-card' && trump === 'none',
  ),
  noForcedBid,
];

/** A ruleset from outside, checked field by field and as a whole; or everything that is wrong with it. */
export function parseRuleset(input: unknown): Result<Ruleset, readonly RulesetIssue[]> {
  const parsed = v.safeParse(RulesetSchema, input);
  if (!parsed.success) return err(parsed.issues.map(readableIssue));
  const issues = REFUSALS.flatMap((refuse) => refuse(parsed.output));
  return issues.length === 0 ? ok(parsed.output) : err(issues);
}
