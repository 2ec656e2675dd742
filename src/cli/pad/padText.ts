import { activeSeats, perSeat, SEAT_LETTERS, type Seat } from '../../engine/seats.js';
import type { GameOutcome } from '../../engine/specialGame.js';
import type { Texts } from '../../i18n/index.js';
import { headerText, newHeader, readRecord } from '../../notation/index.js';
import { newPad, type Pad, type PadDeal, type PadEntry, type PadTable, write } from './padState.js';
import { readDeal } from './readLine.js';
import { seatOfWord } from './words.js';

/** What stands before every entry: in a record it begins a comment, so that a pad is a record without deals. */
const MARK = '; ';

/** The beginning of a pad's file: the header of a record, with the rules and who plays. */
export function padHeader({ ruleset, players, names }: PadTable): string {
  return headerText(newHeader({ ruleset, players, names }));
}

const LETTERS = perSeat((seat) => SEAT_LETTERS[seat]);

const letter = (seat: Seat): string => SEAT_LETTERS[seat];

function outcomeWords({ counted, queenTaker, lastTaker }: GameOutcome, seats: readonly Seat[]): string {
  return queenTaker !== null && lastTaker !== null
    ? `${letter(queenTaker)} ${letter(lastTaker)}`
    : seats.map((seat) => `${letter(seat)} ${counted[seat]}`).join(' ');
}

/** The words of a deal as they stand in the file, seats by their letters. */
function dealWords(deal: PadDeal, seats: readonly Seat[]): string {
  if (deal.kind === 'passed') return 'pas';
  if (deal.kind === 'game') {
    const { game, outcome } = deal;
    return outcome === null ? game : `${game} ${outcomeWords(outcome, seats)}`;
  }
  const words = deal.declarations.map(({ contract, declarer, partner, tricks }) => {
    const other = partner === null ? (contract.side === 'alone' ? '' : ' none') : ` ${letter(partner)}`;
    return `${contract.id} ${letter(declarer)}${other} ${tricks}`;
  });
  return words.join(', ');
}

/** The line that is appended to a pad's file for one more entry. */
export function entryLine({ players, dealer }: Pad, entry: PadEntry): string {
  if (entry.kind === 'dealer') return `${MARK}dealer ${letter(entry.seat)}\n`;
  return `${MARK}${entry.kind === 'undo' ? 'undo' : dealWords(entry.deal, activeSeats(players, dealer ?? 0))}\n`;
}

function readEntry(texts: Texts, pad: Pad, words: string): PadEntry | null {
  if (words === 'undo') return { kind: 'undo' };
  const [, dealer] = /^dealer (\w)$/.exec(words) ?? [];
  const seat = dealer === undefined ? null : seatOfWord(pad, dealer);
  if (seat !== null) return { kind: 'dealer', seat };
  const deal = pad.dealer === null ? null : readDeal(texts, pad, pad.dealer, words);
  return deal?.ok ? { kind: 'deal', deal: deal.value } : null;
}

/** The pad that a file holds, or null when it holds none. A last line that was cut short does not count. */
export function readPad(texts: Texts, text: string): Pad | null {
  const record = readRecord(text);
  if (!record.ok || record.value.deals.length > 0) return null;
  const { ruleset, players, names } = record.value;
  // Seats stand in the file by their letters, which must not be taken for the beginning of a name.
  let pad = newPad({ ruleset, players, names: LETTERS });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  for (const line of whole.split('\n').filter((one) => one.startsWith(MARK))) {
    const entry = readEntry(texts, pad, line.slice(MARK.length).trim());
    const next = entry === null ? null : write(pad, entry);
    if (next === null) return null;
    pad = next;
  }
  return { ...pad, names: perSeat((seat) => names[seat] ?? LETTERS[seat]) };
}
