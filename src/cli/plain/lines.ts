import { type CardSet, cardsOf } from '../../engine/cardSet.js';
import type { Event } from '../../engine/event.js';
import type { Observation } from '../../engine/observation.js';
import { type PerSeat, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import type { Labels } from '../../i18n/labels.js';
import { signed } from '../../i18n/words.js';
import { actionWord, makeCard } from '../../notation/words.js';
import type { MatchSetup } from '../match/setup.js';
import { printable } from '../printable.js';

/** What every line at one table is written with. */
export interface Voice {
  readonly texts: Texts;
  readonly labels: Labels;
}

/** The cards of a hand in the letters in which they are typed. */
export const cardLine = (cards: CardSet): string => cardsOf(cards).map(makeCard).join(' ');

/** What is said when a match comes to the table: what is played, who sits where, and how to answer. */
export function openingLines(
  { texts, labels }: Voice,
  { ruleset, players, seed }: MatchSetup,
): readonly string[] {
  const { plain, game } = texts;
  const seats = seatsOf(players).map((seat) => `${labels.seat(seat)} (${game.seatNames[seat]})`);
  return [
    plain.opening(ruleset.id, plain.length(ruleset.end), printable(seed)),
    plain.atTable(seats.join(', ')),
    plain.howToAnswer,
  ];
}

/** One amount for every seat at the table, by name. */
function tally(
  { labels }: Voice,
  { players }: Observation,
  values: PerSeat<number>,
  show: (value: number) => string,
): string {
  return seatsOf(players)
    .map((seat) => `${labels.seat(seat)} ${show(values[seat])}`)
    .join(', ');
}

/** Points won and lost in a deal, by name. */
export const pointsLine = (voice: Voice, observation: Observation, points: PerSeat<number>): string =>
  tally(voice, observation, points, signed);

function settledLines(voice: Voice, observation: Observation): readonly string[] {
  const { finished, match } = observation;
  const { plain } = voice.texts;
  if (finished === null || finished.settlement.kind === 'thrown-in') return [];
  const { deal, settlement } = finished;
  return [
    ...deal.active.map((seat) => plain.handOf(voice.labels.seat(seat), cardLine(deal.dealt[seat]))),
    plain.points(pointsLine(voice, observation, settlement.deltas)),
    plain.totals(tally(voice, observation, match.totals, String)),
  ];
}

function openHandLines(
  { texts, labels }: Voice,
  { deal }: Observation,
  seats: readonly Seat[],
): readonly string[] {
  return seats.flatMap((seat) => {
    const hand = deal?.open[seat] ?? null;
    return hand === null ? [] : [texts.plain.handOf(labels.seat(seat), cardLine(hand))];
  });
}

/** What belongs under the line of an event: cards that can be seen now, tricks and points so far. */
function detailLines(voice: Voice, event: Event, observation: Observation): readonly string[] {
  const { deal } = observation;
  const { plain } = voice.texts;
  switch (event.type) {
    case 'dealt':
      return deal === null ? [] : [plain.hand(cardLine(deal.dealt))];
    case 'trick-won':
      return deal === null ? [] : [plain.tricksTaken(tally(voice, observation, deal.taken, String))];
    case 'hands-laid-open':
      return openHandLines(voice, observation, event.seats);
    case 'deal-settled':
      return settledLines(voice, observation);
    default:
      return [];
  }
}

/** The lines that tell what happened in one step, as far as the seat of the observation may know. */
export const stepLines = (
  voice: Voice,
  events: readonly Event[],
  observation: Observation,
): readonly string[] =>
  events.flatMap((event) => [
    `${voice.texts.game.event(event, voice.labels)}.`,
    ...detailLines(voice, event, observation),
  ]);

/** The words that can be answered now; cards that may also be led face down stand there once. */
export const choicesLine = ({ legal }: Observation): string =>
  legal
    .filter((action) => action.type !== 'play' || !action.faceDown)
    .map(actionWord)
    .join(' ');

function questionOf({ plain }: Texts, observation: Observation): string {
  switch (observation.phase) {
    case 'auction':
      return plain.askBid;
    case 'naming':
      return plain.askTrump;
    case 'calling':
      return plain.askCall;
    default:
      return observation.deal?.table.length === 0 ? plain.askLead : plain.askCard;
  }
}

/** The question to the seat whose turn it is, with the choices it has; before it the hand, where only some of it may be played. */
export function questionLines(voice: Voice, observation: Observation): readonly string[] {
  const { texts } = voice;
  const { deal, legal } = observation;
  const choices = choicesLine(observation);
  const hand = deal === null ? '' : cardLine(deal.hand);
  const faceDown = legal.some((action) => action.type === 'play' && action.faceDown);
  const question = `${questionOf(texts, observation)} ${choices}${faceDown ? ` ${texts.plain.mayLeadFaceDown}` : ''}`;
  return observation.phase !== 'play' || hand === choices
    ? [question]
    : [handLine(voice, observation), question];
}

/** The cards that the seat of the observation holds. */
export const handLine = ({ texts }: Voice, { deal }: Observation): string =>
  texts.plain.hand(deal === null ? '' : cardLine(deal.hand));

/** The last complete trick of the deal, or that there is none (R7.7). */
export function lastTrickLine({ texts, labels }: Voice, { deal }: Observation): string {
  const trick = deal?.tricks.at(-1);
  if (trick === undefined) return texts.plain.noLastTrick;
  const cards = trick.plays.map(({ seat, card }) => `${labels.seat(seat)} ${labels.card(card)}`);
  return texts.plain.lastTrick(cards.join(', '), labels.seat(trick.winner));
}
