import { mayJoin } from '../../engine/auction.js';
import { err, ok } from '../../engine/result.js';
import { type Contract, contractById, type Ruleset } from '../../engine/ruleset.js';
import { SEAT_LETTERS, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { nearest } from '../nearest.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { listWords, type Reading, readCount, readSeat, shortened } from '../options/values.js';

const ALL_TRICKS = 13;

/** Games for when everybody passes, which a later version will settle. */
const LATER_GAMES: readonly string[] = ['een-of-vijf', 'een-vijf-elf', 'schoppen-mie', 'mie-en', 'bedelen'];

/** A contract to be settled: who played it, and how many tricks the declaring side took. */
export interface Declaration {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly partner: Seat | null;
  readonly tricks: number;
}

function readContract(texts: Texts, ruleset: Ruleset, id: string): Reading<Contract> {
  const contract = contractById(ruleset, id);
  if (contract !== null) return ok(contract);
  const ids = ruleset.contracts.map((one) => one.id);
  const { problem } = texts.cli;
  return err(
    LATER_GAMES.includes(id)
      ? problem.laterValue('score', id, listWords(ids))
      : problem.notOneOf('score', shortened(id), listWords(ids), nearest(id, ids)),
  );
}

const readTricks = (texts: Texts, where: string, text: string): Reading<number> =>
  readCount(texts, where, text, 0, ALL_TRICKS);

/** The seat opposite: the partner where nobody says which seat it was. */
const opposite = (seat: Seat): Seat => seatsOf(4).find((other) => other === (seat + 2) % 4) ?? seat;

function readPartner(texts: Texts, options: RawOptions, contract: Contract, declarer: Seat) {
  const text = textOf(options, 'partner');
  if (contract.side === 'alone') {
    return text === null ? ok(null) : err(texts.cli.score.partnerAlone(contract.id));
  }
  if (text === null) return ok(opposite(declarer));
  const partner = readSeat(texts, '--partner', text);
  return partner.ok && partner.value === declarer
    ? err(texts.cli.score.partnerIsDeclarer(SEAT_LETTERS[declarer]))
    : partner;
}

/** One contract by its name, with the seats and the tricks in options. */
function readByOptions(
  texts: Texts,
  ruleset: Ruleset,
  id: string,
  options: RawOptions,
): Reading<Declaration> {
  const contract = readContract(texts, ruleset, id);
  if (!contract.ok) return contract;
  const tricksText = textOf(options, 'tricks');
  if (tricksText === null) return err(texts.cli.score.tricksNeeded(id));
  const tricks = readTricks(texts, '--tricks', tricksText);
  if (!tricks.ok) return tricks;
  const declarer = readSeat(texts, '--declarer', textOf(options, 'declarer') ?? 'S');
  if (!declarer.ok) return declarer;
  const partner = readPartner(texts, options, contract.value, declarer.value);
  if (!partner.ok) return partner;
  return ok({
    contract: contract.value,
    declarer: declarer.value,
    partner: partner.value,
    tricks: tricks.value,
  });
}

/** One contract as `contract:seat:tricks`. */
function readParts(texts: Texts, ruleset: Ruleset, word: string, options: RawOptions): Reading<Declaration> {
  const [id = '', seatText, tricksText, ...rest] = word.split(':');
  if (seatText === undefined || tricksText === undefined || rest.length > 0) {
    return err(texts.cli.score.severalNeedParts(shortened(word)));
  }
  const contract = readContract(texts, ruleset, id);
  if (!contract.ok) return contract;
  const declarer = readSeat(texts, shortened(word), seatText);
  if (!declarer.ok) return declarer;
  const tricks = readTricks(texts, shortened(word), tricksText);
  if (!tricks.ok) return tricks;
  const partner = readPartner(texts, options, contract.value, declarer.value);
  if (!partner.ok) return partner;
  return ok({
    contract: contract.value,
    declarer: declarer.value,
    partner: partner.value,
    tricks: tricks.value,
  });
}

/** Why these cannot be the contracts of one deal, or null. */
function refuseTogether(texts: Texts, ruleset: Ruleset, all: readonly Declaration[]): string | null {
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
  ruleset: Ruleset,
  words: readonly string[],
  options: RawOptions,
): Reading<readonly Declaration[]> {
  const [only = ''] = words;
  if (words.length === 1 && !only.includes(':')) {
    const declaration = readByOptions(texts, ruleset, only, options);
    return declaration.ok ? ok([declaration.value]) : declaration;
  }
  const excluded = ['tricks', 'declarer', ...(words.length > 1 ? ['partner'] : [])];
  const surplus = excluded.find((name) => textOf(options, name) !== null);
  if (surplus !== undefined) return err(texts.cli.score.partsExcludeOptions(`--${surplus}`));
  const declarations: Declaration[] = [];
  for (const word of words) {
    const declaration = readParts(texts, ruleset, word, options);
    if (!declaration.ok) return declaration;
    declarations.push(declaration.value);
  }
  const refused = refuseTogether(texts, ruleset, declarations);
  return refused === null ? ok(declarations) : err(refused);
}
