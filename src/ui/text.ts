import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter();

/** How many cells a text takes. */
export const widthOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : stringWidth(text));

/** The longest beginning of a text that fits into so many cells. */
function beginning(text: string, cells: number): string {
  let kept = '';
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > cells) break;
    kept += segment;
  }
  return kept;
}

/** The text in at most so many cells; what is cut ends in an ellipsis. */
export function shortened(text: string, cells: number): string {
  if (widthOf(text) <= cells) return text;
  return cells < 1 ? '' : `${beginning(text, cells - 1).trimEnd()}…`;
}

/** The text in exactly so many cells, filled up behind it. */
export function padEnd(text: string, cells: number): string {
  const cut = shortened(text, cells);
  return cut + ' '.repeat(Math.max(0, cells - widthOf(cut)));
}

/** The text in exactly so many cells, filled up in front of it. */
export function padStart(text: string, cells: number): string {
  const cut = shortened(text, cells);
  return ' '.repeat(Math.max(0, cells - widthOf(cut))) + cut;
}

/** The text in exactly so many cells, in their middle. */
export function centred(text: string, cells: number): string {
  const cut = shortened(text, cells);
  const before = Math.max(0, Math.floor((cells - widthOf(cut)) / 2));
  return padEnd(' '.repeat(before) + cut, cells);
}

/** Breaks words into lines of at most so many cells, joined by a separator; a word that is too long is cut. */
export function wrapped(words: readonly string[], separator: string, cells: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last + separator + word;
    if (last !== undefined && widthOf(joined) <= cells) lines[lines.length - 1] = joined;
    else lines.push(shortened(word, cells));
  }
  return lines;
}

/** A sentence in at most so many lines of so many cells; what does not fit ends in an ellipsis. */
export function inLines(sentence: string, most: number, cells: number): readonly string[] {
  const lines = wrapped(sentence.split(' '), ' ', cells);
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), cells)];
}

/** A name from outside as it may stand on the screen: one line, no control characters, nothing that turns the writing round. */
export const printable = (name: string): string =>
  name
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Variation_Selector}|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .trim();

const ASCII_SIGNS: Readonly<Record<string, string>> = {
  '·': '-',
  '×': 'x',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '~',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '←': '<',
  '→': '>',
  '↑': '^',
  '↓': 'v',
  ß: 's',
};

/** The same text in as many cells without anything but ASCII: accents fall off, signs are replaced. */
export function asciiOnly(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  let result = '';
  for (const { segment } of graphemes.segment(text)) {
    const bare = segment.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const width = widthOf(segment);
    result += /^[ -~]$/.test(bare) ? bare : (ASCII_SIGNS[segment] ?? '?'.repeat(width));
  }
  return result;
}
