import stringWidth from 'string-width';
import { plainText } from './plainText.js';
import { SHIPPED_IDS } from './shippedIds.js';

/** The widest name that a club gives, in terminal cells. */
const WIDEST_NAME = 16;

/** A name without anything invisible and no wider than 16 cells; empty when nothing is left. */
export function cleanName(text: string): string {
  const plain = plainText(text).replace(/\s+/g, ' ').trim();
  let name = '';
  for (const { segment } of new Intl.Segmenter('nl').segment(plain)) {
    if (stringWidth(name + segment) > WIDEST_NAME) break;
    name += segment;
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
