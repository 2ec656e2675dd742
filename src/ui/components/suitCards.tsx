import type { ReactNode } from 'react';
import { type Labels, rankLabel } from '../../i18n/labels.js';
import { widthOf } from '../text.js';
import type { OpenSuit } from '../viewModel/seats.js';
import { Line, SuitWords, Words } from './words.js';

/** The ranks of one suit: with spaces between them where these fit. */
export function ranksOf({ cards }: OpenSuit, width: number): string {
  const ranks = cards.map(rankLabel);
  const spaced = ranks.join(' ');
  return widthOf(spaced) <= width ? spaced : ranks.join('');
}

interface SuitCardsProps {
  readonly suit: OpenSuit;
  readonly labels: Labels;
  readonly width: number;
}

/** The sign of a suit and the ranks that a hand holds of it. */
export const SuitCards = ({ suit, labels, width }: SuitCardsProps): ReactNode => (
  <Line>
    <SuitWords suit={suit.suit} tone="strong">
      {labels.suit(suit.suit)}
    </SuitWords>
    <Words>{` ${suit.cards.length === 0 ? '-' : ranksOf(suit, width - 2)}`}</Words>
  </Line>
);

interface HandLineProps {
  readonly suits: readonly OpenSuit[];
  readonly labels: Labels;
}

/** A whole hand on one line, suit by suit. */
export const HandLine = ({ suits, labels }: HandLineProps): ReactNode => (
  <Line>
    {suits.map((suit, index) => (
      <Line key={suit.suit}>
        <Words>{index === 0 ? '' : '  '}</Words>
        <SuitCards suit={suit} labels={labels} width={40} />
      </Line>
    ))}
  </Line>
);
