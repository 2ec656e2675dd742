import type { ReactNode } from 'react';
import { type Labels, rankLabel } from '../../i18n/labels.js';
import { widthOf } from '../text.js';
import { glyphsOf, useLook } from '../theme.js';
import type { OpenSuit } from '../viewModel/hand.js';
import type { CardChoice } from '../viewModel/seats.js';
import { Line, SuitWords, Words } from './words.js';

/** The ranks of one suit: with spaces between them where these fit. */
export function ranksOf({ cards }: OpenSuit, width: number): string {
  const ranks = cards.map(rankLabel);
  const spaced = ranks.join(' ');
  return widthOf(spaced) <= width ? spaced : ranks.join('');
}

interface ChosenRanksProps {
  readonly suit: OpenSuit;
  readonly width: number;
  readonly choice: CardChoice;
}

/** The ranks of a suit of which one is to be played: a pointer before the highlighted one, those not allowed dimmed. */
function ChosenRanks({ suit, width, choice }: ChosenRanksProps): ReactNode {
  const { pointer } = glyphsOf(useLook());
  const between = widthOf(suit.cards.map(rankLabel).join(' ')) <= width ? ' ' : '';
  return (
    <Line>
      {suit.cards.map((card, index) => (
        <Line key={card}>
          <Words tone="turn">{card === choice.selected ? pointer : index === 0 ? ' ' : between}</Words>
          <Words
            tone={card === choice.selected ? 'selected' : choice.legal.includes(card) ? 'strong' : 'quiet'}
          >
            {rankLabel(card)}
          </Words>
        </Line>
      ))}
    </Line>
  );
}

interface SuitCardsProps {
  readonly suit: OpenSuit;
  readonly labels: Labels;
  readonly width: number;
  /** What the player chooses from, where this hand is his to play. */
  readonly choice?: CardChoice | null;
}

/** The sign of a suit and the ranks that a hand holds of it. */
export const SuitCards = ({ suit, labels, width, choice = null }: SuitCardsProps): ReactNode => (
  <Line>
    <SuitWords suit={suit.suit} tone="strong">
      {labels.suit(suit.suit)}
    </SuitWords>
    {choice === null ? (
      <Words>{` ${suit.cards.length === 0 ? '-' : ranksOf(suit, width - 2)}`}</Words>
    ) : (
      <ChosenRanks suit={suit} width={width - 2} choice={choice} />
    )}
  </Line>
);

interface HandLineProps {
  readonly suits: readonly OpenSuit[];
  readonly labels: Labels;
  /** The cells of each suit, so that the suits of several hands stand below each other. */
  readonly widths?: readonly number[];
  readonly choice?: CardChoice | null;
}

const SUIT_GAP = 2;

/** A whole hand on one line, suit by suit. */
export const HandLine = ({ suits, labels, widths = [], choice = null }: HandLineProps): ReactNode => (
  <Line>
    {suits.map((suit, index) => (
      <Line key={suit.suit}>
        <SuitCards suit={suit} labels={labels} width={widestSuit(suit)} choice={choice} />
        <Words>
          {index === suits.length - 1
            ? ''
            : ' '.repeat(SUIT_GAP + Math.max(0, (widths[index] ?? 0) - widestSuit(suit)))}
        </Words>
      </Line>
    ))}
  </Line>
);

/** The cells of a suit with spaces between its ranks. */
const widestSuit = ({ cards }: OpenSuit): number => 2 + Math.max(1, widthOf(cards.map(rankLabel).join(' ')));

/** The widths at which the suits of several hands stand below each other; none when that takes more cells than there are. */
export function alignedSuits(hands: readonly (readonly OpenSuit[])[], cells: number): readonly number[] {
  const count = Math.max(0, ...hands.map((suits) => suits.length));
  const widths = Array.from({ length: count }, (_, index) =>
    Math.max(...hands.map((suits) => widestSuit(suits[index] ?? { suit: 0, cards: [] }))),
  );
  const needed = widths.reduce((sum, width) => sum + width + SUIT_GAP, -SUIT_GAP);
  return needed <= cells ? widths : [];
}
