import type { Ruleset } from '../../engine/ruleset.js';
import type { PerSeat, PlayerCount, Seat } from '../../engine/seats.js';
import { dealtSeats, SEATS, seatsOf } from '../../engine/seats.js';
import type { GameTexts } from '../../i18n/texts/game.js';
import { parseSeat } from '../../notation/words.js';
import { playable } from '../playable.js';

/** Text as it is compared: small letters without accents, hyphens as spaces. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** The only thing that a word is, or begins; null when there is none or more than one. */
function onlyOne<Item>(items: readonly (readonly [name: string, item: Item])[], word: string): Item | null {
  const exact = items.filter(([name]) => name === word);
  const found = exact.length > 0 ? exact : items.filter(([name]) => name.startsWith(word));
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : first[1];
}

/** Who a word means: a name or its beginning, or the letter of a seat; the empty place of three by its letter only. */
export function seatOfWord(
  { names, players }: { readonly names: PerSeat<string>; readonly players: PlayerCount },
  word: string,
): Seat | null {
  const named = seatsOf(players).map((seat) => [plainly(names[seat]), seat] as const);
  const seat = word === '' ? null : onlyOne(named, plainly(word));
  if (seat !== null) return seat;
  const letter = parseSeat(word);
  const places = players === 3 ? dealtSeats(3, SEATS[0]) : seatsOf(players);
  return letter !== null && places.includes(letter) ? letter : null;
}

/** The longest beginning of some words that is one of these names, with the words after it; null when there is none. */
function longestNamed<Item>(
  words: readonly string[],
  names: ReadonlyMap<string, Item>,
): { readonly item: Item; readonly rest: readonly string[] } | null {
  for (let count = words.length; count > 0; count -= 1) {
    const item = names.get(plainly(words.slice(0, count).join(' ')));
    if (item !== undefined) return { item, rest: words.slice(count) };
  }
  return null;
}

/** What the first words of a line name: a contract or a game, by its id or as players say it; null when neither. */
export function namedFirst(
  ruleset: Ruleset,
  game: GameTexts,
  players: PlayerCount,
  words: readonly string[],
): { readonly id: string; readonly rest: readonly string[] } | null {
  const games = players === 3 ? [] : ruleset.games;
  const names = new Map<string, string>();
  for (const { id } of games) names.set(plainly(game.gameName(id)), id).set(plainly(id), id);
  for (const { id } of playable(ruleset)) names.set(plainly(game.contractName(id)), id);
  for (const { id } of playable(ruleset)) names.set(plainly(id), id);
  const found = longestNamed(words, names);
  return found === null ? null : { id: found.item, rest: found.rest };
}
