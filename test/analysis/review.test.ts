import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DealReview, reviewDeal } from '../../src/analysis/review.js';
import type { ReviewedCard } from '../../src/analysis/reviewCard.js';
import { membersOf } from '../../src/analysis/reviewJudge.js';
import { judgeFor, reviewSolvers } from '../../src/analysis/reviewSolvers.js';
import { isCostly, reviewTotals } from '../../src/analysis/reviewTotals.js';
import { actionWord, type ReplayedDeal, readRecord, replayRecord } from '../../src/notation/index.js';
import { mustApply } from '../support/randomPlay.js';
import { bestTricks } from './support/minimax.js';

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

const TEXT = readFileSync('test/fixtures/reviewed.rik', 'utf8');
const solvers = reviewSolvers(8 << 20);

function replayed(text: string): readonly ReplayedDeal[] {
  const record = readRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const deals = replayRecord(record.value);
  if (!deals.ok) throw new Error(JSON.stringify(deals.error));
  return deals.value.deals;
}

const DEALS = replayed(TEXT);

function deal(board: number, from = DEALS): ReplayedDeal {
  const found = from.find(({ record }) => record.board.value === board);
  if (found === undefined) throw new Error(`no board ${board}`);
  return found;
}

function reviewed(one: ReplayedDeal, nodes?: number): DealReview {
  const steps = reviewDeal(solvers, one, nodes);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function judged(one: ReplayedDeal, nodes?: number) {
  const review = reviewed(one, nodes);
  if (review.kind !== 'judged') throw new Error(`not judged: ${review.why}`);
  return review;
}

const costly = (cards: readonly ReviewedCard[]) =>
  cards
    .filter(isCostly)
    .map(({ trick, seat, played, cost }) => [trick, seat, actionWord(played), cost?.tricks, cost?.points]);

/** The record with the play of a board cut off after so many tricks, and what follows from all of it left out. */
function cutOff(board: number, tricks: number): ReplayedDeal {
  const [head = '', ...blocks] = TEXT.trimEnd().split('\n\n');
  const block = blocks.find((one) => one.startsWith(`[Board "${board}"]`)) ?? '';
  const lines = block.split('\n').filter((line) => !/^\[(Tricks|Score)/.test(line));
  const play = lines.findIndex((line) => line.startsWith('[Play'));
  return deal(board, replayed(`${head}\n\n${lines.slice(0, play + 1 + tricks).join('\n')}\n`));
}

describe('the review of a deal', { timeout: PATIENCE }, () => {
  test.each([2, 16, 5])(
    'accounts in board %i for every trick between the promise and the result',
    (board) => {
      const { cards, start, end, deal: played } = judged(deal(board));
      const [declared] = played.contracts;
      const members = declared === undefined ? [] : membersOf(played, declared);
      const lost = (isMember: boolean): number =>
        cards
          .filter(({ seat }) => members.includes(seat) === isMember)
          .reduce((sum, { cost }) => sum + (cost?.tricks ?? Number.NaN), 0);
      expect(cards).toHaveLength(52);
      expect(start.tricks?.low).toBe(start.tricks?.high);
      expect((start.tricks?.low ?? 0) - lost(true) + lost(false)).toBe(end.tricks?.low);
    },
  );

  test.each([2, 16])(
    'judges in board %i the last tricks as the engine does that tries everything',
    (board) => {
      const one = deal(board);
      const { cards, deal: played } = judged(one);
      const [declared] = played.contracts;
      if (declared === undefined) throw new Error('no contract');
      const members = membersOf(played, declared);
      const plays = one.steps.filter(({ entry }) => entry.type === 'play');
      for (const [index, { before, entry }] of plays.entries()) {
        if (before.phase !== 'play' || before.deal.tricks.length < 10) continue;
        const { state: next } = mustApply(before, entry);
        if (next.phase !== 'play') continue;
        const difference = bestTricks(before, members) - bestTricks(next, members);
        expect(cards[index]?.cost?.tricks).toBe(Math.abs(difference));
      }
    },
  );

  test('tells which cards cost a solo its overtricks, and what was better', () => {
    const { cards, start, end, isFinished } = judged(deal(16));
    expect(isFinished).toBe(true);
    expect([start.tricks, end.tricks]).toEqual([
      { low: 9, high: 9 },
      { low: 9, high: 9 },
    ]);
    expect(start.scores).toEqual([-2, -2, 6, -2, 0]);
    const found = costly(cards);
    expect(found).toHaveLength(2);
    // One side gave a trick and the other gave it back; three opponents pay declarer a point each for it.
    expect(found.map(([, , , tricks]) => tricks)).toEqual([1, 1]);
    expect(found.map(([, seat, , , points]) => points === (seat === 2 ? 3 : 1))).toEqual([true, true]);
    for (const card of cards.filter(isCostly)) expect(card.best).not.toContainEqual(card.played);
  });

  test('tells of a piek by which card the defence let it through', () => {
    const { cards, start, end } = judged(deal(15));
    expect([start.tricks, start.made, end.made]).toEqual([null, [false], [true]]);
    expect(start.scores).toEqual([5, 5, 5, -15, 0]);
    const [card, ...more] = cards.filter(isCostly);
    expect(more).toEqual([]);
    expect(card).toMatchObject({ trick: 3, seat: 2, cost: { tricks: null, points: 10, turned: [3] } });
  });

  test('finds nothing to blame in a misère that was lost from the start', () => {
    const { cards, start, end } = judged(deal(13));
    expect([start.made, end.made]).toEqual([[false], [false]]);
    expect(costly(cards)).toEqual([]);
    expect(end.scores).toEqual([15, 15, 15, -45, 0]);
  });

  test('adds up what every seat gave away by the cards that it chose', () => {
    const { cards } = judged(deal(15));
    const totals = reviewTotals(cards);
    expect(totals[2]).toMatchObject({ costly: 1, tricks: 0, points: 10, undecided: 0 });
    expect(totals[0]).toMatchObject({ costly: 0, points: 0 });
    expect(totals[4]).toEqual({ choices: 0, costly: 0, tricks: 0, points: 0, undecided: 0 });
  });

  test('goes as far as an unfinished deal does, and says what is still to be had', () => {
    const whole = judged(deal(16));
    const part = judged(cutOff(16, 9));
    expect(part.isFinished).toBe(false);
    expect(part.cards).toEqual(whole.cards.slice(0, 36));
    const lostLater = whole.cards.slice(36).filter(isCostly);
    expect(lostLater).toEqual([]);
    expect(part.end.tricks).toEqual(whole.end.tricks);
  });

  test('ends within its budget, and leaves open what it does not know', () => {
    const { cards, nodes, start } = judged(deal(2), 300);
    expect(nodes).toBeLessThan(1000);
    expect(cards.some(({ cost }) => cost === null)).toBe(true);
    expect(start.tricks?.low).toBeLessThan(start.tricks?.high ?? 0);
    const whole = judged(deal(2));
    for (const [index, { cost }] of cards.entries()) {
      if (cost !== null) expect(cost).toEqual(whole.cards[index]?.cost);
    }
  });

  test('has nothing to say of cards that were thrown in, and of a deal before its first card', () => {
    expect(reviewed(deal(20))).toMatchObject({ kind: 'unjudged', why: 'thrown-in' });
    expect(reviewed(cutOff(16, 0))).toMatchObject({ kind: 'unjudged', why: 'no-play' });
  });

  test('knows which contracts it has no solver for', () => {
    const { deal: played } = judged(deal(15));
    const [declared] = played.contracts;
    if (declared === undefined) throw new Error('no contract');
    const { contract } = declared;
    const judge = (parts: Partial<typeof contract>) =>
      judgeFor(solvers, { ...played, contracts: [{ ...declared, contract: { ...contract, ...parts } }] });
    expect(judge({})).not.toBe(null);
    expect(judge({ trump: 'declarer' })).toBe(null);
    expect(judge({ side: 'fourth-ace' })).toBe(null);
    expect(judgeFor(solvers, { ...played, contracts: [] })).toBe(null);
  });
});
