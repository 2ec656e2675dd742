import type { Action } from '../../engine/action.js';
import { type CardSet, cardsOf, NO_CARDS } from '../../engine/cardSet.js';
import type { Event } from '../../engine/event.js';
import type { Observation } from '../../engine/observation.js';
import { matchEnd } from '../../engine/ruleset.js';
import { type PerSeat, SEATS, type Seat, seatsOf } from '../../engine/seats.js';
import type { FinishedDeal, GameResult } from '../../engine/state.js';
import { emptyPlace } from '../../engine/table.js';
import type { Texts } from '../../i18n/index.js';
import type { Labels } from '../../i18n/labels.js';
import { signed } from '../../i18n/words.js';
import { actionWord, makeCard } from '../../notation/words.js';
import type { Advice, Coach } from '../../ui/coach.js';
import { levelsOf, shownRuleset } from '../match/names.js';
import type { MatchSetup } from '../match/setup.js';
import { printable } from '../printable.js';

/** What every line at one table is written with, and who gives hints at it. */
export interface Voice {
  readonly texts: Texts;
  readonly labels: Labels;
  readonly coach: Coach;
}

/** The cards of a hand in the letters in which they are typed. */
const cardLine = ({ labels }: Voice, cards: CardSet): string => cardsOf(cards).map(labels.card).join(' ');

/** Whose hand it is, and its cards; `empty` is the place at which nobody sits, if there is one. */
function handLine(voice: Voice, observer: Seat, seat: Seat, empty: Seat | null, cards: CardSet): string {
  const { plain } = voice.texts;
  if (seat === observer) return plain.hand(cardLine(voice, cards));
  if (seat === empty) return plain.openHandCards(cardLine(voice, cards));
  return plain.handOf(voice.labels.seat(seat), cardLine(voice, cards));
}

/** What is said when a match comes to the table: what is played, and who sits where. */
export function openingLines({ texts, labels }: Voice, setup: MatchSetup): readonly string[] {
  const { plain, game } = texts;
  const { ruleset, players, seed } = setup;
  const levels = levelsOf(setup);
  const about = (seat: Seat): string => [game.seatNames[seat], levels[seat]].filter(Boolean).join(', ');
  const seats = seatsOf(players).map((seat) => `${labels.seat(seat)} (${about(seat)})`);
  return [
    plain.opening(
      shownRuleset(setup),
      plain.length(matchEnd(ruleset, players)),
      seed === '' ? null : printable(seed),
    ),
    plain.atTable(seats.join(', ')),
    ...(setup.practice ? [plain.practising] : []),
  ];
}

/** One amount for each of these seats, by name. */
const tally = (
  { labels }: Voice,
  seats: readonly Seat[],
  values: PerSeat<number>,
  show: (value: number) => string,
): string => seats.map((seat) => `${labels.seat(seat)} ${show(values[seat])}`).join(', ');

/** Points won and lost in a deal, by name. */
export const pointsLine = (voice: Voice, { players }: Observation, points: PerSeat<number>): string =>
  tally(voice, seatsOf(players), points, signed);

/** What was counted in a game without a contract, where the tricks do not tell it. */
function countedLines(
  voice: Voice,
  { ruleset }: Observation,
  { active }: FinishedDeal['deal'],
  result: GameResult,
) {
  const { plain } = voice.texts;
  const kind = ruleset.games.find(({ id }) => id === result.game)?.goal.kind;
  const counted = tally(voice, active, result.counted, String);
  if (kind === 'queens') return [plain.queensTaken(counted)];
  return kind === 'begging' ? [plain.totalsBefore(counted)] : [];
}

function settledLines(voice: Voice, observation: Observation): readonly string[] {
  const { finished, match, players, seat: observer } = observation;
  const { plain } = voice.texts;
  if (finished === null || finished.settlement.kind === 'thrown-in') return [];
  const { deal, settlement } = finished;
  const empty = emptyPlace(deal);
  const hands = [...deal.active, ...(empty === null ? [] : [empty])];
  return [
    ...(settlement.kind === 'game' ? countedLines(voice, observation, deal, settlement.result) : []),
    ...hands.map((seat) => handLine(voice, observer, seat, empty, deal.dealt[seat])),
    plain.points(pointsLine(voice, observation, settlement.deltas)),
    plain.totals(tally(voice, seatsOf(players), match.totals, String)),
  ];
}

/** The hands that have just been laid open. */
function openHandLines(voice: Voice, { seat, deal }: Observation, seats: readonly Seat[]): readonly string[] {
  return seats.flatMap((open) => {
    const hand = deal?.open[open] ?? null;
    return deal === null || hand === null ? [] : [handLine(voice, seat, open, emptyPlace(deal), hand)];
  });
}

/** An event, and what belongs to it: cards that can be seen now, tricks and points so far. */
function eventLines(voice: Voice, event: Event, observation: Observation): readonly string[] {
  const { deal, seat } = observation;
  const { plain, game } = voice.texts;
  const line = `${game.event(event, voice.labels)}.`;
  if (event.type === 'deal-settled') return [line, ...settledLines(voice, observation)];
  if (deal === null) return [line];
  switch (event.type) {
    case 'dealt':
      return [line, sitsOut(observation) ? plain.sitsOut : handLine(voice, seat, seat, null, deal.dealt)];
    case 'card-turned':
      return deal.turnedTo === null ? [line] : [`${line} ${plain.dealtTo(voice.labels.seat(deal.turnedTo))}`];
    case 'trick-won':
      return [`${line} ${plain.tricksTaken(tally(voice, deal.places, deal.taken, String))}`];
    case 'hands-laid-open': {
      const plan = voice.coach.plan?.(observation) ?? null;
      const hands = [
        ...openHandLines(voice, observation, event.seats),
        ...(plan === null ? [] : [voice.texts.plain.planned(plan)]),
      ];
      // That the empty place lies open goes without saying.
      return event.seats.every((open) => open === emptyPlace(deal)) ? hands : [line, ...hands];
    }
    default:
      return [line];
  }
}

/** Whether the seat of the observation has no cards in the deal in play: with five players the dealer's (R11.2). */
export const sitsOut = ({ deal, seat }: Observation): boolean => deal !== null && !deal.active.includes(seat);

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

/** Whether the seat of the observation is asked for the open hand of three players (R11.3). */
const playsOpenHand = ({ turn, seat }: Observation): boolean => turn !== null && turn !== seat;

function questionOf({ plain }: Texts, observation: Observation): string {
  const isOpen = playsOpenHand(observation);
  switch (observation.phase) {
    case 'auction':
      return plain.askBid;
    case 'naming':
      return plain.askTrump;
    case 'calling':
      return plain.askCall;
    default:
      if (observation.deal?.table.length === 0) return isOpen ? plain.askOpenLead : plain.askLead;
      return isOpen ? plain.askOpenCard : plain.askCard;
  }
}

/** The cards left in the hand of a seat, as far as they can be seen. */
function cardsLeft({ deal, seat }: Observation, whose: Seat): CardSet {
  if (deal === null) return NO_CARDS;
  return whose === seat ? deal.hand : (deal.open[whose] ?? NO_CARDS);
}

const leftLine = (voice: Voice, observation: Observation, whose: Seat): string => {
  const { seat, deal } = observation;
  const empty = deal === null ? null : emptyPlace(deal);
  return handLine(voice, seat, whose, empty, cardsLeft(observation, whose));
};

/** The cards that the seat of the observation holds, and those of the hands that lie open. */
export function handLines(voice: Voice, observation: Observation): readonly string[] {
  const { seat, deal } = observation;
  if (sitsOut(observation)) return [voice.texts.plain.sitsOut];
  const open = SEATS.filter((other) => other !== seat && deal?.open[other]);
  return [seat, ...open].map((whose) => leftLine(voice, observation, whose));
}

/** The question to whoever decides, with the choices he has; before it the hand, where only some of it may be played. */
export function questionLines(voice: Voice, observation: Observation): readonly string[] {
  const { texts } = voice;
  const { legal, phase, seat } = observation;
  const turn = observation.turn ?? seat;
  const choices = choicesLine(voice, observation);
  const faceDown = legal.some((action) => action.type === 'play' && action.faceDown);
  const question = `${questionOf(texts, observation)} ${choices}${faceDown ? ` ${texts.plain.mayLeadFaceDown}` : ''}`;
  const isWholeHand = choices === cardLine(voice, cardsLeft(observation, turn));
  return phase !== 'play' || isWholeHand ? [question] : [leftLine(voice, observation, turn), question];
}

const adviceWords = ({ texts, labels }: Voice, { action }: Advice): string =>
  texts.reason.choice(action, labels);

/** What the bot would do for the seat of the observation, whose turn it is, and why. */
export function hintLine(voice: Voice, observation: Observation): string {
  const advice = voice.coach.advise(observation);
  return voice.texts.reason.hint(adviceWords(voice, advice), advice.reason);
}

/** In practice what the bot prefers to a choice that was made; nothing where that comes to the same, and outside practice. */
export function lessonLines(voice: Voice, observation: Observation, chosen: Action): readonly string[] {
  const { coach, texts } = voice;
  const better = coach.practice ? coach.betterThan(observation, chosen) : null;
  return better === null ? [] : [texts.reason.preferred(adviceWords(voice, better), better.reason)];
}

/** The last complete trick of the deal, or that there is none (R7.7). */
export function lastTrickLine({ texts, labels }: Voice, { deal }: Observation): string {
  const trick = deal?.tricks.at(-1);
  if (trick === undefined) return texts.plain.noLastTrick;
  const cards = trick.plays.map(({ seat, card }) => `${labels.seat(seat)} ${labels.card(card)}`);
  return texts.plain.lastTrick(cards.join(', '), labels.seat(trick.winner));
}
