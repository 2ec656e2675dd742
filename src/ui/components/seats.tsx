import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { TableSetup } from '../setup.js';
import { shortened, widthOf, wrapped } from '../text.js';
import { glyphsOf, type Tone, useLook } from '../theme.js';
import type { SeatView } from '../viewModel/seats.js';
import { HandLine, SuitCards } from './suitCards.js';
import { Line, Words } from './words.js';

interface SeatProps {
  readonly view: SeatView;
  readonly setup: TableSetup;
  readonly width: number;
}

const nameTone = ({ turn, winner }: SeatView): Tone => (turn || winner ? 'turn' : 'strong');

/** A pointer before the name of whoever has the turn, or takes the trick. */
function useMark({ turn, winner }: SeatView): string {
  const { pointer } = glyphsOf(useLook());
  return turn || winner ? `${pointer} ` : '';
}

/** A place above or below the trick: one line. */
export function SeatLine({ view, setup, width }: SeatProps): ReactNode {
  const mark = useMark(view);
  const { game } = setup.texts;
  const rest = [...view.roles, game.tricks(view.tricks)].map((word) => ` · ${word}`).join('');
  const name = shortened(view.name, Math.max(8, width - widthOf(mark) - widthOf(rest)));
  return (
    <Box width={width} height={1} justifyContent="center">
      <Line>
        <Words tone={nameTone(view)}>{mark + name}</Words>
        <Words tone={view.declaring ? 'plain' : 'quiet'}>
          {shortened(rest, width - widthOf(mark + name))}
        </Words>
      </Line>
    </Box>
  );
}

/** The backs of the cards that a player still holds. */
function Backs({ view }: Pick<SeatProps, 'view'>): ReactNode {
  return <Words tone="quiet">{glyphsOf(useLook()).back.repeat(view.cards)}</Words>;
}

/** The place at the top with its cards. */
export const TopSeat = (props: SeatProps): ReactNode => (
  <Box flexDirection="column" alignItems="center" height={2} width={props.width}>
    <SeatLine {...props} />
    {props.view.open === null ? (
      <Backs view={props.view} />
    ) : (
      <HandLine suits={props.view.open} labels={props.setup.labels} choice={props.view.choice} />
    )}
  </Box>
);

interface SideSeatProps extends SeatProps {
  readonly align: 'flex-start' | 'flex-end';
  /** The rows there are for what the player is. */
  readonly roleRows: number;
}

/** A place beside the trick: name, what he is, his tricks and his cards, a line each. */
export function SideSeat({ view, setup, width, align, roleRows }: SideSeatProps): ReactNode {
  const mark = useMark(view);
  const { game } = setup.texts;
  const words = view.roles.join(' · ').split(' ');
  const roles = roleRows === 1 ? [words.join(' ')] : wrapped(words, ' ', width).slice(0, roleRows);
  return (
    <Box width={width} flexDirection="column" alignItems={align}>
      <Words tone={nameTone(view)}>{mark + shortened(view.name, width - widthOf(mark))}</Words>
      {view.roles.length > 0 &&
        roles.map((line) => (
          <Words key={line} tone={view.declaring ? 'plain' : 'quiet'}>
            {shortened(line, width)}
          </Words>
        ))}
      <Words tone="quiet">{game.tricks(view.tricks)}</Words>
      {view.open === null ? (
        <Backs view={view} />
      ) : (
        <Box flexDirection="column">
          {view.open.map((suit) => (
            <SuitCards key={suit.suit} suit={suit} labels={setup.labels} width={width} choice={view.choice} />
          ))}
        </Box>
      )}
    </Box>
  );
}
