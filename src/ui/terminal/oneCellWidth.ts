const styles = new RegExp(`${String.fromCharCode(27)}\\[[\\d;:]*m`, 'g');

/** ASCII, Latin 1, dashes and dots, arrows, frames and blocks, small triangles, the star and the suits. */
const oneCellEach =
  /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2022\u2026\u2190-\u2193\u2500-\u259f\u25b2-\u25c3\u2605\u2660\u2663\u2665\u2666]*$/;

/**
 * The cells that a text takes, its styles aside, when it has only characters of which it is known that they take one each;
 * null for every other text. In the bundle string-width asks here first: it compiles tables of Unicode for the first
 * text beyond ASCII, a fifth of the time to the first frame, and hardly any line of the table needs them.
 */
export function oneCellWidth(text: string): number | null {
  const plain = text.replace(styles, '');
  return oneCellEach.test(plain) ? plain.length : null;
}
