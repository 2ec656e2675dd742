import type { PlayerCount } from '../engine/seats.js';
import { headerText } from './header.js';
import type { DealRecord, DealTag, RikRecord } from './record.js';
import { statedText } from './statedText.js';
import { isCallFirst, writtenTags } from './tagOrder.js';
import { dealTagLine, drawText, LAST_DEAL, otherTagLines } from './tagText.js';
import { actionWord } from './words.js';

/** How many cards make a trick, and so a row. */
const TRICK = 4;

/** Puts texts one after another, each on a new line; the last line may stay open. */
const joined = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text, index, all) => (all[index - 1]?.endsWith('\n') === false ? `\n${text}` : text))
    .join('');

/** The words of a section in rows, an incomplete row left open; the mark of the last deal stands after `mark` words. */
function sectionText(words: readonly string[], perRow: number, mark: number | null): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const row = (index + 1) % perRow === 0 ? '\n' : '';
    text += `${index % perRow === 0 ? '' : ' '}${word}${row}`;
    if (mark === index + 1) text += row === '' ? ` ${LAST_DEAL}` : `${LAST_DEAL}\n`;
  }
  return text;
}

/** What stands below a tag: the calls on one line, the cards trick by trick. */
function wordsText(deal: DealRecord, tag: DealTag): string {
  const mark = deal.lastDeal?.after === tag ? deal.lastDeal.words : null;
  const write = (words: DealRecord['calls'] | DealRecord['cards']): readonly string[] =>
    words.map(({ value }) => actionWord(value));
  if (tag === 'Auction') return sectionText(write(deal.calls), Number.POSITIVE_INFINITY, mark);
  return tag === 'Play' ? sectionText(write(deal.cards), TRICK, mark) : '';
}

const othersText = (deal: DealRecord, after: DealTag | null): string =>
  deal.others
    .filter((tag) => tag.after === after)
    .map((tag) => `${otherTagLines(tag).join('\n')}\n`)
    .join('');

/** A tag with what stands below it and follows it. */
function tagTexts(deal: DealRecord, tag: DealTag, players: PlayerCount): readonly string[] {
  const value = statedText(deal, tag, players);
  const line = value === null ? '' : dealTagLine(tag, value);
  const texts = [line, wordsText(deal, tag), othersText(deal, tag)];
  if (deal.lastDeal?.after !== tag) return texts;
  const mark = deal.lastDeal.words === 0 ? `${LAST_DEAL}\n` : '';
  return [...texts, mark, othersText(deal, 'LastDeal')];
}

function dealText(deal: DealRecord, { ruleset, players }: RikRecord): string {
  const tags = writtenTags(isCallFirst(ruleset, deal));
  return `\n${joined([othersText(deal, null), ...tags.flatMap((tag) => tagTexts(deal, tag, players))])}`;
}

/**
 * The canonical text of a record. A line ends with a line feed unless it is the last and can still grow: an auction that is
 * not over, a trick that is not complete.
 */
export function writeRecord(record: RikRecord): string {
  const draw = record.openDraw === null ? '' : `\n${dealTagLine('Draw', drawText(record.openDraw.value))}`;
  const deals = record.deals.map((deal) => dealText(deal, record));
  return joined([headerText(record), ...deals, draw]);
}
