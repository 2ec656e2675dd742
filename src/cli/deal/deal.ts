import type { DealEntry } from '../../engine/action.js';
import { apply } from '../../engine/apply.js';
import { size } from '../../engine/cardSet.js';
import { newMatch } from '../../engine/match.js';
import { ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PlayerCount, SOUTH } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { WISHES, type Wish } from '../../i18n/texts/cli.js';
import { entryText } from '../../notation/entryText.js';
import { headerText, newHeader } from '../../notation/header.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { freshSeed, seedTag, seedText } from '../match/setup.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { readPlayers, readRuleset, readSeed } from '../options/ruleset.js';
import { type Reading, readCount, readWord } from '../options/values.js';
import { refuse, writeText } from '../output.js';
import { endlessDeals, fitting } from './randomDeals.js';
import { FITS } from './wishes.js';

const MOST_DEALS = 100_000;

/** How many deals are looked at for one that fits: the rarest wish comes true about once in 500. */
const PATIENCE = 10_000;

/** What `rikken deal` was asked, read and checked. */
interface DealRequest {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly seed: string;
  readonly count: number;
  readonly wish: Wish | null;
}

function readDeal(texts: Texts, options: RawOptions): Reading<DealRequest> {
  const count = readCount(texts, '--count', textOf(options, 'count') ?? '1', 1, MOST_DEALS);
  if (!count.ok) return count;
  const word = textOf(options, 'want');
  const wish = word === null ? ok(null) : readWord(texts, '--want', word, WISHES);
  if (!wish.ok) return wish;
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return ruleset;
  const players = readPlayers(texts, options);
  if (!players.ok) return players;
  const seed = readSeed(texts, options);
  if (!seed.ok) return seed;
  return ok({
    ruleset: ruleset.value,
    players: players.value,
    seed: seed.value === null ? freshSeed() : seedText(seed.value),
    count: count.value,
    wish: wish.value,
  });
}

/** A deal as it stands in a record, nothing played. */
function dealText(ruleset: Ruleset, players: PlayerCount, deal: DealEntry): string {
  const before = newMatch(ruleset, players);
  const step = apply(before, deal);
  if (!step.ok) throw new Error(`the rules refuse a deal: ${JSON.stringify(step.error)}`);
  return entryText(before, deal, step.value.state);
}

/** `rikken deal`: prints deals, those with the wanted hand for S only. */
export async function runDeal(
  _argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts, stdout } = context;
  const request = readDeal(texts, options);
  if (!request.ok) return refuse(context, request.error);
  const { ruleset, players, seed, count, wish } = request.value;
  const header = headerText(newHeader({ ruleset, players, seed: seedTag(seed) }));
  // With five players S deals now and then, and then has no cards at all.
  const fits = ({ hands }: DealEntry): boolean =>
    wish === null || (size(hands[SOUTH]) > 0 && FITS[wish](hands[SOUTH]));
  let found = 0;
  for await (const deal of fitting(endlessDeals(ruleset, players, seed), fits, PATIENCE)) {
    await writeText(stdout, (found === 0 ? header : '') + dealText(ruleset, players, deal));
    found += 1;
    if (found === count) return EXIT.done;
  }
  const wanted = wish === null ? '' : texts.cli.deal.wishes[wish];
  return refuse(context, texts.cli.deal.notFound(wanted, PATIENCE));
}
