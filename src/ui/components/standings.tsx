import { Box } from 'ink';
import type { ReactNode } from 'react';
import { signed } from '../../i18n/words.js';
import { padEnd, padStart } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import { standingsView } from '../viewModel/scores.js';
import type { PartProps } from './bars.js';
import { sheetRows } from './overlays.js';
import { Line, Words } from './words.js';

const NAME = 20;

/** The final standings. */
export function Standings({ state, layout }: PartProps): ReactNode {
  const { pointer } = glyphsOf(useLook());
  const { headline, deals, standings } = standingsView(state);
  return (
    <Box
      width={layout.inner}
      height={sheetRows(layout)}
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
    >
      <Words tone="quiet">{`${state.setup.texts.table.standings} ${deals}`}</Words>
      <Words>{''}</Words>
      <Words tone="turn">{headline}</Words>
      <Words>{''}</Words>
      {standings.map(({ place, name, total, winner }) => (
        <Line key={name}>
          <Words tone="turn">{winner ? `${pointer} ` : '  '}</Words>
          <Words tone={winner ? 'strong' : 'plain'}>{`${place}. ${padEnd(name, NAME)}`}</Words>
          <Words tone="strong">{padStart(signed(total), 6)}</Words>
        </Line>
      ))}
    </Box>
  );
}
