import type { ReviewTexts } from '../texts/review.js';

const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);
const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? tricks(low) : `${low} to ${tricks(high)}`;
const scored = (score: string | null): string => (score === null ? '' : ` (${score})`);

/** The sentences of `review` in English. */
export const review: ReviewTexts = {
  unknownHand: (file, board, seat) =>
    `${file}: in board ${board} the hand of ${seat} is not known; a review needs all hands.`,
  noSuchBoard: (board, accepted) =>
    `--board: there is no board ${board} in the record; there is ${accepted}.`,
  noDeals: (file) => `${file}: there is no deal in the record; a review is of deals that were played.`,

  note: 'Judged with all cards open (double dummy), so in hindsight: what nobody at the table could know counts too, and a fair guess can have cost something.',
  title: (board, contracts) => `board ${board}: ${contracts}`,
  contract: (name, seat, partner, trump) =>
    `${name} by ${seat}${partner === null ? '' : ` with ${partner}`}${trump === null ? '' : `, ${trump} trump`}`,
  thrownIn: (board) => `board ${board}: everybody passed and the cards were thrown in; nothing to judge.`,
  game: (board, name) => `board ${board}: ${name}, a game without a contract; such games are not judged.`,
  noPlay: (board) => `board ${board}: no card was played; nothing to judge.`,
  notSolved: (board, contracts) =>
    `board ${board}: ${contracts}; there is no solver for such a contract, so nothing is judged.`,

  open: ({ tricks: count, score }) => `open cards: ${count === null ? '' : range(count)}${scored(score)}`,
  played: ({ tricks: count, score }, isFinished) =>
    `${isFinished ? 'played' : 'still to be had'}: ${count === null ? '' : range(count)}${scored(score)}`,
  openMade: (made) =>
    made === null ? `open cards: not decided` : `open cards: ${made ? 'can be made' : 'can be beaten'}`,
  playedMade: (made, isFinished) => {
    const how = isFinished
      ? made === true
        ? 'made'
        : 'lost'
      : made === null
        ? 'not decided'
        : made
          ? 'can be made'
          : 'can be beaten';
    return `${isFinished ? 'played' : 'now'}: ${how}`;
  },

  columns: { trick: 'trick', who: 'who', card: 'card', better: 'better', cost: 'cost' },
  by: (seat, chooser) => `${seat} (by ${chooser})`,
  tricks,
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  lost: 'loses the contract',
  letThrough: (seat) => `lets ${seat} through`,
  nothing: 'no card cost anything',
  undecided: (cards) =>
    `${cards === 1 ? '1 card is' : `${cards} cards are`} not judged: the search stopped before it knew`,
  blind:
    'A lead face down counts only from when it is made: what the cards promise before it, and what they cost, leaves it out.',

  totals: { who: 'who', choices: 'choices', costly: 'costly', tricks: 'tricks', points: 'points' },
  together: (deals) => `${deals} deals judged`,
  progress: (done, cards) => `${done} of ${cards} cards`,
};
