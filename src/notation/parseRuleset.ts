import * as v from 'valibot';
import { err, ok, type Result } from '../engine/result.js';
import type { Contract, Ruleset } from '../engine/ruleset.js';
import { type Unsound, unsoundness } from '../engine/soundness.js';
import { excerpt } from './plainText.js';
import { RulesetSchema } from './rulesetSchema.js';
import { type FieldPath, type ShapeCode, type ShapeIssue, shapeIssue } from './schemaIssue.js';
import { FIELD_OF, isAbout, OPTION_OF } from './unsoundFields.js';
import { isBidId } from './words.js';

/** One fault of a ruleset: of its shape, or what the engine cannot play. */
export interface RulesetIssue extends Omit<ShapeIssue, 'code'> {
  readonly code: ShapeCode | Unsound['code'];
}

/** A problem of the engine's as issues: one for each contract that it is about, or one for the option. */
function issuesOf(ruleset: Ruleset, problem: Unsound): readonly RulesetIssue[] {
  const issue = (path: FieldPath, found: string): RulesetIssue => ({
    path,
    code: problem.code,
    found,
    expected: '',
  });
  // Of two that share an id the later is the mistake.
  const isFirst = (index: number, { id }: Contract): boolean =>
    problem.code === 'same-id' && ruleset.contracts.findIndex((other) => other.id === id) === index;
  const field = FIELD_OF[problem.code];
  const option = OPTION_OF[problem.code];
  const about = field === undefined ? [] : [...ruleset.contracts.entries()];
  const issues = about
    .filter(([index, contract]) => isAbout(contract, problem) && !isFirst(index, contract))
    .map(([index, { id }]) => issue(['contracts', index, ...(field === undefined ? [] : [field])], id));
  if (issues.length > 0) return issues;
  return [issue(option === undefined ? [] : [option], excerpt(problem.ids.join(' ')))];
}

/** An id must be read back as a bid, not as `pas` or a card. */
const idsThatAreNoBids = ({ contracts }: Ruleset): readonly RulesetIssue[] =>
  contracts.flatMap((contract, index) =>
    !isBidId(contract.id)
      ? [{ path: ['contracts', index, 'id'], code: 'not-an-id', found: excerpt(contract.id), expected: '' }]
      : [],
  );

/** A ruleset from outside, checked field by field and as a whole; or everything that is wrong with it. */
export function parseRuleset(input: unknown): Result<Ruleset, readonly RulesetIssue[]> {
  const parsed = v.safeParse(RulesetSchema, input);
  if (!parsed.success) return err(parsed.issues.map(shapeIssue));
  const issues = [
    ...idsThatAreNoBids(parsed.output),
    ...unsoundness(parsed.output).flatMap((problem) => issuesOf(parsed.output, problem)),
  ];
  return issues.length === 0 ? ok(parsed.output) : err(issues);
}
