import type { Action } from '../../engine/action.js';
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
const cardLine = ({ labels }: Voice, cards: CardSet): string => cardsOf(cards).map(labels.card).join(' ');

/** Whose hand it is, and its cards. */
const handLine = (voice: Voice, observer: Seat, seat: Seat, cards: CardSet): string =>
  seat === observer
    ? voice.texts.plain.hand(cardLine(voice, cards))
    : voice.texts.plain.handOf(voice.labels.seat(seat), cardLine(voice, cards));

/** What is said when a match comes to the table: what is played, and who sits where. */
export function openingLines(
  { texts, labels }: Voice,
  { ruleset, players, seed }: MatchSetup,
): readonly string[] {
  const { plain, game } = texts;
  const seats = seatsOf(players).map((seat) => `${labels.seat(seat)} (${game.seatNames[seat]})`);
  return [
    plain.opening(ruleset.id, plain.length(ruleset.end), seed === '' ? null : printable(seed)),
    plain.atTable(seats.join(', ')),
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
    ...deal.active.map((seat) => handLine(voice, observation.seat, seat, deal.dealt[seat])),
    plain.points(pointsLine(voice, observation, settlement.deltas)),
    plain.totals(tally(voice, observation, match.totals, String)),
  ];
}

/** The hands that have just been laid open. */
function openHandLines(voice: Voice, { seat, deal }: Observation, seats: readonly Seat[]): readonly string[] {
  return seats.flatMap((open) => {
    const hand = deal?.open[open] ?? null;
    return hand === null ? [] : [handLine(voice, seat, open, hand)];
  });
}

/** An event, and what belongs to it: cards that can be seen now, tricks and points so far. */
function eventLines(voice: Voice, event: Event, observation: Observation): readonly string[] {
  const { deal, seat } = observation;
  const line = `${voice.texts.game.event(event, voice.labels)}.`;
  switch (event.type) {
    case 'dealt':
      return deal === null ? [line] : [line, handLine(voice, seat, seat, deal.dealt)];
    case 'trick-won': {
      if (deal === null) return [line];
      return [`${line} ${voice.texts.plain.tricksTaken(tally(voice, observation, deal.taken, String))}`];
    }
    case 'hands-laid-open':
      return [line, ...openHandLines(voice, observation, event.seats)];
    case 'deal-settled':
      return [line, ...settledLines(voice, observation)];
    default:
      return [line];
  }
}

/** The lines that tell what happened in one step, as far as the seat of the observation may know. */
export const stepLines = (
  voice: Voice,
  events: readonly Event[],
  observation: Observation,
): readonly string[] => events.flatMap((event) => eventLines(voice, event, observation));

/** The word with which an action is answered, cards in it as they are shown in the other lines. */
function answerWord({ labels }: Voice, action: Action): string {
  const word = actionWord(action);
  const card = action.type === 'call' || action.type === 'play' ? action.card : null;
  return card === null ? word : word.replace(makeCard(card), labels.card(card));
}

/** The words that can be answered now; cards that may also be led face down stand there once. */
export const choicesLine = (voice: Voice, { legal }: Observation): string =>
  legal
    .filter((action) => action.type !== 'play' || !action.faceDown)
    .map((action) => answerWord(voice, action))
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

/** The cards that the seat of the observation holds. */
export const ownHandLine = (voice: Voice, { deal }: Observation): string =>
  voice.texts.plain.hand(deal === null ? '' : cardLine(voice, deal.hand));

/** The question to the seat whose turn it is, with the choices it has; before it the hand, where only some of it may be played. */
export function questionLines(voice: Voice, observation: Observation): readonly string[] {
  const { texts } = voice;
  const { deal, legal, phase } = observation;
  const choices = choicesLine(voice, observation);
  const faceDown = legal.some((action) => action.type === 'play' && action.faceDown);
  const question = `${questionOf(texts, observation)} ${choices}${faceDown ? ` ${texts.plain.mayLeadFaceDown}` : ''}`;
  const isWholeHand = deal !== null && choices === cardLine(voice, deal.hand);
  return phase !== 'play' || isWholeHand ? [question] : [ownHandLine(voice, observation), question];
}

/** The last complete trick of the deal, or that there is none (R7.7). */
export function lastTrickLine({ texts, labels }: Voice, { deal }: Observation): string {
  const trick = deal?.tricks.at(-1);
  if (trick === undefined) return texts.plain.noLastTrick;
  const cards = trick.plays.map(({ seat, card }) => `${labels.seat(seat)} ${labels.card(card)}`);
  return texts.plain.lastTrick(cards.join(', '), labels.seat(trick.winner));
}
