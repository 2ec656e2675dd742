import { knownDealTag, knownHeaderTag, type RawTag, type RawWord } from './rawTag.js';
import { type ReadError, readError } from './readError.js';
import { VERSION } from './record.js';
import type { Token } from './scanLine.js';

/** The most that a header and a deal may take, in characters without comments. */
const BLOCK_LIMIT = 16 * 1024;

/** The most that the rules of a club may take within the header. */
const CLUB_LIMIT = 64 * 1024;

/** The tags of the header, or of one deal; `last` when the text ends with it. */
export interface Block {
  readonly part: 'header' | 'deal';
  readonly tags: readonly RawTag[];
  readonly last: boolean;
}

/** Takes a complete block; an error stops the reading. */
export type TakeBlock = (block: Block) => ReadError | null;

/** Gathers tags and words into the header and deals. */
export interface BlockGatherer {
  push(token: Token): ReadError | null;
  /** Whether the next line, unless it is empty, belongs to a text that is not divided into tags and words. */
  wantsText(): boolean;
  /** Takes a line of such a text. */
  pushText(line: string, number: number): ReadError | null;
  end(): ReadError | null;
}

/** A tag whose section is still being gathered. */
type OpenTag = Omit<RawTag, 'words' | 'text'> & { readonly words: RawWord[]; text: string | null };

/** A block that is not complete. */
interface OpenBlock {
  readonly part: Block['part'];
  readonly tags: OpenTag[];
  size: number;
  /** Whether an empty line came after the last tag or word. */
  afterEmptyLine: boolean;
}

const openBlock = (part: Block['part'], tags: OpenTag[] = []): OpenBlock => ({
  part,
  tags,
  size: 0,
  afterEmptyLine: false,
});

const hasDealTag = (block: OpenBlock, name: string): boolean =>
  block.tags.some((tag) => knownDealTag(tag.name) === name);

const hasHeaderTag = (block: OpenBlock): boolean =>
  block.tags.some((tag) => knownHeaderTag(tag.name) !== null);

/** Whether a tag is the first of the next deal: a draw or a board is, and after an empty line any tag that can begin one. */
function beginsNextDeal(block: OpenBlock, name: string): boolean {
  const known = knownDealTag(name);
  const dealt = hasDealTag(block, 'Deal');
  if (known === 'Draw' || known === 'Board') {
    return hasDealTag(block, known) || (dealt && (known === 'Draw' || block.afterEmptyLine));
  }
  return block.afterEmptyLine && dealt && (known === null || known === 'Dealer' || known === 'Deal');
}

/** Whether a tag stands after the header: it is a deal's, or comes after the empty line below a header. */
const endsHeader = (block: OpenBlock, name: string): boolean =>
  knownDealTag(name) !== null ||
  (block.afterEmptyLine && hasHeaderTag(block) && knownHeaderTag(name) === null);

/** A gatherer that hands each block to `take` as soon as it is complete; the header comes first and always. */
export function blockGatherer(take: TakeBlock): BlockGatherer {
  let block = openBlock('header');

  const closeHeader = (last: boolean): ReadError | null => {
    // Where there is no header, as in a file of bridge deals, all tags belong to the first deal.
    const [header, deal] = hasHeaderTag(block) ? [block.tags, []] : [[], block.tags];
    block = openBlock('deal', deal);
    return take({ part: 'header', tags: header, last });
  };

  const closeDeal = (last: boolean): ReadError | null => {
    const { tags } = block;
    block = openBlock('deal');
    return tags.length === 0 ? null : take({ part: 'deal', tags, last });
  };

  const beforeTag = (token: Token & { readonly kind: 'tag' }): ReadError | null => {
    const { name } = token;
    if (block.part === 'header') return endsHeader(block, name) ? closeHeader(false) : null;
    if (knownHeaderTag(name) !== null) return readError(token, 'header-tag-late', name);
    return beginsNextDeal(block, name) ? closeDeal(false) : null;
  };

  const add = (token: Token): ReadError | null => {
    const { line, column } = token;
    if (token.kind === 'tag') {
      const error = beforeTag(token);
      if (error !== null) return error;
      const { name, value, valueColumn } = token;
      block.tags.push({ name, value, valueColumn, line, column, words: [], text: null });
    } else if (token.kind === 'word') {
      const tag = block.tags.at(-1);
      if (tag === undefined) {
        return readError(token, 'words-without-section', token.text, [`% RIK ${VERSION}`]);
      }
      tag.words.push({ text: token.text, line, column });
    }
    return null;
  };

  const textTag = (): OpenTag | null => {
    const tag = block.part === 'header' && !block.afterEmptyLine ? block.tags.at(-1) : undefined;
    return tag !== undefined && knownHeaderTag(tag.name) === 'Club' ? tag : null;
  };

  return {
    wantsText: () => textTag() !== null,
    pushText: (line, number) => {
      const tag = textTag();
      if (tag === null) throw new Error('a line of text without its tag');
      tag.text = tag.text === null ? line : `${tag.text}\n${line}`;
      if (tag.text.length <= CLUB_LIMIT) return null;
      return readError({ line: number, column: 1 }, 'club-too-long', '', [String(CLUB_LIMIT)]);
    },
    push: (token) => {
      if (token.kind === 'empty-line') {
        block.afterEmptyLine = true;
        return null;
      }
      const error = add(token);
      if (error !== null) return error;
      block.afterEmptyLine = false;
      block.size += token.length + 1;
      if (block.size <= BLOCK_LIMIT) return null;
      const code = block.part === 'header' ? 'header-too-long' : 'deal-too-long';
      return readError(token, code, '', [String(BLOCK_LIMIT)]);
    },
    end: () => {
      if (block.part === 'header') {
        const nothing = block.tags.length === 0;
        const error = nothing
          ? readError({ line: 1, column: 1 }, 'empty', '', [`% RIK ${VERSION}`])
          : closeHeader(true);
        if (error !== null) return error;
      }
      return closeDeal(true);
    },
  };
}
