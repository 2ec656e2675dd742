import { err, ok, type Result } from '../engine/result.js';
import { plainText } from './plainText.js';
import { knownDealTag, type RawTag, type RawWord, rowsOf, valuePlace } from './rawTag.js';
import { type ReadError, readError } from './readError.js';
import { DEAL_TAGS, type DealTag, type LastDealMark, type OtherTag } from './record.js';

/** The parts of a deal's text, told apart but not yet understood. */
export interface DealParts {
  readonly tags: ReadonlyMap<DealTag, RawTag>;
  /** The words of the two sections. */
  readonly calls: readonly RawWord[];
  readonly cards: readonly RawWord[];
  readonly lastDeal: LastDealMark | null;
  readonly others: readonly OtherTag<DealTag>[];
}

/** A section with the words found in it so far. */
interface Section {
  readonly tag: DealTag;
  readonly words: RawWord[];
  /** The tag before it. */
  readonly after: DealTag;
}

/** The last of the tags about the cards. */
const DEALT: DealTag = 'Announce';

/** The tags before the auction all stand for the same moment: the cards have been dealt. */
const momentOf = (tag: DealTag): DealTag =>
  DEAL_TAGS.indexOf(tag) < DEAL_TAGS.indexOf('LastDeal') ? DEALT : tag;

/** The moment at which a mark stands: within the words of the last section, or after a tag. */
function markAt({ line, column }: RawTag, section: Section | null, after: DealTag): LastDealMark {
  if (section?.tag !== after) return { after: momentOf(after), words: 0, line, column };
  const words = section.words.length;
  return { after: words === 0 ? momentOf(section.after) : section.tag, words, line, column };
}

/** The tag of a deal that this is, null for one without a meaning; refused when it stands twice. */
function nameOf(tag: RawTag, known: ReadonlyMap<DealTag, RawTag>): Result<DealTag | null, ReadError> {
  const name = knownDealTag(tag.name);
  if (name === null) return ok(null);
  if (known.has(name)) return err(readError(tag, 'tag-twice', name));
  const saysYes = tag.value.trim().toLowerCase() === 'yes';
  if (name === 'LastDeal' && !saysYes) {
    return err(readError(valuePlace(tag), 'not-yes', tag.value, ['yes']));
  }
  return ok(name);
}

/** Tells apart what stands in a deal: each tag at most once, words only where a section is. */
export function dealParts(rawTags: readonly RawTag[]): Result<DealParts, ReadError> {
  const tags = new Map<DealTag, RawTag>();
  const sections = new Map<DealTag, Section>();
  const others: OtherTag<DealTag>[] = [];
  let lastDeal: LastDealMark | null = null;
  let after: DealTag | null = null;
  let section: Section | null = null;
  let running = false;
  for (const tag of rawTags) {
    const name = nameOf(tag, tags);
    if (!name.ok) return name;
    if (name.value === null) {
      others.push({ name: tag.name, value: tag.value, rows: rowsOf(tag, plainText), after });
      running = false;
      continue;
    }
    if (name.value === 'LastDeal') lastDeal = markAt(tag, section, after ?? 'Deal');
    else running = name.value === 'Auction' || name.value === 'Play';
    if (running && name.value !== 'LastDeal') {
      section = { tag: name.value, words: [], after: after ?? 'Deal' };
      sections.set(name.value, section);
    }
    const [word] = tag.words;
    if (word !== undefined && !running) return err(readError(word, 'words-without-section', word.text));
    if (running) section?.words.push(...tag.words);
    tags.set(name.value, tag);
    after = name.value;
  }
  const wordsOf = (tag: DealTag): readonly RawWord[] => sections.get(tag)?.words ?? [];
  return ok({ tags, calls: wordsOf('Auction'), cards: wordsOf('Play'), lastDeal, others });
}
