import { plainText } from './plainText.js';
import { SHIPPED_IDS } from './shippedIds.js';

/** The widest name that a club gives, in terminal cells. */
const WIDEST_NAME = 16;

/**
 * Characters that take two cells: East Asian ones, and pictures. Rather too many than too few; the exact widths would cost more
 * time than everything else that reads a record.
 */
const WIDE = new RegExp(
  [
    '\\p{Extended_Pictographic}|\\p{Regional_Indicator}|\\p{Emoji_Presentation}|\\u20e3',
    '[\\u1100-\\u115f\\u2329\\u232a\\u2e80-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff]',
    '[\\ufe10-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2ff}]',
    '[\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fffd}]',
  ].join('|'),
  'u',
);

/** How many cells a character takes at most, with the marks that belong to it. */
const cellsOf = (character: string): number =>
  WIDE.test(character) ? 2 : [...character].filter((part) => !/\p{Mn}/u.test(part)).length;

/** The characters of a text as they are seen, each with its marks. */
function charactersOf(text: string): readonly string[] {
  // Whoever writes plain letters need not wait for the tables of the others.
  if (/^[ -~]*$/.test(text)) return [...text];
  return Array.from(new Intl.Segmenter('nl').segment(text), ({ segment }) => segment);
}

/** A name without anything invisible and no wider than 16 cells; empty when nothing is left. */
export function cleanName(text: string): string {
  let name = '';
  let cells = 0;
  for (const character of charactersOf(plainText(text).replace(/\s+/g, ' ').trim())) {
    cells += cellsOf(character);
    if (cells > WIDEST_NAME) break;
    name += character;
  }
  return name.trim();
}

/** The id of the ruleset of a club with this name: its letters and figures; never one of a shipped ruleset. */
export function clubId(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const id = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (id === '') return 'club';
  return SHIPPED_IDS.includes(id) ? `${id}-club` : id;
}
