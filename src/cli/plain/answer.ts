import type { Action } from '../../engine/action.js';
import type { Ruleset } from '../../engine/ruleset.js';
import type { GameTexts } from '../../i18n/texts/game.js';
import { actionWord, parseActionWord } from '../../notation/words.js';

/** Answers that are no decision. */
export type Command = 'help' | 'hint' | 'hand' | 'last-trick' | 'scores' | 'rules' | 'claim' | 'quit';

const COMMAND_WORDS: ReadonlyMap<string, Command> = new Map([
  ['?', 'help'],
  ['help', 'help'],
  ['h', 'hint'],
  ['hint', 'hint'],
  ['hand', 'hand'],
  ['l', 'last-trick'],
  ['s', 'scores'],
  ['rules', 'rules'],
  ['claim', 'claim'],
  ['q', 'quit'],
  ['quit', 'quit'],
]);

/** What a typed line means at some moment. */
export type Answer =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'command'; readonly command: Command }
  /** A decision, but not one of those that are legal now. */
  | { readonly kind: 'illegal'; readonly action: Action }
  /** The beginning of several of the legal words. */
  | { readonly kind: 'several'; readonly words: readonly string[] }
  | { readonly kind: 'nothing' };

/** What can be spoken of at a table, and how its players say it besides the words of a record. */
export interface Vocabulary {
  readonly ruleset: Pick<Ruleset, 'contracts' | 'games'>;
  readonly say: Pick<GameTexts, 'contractName' | 'gameName'>;
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

/** An answer as it is compared: small letters without accents, `:` between its parts, suits as letters, a ten as `t`. */
function plainly(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[♠♥♦♣]/g, (sign) => SUIT_SIGNS[sign] ?? sign)
    .trim()
    .replaceAll(/[\s:-]+/g, ':')
    .replaceAll(/\b([shdc])10(?![0-9])/g, '$1t');
}

/** The ways to say one action: its word in a record, a card or suit alone, a contract or game by its id or its name. */
function waysToSay(action: Action, { contractName, gameName }: Vocabulary['say']): readonly string[] {
  const word = plainly(actionWord(action));
  switch (action.type) {
    case 'bid':
      return [word, plainly(contractName(action.bid))];
    case 'game':
      return [word, plainly(action.game), plainly(gameName(action.game))];
    case 'trump':
    case 'call':
      return [word, word.slice(word.indexOf(':') + 1)];
    case 'pass':
      return [word, 'pass'];
    case 'play':
      return [word];
  }
}

/** The action that a word stands for although it is not legal now, or null when it stands for none. */
function wellFormed(word: string, { ruleset, say }: Vocabulary): Action | null {
  const calls: readonly Action[] = [
    ...ruleset.contracts.map(({ id }): Action => ({ type: 'bid', bid: id })),
    ...ruleset.games.map(({ id }): Action => ({ type: 'game', game: id })),
  ];
  const call = calls.find((action) => waysToSay(action, say).includes(word));
  if (call !== undefined) return call;
  const parsed = parseActionWord(word);
  return parsed.ok && parsed.value.type !== 'bid' ? parsed.value : null;
}

/**
 * What a typed line means when these actions are legal. A whole word comes before words that only begin so; contracts and games
 * of the ruleset may be meant although they cannot be chosen now.
 */
export function readAnswer(typed: string, legal: readonly Action[], vocabulary: Vocabulary): Answer {
  const word = plainly(typed);
  const ways = legal.map((action) => ({ action, ways: waysToSay(action, vocabulary.say) }));
  const exact = ways.filter((one) => one.ways.includes(word));
  const command = COMMAND_WORDS.get(word);
  // While trump is named `h` is hearts, for that it was before there were hints.
  const isHearts = command === 'hint' && exact.length > 0;
  if (command !== undefined && !isHearts) return { kind: 'command', command };
  if (word === '') return { kind: 'nothing' };
  const meant = exact.length > 0 ? exact : ways.filter((one) => one.ways.some((way) => way.startsWith(word)));
  const [first] = meant;
  if (first !== undefined && meant.length === 1) return { kind: 'action', action: first.action };
  if (first !== undefined) return { kind: 'several', words: meant.map((one) => actionWord(one.action)) };
  const action = wellFormed(word, vocabulary);
  return action === null ? { kind: 'nothing' } : { kind: 'illegal', action };
}

/** The word that has the table play the rest, where that is offered (R7.6); the whole word is understood everywhere. */
export const CLAIM_WORD = 'c';

/** Whether a typed line has the table play the rest; a `c` may be the beginning of a card where that is not offered. */
export const isClaim = (typed: string): boolean => [CLAIM_WORD, 'claim'].includes(plainly(typed));

/** What a player who sits a deal out can do with it. */
export const WATCH_WORDS = ['watch', 'skip'] as const;
export type WatchWord = (typeof WATCH_WORDS)[number];

/** What a typed line means to whoever is asked whether to watch a deal: nothing at all is watching; null when it means neither. */
export function readWatchAnswer(typed: string): WatchWord | Command | null {
  const word = plainly(typed);
  // `s` is the score sheet wherever something is asked.
  return COMMAND_WORDS.get(word) ?? WATCH_WORDS.find((choice) => choice.startsWith(word)) ?? null;
}
