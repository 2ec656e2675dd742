import type { Event } from '../../engine/event.js';
import type { RuleError } from '../../engine/ruleError.js';
import type { Seat } from '../../engine/seats.js';
import type { Call, ContractResult, GameResult, Settlement } from '../../engine/state.js';
import { gameName, type NameOf } from '../contractNames.js';
import type { Labels } from '../labels.js';
import type { GameTexts } from '../texts/game.js';
import { capitalised, listed, signed } from '../words.js';

const suitNames = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const rankNames = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;
export const phaseNames = {
  draw: 'the draw for first dealer',
  deal: 'the dealing',
  auction: 'the auction',
  naming: 'the naming of trump',
  calling: 'the calling of a card',
  play: 'the play',
  over: 'the end of the match',
} as const;

const entryNames: Readonly<Record<string, string>> = {
  draw: 'a draw for first dealer',
  deal: 'a deal',
  'last-deal': 'announcing the last deal',
  pass: 'a pass',
  bid: 'a bid',
  game: 'choosing a game',
  trump: 'naming trump',
  call: 'calling a card',
  play: 'playing a card',
};

const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);
const list = (words: readonly string[]): string => listed(words, 'and');
const choice = (words: readonly string[]): string => listed(words, 'or');

const phaseName = (phase: string): string =>
  Object.entries(phaseNames).find(([key]) => key === phase)?.[1] ?? phase;

function ruleError(error: RuleError, labels: Labels, contractName: NameOf): string {
  const bid = 'bid' in error ? contractName(error.bid) : '';
  const card = 'card' in error ? labels.card(error.card) : '';
  switch (error.code) {
    case 'wrong-phase':
      return `Not the time for ${entryNames[error.entry] ?? error.entry}: the match is at ${phaseName(error.phase)}.`;
    case 'not-your-turn':
      return `The turn is with ${labels.seat(error.turn)}, not with ${labels.seat(error.seat)}.`;
    case 'bad-draw':
      return 'This cannot be the draw for first dealer: everybody draws a card of their own, and only those who tie for the highest draw again.';
    case 'wrong-dealer':
      return `The dealer is ${labels.seat(error.expected)}, not ${labels.seat(error.dealer)}: the deal moves one place clockwise every time.`;
    case 'wrong-board':
      return `After the deal before this comes board ${error.expected}, not ${error.board}.`;
    case 'wrong-hand-size':
      return `${labels.seat(error.seat)}: ${error.cards} cards dealt where there must be ${error.expected}.`;
    case 'card-dealt-twice':
      return `${card} is dealt twice; every card occurs once.`;
    case 'turned-card-missing':
      return 'The turned card is missing: in these rules the last card dealt is shown to all.';
    case 'turned-card-not-dealt':
      return `${card} cannot be the turned card, for nobody was dealt it.`;
    case 'unknown-bid':
      return `There is no bid ${bid} in these rules.`;
    case 'bid-too-low':
      return `${capitalised(bid)} is too low: bid higher than ${contractName(error.standing)}, or pass.`;
    case 'may-not-join':
      return `${capitalised(bid)} may not stand beside ${contractName(error.standing)}: bid higher, or pass.`;
    case 'may-not-open':
      return `The auction may not be opened with ${bid}; it may be with ${choice(error.openings.map(contractName))}.`;
    case 'needs-earlier-bid':
      return `${capitalised(bid)} is allowed only after an earlier bid of ${choice(error.after.map(contractName))}.`;
    case 'not-the-next-step':
      return error.next === null
        ? `${capitalised(bid)} is not possible: nothing outranks the standing bid.`
        : `${capitalised(bid)} skips a step: the next bid is ${contractName(error.next)}.`;
    case 'needs-aces':
      return `${capitalised(bid)} needs a hand with exactly ${error.aces} aces.`;
    case 'must-announce-aces':
      return `With these aces ${bid} or a higher bid is compulsory.`;
    case 'must-bid':
      return 'Everybody has passed: a pass is not allowed now, choose a bid.';
    case 'must-bid-or-choose':
      return `Everybody has passed: a pass is not allowed now, choose a bid, or a game: ${choice(error.games.map(gameName))}.`;
    case 'may-not-choose':
      return `${capitalised(gameName(error.game))} cannot be chosen now: only the last to speak may, when all others have passed and the rules offer it.`;
    case 'unknown-game':
      return `There is no game ${gameName(error.game)} in these rules.`;
    case 'suit-of-fourth-ace':
      return `${capitalised(suitNames[error.suit])} cannot be trump, for it is the suit of the fourth ace; name another suit.`;
    case 'partner-not-known':
      return 'Who holds the fourth ace is not known: state the partner, or the cards that are missing.';
    case 'call-own-card':
      return `${card} is in the caller's own hand; call a card that somebody else holds.`;
    case 'call-trump':
      return `${card} is a trump; call a card of another suit.`;
    case 'call-higher-rank':
      return `${card} cannot be called: there is still ${error.rank === 12 ? 'an' : 'a'} ${rankNames[error.rank] ?? ''} to call.`;
    case 'call-held-suit':
      return `${card} cannot be called: call one in a side suit of which the hand holds a card.`;
    case 'call-is-blind':
      return `${card} is a blind call, for the hand holds nothing of that suit; say that it is blind.`;
    case 'call-not-blind':
      return `${card} is no blind call, for the hand holds a card of that suit; call it openly.`;
    case 'card-not-held':
      return `${card} is not in the hand; play a card that is.`;
    case 'card-not-shown':
      return 'A card that everybody can see is needed here; only a face-down lead may stay hidden.';
    case 'must-follow-suit':
      return `Following suit is compulsory: play ${suitNames[error.suit]}.`;
    case 'must-play-called-card':
      return `The called card must be played now: ${card}.`;
    case 'must-ruff':
      return `Who cannot follow suit must trump: play ${suitNames[error.trump]}.`;
    case 'may-not-ruff':
      return `This trick may not be ruffed: play another suit than ${suitNames[error.trump]}.`;
    case 'keep-called-card':
      return `The called card ${card} may go only when nothing else is left; play another card.`;
    case 'no-spades-yet':
      return `In the first ${error.tricks === 1 ? 'trick' : `${error.tricks} tricks`} no spade may be led or discarded; play another suit.`;
    case 'must-discard-queen':
      return `Who cannot follow suit must discard the queen of spades: play ${card}.`;
    case 'face-down-not-leading':
      return 'Only a lead can be face down; play a card face up.';
    case 'face-down-not-allowed':
      return 'Only a declarer who called blind may lead face down, until the called card has fallen; play face up.';
    case 'face-down-used':
      return 'A face-down lead is allowed only once in a deal; play face up.';
  }
}

function event(happened: Event, labels: Labels, contractName: NameOf): string {
  const seats = (all: readonly Seat[]): string => list(all.map(labels.seat));
  switch (happened.type) {
    case 'dealer-drawn':
      return `Highest card drawn, so first dealer: ${labels.seat(happened.dealer)}`;
    case 'dealt':
      return `Deal ${happened.board}, dealer: ${labels.seat(happened.dealer)}`;
    case 'card-turned':
      return `Turned up for all to see: ${labels.card(happened.card)}`;
    case 'aces-announced':
      return `Three aces announced by ${labels.seat(happened.seat)}: ${contractName(happened.contract)}`;
    case 'last-deal':
      return 'The time is up: this is the last deal';
    case 'call-made':
      return `${labels.seat(happened.call.seat)}: ${callWord(happened.call, contractName)}`;
    case 'auction-ended':
      return `Contract: ${list(happened.contracts.map(({ seat, contract }) => `${contractName(contract.id)} by ${labels.seat(seat)}`))}`;
    case 'game-begun':
      return `Everybody passed, so they play ${gameName(happened.game)}`;
    case 'partner-named':
      return `Partner, with the fourth ace: ${labels.seat(happened.seat)}`;
    case 'trump-named':
      return `Trump: ${suitNames[happened.suit]} (${labels.seat(happened.seat)})`;
    case 'card-called':
      return `${happened.blind ? 'Called blind' : 'Called'} by ${labels.seat(happened.seat)}: ${labels.card(happened.card)}`;
    case 'card-played':
      return `${labels.seat(happened.seat)}: ${playedCard(happened, labels)}`;
    case 'card-turned-up':
      return `The face-down card of ${labels.seat(happened.seat)}: ${labels.card(happened.card)}`;
    case 'trick-won':
      return `Trick ${happened.number}: ${labels.seat(happened.trick.winner)}`;
    case 'partner-shown':
      return `Partner: ${labels.seat(happened.seat)}`;
    case 'hands-laid-open':
      return `Open on the table: the cards of ${seats(happened.seats)}`;
    case 'deal-settled':
      return settled(happened.settlement, labels, contractName);
    case 'match-over':
      return `End of the match, won by ${seats(happened.winners)}`;
  }
}

function callWord(call: Call, contractName: NameOf): string {
  if (call.type === 'pass') return 'pass';
  return call.type === 'bid' ? contractName(call.bid) : gameName(call.game);
}

function settled(settlement: Settlement, labels: Labels, contractName: NameOf): string {
  if (settlement.kind === 'thrown-in') return 'Everybody passed: the cards are dealt anew';
  return settlement.kind === 'game'
    ? gameResult(settlement.result, labels)
    : settlement.results.map((one) => result(one, labels, contractName)).join('; ');
}

function playedCard(
  { card, faceDown }: Extract<Event, { readonly type: 'card-played' }>,
  labels: Labels,
): string {
  if (card === null) return 'a card face down';
  return faceDown ? `${labels.card(card)}, face down` : labels.card(card);
}

function sum(result: ContractResult): string {
  const off = result.made ? (result.extraTricks === 1 ? 'overtrick' : 'overtricks') : 'off';
  const parts = [
    String(result.base),
    ...(result.extraTricks * result.perExtra === 0
      ? []
      : [`${result.extraTricks} ${off} × ${result.perExtra}`]),
    ...(result.slam === 0 ? [] : [`${result.slam} for all tricks`]),
  ];
  return parts.length === 1 ? parts.join('') : `${parts.join(' + ')} = ${result.value}`;
}

function result(one: ContractResult, labels: Labels, contractName: NameOf): string {
  const side = list([one.declarer, ...(one.partner === null ? [] : [one.partner])].map(labels.seat));
  const outcome = one.made ? 'made' : 'failed';
  return `${contractName(one.contract)} by ${side} with ${tricks(one.tricks)}: ${outcome}, ${sum(one)} (${labels.seat(one.declarer)} ${signed(one.deltas[one.declarer])})`;
}

function gameResult({ game, queenTaker, lastTaker, winners }: GameResult, labels: Labels): string {
  const name = gameName(game);
  if (queenTaker !== null && lastTaker !== null)
    return `${name}: queen of spades to ${labels.seat(queenTaker)}, last trick to ${labels.seat(lastTaker)}`;
  return winners.length === 0 ? `${name}: nobody wins` : `${name}: won by ${list(winners.map(labels.seat))}`;
}

/** The words of the game in English, with contracts named by this function; those names stay Dutch. */
export const game = (contractName: NameOf): GameTexts => ({
  suitNames,
  rankNames,
  seatNames: ['north', 'east', 'south', 'west', 'fifth player'],
  you: 'You',
  phaseNames,
  pass: 'pass',
  trump: 'trump',
  noTrump: 'no trump',
  declarer: 'declarer',
  partner: 'partner',
  dealer: 'dealer',
  faceDown: 'face down',
  blind: 'blind',
  contractName,
  gameName,
  list,
  choice,
  tricks,
  ruleError: (error, labels) => ruleError(error, labels, contractName),
  event: (happened, labels) => event(happened, labels, contractName),
  sum,
  result: (one, labels) => result(one, labels, contractName),
  gameResult,
});
