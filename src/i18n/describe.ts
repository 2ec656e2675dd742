import type { RulesTexts } from './texts/rules.js';

const sentenceIn = (sentences: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(sentences, key) ? (sentences[key] ?? null) : null;

/**
 * The sentence about a field by its path: of a ruleset (`contracts.goal.tricks`), of a club's file (`club.extends`), or about a
 * house rule that is no field (`rules.piek`); null where there is none.
 */
export function describeField({ fields, houseRules, club }: RulesTexts, path: string): string | null {
  const [first, ...rest] = path.split('.');
  if (first === 'club') return sentenceIn(club, rest.join('.'));
  if (first === 'rules') return sentenceIn(houseRules, rest.join('.')) ?? sentenceIn(fields, rest.join('.'));
  return sentenceIn(fields, path);
}
