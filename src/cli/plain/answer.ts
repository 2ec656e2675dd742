import type { Action } from '../../engine/action.js';
import { actionWord, parseActionWord } from '../../notation/words.js';

/** Answers that are no decision. */
export type Command = 'help' | 'hand' | 'last-trick' | 'scores' | 'quit';

const COMMAND_WORDS: Readonly<Record<string, Command>> = {
  '?': 'help',
  help: 'help',
  hand: 'hand',
  l: 'last-trick',
  s: 'scores',
  q: 'quit',
  quit: 'quit',
};

/** What a typed line means at some moment. */
export type Answer =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'command'; readonly command: Command }
  /** A decision, but not one of those that are legal now. */
  | { readonly kind: 'illegal'; readonly action: Action }
  /** The beginning of several of the legal words. */
  | { readonly kind: 'several'; readonly words: readonly string[] }
  | { readonly kind: 'nothing' };

/** Names of contracts as players say them, besides the words of a record. */
export type ContractName = (id: string) => string;

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

/** The ways to say one action: its word in a record, a card or suit alone, a contract by its name. */
function waysToSay(action: Action, contractName: ContractName): readonly string[] {
  const word = plainly(actionWord(action));
  if (action.type === 'bid') return [word, plainly(contractName(action.bid))];
  if (action.type === 'trump' || action.type === 'call') return [word, word.slice(word.indexOf(':') + 1)];
  return action.type === 'pass' ? [word, 'pass'] : [word];
}

/** The action that a word stands for although it is not legal now, or null when it stands for none. */
function wellFormed(word: string, contracts: readonly string[], contractName: ContractName): Action | null {
  const id = contracts.find((contract) => [contract, contractName(contract)].map(plainly).includes(word));
  if (id !== undefined) return { type: 'bid', bid: id };
  const parsed = parseActionWord(word);
  return parsed.ok && parsed.value.type !== 'bid' ? parsed.value : null;
}

/**
 * What a typed line means when these actions are legal. A whole word comes before words that only begin so; `contracts` are the
 * ids of the ruleset, which may be meant although they cannot be bid now.
 */
export function readAnswer(
  typed: string,
  legal: readonly Action[],
  contracts: readonly string[],
  contractName: ContractName,
): Answer {
  const word = plainly(typed);
  const command = COMMAND_WORDS[word];
  if (command !== undefined) return { kind: 'command', command };
  if (word === '') return { kind: 'nothing' };
  const ways = legal.map((action) => ({ action, ways: waysToSay(action, contractName) }));
  const exact = ways.filter((one) => one.ways.includes(word));
  const meant = exact.length > 0 ? exact : ways.filter((one) => one.ways.some((way) => way.startsWith(word)));
  const [first] = meant;
  if (first !== undefined && meant.length === 1) return { kind: 'action', action: first.action };
  if (first !== undefined) return { kind: 'several', words: meant.map((one) => actionWord(one.action)) };
  const action = wellFormed(word, contracts, contractName);
  return action === null ? { kind: 'nothing' } : { kind: 'illegal', action };
}
