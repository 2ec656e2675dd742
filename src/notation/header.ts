import { err, ok, type Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import { DEFAULT_RULESET } from '../engine/rulesets/index.js';
import { type PerSeat, type PlayerCount, perSeat, SEAT_LETTERS, seatsOf, withSeat } from '../engine/seats.js';
import { parseRecordedClub } from './club.js';
import { clubText } from './clubText.js';
import { applyHouseRules, type HouseRuleError } from './houseRules.js';
import { houseRulesOf } from './houseRulesText.js';
import { excerpt, plainText } from './plainText.js';
import { type HeaderTag, knownHeaderTag, type RawTag, rowsOf, valuePlace } from './rawTag.js';
import { type ReadError, readError } from './readError.js';
import { HEADER_ANCHORS, type HeaderAnchor, type OtherTag, type RecordHeader, VERSION } from './record.js';
import { SHIPPED_IDS, shippedRuleset } from './shippedRulesets.js';
import { otherTagLines, tagText } from './tagText.js';
import { parseSeat } from './words.js';

/** What a new record says about its match. */
export interface NewHeader {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly names?: PerSeat<string | null>;
  readonly seed?: string | null;
}

/** The header of a new record. */
export const newHeader = ({ ruleset, players, names, seed }: NewHeader): RecordHeader => ({
  version: VERSION,
  ruleset,
  players,
  names: names ?? perSeat(() => null),
  seed: seed ?? null,
  others: [],
});

type HeaderTags = ReadonlyMap<HeaderTag, RawTag>;

const anchorOf = (tag: HeaderTag): HeaderAnchor => HEADER_ANCHORS.find((anchor) => anchor === tag) ?? 'Names';

/** The tags with a meaning by name, and the others with their place among them. */
function sortTags(
  tags: readonly RawTag[],
): Result<{ known: HeaderTags; others: readonly OtherTag<HeaderAnchor>[] }, ReadError> {
  const known = new Map<HeaderTag, RawTag>();
  const others: OtherTag<HeaderAnchor>[] = [];
  let after: HeaderAnchor | null = null;
  for (const tag of tags) {
    const name = knownHeaderTag(tag.name);
    if (name === null) {
      others.push({ name: tag.name, value: tag.value, rows: rowsOf(tag, plainText), after });
      continue;
    }
    if (known.has(name)) return err(readError(tag, 'tag-twice', name));
    const [word] = tag.words;
    if (word !== undefined) return err(readError(word, 'words-without-section', word.text));
    known.set(name, tag);
    after = anchorOf(name);
  }
  return ok({ known, others });
}

/** The rules of a club that stand in the record below its tag. */
function readClub(tag: RawTag): Result<Ruleset, ReadError> {
  const club = parseRecordedClub(tag.text ?? '');
  if (club.ok) return club;
  const [first] = club.error;
  if (first === undefined) throw new Error('a club refused for no reason');
  const problem = { ...first, line: tag.line + first.line };
  const { path, found, expected } = problem;
  const what = [path.join('.'), found].filter((part) => part !== '').join(': ');
  return err({ ...readError(problem, 'bad-club', excerpt(what), expected), club: problem });
}

/** The table that the house rules change: a shipped one by its id, or a club's that stands there. */
function readTable(known: HeaderTags): Result<Ruleset, ReadError> {
  const tag = known.get('Ruleset');
  const club = known.get('Club');
  if (club !== undefined)
    return tag === undefined ? readClub(club) : err(readError(tag, 'two-rulesets', 'Ruleset'));
  if (tag === undefined) return ok(DEFAULT_RULESET);
  const shipped = shippedRuleset(tag.value);
  return shipped === null
    ? err(readError(valuePlace(tag), 'unknown-ruleset', tag.value, SHIPPED_IDS))
    : ok(shipped);
}

function houseRuleError(tag: RawTag, error: HouseRuleError): ReadError {
  const { found, expected, at } = error;
  const place = valuePlace(tag, at);
  if (error.code !== 'not-playable') return readError(place, error.code, found, expected);
  return { ...readError(place, 'rules-not-playable', found, expected), unsound: error.problems };
}

/** The tags that the rules of a record follow from. */
const RULE_TAGS: readonly HeaderTag[] = ['Ruleset', 'Revision', 'Rules', 'Club'];

/** How many rulesets are remembered; who asks for more tables than that at once reads each anew. */
const MOST_REMEMBERED = 64;

const remembered = new Map<string, Ruleset>();

/**
 * The ruleset of a header. The same text always gives the same value: whoever asks about one position after another, each in a
 * record of its own, does not pay for the rules every time.
 */
function readRuleset(known: HeaderTags): Result<Ruleset, ReadError> {
  const key = JSON.stringify(
    RULE_TAGS.map((name) => {
      const tag = known.get(name);
      return tag === undefined ? null : [tag.value, tag.text];
    }),
  );
  const before = remembered.get(key);
  if (before !== undefined) return ok(before);
  const read = readRulesetAnew(known);
  if (!read.ok) return read;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, read.value);
  return read;
}

function readRulesetAnew(known: HeaderTags): Result<Ruleset, ReadError> {
  const table = readTable(known);
  if (!table.ok) return table;
  const ruleset = table.value;
  const revision = known.get('Revision');
  if (revision !== undefined && revision.value !== String(ruleset.revision)) {
    const expected = [String(ruleset.revision)];
    return err(readError(valuePlace(revision), 'unknown-revision', revision.value, expected));
  }
  const rules = known.get('Rules');
  if (rules === undefined) return ok(ruleset);
  const applied = applyHouseRules(ruleset, rules.value);
  return applied.ok ? applied : err(houseRuleError(rules, applied.error));
}

const PLAYER_COUNTS: readonly PlayerCount[] = [3, 4, 5];

function readPlayers(known: HeaderTags): Result<PlayerCount, ReadError> {
  const tag = known.get('Players');
  if (tag === undefined) return ok(4);
  const count = PLAYER_COUNTS.find((players) => String(players) === tag.value);
  if (count !== undefined) return ok(count);
  return err(readError(valuePlace(tag), 'not-players', tag.value, PLAYER_COUNTS.map(String)));
}

function readNames(known: HeaderTags, players: PlayerCount): Result<PerSeat<string | null>, ReadError> {
  const seats = seatsOf(players);
  let names: PerSeat<string | null> = perSeat(() => null);
  for (const [name, tag] of known) {
    const seat = parseSeat(name);
    if (seat === null) continue;
    if (!seats.includes(seat)) {
      const expected = seats.map((real) => SEAT_LETTERS[real]);
      return err(readError(tag, 'no-such-seat', name, expected));
    }
    names = withSeat(names, seat, tag.value);
  }
  return ok(names);
}

/** The header that these tags make; without any it is that of the default ruleset with four players. */
export function readHeader(tags: readonly RawTag[]): Result<RecordHeader, ReadError> {
  const sorted = sortTags(tags);
  if (!sorted.ok) return sorted;
  const { known, others } = sorted.value;
  const ruleset = readRuleset(known);
  if (!ruleset.ok) return ruleset;
  const players = readPlayers(known);
  if (!players.ok) return players;
  const names = readNames(known, players.value);
  if (!names.ok) return names;
  const seed = known.get('Seed')?.value ?? null;
  const header = newHeader({ ruleset: ruleset.value, players: players.value, names: names.value, seed });
  return ok({ ...header, others });
}

const namesLine = ({ names, players }: RecordHeader): string =>
  seatsOf(players)
    .flatMap((seat) => {
      const name = names[seat];
      return name === null ? [] : [tagText(SEAT_LETTERS[seat], name)];
    })
    .join(' ');

/** The line or lines of an anchor; `rules` are the house rules over a shipped ruleset, or null for one that stands there itself. */
function anchorLine(header: RecordHeader, anchor: HeaderAnchor, rules: string | null): string {
  const { ruleset, players, seed } = header;
  switch (anchor) {
    case 'Ruleset':
      return rules === null ? '' : tagText(anchor, ruleset.id);
    case 'Revision':
      return rules === null || ruleset.revision === 1 ? '' : tagText(anchor, String(ruleset.revision));
    case 'Rules':
      return rules === null || rules === '' ? '' : tagText(anchor, rules);
    case 'Players':
      return tagText(anchor, String(players));
    case 'Seed':
      return seed === null ? '' : tagText(anchor, seed);
    case 'Names':
      return namesLine(header);
    case 'Club':
      if (rules !== null) return '';
      return `${tagText(anchor, ruleset.name ?? ruleset.id)}\n${clubText(ruleset)}`;
  }
}

/** The canonical text of a header: the beginning of a record, to which `entryText` is appended for every entry. */
export function headerText(header: RecordHeader): string {
  const othersAfter = (anchor: HeaderAnchor | null): readonly string[] =>
    header.others.filter((tag) => tag.after === anchor).flatMap(otherTagLines);
  const rules = houseRulesOf(header.ruleset);
  const lines = [
    `% RIK ${VERSION}`,
    ...othersAfter(null),
    ...HEADER_ANCHORS.flatMap((anchor) => {
      const line = anchorLine(header, anchor, rules);
      return [...(line === '' ? [] : [line]), ...othersAfter(anchor)];
    }),
  ];
  return `${lines.join('\n')}\n`;
}
