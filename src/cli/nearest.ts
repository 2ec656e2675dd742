/** The number of letters to add, drop, change or swap with a neighbour to turn one word into another. */
function distance(from: string, to: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + changed,
        swapped ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    twoAbove = above;
    above = current;
  }
  return above[to.length] ?? 0;
}

/** The longest word for which a likely one is looked for: nobody mistypes more than that. */
const LONGEST = 40;

/** The word that was probably meant by a mistyped one, or null when none is near. */
export function nearest(typed: string, words: readonly string[]): string | null {
  if (typed.length > LONGEST) return null;
  const ranked = words
    .map((word) => ({ word, off: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.off - b.off);
  const [best] = ranked;
  const near = best !== undefined && best.off <= Math.max(1, Math.floor(best.word.length / 3));
  return near ? best.word : null;
}
