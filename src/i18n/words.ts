/** Joins words as a sentence does: `a, b and c`; with `and` the word before the last one. */
export function listed(words: readonly string[], and: string): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The sentence with its first letter as a capital. */
export const capitalised = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** An amount with its sign, as scores are written: `+3`, `-2`, `0`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** A text without the quotes around it, if it has them. */
export const unquoted = (text: string): string => text.replace(/^"(.*)"$/s, '$1');
