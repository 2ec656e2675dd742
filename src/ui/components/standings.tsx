import { Box } from 'ink';
import type { ReactNode } from 'react';
import { signed } from '../../i18n/words.js';
import { sheetRows } from '../layout.js';
import { padEnd, padStart, shortened } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import { standingsView } from '../viewModel/scores.js';
import type { PartProps } from './bars.js';
import { Frame } from './frame.js';
import { Line, Words } from './words.js';

const NAME = 26;
const WIDTH = 54;

/** The final standings. */
export function Standings({ state, layout }: PartProps): ReactNode {
  const { pointer } = glyphsOf(useLook());
  const { headline, deals, standings } = standingsView(state);
  const height = standings.length + 6;
  return (
    <Box width={layout.inner} height={sheetRows(layout)} alignItems="center" justifyContent="center">
      <Frame width={WIDTH} height={height} title={`${state.setup.texts.table.standings} ${deals}`}>
        <Box width={WIDTH - 2} height={height - 2} flexDirection="column" alignItems="center">
          <Words> </Words>
          <Words tone="turn">{shortened(headline, WIDTH - 4)}</Words>
          <Words> </Words>
          {standings.map(({ place, name, total, winner }) => (
            <Line key={name}>
              <Words tone="turn">{winner ? `${pointer} ` : '  '}</Words>
              <Words tone={winner ? 'strong' : 'plain'}>{`${place}. ${padEnd(name, NAME)}`}</Words>
              <Words tone="strong">{padStart(signed(total), 6)}</Words>
            </Line>
          ))}
        </Box>
      </Frame>
    </Box>
  );
}
