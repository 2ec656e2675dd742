import type { PlainTexts } from '../texts/plain.js';

const LENGTHS = {
  deals: (count: number) => (count === 1 ? 'one deal' : `${count} deals`),
  rounds: (count: number) => (count === 1 ? 'one round' : `${count} rounds`),
  target: (count: number) => `up to ${count} points`,
  minutes: (count: number) => `${count} minutes`,
};

/** The table as lines, in English. */
export const plain: PlainTexts = {
  opening: (ruleset, length, seed) =>
    `Rikken: ${ruleset}, ${length}${seed === null ? '' : `, seed ${seed}`}.`,
  length: ({ kind, count }) => LENGTHS[kind](count),
  atTable: (seats) => `At the table: ${seats}.`,
  practising:
    'For practice: where the bot would have chosen otherwise, you read after your choice what and why.',
  howToAnswer: 'Answer with a word and Enter; ? explains how.',
  hand: (cards) => `Your hand: ${cards}`,
  handOf: (name, cards) => `Hand of ${name}: ${cards}`,
  openHand: 'Open hand',
  openHandCards: (cards) => `Cards of the open hand: ${cards}`,
  dealtTo: (name) => `Dealt to: ${name}.`,
  sitsOut: 'You are the dealer and sit this deal out.',
  tricksTaken: (tally) => `Tricks: ${tally}`,
  queensTaken: (tally) => `Queens: ${tally}`,
  totalsBefore: (tally) => `Totals before: ${tally}`,
  points: (tally) => `Points: ${tally}`,
  totals: (tally) => `Totals: ${tally}`,
  askBid: 'Your bid?',
  askTrump: 'Which suit is trump?',
  askCall: 'Which card do you call?',
  askLead: 'Which card do you lead?',
  askCard: 'Which card do you play?',
  askOpenLead: 'Which card does the open hand lead?',
  askOpenCard: 'Which card does the open hand play?',
  askToWatch: 'Watch this deal (Enter), or skip to its result?',
  mayLeadFaceDown: '(with * behind it: face down)',
  planned: (plan) => `Praatje: ${plan}`,
  mayClaim: (word) => `Nothing can change any more: ${word} plays it out.`,
  cannotClaim: 'Not yet: the table plays the rest only when it is certain to change nothing.',
  help: [
    'Bid: pas, or a contract such as rik. Trump: trump h. Call: call sa. Play: h5, or face down h5*.',
    'When all others have passed, some tables let you choose a game: its name, or game:schoppen-mie.',
    'A card is its suit (s spades, h hearts, d diamonds, c clubs) and its rank (a k q j t 9 ... 2).',
    'The beginning of a word is enough where it can mean only one thing.',
    'hand: your cards. l: last trick. s: score sheet. rules: the rules of this table.',
    'h or hint: what the bot would do now, and why.',
    'c or claim: have the rest played, where the table offers it.',
    '?: this help. q: leave, and go on another time.',
  ],
  noLastTrick: 'No trick is complete in this deal yet.',
  lastTrick: (cards, winner) => `Last trick: ${cards}; taken by ${winner}.`,
  noScores: 'No deal is finished yet.',
  scoreOf: (board, contracts, tally) => `Deal ${board}, ${contracts}: ${tally}`,
  nothingUnderstood: (typed) => `"${typed}" means nothing here.`,
  severalMeanings: (typed, words) => `"${typed}" can be the beginning of ${words}; type more of it.`,
  lineTooLong: (longest) => `A line of more than ${longest} characters is no answer.`,
  choices: (words) => `You can answer: ${words}`,
  saved: (match) => `Match ${match} is saved; the next rikken goes on with it.`,
  resumed: (match, board) => `Match ${match} goes on, at deal ${board}; --new begins another.`,
  repaired: (match, board) =>
    `Match ${match} goes on, at deal ${board}, from the last thing that was saved whole; --new begins another.`,
  unreadableSave: (file, line, column) =>
    `The saved match ${file} cannot be read from line ${line}, column ${column}, and is left as it is; rikken check tells more.`,
  cannotSave: (file, code) => `This match is not saved: ${file} cannot be written (${code}).`,
  noPlaceToSave: 'This match is not saved: neither HOME nor the XDG variables name a place.',
  heldElsewhere: (match) => `Match ${match} is being played at another table; leave it there first.`,
  noSuchMatch: (match, accepted) =>
    accepted === ''
      ? `There is no unfinished match ${match}; there are none at all.`
      : `There is no unfinished match ${match}; there are ${accepted}.`,
  noMatches: 'There are no unfinished matches.',
  listed: (match, ruleset, board, tally) => `${match}  ${ruleset}, deal ${board}: ${tally}`,
  noDeals: 'The record has no deals.',
  noSuchBoard: (board, first, last) => `The record has no deal ${board}; it has deals ${first} to ${last}.`,
  unknownCards: (board) => `Deal ${board} cannot be dealt again, for not all of its cards are in the record.`,
  replayLeft: 'Deals played again are not saved; --board <n> begins with a certain deal.',
};
