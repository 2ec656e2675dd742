import type { DealReview, Standing } from '../../analysis/review.js';
import type { ReviewedCard } from '../../analysis/reviewCard.js';
import { isCostly, type ReviewTotals } from '../../analysis/reviewTotals.js';
import type { PlayCard } from '../../engine/action.js';
import { type PlayerCount, type Seat, seatsOf } from '../../engine/seats.js';
import type { Deal, Declared } from '../../engine/state.js';
import type { Texts } from '../../i18n/index.js';
import type { Labels } from '../../i18n/labels.js';
import { signed } from '../../i18n/words.js';
import { columns, wrapped } from '../layout.js';

type Judged = Extract<DealReview, { readonly kind: 'judged' }>;

/** What is needed to write about the deals of one record. */
export interface Show {
  /** The texts, with contracts named as the record's rules name them. */
  readonly texts: Texts;
  readonly labels: Labels;
  readonly players: PlayerCount;
  /** Columns of the screen. */
  readonly width: number;
}

/** A sentence in lines that stand in from the margin. */
const indented = (line: string, width: number): readonly string[] =>
  wrapped(line, width - MARGIN.length).map((part) => MARGIN + part);

const MARGIN = '  ';

/** So many of the better cards are named. */
const NAMED = 3;

function contractText({ texts, labels }: Show, deal: Deal, { seat, contract }: Declared): string {
  const partner = contract.side === 'alone' || deal.partner === null ? null : labels.seat(deal.partner);
  const trump = deal.trump === null ? null : labels.suit(deal.trump);
  return texts.cli.review.contract(texts.game.contractName(contract.id), labels.seat(seat), partner, trump);
}

const contractTexts = (show: Show, deal: Deal): string =>
  show.texts.game.list(deal.contracts.map((declared) => contractText(show, deal, declared)));

/** What the cards promised and what came of it, a line for each. */
function standingLines(show: Show, { deal, start, end, isFinished }: Judged): readonly string[] {
  const { review } = show.texts.cli;
  const [first] = deal.contracts;
  const outcome = ({ tricks, scores }: Standing) => ({
    tricks,
    score: scores === null || first === undefined ? null : signed(scores[first.seat]),
  });
  if (start.tricks !== null)
    return [`${review.open(outcome(start))}; ${review.played(outcome(end), isFinished)}`];
  return deal.contracts.map((declared, index) => {
    const whose = deal.contracts.length > 1 ? `${show.labels.seat(declared.seat)}: ` : '';
    const open = review.openMade(start.made[index] ?? null);
    return `${whose}${open}; ${review.playedMade(end.made[index] ?? null, isFinished)}`;
  });
}

const cardText = ({ texts, labels }: Show, { card, faceDown }: PlayCard): string => {
  const name = card === null ? '?' : labels.card(card);
  return faceDown ? `${name} (${texts.game.faceDown})` : name;
};

function costText(show: Show, { contracts }: Deal, { by, cost }: ReviewedCard): string {
  const { review } = show.texts.cli;
  if (cost === null) return '';
  const turned = contracts
    .filter(({ seat }) => cost.turned.includes(seat))
    .map(({ seat }) => (seat === by ? review.lost : review.letThrough(show.labels.seat(seat))));
  const lost = cost.tricks === null ? turned : cost.tricks === 0 ? [] : [review.tricks(cost.tricks)];
  return [...lost, review.points(cost.points)].join(', ');
}

/** The cards that would have been better, the first few of them. */
function betterText(show: Show, { best }: ReviewedCard): string {
  const named = best.slice(0, NAMED).map((action) => cardText(show, action));
  return best.length > NAMED ? `${named.join(' ')} ...` : named.join(' ');
}

function costlyRows(show: Show, deal: Deal, cards: readonly ReviewedCard[]): readonly string[] {
  const { review } = show.texts.cli;
  const { trick, who, card, better, cost } = review.columns;
  const rows = cards.map((one) => {
    const seat = show.labels.seat(one.seat);
    return [
      `  ${one.trick}`,
      one.by === one.seat ? seat : review.by(seat, show.labels.seat(one.by)),
      cardText(show, one.played),
      betterText(show, one),
      costText(show, deal, one),
    ];
  });
  return columns([[`  ${trick}`, who, card, better, cost], ...rows]);
}

function unjudgedLine(show: Show, board: number, { deal, why }: Extract<DealReview, { kind: 'unjudged' }>) {
  const { texts } = show;
  const { review } = texts.cli;
  if (why === 'thrown-in') return review.thrownIn(board);
  if (why === 'game') return review.game(board, deal?.game == null ? '' : texts.game.gameName(deal.game.id));
  return why === 'no-play' || deal === null
    ? review.noPlay(board)
    : review.notSolved(board, contractTexts(show, deal));
}

/** A deal's review as lines for people. */
export function reviewLines(show: Show, board: number, review: DealReview): readonly string[] {
  const { review: words } = show.texts.cli;
  if (review.kind === 'unjudged') return wrapped(unjudgedLine(show, board, review), show.width);
  const { deal, cards } = review;
  const costly = cards.filter(isCostly);
  const undecided = cards.filter(({ cost }) => cost === null).length;
  const isBlind = deal.called?.blind === true;
  return [
    ...wrapped(words.title(board, contractTexts(show, deal)), show.width),
    ...standingLines(show, review).flatMap((line) => indented(line, show.width)),
    ...(costly.length > 0
      ? costlyRows(show, deal, costly)
      : undecided < cards.length
        ? [`  ${words.nothing}`]
        : []),
    ...(undecided > 0 ? [`  ${words.undecided(undecided)}`] : []),
    ...(isBlind ? indented(words.blind, show.width) : []),
  ];
}

/** The table of what every seat's choices cost. */
export function totalLines(
  { texts, labels, players }: Show,
  totals: (seat: Seat) => ReviewTotals,
): readonly string[] {
  const { who, choices, costly, tricks, points } = texts.cli.review.totals;
  const rows = seatsOf(players).map((seat) => {
    const sum = totals(seat);
    return [labels.seat(seat), ...[sum.choices, sum.costly, sum.tricks, sum.points].map(String)];
  });
  return columns([[who, choices, costly, tricks, points], ...rows]);
}
