import { drawForDealer } from '../../engine/deal.js';
import { drawnDealer } from '../../engine/freshDeal.js';
import { randomFor } from '../../engine/random.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PlayerCount, perSeat, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { labelsFor } from '../../i18n/labels.js';
import { freshSeed } from '../match/setup.js';
import { type RawOptions, textsOf, wasGiven } from '../options/raw.js';
import { readRuleset, withHouseRules } from '../options/ruleset.js';
import type { Reading } from '../options/values.js';
import { readVariant } from '../options/variant.js';
import { printable } from '../printable.js';
import type { Dialogue } from './dialogue.js';
import type { Pad, PadTable } from './padState.js';
import { plainly, seatOfWord } from './words.js';

const LONGEST_NAME = 16;
const NAME = /^(?=.*\p{L})[^=+,;"\\]+$/u;

const COUNTS: readonly PlayerCount[] = [3, 4, 5];

/** The names on a line, clockwise; null when they are too few, too many, the same, or no names. */
function readNames(line: string): readonly string[] | null {
  const names = line.split(',').map((name) => printable(name).trim().slice(0, LONGEST_NAME).trim());
  const isGood = names.every((name) => NAME.test(name)) && new Set(names.map(plainly)).size === names.length;
  return isGood && COUNTS.some((count) => count === names.length) ? names : null;
}

async function askNames(texts: Texts, dialogue: Dialogue): Promise<readonly string[] | null> {
  for (;;) {
    const line = await dialogue.ask(texts.pad.askNames);
    if (line === null) return null;
    const names = readNames(line);
    if (names !== null) return names;
    await dialogue.say(texts.pad.namesWrong);
  }
}

/** The rules: those of the command line, or those that are named at the table. */
async function askRules(texts: Texts, options: RawOptions, dialogue: Dialogue): Promise<Ruleset | null> {
  for (;;) {
    const line = await dialogue.ask(texts.pad.askRules);
    if (line === null) return null;
    const id = line.trim();
    const preset: Reading<Ruleset> =
      id === '' ? readRuleset(texts, {}) : readVariant(texts, texts.pad.rulesWord, id);
    const ruleset = preset.ok ? withHouseRules(texts, preset.value, textsOf(options, 'rule')) : preset;
    if (ruleset.ok) return ruleset.value;
    await dialogue.say(ruleset.error);
  }
}

/** Who sits where and by which rules; null when the input ends before that is known. */
export async function askTable(
  texts: Texts,
  options: RawOptions,
  given: Ruleset,
  dialogue: Dialogue,
): Promise<PadTable | null> {
  const names = await askNames(texts, dialogue);
  if (names === null) return null;
  const ruleset = wasGiven(options, 'variant') ? given : await askRules(texts, options, dialogue);
  if (ruleset === null) return null;
  const players = COUNTS.find((count) => count === names.length) ?? 4;
  return { ruleset, players, names: perSeat((seat) => names[seat] ?? '') };
}

/** Draws cards until one is the highest, and shows them (R2.3). */
async function draw(texts: Texts, { players, names }: PadTable, dialogue: Dialogue): Promise<Seat> {
  const entry = drawForDealer(players, randomFor(freshSeed(), 'draw'));
  const { card } = labelsFor(names, false);
  for (const round of entry.rounds) {
    const cards = round.map((drawn) => `${names[drawn.seat]} ${card(drawn.card)}`);
    await dialogue.say(texts.pad.drawn(cards.join(', ')));
  }
  const dealer = drawnDealer(players, entry);
  if (!dealer.ok) throw new Error('the draw decides nothing');
  return dealer.value;
}

/** Who deals first: named, or drawn for; null when the input ends. */
export async function askDealer(texts: Texts, pad: Pad, dialogue: Dialogue): Promise<Seat | null> {
  for (;;) {
    const line = await dialogue.ask(texts.pad.askDealer);
    if (line === null) return null;
    const word = line.trim();
    if (word === '') return draw(texts, pad, dialogue);
    const seat = seatOfWord(pad, word);
    if (seat !== null && seatsOf(pad.players).includes(seat)) return seat;
    const names = texts.game.list(seatsOf(pad.players).map((one) => pad.names[one]));
    await dialogue.say(texts.pad.nobody(printable(word), names));
  }
}
