import { Text } from 'ink';
import type { ReactNode } from 'react';
import { type Card, type Suit, suitOf } from '../../engine/cards.js';
import type { Labels } from '../../i18n/labels.js';
import { asciiOnly } from '../text.js';
import { styleOf, suitColour, type TextStyle, type Tone, useLook } from '../theme.js';

interface WordsProps {
  readonly children: string;
  readonly tone?: Tone;
  /** On top of the tone. */
  readonly style?: TextStyle;
  /** One line cut at the end, unless it is to be broken into several. */
  readonly wrap?: 'wrap' | 'truncate';
}

/** One line of text in a tone; the only way in which anything is written on the table. */
export function Words({ children, tone = 'plain', style, wrap = 'truncate' }: WordsProps): ReactNode {
  const look = useLook();
  return (
    <Text {...styleOf(tone)} {...style} wrap={wrap}>
      {look.ascii ? asciiOnly(children) : children}
    </Text>
  );
}

/** Several pieces on one line. */
export const Line = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Text wrap="truncate">{children}</Text>
);

interface SuitWordsProps extends WordsProps {
  readonly suit: Suit;
}

/** Text in the colour of a suit. */
export function SuitWords({ suit, style, ...rest }: SuitWordsProps): ReactNode {
  const color = suitColour(suit, useLook().colours);
  return <Words {...rest} style={{ ...(color === undefined ? {} : { color }), ...style }} />;
}

interface CardWordsProps {
  readonly card: Card;
  readonly labels: Labels;
  readonly tone?: Tone;
}

/** A card as it is written in a sentence, in the colour of its suit. */
export const CardWords = ({ card, labels, tone }: CardWordsProps): ReactNode => (
  <SuitWords suit={suitOf(card)} {...(tone === undefined ? {} : { tone })}>
    {labels.card(card)}
  </SuitWords>
);
