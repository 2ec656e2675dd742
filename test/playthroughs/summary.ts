import { cardName, SUIT_LETTERS } from '../../src/engine/cards.js';
import type { Event } from '../../src/engine/event.js';
import { type PlayerCount, SEAT_LETTERS, type Seat, seatsOf } from '../../src/engine/seats.js';
import type { ContractResult, GameResult, Settlement } from '../../src/engine/state.js';
import { amounts, letters } from '../support/table.js';
import type { PlayedDeal } from './played.js';

const at = (seat: Seat): string => SEAT_LETTERS[seat];

/** How a contract ended, with its sum: `E rik, N: 8 tricks, made, 1 + 0 x 1 + 0 = 1: N +1 E +1 S -1 W -1`. */
function resultText(result: ContractResult, players: PlayerCount): string {
  const { declarer, partner, contract, tricks, made, base, extraTricks, perExtra, slam, value } = result;
  const side = partner === null ? at(declarer) : `${at(declarer)} and ${at(partner)}`;
  const sum = `${base} + ${extraTricks} x ${perExtra} + ${slam} = ${value}`;
  return `${contract} by ${side}: ${tricks} tricks, ${made ? 'made' : 'failed'}, ${sum}: ${amounts(result.deltas, players)}`;
}

/** How a special game ended: `een-of-vijf: counted N 3 E 5 S 1 W 4, won by E S`. */
function gameText(
  { game, counted, queenTaker, lastTaker, winners }: GameResult,
  players: PlayerCount,
): string {
  const takers = [
    ...(queenTaker === null ? [] : [`queen to ${at(queenTaker)}`]),
    ...(lastTaker === null ? [] : [`last trick to ${at(lastTaker)}`]),
  ];
  const counts = seatsOf(players)
    .map((seat) => `${at(seat)} ${counted[seat]}`)
    .join(' ');
  return [
    `${game}: counted ${counts}`,
    ...takers,
    `won by ${winners.length === 0 ? 'nobody' : letters(winners)}`,
  ].join(', ');
}

/** How a deal ended, a line for each contract. */
function settlementLines(settlement: Settlement, players: PlayerCount): readonly string[] {
  if (settlement.kind === 'thrown-in') return ['thrown in'];
  if (settlement.kind === 'contracts') {
    return settlement.results.map((result) => resultText(result, players));
  }
  return [`${gameText(settlement.result, players)}: ${amounts(settlement.deltas, players)}`];
}

/** What an event tells beside the cards and calls that stand in the record, or null. */
function eventText(event: Event): string | null {
  switch (event.type) {
    case 'dealer-drawn':
      return `${at(event.dealer)} deals first`;
    case 'card-turned':
      return `${cardName(event.card)} is turned up`;
    case 'aces-announced':
      return `${at(event.seat)} announces ${event.contract}`;
    case 'game-begun':
      return `${event.game} is played`;
    case 'last-deal':
      return 'the time is up';
    case 'partner-named':
      return `${at(event.seat)} is named as partner`;
    case 'trump-named':
      return `${at(event.seat)} has ${SUIT_LETTERS[event.suit]} as trump`;
    case 'card-called':
      return `${at(event.seat)} calls ${cardName(event.card)}${event.blind ? ' blind' : ''}`;
    case 'card-turned-up':
      return `${at(event.seat)} turns up ${cardName(event.card)}`;
    case 'partner-shown':
      return `${at(event.seat)} is shown as partner`;
    case 'hands-laid-open':
      return `open lie ${letters(event.seats)}`;
    case 'match-over':
      return `the match is won by ${letters(event.winners)}`;
    default:
      return null;
  }
}

/** The events of a deal in order, the tricks between them told by their winners. */
function story(events: readonly Event[]): readonly string[] {
  const lines: string[] = [];
  for (const event of events) {
    const text = eventText(event);
    if (text !== null) lines.push(text);
    if (event.type !== 'trick-won') continue;
    const before = lines.at(-1);
    const winner = at(event.trick.winner);
    if (before?.startsWith('tricks')) lines.splice(-1, 1, `${before} ${winner}`);
    else lines.push(`tricks ${winner}`);
  }
  return lines;
}

function dealSummary({ deal, settlement, events, totals, players }: PlayedDeal): string {
  return [
    `board ${deal.board}`,
    ...story(events),
    ...settlementLines(settlement, players),
    `totals ${amounts(totals, players)}`,
  ].join('\n  ');
}

/** What happened in the deals of a file, a line each: derived by the engine, not written in the record. */
export const summary = (file: string, deals: readonly PlayedDeal[]): string =>
  [file, ...deals.map(dealSummary)].join('\n');
