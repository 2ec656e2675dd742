import { Box } from 'ink';
import type { ReactNode } from 'react';
import { type Card, type Suit, suitOf } from '../../engine/cards.js';
import type { Labels } from '../../i18n/labels.js';
import { centred, padEnd, padStart } from '../text.js';
import { glyphsOf, type Tone, useLook } from '../theme.js';
import type { TrickCard } from '../viewModel/trick.js';
import { SuitWords, Words } from './words.js';

/** The cells of a card on the table, its frame included. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

export const SMALL_CARD: CardSize = { width: 6, height: 3 };
export const LARGE_CARD: CardSize = { width: 9, height: 5 };

/** What stands on a card, line by line: its name, and on a large one its sign and its name once more. */
function faceOf(card: Card, labels: Labels, { width, height }: CardSize): readonly string[] {
  const name = labels.card(card);
  const inner = width - 2;
  if (height < 5) return [centred(name, inner)];
  return [padEnd(` ${name}`, inner), centred(labels.suit(suitOf(card)), inner), padStart(`${name} `, inner)];
}

interface FaceLineProps {
  readonly suit: Suit | null;
  readonly tone: Tone;
  readonly children: string;
}

const FaceLine = ({ suit, tone, children }: FaceLineProps): ReactNode =>
  suit === null ? (
    <Words tone="quiet">{children}</Words>
  ) : (
    <SuitWords suit={suit} tone={tone}>
      {children}
    </SuitWords>
  );

interface TableCardProps {
  readonly card: TrickCard | null;
  readonly labels: Labels;
  readonly size: CardSize;
}

/** A card on the table, its back when it lies face down; an empty place where there is none yet. */
export function TableCard({ card, labels, size }: TableCardProps): ReactNode {
  const glyphs = glyphsOf(useLook());
  const { width, height } = size;
  if (card === null) return <Box width={width} height={height} flexShrink={0} />;
  const line = glyphs.line.repeat(width - 2);
  const frame = card.winner ? 'turn' : 'plain';
  const back = Array.from({ length: height - 2 }, () => glyphs.back.repeat(width - 2));
  const lines = card.card === null ? back : faceOf(card.card, labels, size);
  const suit = card.card === null ? null : suitOf(card.card);
  return (
    <Box width={width} height={height} flexShrink={0} flexDirection="column">
      <Words tone={frame}>{glyphs.topLeft + line + glyphs.topRight}</Words>
      {lines.map((text, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of a card is its row
        <Box key={row}>
          <Words tone={frame}>{glyphs.side}</Words>
          <FaceLine suit={suit} tone={card.winner ? 'selected' : 'strong'}>
            {text}
          </FaceLine>
          <Words tone={frame}>{glyphs.side}</Words>
        </Box>
      ))}
      <Words tone={frame}>{glyphs.bottomLeft + line + glyphs.bottomRight}</Words>
    </Box>
  );
}
