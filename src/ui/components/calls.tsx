import { Box } from 'ink';
import type { ReactNode } from 'react';
import { centred } from '../text.js';
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
  const cell = Math.min(20, Math.floor(width / Math.max(1, columns.length)));
  return (
    <Box width={width} height={height} justifyContent="center">
      {columns.map((column) => {
        const calls = column.turn ? withTurn(column.calls, glyphs.pointer) : column.calls;
        const rounds = Math.max(0, ...columns.map((one) => one.calls.length + (isNewRound(one) ? 1 : 0)));
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

/** Whether the player who is to speak has already spoken in the newest round. */
const isNewRound = ({ turn, calls }: AuctionColumn): boolean => turn && (calls.at(-1) ?? null) !== null;

/** The calls with a mark where the player is to speak: in the newest round, or in a new one. */
function withTurn(calls: readonly (string | null)[], mark: string): readonly (string | null)[] {
  return calls.at(-1) === null ? [...calls.slice(0, -1), mark] : [...calls, mark];
}
