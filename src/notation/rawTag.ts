import type { Position } from './readError.js';
import { DEAL_TAGS, type DealTag } from './record.js';

/** Tags that stand before the first deal. */
const HEADER_TAGS = [
  'Ruleset',
  'Revision',
  'Rules',
  'Players',
  'Seed',
  'N',
  'E',
  'S',
  'W',
  'X',
  'Club',
] as const;
export type HeaderTag = (typeof HEADER_TAGS)[number];

/** A word of the section below a tag. */
export interface RawWord extends Position {
  readonly text: string;
}

/** A tag with the words that follow it, as they stand in the text. */
export interface RawTag extends Position {
  readonly name: string;
  readonly value: string;
  /** The column at which the value begins. */
  readonly valueColumn: number;
  readonly words: readonly RawWord[];
  /** The lines below the tag as they are, where its value is a text of its own; null elsewhere. */
  readonly text: string | null;
}

/** The place of a tag's value, and of the text at an index in it. */
export const valuePlace = (tag: RawTag, index = 0): Position => ({
  line: tag.line,
  column: tag.valueColumn + index,
});

/** The words of a tag's section row by row, without anything invisible. */
export function rowsOf(tag: RawTag, clean: (text: string) => string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let line: number | null = null;
  for (const word of tag.words) {
    const text = clean(word.text);
    if (text === '') continue;
    const row = word.line === line ? rows.at(-1) : undefined;
    if (row === undefined) rows.push([text]);
    else row.push(text);
    line = word.line;
  }
  return rows;
}

const sameName = (name: string) => (known: string) => known.toLowerCase() === name.toLowerCase();

/** The tag of the header that a name in any case means, or null. */
export const knownHeaderTag = (name: string): HeaderTag | null => HEADER_TAGS.find(sameName(name)) ?? null;

/** The tag of a deal that a name in any case means, or null. */
export const knownDealTag = (name: string): DealTag | null => DEAL_TAGS.find(sameName(name)) ?? null;
