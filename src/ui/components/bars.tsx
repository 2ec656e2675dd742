import { Box } from 'ink';
import type { ReactNode } from 'react';
import { signed } from '../../i18n/words.js';
import type { Layout } from '../layout.js';
import type { TableState } from '../state.js';
import { shortened, widthOf } from '../text.js';
import type { Tone } from '../theme.js';
import { headerView, statusView, type TwoSided } from '../viewModel/header.js';
import { KEY_GAP, keyLineView } from '../viewModel/keyLine.js';
import { coachLines } from '../viewModel/lessons.js';
import { messageLines, messageView } from '../viewModel/message.js';
import { seatsInOrder } from '../viewModel/places.js';
import { Line, Words } from './words.js';

/** What the parts of the screen are given. */
export interface PartProps {
  readonly state: TableState;
  readonly layout: Layout;
}

interface TwoSidedLineProps extends TwoSided {
  readonly width: number;
  readonly leftTone: Tone;
  readonly rightTone: Tone;
}

/** Text at either end of a line; where both do not shortened the left one is cut. */
export function TwoSidedLine({ left, right, width, leftTone, rightTone }: TwoSidedLineProps): ReactNode {
  const shownRight = shortened(right, width - 2);
  const room = width - widthOf(shownRight) - (shownRight === '' ? 0 : 2);
  return (
    <Box width={width} height={1} justifyContent="space-between">
      <Words tone={leftTone}>{shortened(left, room)}</Words>
      <Words tone={rightTone}>{shownRight}</Words>
    </Box>
  );
}

/** The first line of every screen. */
export const Header = ({ state, layout }: PartProps): ReactNode => (
  <TwoSidedLine {...headerView(state)} width={layout.inner} leftTone="title" rightTone="quiet" />
);

/** The second line: the contract, or the standing bid. */
export const Status = ({ state, layout }: PartProps): ReactNode => (
  <TwoSidedLine {...statusView(state)} width={layout.inner} leftTone="plain" rightTone="strong" />
);

/**
 * What is going on, or what the player may do; left out where a frame has it as its title. What the bot says comes before that.
 * Two lines take the place of the totals.
 */
export function MessageAndTotals({ state, layout, told }: PartProps & { readonly told: boolean }): ReactNode {
  const coached = coachLines(state, layout.inner);
  const isCoached = coached.length > 0;
  const lines = isCoached ? coached : told ? [''] : messageLines(state, layout.inner);
  const tone = isCoached ? 'strong' : messageView(state).tone;
  return (
    <>
      {lines.map((line) => (
        <Box key={line} height={1}>
          <Words tone={tone}>{line}</Words>
        </Box>
      ))}
      {lines.length === 1 && <Totals state={state} layout={layout} />}
    </>
  );
}

/** Everybody's total. */
function Totals({ state, layout }: PartProps): ReactNode {
  const { setup, observation } = state;
  const seats = seatsInOrder(observation);
  const room = Math.floor((layout.inner - 2) / seats.length);
  const gap = room < 14 ? 2 : 3;
  return (
    <Box height={1}>
      <Line>
        {seats.map((seat) => {
          const total = signed(observation.match.totals[seat]);
          const name = shortened(setup.names[seat], room - widthOf(total) - 1 - gap);
          return (
            <Line key={seat}>
              <Words tone="quiet">{name}</Words>
              <Words tone="strong">{` ${total}${' '.repeat(gap)}`}</Words>
            </Line>
          );
        })}
      </Line>
    </Box>
  );
}

/** The keys that exist now. */
export function KeyLine({ state, layout }: PartProps): ReactNode {
  const keys = keyLineView(state, layout.inner);
  return (
    <Box height={1}>
      <Line>
        {keys.map(({ keys: caps, words }, index) => (
          <Line key={caps + words}>
            <Words tone="key">{caps}</Words>
            <Words tone="quiet">{` ${words}${index === keys.length - 1 ? '' : ' '.repeat(KEY_GAP)}`}</Words>
          </Line>
        ))}
      </Line>
    </Box>
  );
}
