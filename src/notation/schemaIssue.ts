import type * as v from 'valibot';
import { excerpt } from './plainText.js';

/** What can be wrong with the shape of a value from outside. */
export const SHAPE_CODES = [
  'missing-field',
  'unknown-field',
  'wrong-type',
  'not-a-choice',
  'out-of-range',
  'not-an-id',
] as const;
export type ShapeCode = (typeof SHAPE_CODES)[number];

/** The way to a field from the outside in; list items are counted from 0. */
export type FieldPath = readonly (string | number)[];

/** One fault of a shape: where, what stands there and what is accepted, as the notation writes values. */
export interface ShapeIssue {
  readonly path: FieldPath;
  readonly code: ShapeCode;
  readonly found: string;
  /** Choices separated by ` | `; empty where the code says it all. */
  readonly expected: string;
}

/** The kind of fault that a schema has found. */
function codeOf(issue: v.BaseIssue<unknown>): ShapeCode {
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return 'unknown-field';
      return issue.received === 'undefined' ? 'missing-field' : 'wrong-type';
    case 'picklist':
    case 'literal':
    case 'variant':
    case 'union':
      return issue.received === 'undefined' ? 'missing-field' : 'not-a-choice';
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

/** An issue of valibot in our words. */
export function shapeIssue(issue: v.BaseIssue<unknown>): ShapeIssue {
  const code = codeOf(issue);
  const named = code === 'missing-field' || code === 'unknown-field';
  return {
    path: (issue.path ?? []).map((item) => item.key).filter(isPathKey),
    code,
    found: excerpt(issue.received),
    expected: named ? '' : (issue.expected ?? ''),
  };
}
