import { Box } from 'ink';
import type { ReactNode } from 'react';
import { shortened, widthOf } from '../text.js';
import { glyphsOf, type Tone, useLook } from '../theme.js';
import { Line, Words } from './words.js';

/** A vertical line. */
function Side({ height }: { readonly height: number }): ReactNode {
  const { side } = glyphsOf(useLook());
  return (
    <Box width={1} height={height} flexShrink={0}>
      <Words tone="quiet" wrap="wrap">
        {side.repeat(height)}
      </Words>
    </Box>
  );
}

/** The cells of the upper line that a title cannot take. */
export const TITLE_ROOM = 6;

interface FrameProps {
  readonly width: number;
  readonly height: number;
  readonly title?: string;
  readonly titleTone?: Tone;
  readonly children: ReactNode;
}

/** A frame around a part of the table, with a title in its upper line. */
export function Frame({ width, height, title = '', titleTone = 'strong', children }: FrameProps): ReactNode {
  const glyphs = glyphsOf(useLook());
  const heading = title === '' ? '' : ` ${shortened(title, width - TITLE_ROOM)} `;
  const before = heading === '' ? 0 : 1;
  const after = width - 2 - before - widthOf(heading);
  return (
    <Box flexDirection="column" width={width} height={height}>
      <Line>
        <Words tone="quiet">{glyphs.topLeft + glyphs.line.repeat(before)}</Words>
        <Words tone={titleTone}>{heading}</Words>
        <Words tone="quiet">{glyphs.line.repeat(after) + glyphs.topRight}</Words>
      </Line>
      <Box height={height - 2}>
        <Side height={height - 2} />
        <Box width={width - 2} height={height - 2}>
          {children}
        </Box>
        <Side height={height - 2} />
      </Box>
      <Words tone="quiet">{glyphs.bottomLeft + glyphs.line.repeat(width - 2) + glyphs.bottomRight}</Words>
    </Box>
  );
}
