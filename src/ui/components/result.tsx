import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Labels } from '../../i18n/labels.js';
import { sheetRows } from '../layout.js';
import { padEnd, padStart, shortened, wrapped } from '../text.js';
import type { Tone } from '../theme.js';
import type { GameView } from '../viewModel/gameResult.js';
import {
  type DealtHandView,
  type OutcomeView,
  type PointsKind,
  type ResultView,
  resultView,
} from '../viewModel/result.js';
import type { PartProps } from './bars.js';
import { pointsText, toneOfDelta } from './overlays.js';
import { alignedSuits, HandLine } from './suitCards.js';
import { Line, Words } from './words.js';

const NAME = 11;
const POINTS = 10;
/** The least cells for what a row of points is about. */
const HEADING = 17;

interface OutcomesProps {
  readonly outcomes: readonly OutcomeView[];
  readonly width: number;
  /** Headline and arithmetic on one line. */
  readonly terse: boolean;
}

/** What was played, whether it was made, and the arithmetic. */
function Outcomes({ outcomes, width, terse }: OutcomesProps): ReactNode {
  return (
    <Box flexDirection="column">
      {outcomes.map(({ headline, made, sum, settling }) => (
        <Box key={headline} flexDirection="column">
          <Words tone={made ? 'good' : 'bad'}>
            {shortened(terse ? `${headline} · ${sum}` : headline, width)}
          </Words>
          {!terse && (
            <Words>{shortened(`  ${sum}${settling === null ? '' : ` · ${settling}`}`, width)}</Words>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** How a special game ended and who pays whom what, in lines. */
function gameLines(game: GameView | null, width: number): readonly string[] {
  if (game === null) return [];
  const broken = (text: string, cells: number): readonly string[] => wrapped(text.split(' '), ' ', cells);
  return [
    ...broken(game.headline, width),
    ...game.payments.flatMap((payment) => broken(payment, width - 2).map((line) => `  ${line}`)),
  ];
}

interface DealtHandsProps {
  readonly hands: readonly DealtHandView[];
  readonly labels: Labels;
  readonly width: number;
}

/** The hands as they were dealt, those of the declaring side in bold. */
function DealtHands({ hands, labels, width }: DealtHandsProps): ReactNode {
  const widths = alignedSuits(
    hands.map(({ suits }) => suits),
    width - NAME,
  );
  return (
    <Box flexDirection="column">
      {hands.map(({ name, declaring, suits }) => (
        <Line key={name}>
          <Words tone={declaring ? 'strong' : 'plain'}>{padEnd(shortened(name, NAME - 1), NAME)}</Words>
          <HandLine suits={suits} labels={labels} widths={widths} />
        </Line>
      ))}
    </Box>
  );
}

function toneOfPoints(kind: PointsKind, points: number | null): Tone {
  if (kind === 'total') return 'strong';
  return kind === 'count' ? 'plain' : toneOfDelta(points);
}

interface PointsProps {
  readonly view: ResultView;
  readonly width: number;
}

/** What everybody won or lost, and the totals. */
function Points({ view, width }: PointsProps): ReactNode {
  const cell = Math.min(POINTS, Math.floor((width - HEADING) / view.names.length));
  const heading = Math.min(28, width - cell * view.names.length);
  return (
    <Box flexDirection="column">
      <Line>
        <Words>{' '.repeat(heading)}</Words>
        {view.names.map((name) => (
          <Words key={name} tone="quiet">
            {padStart(shortened(name, cell - 1), cell)}
          </Words>
        ))}
      </Line>
      {view.points.map((row) => (
        <Line key={row.heading}>
          <Words tone={row.kind === 'total' ? 'strong' : 'plain'}>
            {padEnd(shortened(row.heading, heading - 1), heading)}
          </Words>
          {row.points.map((points, index) => (
            <Words key={view.names[index]} tone={toneOfPoints(row.kind, points)}>
              {padStart(row.kind === 'count' ? String(points ?? '-') : pointsText(points), cell)}
            </Words>
          ))}
        </Line>
      ))}
    </Box>
  );
}

/** How many lines stand above the hands besides contracts and games: that nobody bid, that the deal ended early. */
const otherLines = ({ thrownIn, stopped }: ResultView): number =>
  (thrownIn ? 1 : 0) + (stopped === null ? 0 : 1);

/** How much of the result fits: headings and blank lines go first, then a line for the sum, then the auction. */
interface Fitting {
  readonly airy: boolean;
  readonly terse: boolean;
  readonly callRows: number;
}

function fitting(view: ResultView, game: number, calls: number, rows: number): Fitting {
  const fixed = game + otherLines(view) + view.hands.length + view.points.length + 1;
  const outcomes = view.outcomes.length;
  const needs = (airy: boolean, terse: boolean, callRows: number): number =>
    fixed + outcomes * (terse ? 1 : 2) + callRows + (airy ? 6 : 0);
  if (needs(true, false, calls) <= rows) return { airy: true, terse: false, callRows: calls };
  if (needs(false, false, calls) <= rows) return { airy: false, terse: false, callRows: calls };
  const terse = needs(false, false, 0) > rows;
  return { airy: false, terse, callRows: Math.max(0, Math.min(calls, rows - needs(false, terse, 0))) };
}

function Section({
  title,
  airy,
  children,
}: {
  title: string;
  airy: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Box flexDirection="column" marginTop={airy ? 1 : 0}>
      {airy && title !== '' && <Words tone="quiet">{title}</Words>}
      {children}
    </Box>
  );
}

/** What a deal came to: the contracts with their arithmetic, the hands as dealt, the auction, and the points. */
export function Result({ state, layout }: PartProps): ReactNode {
  const view = resultView(state);
  if (view === null) return null;
  const { table } = state.setup.texts;
  const game = gameLines(view.game, layout.inner);
  const calls = wrapped(view.calls, ' · ', layout.inner);
  const { airy, terse, callRows } = fitting(view, game.length, calls.length, sheetRows(layout));
  return (
    <Box flexDirection="column" width={layout.inner}>
      {airy && <Words> </Words>}
      {view.thrownIn && <Words tone="strong">{shortened(table.thrownIn, layout.inner)}</Words>}
      {game.map((line) => (
        <Words key={line} tone={line.startsWith(' ') ? 'plain' : 'strong'}>
          {line}
        </Words>
      ))}
      <Outcomes outcomes={view.outcomes} width={layout.inner} terse={terse} />
      {view.stopped !== null && <Words tone="quiet">{shortened(view.stopped, layout.inner)}</Words>}
      <Section title={[table.hands, ...view.terms].join(' · ')} airy={airy}>
        <DealtHands hands={view.hands} labels={state.setup.labels} width={layout.inner} />
      </Section>
      <Section title={table.auction} airy={airy}>
        {calls.slice(0, callRows).map((line) => (
          <Words key={line}>{line}</Words>
        ))}
      </Section>
      <Section title="" airy={airy}>
        <Points view={view} width={layout.inner} />
      </Section>
    </Box>
  );
}
