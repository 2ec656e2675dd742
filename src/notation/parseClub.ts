import * as v from 'valibot';
import { err, ok, type Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import { buildClub } from './buildClub.js';
import { type ClubFault, type ClubProblem, clubFault } from './clubProblem.js';
import { ClubSchema } from './clubSchema.js';
import { clubText } from './clubText.js';
import { parseJsonText } from './jsonText.js';
import { type ShapeIssue, shapeIssue } from './schemaIssue.js';

/** The largest file of a club, in bytes. */
export const CLUB_LIMIT = 64 * 1024;

const isTooLong = (text: string): boolean =>
  text.length > CLUB_LIMIT || new TextEncoder().encode(text).length > CLUB_LIMIT;

const tooLong = (): ClubFault => clubFault([], 'too-long', '', [String(CLUB_LIMIT)]);

/** What a schema accepts, without valibot's brackets and quotes: choices one by one, limits as they are. */
const choices = (expected: string): readonly string[] =>
  expected === ''
    ? []
    : expected
        .replace(/[()"]/g, '')
        .split(' | ')
        .map((choice) => choice.replace(/^([<>]=)(?=\S)/, '$1 '));

/** What may stand where an id does, as an example. */
const AN_ID = ['rik-9'];

const faultOf = ({ path, code, found, expected }: ShapeIssue): ClubFault =>
  clubFault(
    path,
    code,
    code === 'unknown-field' || code === 'missing-field' ? '' : found,
    code === 'not-an-id' ? AN_ID : choices(expected),
  );

/** How the rules of a club are found. */
export interface ClubOptions {
  /** The ruleset with this id, which a club extends. */
  readonly base: (id: string) => Ruleset | null;
  /** The id of the ruleset; null makes one from the name. */
  readonly id: string | null;
  /** Whether the text stands in a record: where it does not say so, it means the first edition of the rules it extends. */
  readonly recorded?: boolean;
}

/** The ruleset that a text means, as `buildClub` makes it; or everything that is wrong with it. */
export function parseClubWith(
  text: string,
  { base, id, recorded }: ClubOptions,
): Result<Ruleset, readonly ClubProblem[]> {
  const start = { line: 1, column: 1 };
  if (isTooLong(text)) return err([{ ...tooLong(), ...start }]);
  const json = parseJsonText(text);
  if (!json.ok) return json;
  const { value, place } = json.value;
  const shape = v.safeParse(ClubSchema, value);
  if (!shape.success) return err(shape.issues.map((issue) => place(faultOf(shapeIssue(issue)))));
  const extended = base(shape.output.extends);
  if (extended === null) return err([place(clubFault(['extends'], 'not-a-choice', shape.output.extends))]);
  const revision = shape.output.revision ?? (recorded === true ? 1 : extended.revision);
  const built = buildClub({ ...shape.output, revision }, extended, id);
  if (!built.ok) return err(built.error.map(place));
  // A record must be able to carry these rules, with everything that the file takes from what it is like.
  const isOwn = id === null && recorded !== true;
  return isOwn && isTooLong(clubText(built.value)) ? err([{ ...tooLong(), ...start }]) : ok(built.value);
}
