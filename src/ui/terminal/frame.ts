import stringWidth from 'string-width';
import { oneCellWidth } from './oneCellWidth.js';
import type { Size } from './streams.js';

const ESC = '\u001b';
const CSI = `${ESC}[`;

/** How lines are brought onto the screen. */
export interface FrameStyle {
  readonly size: Size;
  /** False strips colours and keeps bold, dim, underline and inverse. */
  readonly colour: boolean;
  /** True never writes the bottom-right cell: some Windows consoles scroll when it is written. */
  readonly spareLastCell: boolean;
}

/** Text that follows a change of style; `style` holds the parameters of one SGR sequence. */
interface Piece {
  readonly style: string | undefined;
  readonly text: string;
}

/**
 * What follows an escape character. Only SGR survives: whatever else a text may carry (cursor movements, titles,
 * links) must not reach the terminal, not even from a name in somebody's file.
 */
function pieceAfterEscape(rest: string): Piece {
  const style = /^\[([\d:;]*)m/.exec(rest);
  if (style) return { style: style[1], text: rest.slice(style[0].length) };
  const control = /^\[[0-?]*[ -/]*[@-~]?/.exec(rest);
  if (control) return { style: undefined, text: rest.slice(control[0].length) };
  if (!/^[\]PX^_]/.test(rest)) return { style: undefined, text: rest.slice(1) };
  const bell = rest.indexOf('\u0007');
  return { style: undefined, text: bell < 0 ? '' : rest.slice(bell + 1) };
}

function piecesOf(line: string): readonly Piece[] {
  const [plain = '', ...rest] = line.split(ESC);
  return [{ style: undefined, text: plain }, ...rest.map(pieceAfterEscape)];
}

/** How many parameters belong to an extended colour that starts here (38;5;n or 38;2;r;g;b). */
const extendedColourLength = (kind: string | undefined): number => (kind === '5' ? 3 : kind === '2' ? 5 : 1);

/** The parameters of an SGR sequence without those that set a colour; undefined when nothing is left. */
function withoutColour(parameters: string): string | undefined {
  const all = parameters.split(';');
  const kept: string[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const parameter = all[index] ?? '';
    const code = Number(parameter.split(':')[0]);
    const isColour = (code >= 30 && code <= 49) || code === 58 || code === 59 || (code >= 90 && code <= 107);
    if (!isColour) kept.push(parameter);
    else if (['38', '48', '58'].includes(parameter)) index += extendedColourLength(all[index + 1]) - 1;
  }
  return kept.length > 0 ? kept.join(';') : undefined;
}

const graphemes = new Intl.Segmenter();

/** Controls, and format characters such as right-to-left overrides; the zero-width joiner holds emoji together. */
const unprintable = /\p{Cc}|(?!\u200d)\p{Cf}|\u2028|\u2029/gu;

const widthOf = (text: string): number => oneCellWidth(text) ?? stringWidth(text);

/** The longest beginning of a text that fits into so many cells, and the cells it takes. */
function cutText(text: string, cells: number): { readonly text: string; readonly width: number } {
  const printable = text.replace(unprintable, '');
  const whole = widthOf(printable);
  if (whole <= cells) return { text: printable, width: whole };
  let kept = '';
  let width = 0;
  for (const { segment } of graphemes.segment(printable)) {
    const next = width + widthOf(segment);
    if (next > cells) break;
    kept += segment;
    width = next;
  }
  return { text: kept, width };
}

/**
 * The bytes that show one line of a frame in `columns` cells: cut to fit, styles ended, the rest of the row erased.
 * Nothing but printable characters and SGR sequences of the line gets through.
 */
export function fitLine(line: string, columns: number, colour: boolean): string {
  let shown = '';
  let width = 0;
  let styled = false;
  for (const piece of piecesOf(line)) {
    const style = piece.style === undefined || colour ? piece.style : withoutColour(piece.style);
    const cut = cutText(piece.text, columns - width);
    if (style !== undefined) {
      shown += `${CSI}${style}m`;
      styled = true;
    }
    shown += cut.text;
    width += cut.width;
  }
  // Erasing after a full row would take its last cell along: the cursor rests on it.
  return `${shown}${styled ? `${CSI}m` : ''}${width < columns ? `${CSI}K` : ''}`;
}

/**
 * The bytes that turn the shown lines into the wanted ones: every changed row, placed by its number, never a
 * newline. Without shown lines (unknown contents) the screen is cleared and painted whole. Rows beyond the screen
 * are left out; empty when nothing changed.
 */
export function paintRows(
  shown: readonly string[] | undefined,
  wanted: readonly string[],
  { size, colour, spareLastCell }: FrameStyle,
): string {
  const rows = Array.from({ length: size.rows }, (_, row) => row)
    .filter((row) => (shown?.[row] ?? '') !== (wanted[row] ?? ''))
    .map((row) => {
      const columns = spareLastCell && row === size.rows - 1 ? size.columns - 1 : size.columns;
      return `${CSI}${row + 1};1H${fitLine(wanted[row] ?? '', columns, colour)}`;
    });
  return (shown === undefined ? `${CSI}m${CSI}2J` : '') + rows.join('');
}
