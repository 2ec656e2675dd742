import type { SolveTexts } from '../texts/solve.js';

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

const suit = (index: number): string => SUITS[index] ?? '';
const trumps = (trump: number | null): string => (trump === null ? 'no trump' : `${suit(trump)} trump`);

/** The sentences of `solve` in English. */
export const solve: SolveTexts = {
  setup: {
    unknownHand: (where, seat) => `${where}: the hand of ${seat} is not known; solving needs all four hands.`,
    noCards: (where) => `${where}: the hands are empty; there is no trick left to solve.`,
    uneven: (where, cards) =>
      `${where}: the hands are not equal (${cards}, a card on the table counted); give every seat as many cards.`,
    cardTwice: (where, card) => `${where}: ${card} occurs twice; every card occurs once.`,
    notHisCard: (where, card, seat, holder) =>
      `${where}: ${card} would be played by ${seat}, but ${holder} holds it; the cards of a trick come in order from the leader.`,
    revoke: (where, card, seat, index) =>
      `${where}: ${seat} cannot have played ${card}, for that hand holds ${suit(index)} and must follow.`,
    calledTrump: (card) => `--call: ${card} is a trump; a called card is of another suit.`,
    calledNotHeld: (where, card) =>
      `${where}: nobody holds ${card}; leave --call out when it has been played.`,
    calledElsewhere: (where, card, holder, stated) =>
      `${where}: ${card} is in the hand of ${holder}, not of ${stated}; leave --holder out or name ${holder}.`,
  },
  notASide: (found) => `--side: '${found}' are no seats; write letters of N, E, S, W, each once, such as NS.`,
  notATrump: (found) => `--trump: '${found}' is not known; accepted: S, H, D, C, and N for no trump.`,
  notATrick: (found) =>
    `--trick: '${found}' is no trick half played; write one to three cards from the leader on, such as "S4 S9".`,
  oneDeclarer: (goal) => `--goal ${goal} needs --side with one seat: the declarer.`,
  goalAlone: (goal, option) =>
    `--goal ${goal} is played without trump or a called card; leave ${option} out.`,
  holderNeedsCall: () => '--holder is who holds the called card; name that card with --call.',
  needsDeal: () =>
    'solve needs cards: --deal "N:AK72.Q5.J983.T42 ...", or a file with deals, - for standard input.',
  noDeals: (file) =>
    `${file}: there is no deal in it; a deal is [Deal "N:AK72.Q5.J983.T42 ..."] or such a text on a line.`,
  tooManyDeals: (file, most) =>
    `${file}: there are more than ${most} deals in it; divide it over several files.`,
  fivePlayers: (where) =>
    `${where}: five players; solve names hands N, E, S and W only, but rikken review takes such records.`,

  board: (number) => `board ${number}: `,
  tricks: (side, { low, high }, of, { trump, leader }) =>
    `${side}: ${low === high ? low : `${low} to ${high}`} of ${of} ${of === 1 ? 'trick' : 'tricks'} (${trumps(trump)}, ${leader} leads)`,
  nobody: 'nobody',
  made: (seat, goal, made, leader) => {
    const what = `${goal} by ${seat} (${leader} leads)`;
    if (made === null) return `${what}: not decided`;
    return made ? `${what}: makes it against every defence` : `${what}: the defence can beat it`;
  },
  stopped: (nodes) => `the search stopped after ${nodes} nodes; --nodes lets it go on longer`,
  effort: (nodes, ms) => `${nodes} nodes, ${ms} ms`,
  columns: { tricks: 'tricks', goal: 'result', cards: (seat) => `cards of ${seat}` },
  outcome: (made) => (made === null ? 'not decided' : made ? 'made' : 'beaten'),
  line: 'a best line of play:',
  trump: 'trump',
  leads: (seat) => `${seat} leads`,
  noTrump: 'none',
  progress: (done, deals) => `${done} of ${deals} deals`,
};
