import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Card } from '../../engine/cards.js';
import type { Layout } from '../layout.js';
import type { TableState } from '../state.js';
import { centred } from '../text.js';
import { type Glyphs, glyphsOf, type TextStyle, useLook } from '../theme.js';
import { type HandCard, type HandSuit, handView } from '../viewModel/hand.js';
import { seatView } from '../viewModel/seats.js';
import { sitsOut } from '../viewModel/seen.js';
import { HandLine } from './suitCards.js';
import { Line, SuitWords, Words } from './words.js';

/** A piece of one row of the cards of a suit. */
interface Piece {
  readonly text: string;
  readonly card: HandCard | null;
  readonly face: boolean;
}

type Edge = (left: HandCard | undefined, right: HandCard | undefined) => string;

/** The rows of a suit from above: a raised card begins one row higher than the others. */
const ROWS = ['raised', 'top', 'middle', 'bottom'] as const;
type Row = (typeof ROWS)[number];

/** What stands between two cards, or at either end where one is missing. */
function edge(row: Row, glyphs: Glyphs): Edge {
  switch (row) {
    case 'raised':
      return (left, right) => {
        if (right?.selected) return glyphs.topLeft;
        return left?.selected ? glyphs.topRight : ' ';
      };
    case 'top':
      return (left, right) => {
        if (right?.selected) return left === undefined ? glyphs.side : glyphs.leftJoin;
        if (left?.selected) return right === undefined ? glyphs.side : glyphs.rightJoin;
        if (left === undefined) return glyphs.topLeft;
        return right === undefined ? glyphs.topRight : glyphs.topJoin;
      };
    case 'middle':
      return () => glyphs.side;
    case 'bottom':
      return (left, right) => {
        if (left === undefined) return glyphs.bottomLeft;
        return right === undefined ? glyphs.bottomRight : glyphs.bottomJoin;
      };
  }
}

/** What stands on a card in a row. */
function inside(row: Row, one: HandCard, face: string, width: number, glyphs: Glyphs): Omit<Piece, 'card'> {
  const line = { text: glyphs.line.repeat(width), face: false };
  const blank = { text: ' '.repeat(width), face: false };
  const name = { text: centred(face, width), face: true };
  switch (row) {
    case 'raised':
      return one.selected ? line : blank;
    case 'top':
      return one.selected ? name : line;
    case 'middle':
      return one.selected ? blank : name;
    case 'bottom':
      return line;
  }
}

function pieces(
  row: Row,
  suit: HandSuit,
  width: number,
  label: (card: Card) => string,
  glyphs: Glyphs,
): readonly Piece[] {
  const between = edge(row, glyphs);
  const { cards } = suit;
  return [
    ...cards.flatMap((one, index): Piece[] => {
      const left = cards[index - 1];
      // A line between two cards is as bright as the brighter one.
      const bright = left?.selected || (left?.legal && !one.selected) ? left : one;
      return [
        { text: between(left, one), card: bright, face: false },
        { ...inside(row, one, label(one.card), width, glyphs), card: one },
      ];
    }),
    { text: between(cards.at(-1), undefined), card: cards.at(-1) ?? null, face: false },
  ];
}

function styleOfPiece({ card, face }: Piece): TextStyle {
  if (card === null || !card.legal) return { dimColor: true };
  if (card.selected) return face ? { inverse: true, bold: true } : { bold: true };
  return face ? { bold: true } : {};
}

interface SuitRowsProps {
  readonly suit: HandSuit;
  readonly face: number;
  readonly state: TableState;
}

/** The cards of one suit side by side, with a word below them where they are trump. */
function SuitRows({ suit, face, state }: SuitRowsProps): ReactNode {
  const glyphs = glyphsOf(useLook());
  const { labels, texts } = state.setup;
  const width = suit.cards.length * (face + 1) + 1;
  return (
    <Box flexDirection="column" width={width}>
      {ROWS.map((row) => (
        <Line key={row}>
          {pieces(row, suit, face, labels.card, glyphs).map((piece, index) =>
            piece.face ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the row
              <SuitWords key={index} suit={suit.suit} style={styleOfPiece(piece)}>
                {piece.text}
              </SuitWords>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the row
              <Words key={index} style={styleOfPiece(piece)}>
                {piece.text}
              </Words>
            ),
          )}
        </Line>
      ))}
      <SuitWords suit={suit.suit} tone="strong">
        {centred(suit.trump ? texts.game.trump : '', width)}
      </SuitWords>
    </Box>
  );
}

interface HandProps {
  readonly state: TableState;
  readonly layout: Layout;
}

/** In place of a hand, for who has no part in the deal (R11.2): that it is so, and the cards of whoever sits at the bottom. */
function NoHand({ state, layout }: HandProps): ReactNode {
  const { back } = glyphsOf(useLook());
  const { setup } = state;
  const below = seatView(state, 'bottom');
  return (
    <Box height={5} width={layout.inner} flexDirection="column" alignItems="center">
      {below !== null && below.open !== null ? (
        <HandLine suits={below.open} labels={setup.labels} />
      ) : (
        <Words tone="quiet">{back.repeat(below?.cards ?? 0)}</Words>
      )}
      <Words> </Words>
      <Words tone="strong">{setup.texts.table.youSitOut}</Words>
    </Box>
  );
}

/** The player's hand: boxed cards by suit, the highlighted one raised, those that may not be played dimmed. */
export function Hand({ state, layout }: HandProps): ReactNode {
  if (sitsOut(state.observation)) return <NoHand state={state} layout={layout} />;
  const suits = handView(state);
  return (
    <Box height={5} width={layout.inner} justifyContent="center" columnGap={layout.suitGap}>
      {suits.map((suit) => (
        <SuitRows key={suit.suit} suit={suit} face={layout.face} state={state} />
      ))}
    </Box>
  );
}
