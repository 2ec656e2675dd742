import type { PlayCard } from '../engine/action.js';
import { soleContract } from '../engine/naming.js';
import { legalPlays } from '../engine/play.js';
import type { PerSeat } from '../engine/seats.js';
import type { Deal, GameState, Settlement } from '../engine/state.js';
import type { ReplayedDeal } from '../notation/index.js';
import type { PlayState } from './position.js';
import { type ReviewedCard, reviewCard } from './reviewCard.js';
import type { Choices, Judge, Judged } from './reviewJudge.js';
import { type Prospect, scoresAt } from './reviewProspect.js';
import { judgeFor, type ReviewSolvers } from './reviewSolvers.js';

/** Where the play stood, or ended, with what that is worth to every seat; null while it is not known. */
export interface Standing extends Prospect {
  readonly scores: PerSeat<number> | null;
}

/** Why nothing of a deal is judged. */
type Unjudged = 'thrown-in' | 'game' | 'no-play' | 'not-solved';

/** A deal of a record, judged with all cards open: what nobody at the table could know counts too. */
export type DealReview =
  | { readonly kind: 'unjudged'; readonly deal: Deal | null; readonly why: Unjudged }
  | {
      readonly kind: 'judged';
      readonly deal: Deal;
      /** Every card that was played, in the order of play. */
      readonly cards: readonly ReviewedCard[];
      /** What the cards promised when play began. */
      readonly start: Standing;
      /** What came of it; of an unfinished deal what the position still promises. */
      readonly end: Standing;
      readonly isFinished: boolean;
      readonly nodes: number;
    };

/** The nodes that a review may search in one deal: enough for nearly every deal, and an end for those that would take minutes. */
const REVIEW_NODES = 2_000_000;

const ALL_TRICKS = 13;

/** A decision of the play with what was decided. */
interface Decision {
  readonly state: PlayState;
  readonly played: PlayCard;
}

const decisionsOf = ({ steps }: ReplayedDeal): readonly Decision[] =>
  steps.flatMap(({ before, entry }) =>
    before.phase === 'play' && entry.type === 'play' ? [{ state: before, played: entry }] : [],
  );

/** The settlement in which a deal ended, or null when the record stops in it. */
function settlementOf({ end }: ReplayedDeal): Settlement | null {
  if (end.phase !== 'deal' && end.phase !== 'over') return null;
  return end.previous?.settlement ?? null;
}

function dealOf(end: GameState): Deal | null {
  if (end.phase === 'draw') return null;
  return end.phase === 'deal' || end.phase === 'over' ? (end.previous?.deal ?? null) : end.deal;
}

/** A choice of one card needs no search; its best is itself. */
const isForced = ({ state }: Decision): boolean =>
  legalPlays(state.match.ruleset, state.deal, state.turn).length === 1;

/** All cards of a deal with their costs, and what the cards promised before the first of them. */
interface Judgement {
  readonly cards: readonly ReviewedCard[];
  readonly start: Prospect;
}

/** The result of a finished deal as its settlement tells it, in the terms of what it promised. */
function settledProspect(settlement: Settlement, deal: Deal): Prospect {
  if (settlement.kind !== 'contracts') throw new Error('a deal without a contract has no result to compare');
  const { results } = settlement;
  const taken = results[0]?.tricks ?? 0;
  const counts = soleContract(deal)?.contract.goal.kind === 'at-least';
  return { tricks: counts ? { low: taken, high: taken } : null, made: results.map(({ made }) => made) };
}

/** Why a deal has nothing to judge, or null. */
function unjudged(settlement: Settlement | null, decisions: readonly Decision[]): Unjudged | null {
  if (settlement?.kind === 'thrown-in') return 'thrown-in';
  const [first] = decisions;
  if (settlement?.kind === 'game' || (first !== undefined && first.state.deal.game !== null)) return 'game';
  return first === undefined ? 'no-play' : null;
}

/** Keeps the account of what has been searched in a deal, so that the last decisions to be judged have something left. */
class Account {
  nodes = 0;
  constructor(readonly budget: number) {}

  /** Lets a search have a share of what is left. */
  spend<Found>(ask: (nodes: number) => Judged<Found>, share: number): Found {
    const left = Math.max(1, this.budget - this.nodes);
    const { found, nodes } = ask(Math.ceil(left * share));
    this.nodes += nodes;
    return found;
  }
}

/** The share of what is left of the budget that a decision may take; the opening lead, which comes last, takes all. */
const SHARE = 0.25;

const standing = ({ match, deal }: PlayState, prospect: Prospect): Standing => ({
  ...prospect,
  scores: scoresAt(match, deal, prospect),
});

/** A choice of one card needs no search: whatever it leads to, it costs nothing. */
const nothingElse = ({ state, played }: Decision, next: Prospect | null): Choices => {
  const value = next ?? { tricks: null, made: state.deal.contracts.map(() => null) };
  return { cards: [{ action: played, ...value }], value };
};

/**
 * Judges the cards from the last to the first: endings are cheap, and what they leave in the tables serves the positions before
 * them. `after` is what the position after the last card comes to, where it is known. Yields after every card that was searched.
 */
function* judged(
  judge: Judge,
  decisions: readonly Decision[],
  account: Account,
  after: Prospect | null,
): Generator<void, Judgement> {
  const cards: ReviewedCard[] = [];
  let next = after;
  for (const decision of decisions.toReversed()) {
    const { state, played } = decision;
    const share = decision === decisions[0] ? 1 : SHARE;
    const choices = isForced(decision)
      ? nothingElse(decision, next)
      : account.spend((nodes) => judge.cards(state, nodes), share);
    const card = reviewCard(state, played, choices, next);
    cards.push(card);
    next = choices.value;
    if (card.isChoice) yield;
  }
  if (next === null) throw new Error('there was no card to judge');
  return { cards: cards.toReversed(), start: next };
}

/**
 * Reviews a replayed deal of which all hands are known: for every card what it cost against the best with all cards open. The
 * budget makes sure that it ends; what was not decided within it is null. Yields after every card that was searched.
 */
export function* reviewDeal(
  solvers: ReviewSolvers,
  replayed: ReplayedDeal,
  budget = REVIEW_NODES,
): Generator<void, DealReview> {
  const settlement = settlementOf(replayed);
  const decisions = decisionsOf(replayed);
  const deal = dealOf(replayed.end);
  const why = unjudged(settlement, decisions);
  const [first] = decisions;
  if (why !== null || first === undefined) return { kind: 'unjudged', deal, why: why ?? 'no-play' };
  const judge = judgeFor(solvers, first.state.deal);
  if (judge === null || deal === null) return { kind: 'unjudged', deal, why: 'not-solved' };
  solvers.tricks.forget();
  solvers.exact.forget();
  const account = new Account(budget);
  const { end } = replayed;
  const settled = settlement === null ? null : settledProspect(settlement, deal);
  const now = end.phase === 'play' ? account.spend((nodes) => judge.position(end, nodes), SHARE) : settled;
  // A deal that was stopped because it was decided has tricks that nobody took, but the solver counts them.
  const after = settled !== null && deal.tricks.length < ALL_TRICKS ? null : now;
  const { cards, start } = yield* judged(judge, decisions, account, after);
  const last = now ?? start;
  return {
    kind: 'judged',
    deal,
    cards,
    start: standing(first.state, start),
    end: { ...standing(first.state, last), ...(settlement === null ? {} : { scores: settlement.deltas }) },
    isFinished: settlement !== null,
    nodes: account.nodes,
  };
}
