import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { TableSetup } from '../setup.js';
import { shortened } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import type { Place } from '../viewModel/places.js';
import type { TrickView } from '../viewModel/trick.js';
import { LARGE_CARD, SMALL_CARD, TableCard } from './tableCard.js';
import { Words } from './words.js';

const MIDDLE_WIDTH = 10;

interface TrickProps {
  readonly view: TrickView;
  readonly setup: TableSetup;
  readonly width: number;
  readonly height: number;
}

/** The four cards of a trick, each before its player; large ones where there is room for three rows of them. */
export function TrickCards({ view, setup, width, height }: TrickProps): ReactNode {
  const { cards } = view;
  const size = height >= 3 * LARGE_CARD.height ? LARGE_CARD : SMALL_CARD;
  const rows = Math.min(height, 3 * size.height);
  const gap = Math.min(3, Math.ceil((width - 2 * size.width - MIDDLE_WIDTH) / 4));
  const lowered = Math.floor((rows - size.height) / 2);
  const at = (place: Place): ReactNode => <TableCard card={cards[place]} labels={setup.labels} size={size} />;
  return (
    <Box width={width} height={height} justifyContent="center" alignItems="center">
      <Box columnGap={gap} height={rows}>
        <Box marginTop={lowered}>{at('left')}</Box>
        <Box width={MIDDLE_WIDTH} flexDirection="column" justifyContent="space-between" alignItems="center">
          {at('top')}
          <Middle view={view} setup={setup} />
          {at('bottom')}
        </Box>
        <Box marginTop={lowered}>{at('right')}</Box>
      </Box>
    </Box>
  );
}

/** An arrow to who led, and the number of the trick. */
function Middle({ view, setup }: Pick<TrickProps, 'view' | 'setup'>): ReactNode {
  const glyphs = glyphsOf(useLook());
  const arrows: Readonly<Record<Place, string>> = {
    bottom: glyphs.down,
    left: glyphs.left,
    top: glyphs.up,
    right: glyphs.right,
  };
  const number = setup.texts.table.trickNumber(view.number);
  return <Words tone="quiet">{view.leader === null ? number : `${number} ${arrows[view.leader]}`}</Words>;
}

/** The lines that tell what is going to be played. */
const Announcement = ({ view, width, height }: TrickProps): ReactNode => (
  <Box width={width} height={height} flexDirection="column" justifyContent="center" alignItems="center">
    {view.announcement.map((line, index) => (
      <Words key={line} tone={index === 0 ? 'turn' : 'plain'}>
        {shortened(line, width - 2)}
      </Words>
    ))}
  </Box>
);

/** The middle of the table: the trick, or before the first lead what is going to be played. */
export const Middleground = (props: TrickProps): ReactNode =>
  props.view.announcement.length > 0 ? <Announcement {...props} /> : <TrickCards {...props} />;
