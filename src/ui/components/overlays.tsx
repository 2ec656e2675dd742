import { Box } from 'ink';
import type { ReactNode } from 'react';
import { signed } from '../../i18n/words.js';
import { sheetRows } from '../layout.js';
import type { TableState } from '../state.js';
import { centred, padEnd, padStart, shortened, widthOf } from '../text.js';
import { auctionView } from '../viewModel/auction.js';
import { turnedWords } from '../viewModel/header.js';
import { helpView } from '../viewModel/keyLine.js';
import { someone } from '../viewModel/people.js';
import { PLACES, seatAt } from '../viewModel/places.js';
import { type ScoresView, scoresView } from '../viewModel/scores.js';
import { dealOf } from '../viewModel/seen.js';
import { cardsAtPlaces, placeOf, type TrickView } from '../viewModel/trick.js';
import type { PartProps } from './bars.js';
import { Calls } from './calls.js';
import { TrickCards } from './trick.js';
import { Line, Words } from './words.js';

/** A heading and what belongs under it. */
function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Box flexDirection="column">
      <Words tone="title">{title}</Words>
      {children}
    </Box>
  );
}

/** All keys that exist at this moment. */
export function Help({ state, layout }: PartProps): ReactNode {
  const keys = helpView(state);
  const wide = Math.min(32, Math.max(...keys.map((key) => widthOf(key.keys))));
  return (
    <Sheet title={state.setup.texts.table.helpTitle}>
      <Box flexDirection="column" marginTop={1}>
        {keys.map((key) => (
          <Line key={key.words + key.keys}>
            <Words tone="key">{padStart(shortened(key.keys, wide), wide)}</Words>
            <Words>{`  ${shortened(key.words, layout.inner - wide - 2)}`}</Words>
          </Line>
        ))}
      </Box>
    </Sheet>
  );
}

/** The widths of what a deal brought and of what somebody had after it. */
const DELTA = 5;
const TOTAL = 5;
const SHORTEST_CONTRACT = 12;

interface ScoreTableProps {
  readonly view: ScoresView;
  readonly state: TableState;
  readonly width: number;
  /** Who played what, and the totals after each deal. */
  readonly detailed: boolean;
}

/** The deals with what each brought everybody, and the totals below them. */
export function ScoreTable({ view, state, width, detailed }: ScoreTableProps): ReactNode {
  const { table } = state.setup.texts;
  const tight = width < 70;
  // What was played comes before what everybody had after it.
  const wide = detailed && width - 5 - (DELTA + TOTAL) * view.names.length >= SHORTEST_CONTRACT;
  const total = wide ? TOTAL - (tight ? 1 : 0) : 0;
  const cell = detailed ? DELTA + 1 + total - (wide ? 1 : 0) : Math.floor((width - 6) / view.names.length);
  const words = Math.max(1, width - 5 - cell * view.names.length);
  const heads = view.names.map((name) => padStart(shortened(name, cell - 1), cell)).join('');
  return (
    <Box flexDirection="column">
      <Words tone="quiet">
        {padStart(table.dealColumn, 4) +
          padEnd(detailed ? ` ${table.contractColumn}` : '', words + 1) +
          heads}
      </Words>
      {view.lines.map((line) => (
        <Line key={line.board}>
          <Words>{`${padStart(line.board, 4)} ${padEnd(detailed ? line.contract : '', words)}`}</Words>
          {line.points.map(({ delta, total: after }, index) => (
            <Line key={view.names[index]}>
              <Words tone={toneOfDelta(delta)}>{padStart(pointsText(delta), cell - total)}</Words>
              <Words tone="quiet">{wide ? padStart(String(after), total) : ''}</Words>
            </Line>
          ))}
        </Line>
      ))}
      <Line>
        <Words tone="strong">{padEnd(`${detailed ? '     ' : ' '}${table.totals}`, words + 5)}</Words>
        {view.totals.map((points, index) => (
          <Words key={view.names[index]} tone="strong">
            {padStart(signed(points), cell)}
          </Words>
        ))}
      </Line>
    </Box>
  );
}

/** What a deal brought somebody; a dash when he had no part in it. */
export const pointsText = (delta: number | null): string => (delta === null ? '-' : signed(delta));

/** Gains and losses are told apart by their sign; colour only helps. */
export function toneOfDelta(delta: number | null): 'good' | 'bad' | 'plain' {
  if (delta === null || delta === 0) return 'plain';
  return delta > 0 ? 'good' : 'bad';
}

/** The whole score sheet, as far as it fits. */
export function Scores({ state, layout }: PartProps): ReactNode {
  const { table } = state.setup.texts;
  const view = scoresView(state, sheetRows(layout) - 6);
  const isCut = view.above + view.below > 0;
  return (
    <Sheet title={table.scoreSheet}>
      <Words tone="quiet">{isCut ? table.moreRows(view.above, view.below) : view.levels.join(' · ')}</Words>
      {view.lines.length === 0 && <Words>{table.noDealsYet}</Words>}
      <ScoreTable view={view} state={state} width={layout.inner} detailed />
    </Sheet>
  );
}

const LAST_TRICK_ROWS = 9;

/** The last complete trick, on the table. */
export function LastTrick({ state, layout }: PartProps): ReactNode {
  const { setup, observation } = state;
  const { table } = setup.texts;
  const deal = dealOf(observation);
  const trick = deal?.tricks.at(-1);
  if (deal === null || trick === undefined) return null;
  const lead = trick.plays[0]?.seat;
  const view: TrickView = {
    number: deal.tricks.length,
    cards: cardsAtPlaces(state, trick.plays, trick.winner),
    leader: lead === undefined ? null : placeOf(state, lead),
    announcement: [],
  };
  const [, left, top, right] = PLACES.map((place) => setup.names[seatAt(observation, place)]);
  const side = Math.floor((layout.inner - 30) / 2);
  return (
    <Box flexDirection="column" width={layout.inner} height={layout.body} alignItems="center">
      <Words tone="title">{`${table.lastTrick} · ${table.trickFor(view.number, someone(setup, trick.winner))}`}</Words>
      <Words tone="quiet">{top ?? ''}</Words>
      <Box alignItems="center">
        <Words tone="quiet">{padStart(left ?? '', side)}</Words>
        <TrickCards
          view={view}
          setup={setup}
          width={30}
          height={Math.min(LAST_TRICK_ROWS, layout.body - 3)}
        />
        <Words tone="quiet">{padEnd(right ?? '', side)}</Words>
      </Box>
      <Words tone="quiet">{centred(setup.names[setup.seat], 20)}</Words>
    </Box>
  );
}

/** The whole auction. */
export function CallsAgain({ state, layout }: PartProps): ReactNode {
  const deal = dealOf(state.observation);
  const turned = deal === null ? '' : turnedWords(state.setup, deal);
  return (
    <Box flexDirection="column" width={layout.inner} height={layout.body} alignItems="center">
      <Words tone="title">{[state.setup.texts.table.auction, turned].filter(Boolean).join(' · ')}</Words>
      <Words>{''}</Words>
      <Calls columns={auctionView(state)} width={layout.inner} height={layout.body - 2} />
    </Box>
  );
}
