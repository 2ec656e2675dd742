import type { DealEntry, Entry } from '../engine/action.js';
import { soleContract } from '../engine/naming.js';
import { dealtSeats, perSeat } from '../engine/seats.js';
import { type Deal, type GameState, hasTurn } from '../engine/state.js';
import { type Hands, makeDeal } from './dealCode.js';
import { currentDeal, derivedText } from './derivedText.js';
import type { DealTag } from './record.js';
import { dealTagLine, drawText, LAST_DEAL, seatText } from './tagText.js';
import { actionWord } from './words.js';

/** The derived tags that a state has something to say for, each on its line. */
const derivedLines = (state: GameState, tags: readonly DealTag[]): string =>
  tags
    .map((tag) => {
      const value = derivedText(state, tag);
      return value === null ? '' : dealTagLine(tag, value);
    })
    .join('');

/** The hands as a deal tag gives them: one of which any card is unknown is not known. */
const knownHands = ({ hands, unknown }: DealEntry): Hands =>
  perSeat((seat) => (unknown[seat] > 0 ? null : hands[seat]));

/** Whether the partner is named openly; one who stays hidden is not written down, though he could be derived. */
const isPartnerNamed = (state: GameState): boolean => currentDeal(state)?.partnerShown === true;

/** What stands there as soon as the auction has ended, or there was none. */
const outcomeLines = (state: GameState): string =>
  derivedLines(state, ['Contract', ...partnerTag(state), 'Trump', 'Score']);

const partnerTag = (state: GameState): readonly DealTag[] => (isPartnerNamed(state) ? ['Partner'] : []);

function calledLines(before: Deal, after: GameState): string {
  // Where a king is named instead of the fourth ace, partner and trump follow from it (R5.3).
  const isKing = soleContract(before)?.contract.side === 'fourth-ace';
  return derivedLines(after, ['Call', ...(isKing ? [...partnerTag(after), 'Trump' as const] : [])]);
}

function dealText(before: GameState, entry: DealEntry, after: GameState): string {
  // A draw has begun the block already.
  const drawn = before.phase === 'deal' && before.previous === null && before.match.draw !== null;
  return [
    drawn ? '' : '\n',
    dealTagLine('Board', String(entry.board)),
    dealTagLine('Dealer', seatText(entry.dealer)),
    dealTagLine('Deal', makeDeal(knownHands(entry), dealtSeats(before.match.players, entry.dealer))),
    derivedLines(after, ['Turned']),
    entry.statedAnnouncer === null ? '' : derivedLines(after, ['Announce']),
    after.phase === 'auction' ? '' : outcomeLines(after),
  ].join('');
}

/** Whether the last line of the text waits for more words: calls, or the rest of a trick. */
function isLineOpen(state: GameState): boolean {
  if (!hasTurn(state)) return false;
  return state.phase === 'auction' ? state.deal.calls.length > 0 : state.deal.table.length > 0;
}

function callText(before: GameState, deal: Deal, word: string, after: GameState): string {
  const start = deal.calls.length === 0 ? derivedLines(before, ['Auction']) : ' ';
  if (after.phase === 'auction') return `${start}${word}`;
  return `${start}${word}\n${outcomeLines(after)}`;
}

function cardText(before: GameState, deal: Deal, word: string, after: GameState): string {
  const firstOfDeal = deal.tricks.length === 0 && deal.table.length === 0;
  const start = firstOfDeal ? derivedLines(before, ['Play']) : '';
  const gap = deal.table.length === 0 ? '' : ' ';
  const end = isLineOpen(after) ? '' : '\n';
  return `${start}${gap}${word}${end}${derivedLines(after, ['Tricks', 'Score'])}`;
}

/**
 * The text to append to a record for one more entry, which led from one state to the next. Together with `headerText` these
 * texts are the canonical text of the match at every moment, so a save only ever grows.
 */
export function entryText(before: GameState, entry: Entry, after: GameState): string {
  if (entry.type === 'draw') return `\n${dealTagLine('Draw', drawText(entry))}`;
  if (entry.type === 'deal') return dealText(before, entry, after);
  if (entry.type === 'last-deal') return isLineOpen(before) ? ` ${LAST_DEAL}` : `${LAST_DEAL}\n`;
  if (!hasTurn(before)) throw new Error('an action where nobody had a turn');
  switch (entry.type) {
    case 'pass':
    case 'bid':
    case 'game':
      return callText(before, before.deal, actionWord(entry), after);
    case 'trump':
      return derivedLines(after, ['Trump']);
    case 'call':
      return calledLines(before.deal, after);
    case 'play':
      return cardText(before, before.deal, actionWord(entry), after);
  }
}
