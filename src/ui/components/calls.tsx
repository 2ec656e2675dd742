import { Box } from 'ink';
import type { ReactNode } from 'react';
import { centred, widthOf } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import type { AuctionColumn } from '../viewModel/auction.js';
import { Words } from './words.js';

interface CallsProps {
  readonly columns: readonly AuctionColumn[];
  readonly width: number;
  /** Rows, the names included; the oldest rounds are left out where they do not fit. */
  readonly height: number;
}

/** The auction so far: a column for every player, the newest rounds, and a mark where somebody is to speak. */
export function Calls({ columns, width, height }: CallsProps): ReactNode {
  const glyphs = glyphsOf(useLook());
  const rounds = Math.max(0, ...columns.map((one) => one.calls.length + (isNewRound(one) ? 1 : 0)));
  const cells = widthsOf(columns, width);
  return (
    <Box width={width} height={height} justifyContent="center">
      {columns.map((column, index) => {
        const cell = cells[index] ?? 0;
        const calls = column.turn ? withTurn(column.calls, glyphs.pointer) : column.calls;
        const all = Array.from({ length: rounds }, (_, round) => calls[round] ?? '');
        return (
          <Box key={column.name} flexDirection="column" width={cell}>
            <Words tone={column.turn ? 'turn' : 'strong'}>{centred(column.name, cell)}</Words>
            {all.slice(-(height - 1)).map((call, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a call is its round
              <Words key={row} tone={call === glyphs.pointer ? 'turn' : 'plain'}>
                {centred(call, cell)}
              </Words>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

const ROOMY = 20;

/** Columns as wide as what stands in them, and roomier where there is room. */
function widthsOf(columns: readonly AuctionColumn[], width: number): readonly number[] {
  const wanted = columns.map(
    ({ name, calls }) => 2 + Math.max(...[name, ...calls].map((text) => widthOf(text ?? ''))),
  );
  const spare = Math.floor((width - wanted.reduce((sum, one) => sum + one, 0)) / Math.max(1, columns.length));
  if (spare < 0) return columns.map(() => Math.floor(width / columns.length));
  return wanted.map((one) => Math.max(one, Math.min(ROOMY, one + spare)));
}

/** Whether a round begins with the player who is to speak. */
const isNewRound = ({ turn, calls }: AuctionColumn): boolean => turn && calls.at(-1) !== null;

/** The calls with a mark where the player is to speak: in the newest round, or in a new one. */
function withTurn(calls: readonly (string | null)[], mark: string): readonly (string | null)[] {
  return calls.at(-1) === null ? [...calls.slice(0, -1), mark] : [...calls, mark];
}
