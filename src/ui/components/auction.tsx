import { Box } from 'ink';
import type { ReactNode } from 'react';
import { contextUnder } from '../context.js';
import type { Layout } from '../layout.js';
import type { TableState } from '../state.js';
import { padEnd, padStart, shortened, widthOf } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import { auctionView, bidColumns, type ChoiceView, chosenMeaning } from '../viewModel/auction.js';
import { bidPages, pageOf } from '../viewModel/bidPages.js';
import { messageView } from '../viewModel/message.js';
import { callChoices, trumpChoices } from '../viewModel/pickers.js';
import type { PartProps } from './bars.js';
import { Calls } from './calls.js';
import { Frame, TITLE_ROOM } from './frame.js';
import { ranksOf } from './suitCards.js';
import { CardWords, Line, SuitWords, Words } from './words.js';

/** Rows of the bids and of what the chosen one means. */
const BID_ROWS = 7;

interface PanelProps {
  readonly state: TableState;
  readonly width: number;
  readonly roomy: boolean;
}

interface ChoiceLineProps {
  readonly choice: ChoiceView;
  readonly width: number;
  readonly roomy: boolean;
}

/** The cells of a bid beside its words: pointer, key and blanks, or one cell for pointer or key. */
const marksOf = (roomy: boolean): number => (roomy ? 5 : 2);

/** A bid with the key that makes it. */
function ChoiceLine({ choice, width, roomy }: ChoiceLineProps): ReactNode {
  const { pointer } = glyphsOf(useLook());
  const { key, selected } = choice;
  const blank = roomy ? ' ' : '';
  return (
    <Line>
      {roomy && <Words tone="turn">{selected ? pointer : ' '}</Words>}
      <Words tone="key">{`${selected && !roomy ? pointer : key} `}</Words>
      <Words tone={selected ? 'selected' : 'plain'}>
        {blank + padEnd(choice.words, width - marksOf(roomy)) + blank}
      </Words>
    </Line>
  );
}

interface PagedBids {
  readonly columns: readonly (readonly ChoiceView[])[];
  /** The cells of each column: those of its longest bid. */
  readonly widths: readonly number[];
}

function pagedBids(state: TableState, roomy: boolean): PagedBids {
  const columns = bidColumns(state);
  const widths = columns.map(
    (column) => marksOf(roomy) + Math.max(...column.map((choice) => widthOf(choice.words))),
  );
  return { columns, widths };
}

/** The legal bids, in columns as wide as their longest bid; columns that do not fit are turned like pages. */
function BidPanel({ state, width, roomy }: PanelProps): ReactNode {
  const { columns: all, widths } = pagedBids(state, roomy);
  const { start, end } = pageOf(
    bidPages(widths, width),
    all.findIndex((column) => column.some((choice) => choice.selected)),
  );
  const columns = all.slice(start, end);
  const wanted = widths.slice(start, end);
  const spare = width - wanted.reduce((sum, one) => sum + one, 0);
  const gap = Math.max(0, Math.min(3, Math.floor(spare / Math.max(1, columns.length - 1))));
  const tooWide = Math.max(0, -spare);
  const count = (some: readonly (readonly ChoiceView[])[]): number => some.flat().length;
  const before = count(all.slice(0, start));
  const behind = count(all.slice(end));
  const more = before + behind === 0 ? [] : [state.setup.texts.table.moreBids(before, behind)];
  const meaning = [...more, chosenMeaning(state)].join(' · ');
  return (
    <Box flexDirection="column" width={width}>
      <Box columnGap={gap} height={Math.max(...columns.map((column) => column.length))}>
        {columns.map((column, index) => {
          const isLast = index === columns.length - 1;
          const cells = (wanted[index] ?? 0) - (isLast ? tooWide : 0);
          return (
            <Box key={column[0]?.key} flexDirection="column" width={cells}>
              {column.map((choice) => (
                <ChoiceLine key={choice.words} choice={choice} width={cells} roomy={roomy} />
              ))}
            </Box>
          );
        })}
      </Box>
      <Box height={1} paddingLeft={1}>
        <Words tone="quiet">{shortened(meaning, width - 1)}</Words>
      </Box>
    </Box>
  );
}

/** The suits that may be trump, each with the cards that the player holds of it. */
function TrumpPicker({ state, width }: PanelProps): ReactNode {
  const { pointer } = glyphsOf(useLook());
  const { labels, texts } = state.setup;
  return (
    <Box flexDirection="column" width={width} paddingTop={1}>
      {trumpChoices(state).map((choice) => (
        <Line key={choice.suit}>
          <Words tone="turn">{choice.selected ? ` ${pointer}` : '  '}</Words>
          <Words tone="key">{`${choice.key} `}</Words>
          <SuitWords suit={choice.suit} tone={choice.selected ? 'selected' : 'strong'}>
            {` ${padEnd(`${labels.suit(choice.suit)} ${choice.name}`, 11)} `}
          </SuitWords>
          <Words tone="quiet">{padStart(texts.table.cardCount(choice.cards.length), 11)}</Words>
          <Words>{`  ${shortened(ranksOf(choice, width - 35), width - 35)}`}</Words>
        </Line>
      ))}
    </Box>
  );
}

/** The cards that may be called, a blind call marked as such. */
function CallPicker({ state, width }: PanelProps): ReactNode {
  const { pointer } = glyphsOf(useLook());
  const { labels, texts } = state.setup;
  return (
    <Box flexDirection="column" width={width} paddingTop={1}>
      {callChoices(state).map((choice) => (
        <Line key={choice.card}>
          <Words tone="turn">{choice.selected ? ` ${pointer}` : '  '}</Words>
          <Words tone="key">{`${choice.key} `}</Words>
          <Words tone={choice.selected ? 'selected' : 'plain'}> </Words>
          <CardWords card={choice.card} labels={labels} tone={choice.selected ? 'selected' : 'strong'} />
          <Words tone={choice.selected ? 'selected' : 'plain'}>
            {` ${padEnd(`${choice.name}${choice.blind ? `, ${texts.table.blindCall}` : ''}`, 17)}`}
          </Words>
          <Words tone="quiet">{padStart(texts.table.cardCount(choice.held.length), 11)}</Words>
          <Words>{`  ${shortened(ranksOf({ suit: 0, cards: choice.held }, width - 42), width - 42)}`}</Words>
        </Line>
      ))}
    </Box>
  );
}

function Choices(props: PanelProps): ReactNode {
  switch (contextUnder(props.state)) {
    case 'bid':
      return <BidPanel {...props} />;
    case 'trump':
      return <TrumpPicker {...props} />;
    case 'call':
      return <CallPicker {...props} />;
    default:
      return null;
  }
}

const WIDEST = 78;

/** Whether the message fits into the upper line of the frame around what can be chosen. */
export const isTitleOf = (state: TableState, { framed, inner }: Layout): boolean =>
  framed && widthOf(messageView(state).text) <= Math.min(inner, WIDEST) - TITLE_ROOM;

/** The table before the play: the auction so far, and what the player can choose. */
export function AuctionTable({ state, layout }: PartProps): ReactNode {
  const { inner, body, framed } = layout;
  const border = framed ? 2 : 0;
  const panel = BID_ROWS + border;
  const width = framed ? Math.min(inner, WIDEST) : inner;
  const choices = <Choices state={state} width={width - border} roomy={framed} />;
  const { text, tone } = messageView(state);
  const title = isTitleOf(state, layout) ? text : '';
  return (
    <Box flexDirection="column" width={inner} height={body}>
      <Box flexGrow={1} paddingTop={framed ? 1 : 0}>
        <Calls columns={auctionView(state)} width={inner} height={body - panel - (framed ? 1 : 0)} />
      </Box>
      <Box height={panel} justifyContent="center">
        {framed ? (
          <Frame width={width} height={panel} title={title} titleTone={tone}>
            {choices}
          </Frame>
        ) : (
          choices
        )}
      </Box>
    </Box>
  );
}
