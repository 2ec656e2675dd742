import { mayJoin } from '../../engine/auction.js';
import { err, ok } from '../../engine/result.js';
import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { SEAT_LETTERS, type Seat } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { nearest } from '../nearest.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { listWords, type Reading, readCount, readSeat, shortened } from '../options/values.js';
import { playable } from '../playable.js';
import type { ScoredTable } from './scoredTable.js';

const ALL_TRICKS = 13;

/** The word for no partner, where four aces in one hand are played alone. */
const NO_PARTNER = 'none';

/** A contract to be settled: who played it, and how many tricks the declaring side took. */
export interface Declaration {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly partner: Seat | null;
  readonly tricks: number;
}

function readContract(texts: Texts, { ruleset, players }: ScoredTable, id: string): Reading<Contract> {
  const contract = playable(ruleset).find((one) => one.id === id);
  if (contract !== undefined) return ok(contract);
  const games = players === 3 ? [] : ruleset.games;
  const ids = [...playable(ruleset), ...games].map((one) => one.id);
  return err(texts.cli.problem.notOneOf('score', shortened(id), listWords(ids), nearest(id, ids)));
}

const readTricks = (texts: Texts, where: string, text: string): Reading<number> =>
  readCount(texts, where, text, 0, ALL_TRICKS);

/** The seat opposite: the partner where nobody says which seat it was. */
function opposite({ places }: ScoredTable, seat: Seat): Seat {
  const place = places.indexOf(seat);
  return places[(place + 2) % places.length] ?? seat;
}

function readPartner(
  texts: Texts,
  table: ScoredTable,
  options: RawOptions,
  contract: Contract,
  declarer: Seat,
): Reading<Seat | null> {
  const text = textOf(options, 'partner');
  if (contract.side === 'alone') {
    return text === null ? ok(null) : err(texts.cli.score.partnerAlone(contract.id));
  }
  if (text === null) return ok(opposite(table, declarer));
  const mayBeAlone = contract.side === 'fourth-ace' && table.ruleset.fourAces === 'alone';
  if (mayBeAlone && text === NO_PARTNER) return ok(null);
  const partner = readSeat(texts, '--partner', text, table.places);
  return partner.ok && partner.value === declarer
    ? err(texts.cli.score.partnerIsDeclarer(SEAT_LETTERS[declarer]))
    : partner;
}

/** The seats and the tricks of one contract, each with the place where it was given, for the sentence that refuses it. */
interface Parts {
  readonly id: string;
  readonly declarer: string;
  readonly tricks: string;
  readonly declarerAt: string;
  readonly tricksAt: string;
}

function readParts(
  texts: Texts,
  table: ScoredTable,
  parts: Parts,
  options: RawOptions,
): Reading<Declaration> {
  const contract = readContract(texts, table, parts.id);
  if (!contract.ok) return contract;
  const declarer = readSeat(texts, parts.declarerAt, parts.declarer, table.active);
  if (!declarer.ok) return declarer;
  const tricks = readTricks(texts, parts.tricksAt, parts.tricks);
  if (!tricks.ok) return tricks;
  const partner = readPartner(texts, table, options, contract.value, declarer.value);
  if (!partner.ok) return partner;
  const seats = { declarer: declarer.value, partner: partner.value };
  return ok({ contract: contract.value, ...seats, tricks: tricks.value });
}

/** One contract by its name, with the seats and the tricks in options. */
function readByOptions(
  texts: Texts,
  table: ScoredTable,
  id: string,
  options: RawOptions,
): Reading<Declaration> {
  const contract = readContract(texts, table, id);
  if (!contract.ok) return contract;
  const tricks = textOf(options, 'tricks');
  if (tricks === null) return err(texts.cli.score.tricksNeeded(id));
  const declarer = textOf(options, 'declarer') ?? (table.active.includes(2) ? 'S' : 'N');
  const parts = { id, declarer, tricks, declarerAt: '--declarer', tricksAt: '--tricks' };
  return readParts(texts, table, parts, options);
}

/** One contract as `contract:seat:tricks`. */
function readByColons(
  texts: Texts,
  table: ScoredTable,
  word: string,
  options: RawOptions,
): Reading<Declaration> {
  const [id = '', declarer, tricks, ...rest] = word.split(':');
  if (declarer === undefined || tricks === undefined || rest.length > 0) {
    return err(texts.cli.score.severalNeedParts(shortened(word)));
  }
  const at = shortened(word);
  return readParts(texts, table, { id, declarer, tricks, declarerAt: at, tricksAt: at }, options);
}

/** Why these cannot be the contracts of one deal, or null; seats by their letters. */
export function refuseTogether(texts: Texts, ruleset: Ruleset, all: readonly Declaration[]): string | null {
  const { score } = texts.cli;
  const [first] = all;
  for (const [index, one] of all.entries()) {
    if (first !== undefined && index > 0 && !mayJoin(ruleset, one.contract, first.contract)) {
      return score.notTogether(first.contract.id, one.contract.id);
    }
    const before = all.slice(0, index);
    if (before.some((other) => other.declarer === one.declarer))
      return score.sameSeat(SEAT_LETTERS[one.declarer]);
  }
  const total = all.reduce((sum, one) => sum + one.tricks, 0);
  return total > ALL_TRICKS ? score.tooManyTricks(total) : null;
}

/** The contracts to be settled, or what is wrong with how they were given. */
export function readDeclarations(
  texts: Texts,
  table: ScoredTable,
  words: readonly string[],
  options: RawOptions,
): Reading<readonly Declaration[]> {
  const [only = ''] = words;
  if (words.length === 1 && !only.includes(':')) {
    const declaration = readByOptions(texts, table, only, options);
    return declaration.ok ? ok([declaration.value]) : declaration;
  }
  const excluded = ['tricks', 'declarer', ...(words.length > 1 ? ['partner'] : [])];
  const surplus = excluded.find((name) => textOf(options, name) !== null);
  if (surplus !== undefined) return err(texts.cli.score.partsExcludeOptions(`--${surplus}`));
  const declarations: Declaration[] = [];
  for (const word of words) {
    const declaration = readByColons(texts, table, word, options);
    if (!declaration.ok) return declaration;
    declarations.push(declaration.value);
  }
  const refused = refuseTogether(texts, table.ruleset, declarations);
  return refused === null ? ok(declarations) : err(refused);
}
