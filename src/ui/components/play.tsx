import { Box } from 'ink';
import type { ReactNode } from 'react';
import { seatView } from '../viewModel/seats.js';
import { trickView } from '../viewModel/trick.js';
import type { PartProps } from './bars.js';
import { Frame } from './frame.js';
import { SeatLine, SideSeat, TopSeat } from './seats.js';
import { Middleground } from './trick.js';

/** The most rows that the middle of the table takes, its frame included. */
const HIGHEST = 17;

/** The table during the play: the four places around the trick. */
export function PlayTable({ state, layout }: PartProps): ReactNode {
  const trick = trickView(state);
  const [top, left, right, bottom] = [
    seatView(state, 'top'),
    seatView(state, 'left'),
    seatView(state, 'right'),
    seatView(state, 'bottom'),
  ];
  if (trick === null || top === null || left === null || right === null || bottom === null) return null;
  const { setup } = state;
  const { inner, side, trickRows, framed } = layout;
  const middle = inner - 2 * side;
  const border = framed ? 2 : 0;
  // Name, tricks and four suits of an open hand stand there too.
  const roleRows = Math.max(1, Math.min(2, trickRows - 6));
  const height = Math.min(trickRows, HIGHEST);
  const cards = <Middleground view={trick} setup={setup} width={middle - border} height={height - border} />;
  return (
    <Box flexDirection="column" width={inner} height={layout.body}>
      <TopSeat view={top} setup={setup} width={inner} />
      <Box height={trickRows} alignItems="center">
        <SideSeat view={left} setup={setup} width={side} align="flex-start" roleRows={roleRows} />
        {framed ? (
          <Frame width={middle} height={height}>
            {cards}
          </Frame>
        ) : (
          cards
        )}
        <SideSeat view={right} setup={setup} width={side} align="flex-end" roleRows={roleRows} />
      </Box>
      <SeatLine view={bottom} setup={setup} width={inner} />
    </Box>
  );
}
