import { Box } from 'ink';
import type { ReactNode } from 'react';
import { suitOf } from '../../engine/cards.js';
import type { TableSetup } from '../setup.js';
import { centred, shortened } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import type { Place } from '../viewModel/places.js';
import type { TrickCard, TrickView } from '../viewModel/trick.js';
import { SuitWords, Words } from './words.js';

const CARD_WIDTH = 6;
const CARD_HEIGHT = 3;
const MIDDLE_WIDTH = 10;

interface TableCardProps {
  readonly card: TrickCard | null;
  readonly setup: TableSetup;
}

/** A card on the table; an empty place where there is none yet. */
export function TableCard({ card, setup }: TableCardProps): ReactNode {
  const glyphs = glyphsOf(useLook());
  if (card === null) return <Box width={CARD_WIDTH} height={CARD_HEIGHT} />;
  const line = glyphs.line.repeat(CARD_WIDTH - 2);
  const frame = card.winner ? 'turn' : 'plain';
  const face = card.card === null ? glyphs.back.repeat(CARD_WIDTH - 2) : setup.labels.card(card.card);
  const tone = card.winner ? 'selected' : 'strong';
  return (
    <Box width={CARD_WIDTH} height={CARD_HEIGHT} flexDirection="column">
      <Words tone={frame}>{glyphs.topLeft + line + glyphs.topRight}</Words>
      <Box>
        <Words tone={frame}>{glyphs.side}</Words>
        {card.card === null ? (
          <Words tone="quiet">{face}</Words>
        ) : (
          <SuitWords suit={suitOf(card.card)} tone={tone}>
            {centred(face, CARD_WIDTH - 2)}
          </SuitWords>
        )}
        <Words tone={frame}>{glyphs.side}</Words>
      </Box>
      <Words tone={frame}>{glyphs.bottomLeft + line + glyphs.bottomRight}</Words>
    </Box>
  );
}

interface TrickProps {
  readonly view: TrickView;
  readonly setup: TableSetup;
  readonly width: number;
  readonly height: number;
}

/** The four cards of a trick, each before its player. */
export function TrickCards({ view, setup, width, height }: TrickProps): ReactNode {
  const { cards } = view;
  const gap = Math.min(3, Math.floor((width - 2 * CARD_WIDTH - MIDDLE_WIDTH) / 2));
  const lowered = Math.floor((Math.min(height, 9) - CARD_HEIGHT) / 2);
  return (
    <Box width={width} height={height} justifyContent="center" alignItems="center">
      <Box columnGap={gap} height={Math.min(height, 9)}>
        <Box marginTop={lowered}>
          <TableCard card={cards.left} setup={setup} />
        </Box>
        <Box width={MIDDLE_WIDTH} flexDirection="column" justifyContent="space-between" alignItems="center">
          <TableCard card={cards.top} setup={setup} />
          <Middle view={view} setup={setup} />
          <TableCard card={cards.bottom} setup={setup} />
        </Box>
        <Box marginTop={lowered}>
          <TableCard card={cards.right} setup={setup} />
        </Box>
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
export const Announcement = ({ view, width, height }: TrickProps): ReactNode => (
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
