import { dealtSeats, type PlayerCount } from '../engine/seats.js';
import { makeDeal } from './dealCode.js';
import type { DealRecord, DealTag } from './record.js';
import { calledText, drawText, outcomeText, scoreText, seatText, suitText, tricksText } from './tagText.js';
import { makeCard } from './words.js';

/** The canonical value of a tag of a deal; null where it does not stand, and for the last deal's, which has no fixed place. */
export function statedText(deal: DealRecord, tag: DealTag, players: PlayerCount): string | null {
  switch (tag) {
    case 'Draw':
      return deal.draw && drawText(deal.draw.value);
    case 'Board':
      return String(deal.board.value);
    case 'Dealer':
      return seatText(deal.dealer.value);
    case 'Deal':
      return makeDeal(deal.hands.value, dealtSeats(players, deal.dealer.value));
    case 'Turned':
      return deal.turned && makeCard(deal.turned.value);
    case 'Announce':
      return deal.announcer && seatText(deal.announcer.value);
    case 'LastDeal':
      return null;
    case 'Auction':
      return deal.auction && seatText(deal.auction.value);
    case 'Contract':
      return deal.contracts && outcomeText(deal.contracts.value);
    case 'Partner':
      return deal.partner && seatText(deal.partner.value);
    case 'Trump':
      return deal.trump && suitText(deal.trump.value);
    case 'Call':
      return deal.called && calledText(deal.called.value);
    case 'Play':
      return deal.play && seatText(deal.play.value);
    case 'Tricks':
      return deal.tricks && tricksText(deal.tricks.value);
    case 'Score':
      return deal.score && scoreText(deal.score.value);
  }
}
