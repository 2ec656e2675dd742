import type { Action } from '../../src/engine/action.js';
import { mayJoin, standingBids } from '../../src/engine/auction.js';
import { suitOf } from '../../src/engine/cards.js';
import { legalActions } from '../../src/engine/legal.js';
import type { Random } from '../../src/engine/random.js';
import { contractById, type Ruleset } from '../../src/engine/ruleset.js';
import type { Seat } from '../../src/engine/seats.js';
import type { TurnState } from '../../src/engine/state.js';
import { sensibly } from './choose.js';
import type { Choose } from './recording.js';

type Legal = readonly Action[];

const bidOf = (legal: Legal, id: string | undefined): Action | undefined =>
  legal.find((action) => action.type === 'bid' && action.bid === id);

const passOr = (legal: Legal): Action => {
  const action = legal.find(({ type }) => type === 'pass') ?? legal[0];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
};

const rank = (ruleset: Ruleset, id: string): number => contractById(ruleset, id)?.rank ?? 0;

/** The bid on the way to another: one that has to come before it, else the lowest below it that outbids what stands. */
function stepTowards(state: TurnState, legal: Legal, goal: string): Action | undefined {
  const { ruleset } = state.match;
  const standing = standingBids(ruleset, state.deal)[0]?.contract;
  const steps = legal.filter((action) => {
    if (action.type !== 'bid' || rank(ruleset, action.bid) >= rank(ruleset, goal)) return false;
    const contract = contractById(ruleset, action.bid);
    return standing === undefined || contract === null || !mayJoin(ruleset, contract, standing);
  });
  const needed = contractById(ruleset, goal)?.after ?? [];
  return steps.find((action) => action.type === 'bid' && needed.includes(action.bid)) ?? steps[0];
}

/** Whether a contract can be bid before any other. */
function mayOpenWith(ruleset: Ruleset, id: string): boolean {
  return contractById(ruleset, id)?.after.length === 0 && (ruleset.mayOpen?.includes(id) ?? true);
}

/**
 * The auction in which one seat comes to a contract: where it may not be bid at once, that seat and others go up step by step
 * until it may; then all pass. The rest is done as another does it.
 */
export const climbing =
  (target: Seat, goal: string, random: Random, then: Choose = sensibly): Choose =>
  (state) => {
    if (state.phase !== 'auction') return then(state);
    const { deal, turn, match } = state;
    const legal = legalActions(state);
    const standing = standingBids(match.ruleset, deal);
    const [highest] = standing;
    const isTarget = turn === target;
    const isReached = standing.some(({ seat, contract }) => seat === target && contract.id === goal);
    if (isTarget) return bidOf(legal, goal) ?? stepTowards(state, legal, goal) ?? passOr(legal);
    const helps =
      highest === undefined
        ? !mayOpenWith(match.ruleset, goal)
        : !isReached && (highest.seat === target || random.below(2) === 0);
    return (helps ? stepTowards(state, legal, goal) : undefined) ?? passOr(legal);
  };

/** The auction in which each of some seats makes its bid as soon as it may, and the others pass. */
export const inTurn =
  (bids: ReadonlyMap<Seat, string>, then: Choose = sensibly): Choose =>
  (state) => {
    if (state.phase !== 'auction') return then(state);
    const legal = legalActions(state);
    return bidOf(legal, bids.get(state.turn)) ?? passOr(legal);
  };

/** All pass, and whoever may choose a game chooses this one, or bids where he may not pass. */
export const passingInto =
  (game: string | null, then: Choose = sensibly): Choose =>
  (state) => {
    if (state.phase !== 'auction') return then(state);
    const legal = legalActions(state);
    return legal.find((action) => action.type === 'game' && action.game === game) ?? passOr(legal);
  };

/** All pass, and the last to speak bids. */
export const lastBids: Choose = (state) => {
  if (state.phase !== 'auction') return sensibly(state);
  const { active, calls } = state.deal;
  const legal = legalActions(state);
  const isLast = calls.length === active.length - 1;
  return (isLast ? legal.find(({ type }) => type === 'bid') : undefined) ?? passOr(legal);
};

/** Calls an ace of a suit that the caller has no card of, where he may, and leads face down as soon as that is legal. */
export const callingVoid =
  (then: Choose): Choose =>
  (state) => {
    if (state.phase === 'auction') return then(state);
    const hand = state.deal.hands[state.turn];
    const isWanted = (action: Action): boolean => {
      if (action.type === 'call') return hand[suitOf(action.card)] === 0;
      return action.type === 'play' && action.faceDown;
    };
    return legalActions(state).findLast(isWanted) ?? then(state);
  };
