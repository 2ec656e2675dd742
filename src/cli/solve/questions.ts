import { type PositionSetup, type SetupError, setUpPosition } from '../../analysis/positionSetup.js';
import { SUITS, type Suit } from '../../engine/cards.js';
import { err, ok, type Result } from '../../engine/result.js';
import { SEAT_LETTERS, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { makeCard } from '../../notation/words.js';
import type { SolveGoal, SolveQuestion } from '../../session/solvePosition.js';
import type { Place } from '../../solver/index.js';
import type { ListedDeal } from './dealsIn.js';
import type { GoalWord, SolveRequest } from './readSolve.js';

/** A question about a deal together with the trump and the leader that it is about. */
export interface Asked {
  readonly question: SolveQuestion;
  readonly trump: Suit | null;
  readonly leader: Place;
}

/** All questions about one deal, in groups that are each answered together. */
export interface AskedDeal {
  /** The deal's number as its text has it, else where it stands in the list, from 1. */
  readonly board: string;
  readonly groups: readonly (readonly Asked[])[];
}

const PLACES: readonly Place[] = [0, 1, 2, 3];
const STRAINS: readonly (Suit | null)[] = [...SUITS, null];

/** The tricks of an exact goal. */
const EXACT: Readonly<Record<Exclude<GoalWord, 'tricks'>, number>> = { misere: 0, piek: 1 };

const placeAt = (seat: Seat): Place => PLACES.find((place) => place === seat) ?? 0;

function goalOf({ goal, side }: SolveRequest): SolveGoal {
  if (goal === 'tricks')
    return { kind: 'tricks', side: side.reduce<number>((mask, seat) => mask | (1 << seat), 0) };
  return { kind: 'exactly', declarer: placeAt(side[0] ?? 0), tricks: EXACT[goal] };
}

function ask(
  request: SolveRequest,
  { hands }: ListedDeal,
  trump: Suit | null,
  leader: Place,
): Result<Asked, SetupError> {
  const { trick, ruleset, nodes, moves, line } = request;
  const call: PositionSetup['call'] =
    request.call === null
      ? null
      : {
          card: request.call.card,
          holder: request.call.holder === null ? null : placeAt(request.call.holder),
        };
  const position = setUpPosition({ hands, trump, leader, trick, call, ruleset });
  if (!position.ok) return position;
  const question = { position: position.value, goal: goalOf(request), nodes, moves, line };
  return ok({ question, trump, leader });
}

/** The trumps and leaders that a deal is asked about: all, or one of each, as far as the text does not say them. */
function pairs(request: SolveRequest, deal: ListedDeal): readonly (readonly [Suit | null, Place])[][] {
  if (request.all) return STRAINS.map((trump) => PLACES.map((leader) => [trump, leader] as const));
  const written = request.goal === 'tricks' ? deal.trump : null;
  const trump = request.trump === undefined ? written : request.trump;
  return [[[trump, placeAt(request.leader ?? deal.leader ?? deal.first)]]];
}

/** All that is asked about one deal of a list, or why its cards make no position. */
export function askAbout(
  request: SolveRequest,
  deal: ListedDeal,
  index: number,
): Result<AskedDeal, SetupError> {
  const groups: Asked[][] = [];
  for (const group of pairs(request, deal)) {
    const questions: Asked[] = [];
    for (const [trump, leader] of group) {
      const asked = ask(request, deal, trump, leader);
      if (!asked.ok) return err(asked.error);
      questions.push(asked.value);
    }
    groups.push(questions);
  }
  return ok({ board: deal.board ?? String(index + 1), groups });
}

/** The sentence about cards that make no position; `where` is where they stand. */
export function setupSentence({ cli }: Texts, where: string, error: SetupError): string {
  const { setup } = cli.solve;
  const seat = (one: Seat): string => SEAT_LETTERS[one];
  const card = 'card' in error ? makeCard(error.card) : '';
  switch (error.code) {
    case 'unknown-hand':
      return setup.unknownHand(where, seat(error.seat));
    case 'no-cards':
      return setup.noCards(where);
    case 'uneven':
      return setup.uneven(
        where,
        seatsOf(4)
          .map((one) => `${seat(one)} ${error.cards[one] ?? 0}`)
          .join(', '),
      );
    case 'card-twice':
      return setup.cardTwice('--trick', card);
    case 'not-his-card':
      return setup.notHisCard('--trick', card, seat(error.seat), seat(error.holder));
    case 'revoke':
      return setup.revoke('--trick', card, seat(error.seat), error.suit);
    case 'called-trump':
      return setup.calledTrump(card);
    case 'called-not-held':
      return setup.calledNotHeld(where, card);
    case 'called-elsewhere':
      return setup.calledElsewhere('--call', card, seat(error.holder), seat(error.stated));
  }
}
