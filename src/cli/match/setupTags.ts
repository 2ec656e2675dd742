import { botByName } from '../../bots/index.js';
import { perSeat, SEAT_LETTERS, type Seat, seatFromLetter, seatsOf, withSeat } from '../../engine/seats.js';
import type { HeaderAnchor, OtherTag, RecordHeader } from '../../notation/record.js';
import { FOREIGN, foreignCommand } from '../../session/foreignPlayer.js';
import { DEFAULT_BOT } from '../options/bots.js';
import { freshSeed, type MatchSetup, seedText } from './setup.js';

/** Tags of ours in the header of a save, which a record keeps although it gives them no meaning. */
const HUMAN = 'Human';
const BOTS = 'Bots';
const PRACTICE = 'Practice';

const tag = (name: string, value: string): OtherTag<HeaderAnchor> => ({
  name,
  value,
  rows: [],
  after: 'Names',
});

/**
 * A bot as a save names it. The command of a foreign program comes from the command line only and never from a file: when the
 * match goes on, the usual bot sits there unless it is given again.
 */
const botWord = (name: string): string => (foreignCommand(name) === null ? name : FOREIGN);

/**
 * Who plays for which seat: `[Human "S"] [Bots "heuristic heuristic heuristic heuristic"]`, bots clockwise from N; and
 * `[Practice "yes"]` where the match is for that.
 */
export const setupTags = ({
  players,
  seat,
  bots,
  practice,
}: MatchSetup): readonly OtherTag<HeaderAnchor>[] => [
  tag(HUMAN, SEAT_LETTERS[seat]),
  tag(
    BOTS,
    seatsOf(players)
      .map((other) => botWord(bots[other]))
      .join(' '),
  ),
  ...(practice ? [tag(PRACTICE, 'yes')] : []),
];

const tagValue = (header: RecordHeader, name: string): string =>
  header.others.find((other) => other.name === name)?.value ?? '';

/**
 * How the match with this header is set up. Where a record from elsewhere does not say it, the person sits in the south and
 * usual bots around.
 */
export function setupOf(header: RecordHeader): MatchSetup {
  const { ruleset, players, names } = header;
  const seats = seatsOf(players);
  const letter = seatFromLetter(tagValue(header, HUMAN));
  const seat: Seat = letter !== null && seats.includes(letter) ? letter : 2;
  const words = tagValue(header, BOTS).split(' ');
  const bots = perSeat((other) => {
    const bot = words[seats.indexOf(other)];
    return bot !== undefined && botByName(bot) !== null ? bot : DEFAULT_BOT;
  });
  const seed = header.seed === null ? freshSeed() : seedText(header.seed);
  const practice = tagValue(header, PRACTICE) === 'yes';
  return { ruleset, players, seed, seat, bots, practice, names: withSeat(names, seat, null) };
}
