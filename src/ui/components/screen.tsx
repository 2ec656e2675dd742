import { Box } from 'ink';
import type { ReactNode } from 'react';
import { contextUnder } from '../context.js';
import { type Layout, layoutFor, SMALLEST, sheetRows } from '../layout.js';
import type { TableState } from '../state.js';
import { wrapped } from '../text.js';
import { LookContext } from '../theme.js';
import { scoresView } from '../viewModel/scores.js';
import { AuctionTable, isTitleOf } from './auction.js';
import { Header, KeyLine, MessageAndTotals, type PartProps, Status } from './bars.js';
import { Hand } from './hand.js';
import { CallsAgain, Help, LastTrick, Scores, ScoreTable } from './overlays.js';
import { Lessons, Rules } from './pages.js';
import { PlayTable } from './play.js';
import { Result } from './result.js';
import { Standings } from './standings.js';
import { Words } from './words.js';

/** The one sentence for a terminal that is too small; the game waits behind it. */
function TooSmall({ state }: { readonly state: TableState }): ReactNode {
  const { columns, rows } = state.size;
  const sentence = state.setup.texts.table.tooSmall(SMALLEST.columns, SMALLEST.rows);
  const lines = wrapped(sentence.split(' '), ' ', columns).slice(0, rows);
  return (
    <Box flexDirection="column" width={columns} height={rows} justifyContent="center">
      {lines.map((line) => (
        <Words key={line}>{line}</Words>
      ))}
    </Box>
  );
}

/** What takes the whole screen between the header and the key line, or null when the hand stays in sight. */
function sheet(props: PartProps): ReactNode {
  const { state } = props;
  if (state.overlay === 'help') return <Help {...props} />;
  if (state.overlay === 'rules') return <Rules {...props} />;
  if (state.overlay === 'scores') return <Scores {...props} />;
  if (state.overlay === 'lessons') return <Lessons {...props} />;
  const context = contextUnder(state);
  if (state.overlay !== null) return null;
  if (context === 'result') return <Result {...props} />;
  return context === 'standings' ? <Standings {...props} /> : null;
}

function middle(props: PartProps): ReactNode {
  const { state } = props;
  if (state.overlay === 'last-trick') return <LastTrick {...props} />;
  if (state.overlay === 'calls') return <CallsAgain {...props} />;
  return isBeforePlay(state) ? <AuctionTable {...props} /> : <PlayTable {...props} />;
}

/** The auction, and what the declarer then names. */
const isBeforePlay = ({ observation }: TableState): boolean =>
  ['auction', 'naming', 'calling'].includes(observation.phase);

/** Whether the frame around what can be chosen has the message as its title. */
const isTitle = ({ state, layout }: PartProps): boolean =>
  isBeforePlay(state) && state.overlay === null && isTitleOf(state, layout);

function TableScreen(props: PartProps): ReactNode {
  return (
    <>
      <Status {...props} />
      <Box height={props.layout.body}>{middle(props)}</Box>
      <Hand {...props} />
      <MessageAndTotals {...props} told={isTitle(props)} />
    </>
  );
}

/** The score sheet beside the table, where the terminal is wide enough. */
function Pane({ state, layout }: PartProps): ReactNode {
  const view = scoresView(state, sheetRows(layout) - 6);
  return (
    <Box width={layout.pane} flexDirection="column" paddingTop={2} paddingLeft={1}>
      <Words tone="title">{state.setup.texts.table.scoreSheet}</Words>
      <ScoreTable view={view} state={state} width={layout.pane - 2} detailed={false} />
    </Box>
  );
}

/** The whole screen: everything that stands on it follows from the state. */
export function TableView({ state }: { readonly state: TableState }): ReactNode {
  const layout: Layout | null = layoutFor(state.size);
  const { columns, rows } = state.size;
  if (layout === null) {
    return (
      <LookContext value={state.setup.look}>
        <TooSmall state={state} />
      </LookContext>
    );
  }
  const props = { state, layout };
  const whole = sheet(props);
  return (
    <LookContext value={state.setup.look}>
      <Box width={columns} height={rows} justifyContent="center">
        <Box width={layout.width} height={rows} flexDirection="column" paddingX={1}>
          <Header {...props} />
          {whole === null ? <TableScreen {...props} /> : <Box height={sheetRows(layout)}>{whole}</Box>}
          <KeyLine {...props} />
        </Box>
        {layout.pane > 0 && <Pane {...props} />}
      </Box>
    </LookContext>
  );
}
