import type { Party, PlainTexts } from '../texts/plain.js';

const verb = (who: Party, you: string, other: string): string =>
  who.you ? `${who.name} ${you}` : `${who.name} ${other}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The table as lines, in English. */
export const plain: PlainTexts = {
  opening: (ruleset, length, seed) => `Rikken, ${ruleset}, ${length}. Seed ${seed}.`,
  seats: (seats) => `At the table: ${seats}.`,
  howToAnswer: 'Type your answers and press Enter; ? explains how.',
  drawn: (dealer) =>
    `${verb(dealer, 'draw', 'draws')} the highest card and ${dealer.you ? 'deal' : 'deals'} first.`,
  deals: (board, dealer) => `Deal ${board}. ${verb(dealer, 'deal', 'deals')}.`,
  hand: (cards) => `Your hand: ${cards}`,
  passes: (who) => `${verb(who, 'pass', 'passes')}.`,
  bids: (who, contract) => `${verb(who, 'bid', 'bids')} ${contract}.`,
  plays: (who, contract) => `${verb(who, 'play', 'plays')} ${contract}.`,
  partner: (who) => `${verb(who, 'are', 'is')} the partner.`,
  namesTrump: (who, suit) => `${verb(who, 'make', 'makes')} ${suit} trump.`,
  calls: (who, card, blind) => `${verb(who, 'call', 'calls')} ${card}${blind ? ', blind' : ''}.`,
  leads: (who, trick) => `Trick ${trick}. ${verb(who, 'lead', 'leads')}.`,
  playsCard: (who, card) => `${verb(who, 'play', 'plays')} ${card}.`,
  playsFaceDown: (who, card) =>
    card === null
      ? `${verb(who, 'lead', 'leads')} a card face down.`
      : `${verb(who, 'lead', 'leads')} ${card} face down.`,
  turnedUp: (who, card) => `The card that ${who.name} led face down is ${card}.`,
  wins: (who, trick, taken) => `${verb(who, 'win', 'wins')} trick ${trick}. Tricks: ${taken}.`,
  openHand: (who, cards) => `${verb(who, 'lay', 'lays')} ${who.you ? 'your' : 'their'} hand open: ${cards}`,
  lastDeal: 'Time is up: this deal is the last.',
  thrownIn: 'Everybody passed: the cards are thrown in.',
  dealtHand: (who, cards) => `${who.name}: ${cards}`,
  points: (points) => `Points: ${points}.`,
  totals: (totals) => `Totals: ${totals}.`,
  matchWon: (who) =>
    `The match is over. ${list(who.map(({ name }) => name))} ${who.length === 1 && who[0]?.you === false ? 'wins' : 'win'}.`,
  askBid: (choices) => `Your bid? ${choices}`,
  askTrump: (choices) => `Which suit is trump? ${choices}`,
  askCall: (choices) => `Which card do you call? ${choices}`,
  askCard: (choices) => `Your card? ${choices}`,
  help: [
    'Bid: pas, or a contract such as rik. Trump: trump h. Call: call sa. Play: h5; face down: h5*.',
    'A card is its suit (s h d c) and its rank (a k q j t 9 ... 2). The beginning of a word is enough when it is clear.',
    'l: last trick. s: score sheet. ?: this help. q: leave; the match is saved.',
  ],
  noLastTrick: 'No trick has been played in this deal.',
  lastTrick: (plays, winner) => `Last trick: ${plays}. ${verb(winner, 'won', 'won')} it.`,
  noScores: 'No deal has been finished yet.',
  score: (board, contract, points) => `Deal ${board}, ${contract}: ${points}`,
  notUnderstood: (typed, choices) => `"${typed}" is no answer here; you can type: ${choices}`,
  severalMeanings: (typed, meanings) => `"${typed}" can mean ${meanings}; type more of it.`,
  lineTooLong: (limit, choices) =>
    `A line of more than ${limit} characters is no answer here; you can type: ${choices}`,
  refused: (reason, choices) => `${reason} You can type: ${choices}`,
  resumed: (match, board) => `Match ${match} goes on at deal ${board}; --new starts another.`,
  saved: (match) => `Match ${match} is saved; the next rikken goes on with it.`,
  notSaved: 'This match is not saved.',
};
