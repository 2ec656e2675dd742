import { type Suit, suitOf } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { ledSuit } from '../../engine/play.js';
import type { Trick } from '../../engine/state.js';
import { contextOf } from '../context.js';
import type { Remark, TableState } from '../state.js';
import type { Tone } from '../theme.js';
import { someone } from './people.js';
import { showsTrick, turnOf } from './seats.js';
import { dealOf, whyNot } from './seen.js';

/** The line that says what is going on, or what the player may do. */
export interface MessageView {
  readonly text: string;
  readonly tone: Tone;
}

const NOTHING: MessageView = { text: '', tone: 'plain' };

/** Why a key did not do what was meant, in one sentence. */
function remarkText(state: TableState, remark: Remark): string {
  const { setup, observation } = state;
  const { game, table } = setup.texts;
  if (remark.kind === 'not-your-turn') {
    const turn = turnOf(state);
    return turn === null ? '' : table.notYourTurn(someone(setup, turn));
  }
  if (remark.kind === 'not-held') {
    const rank = remark.rank === null ? null : (game.rankNames[remark.rank] ?? null);
    return table.notHeld(game.suitNames[remark.suit], rank);
  }
  if (remark.kind === 'unknown-key') return table.unknownKey;
  if (remark.kind === 'tempo') return table.tempo(state.speed);
  const error = whyNot(observation, remark.action);
  return error === null ? '' : game.ruleError(error, setup.labels);
}

/** What is asked of whoever has to play a card. */
function askForCard(state: TableState, deal: ObservedDeal): string {
  const { setup, observation } = state;
  const { table, game } = setup.texts;
  if (state.faceDown && deal.called !== null) return table.goesFaceDown(setup.labels.card(deal.called.card));
  const led = ledSuit(deal.table, deal.called);
  if (led === null) return table.yourLead;
  const suits = playableSuits(observation);
  const called = deal.called?.card ?? null;
  const isDuty = observation.legal.some((action) => action.type === 'play' && action.card === called);
  if (observation.legal.length === 1 && !isDuty) return table.onlyCard;
  if (isDuty && observation.legal.length === 1 && called !== null) {
    return game.ruleError({ code: 'must-play-called-card', card: called }, setup.labels);
  }
  return suits.every((suit) => suit === led) ? table.follow(game.suitNames[led]) : table.anyCard;
}

const playableSuits = ({ legal }: Observation): readonly Suit[] =>
  legal.flatMap((action) => (action.type === 'play' && action.card !== null ? [suitOf(action.card)] : []));

function question(state: TableState, deal: ObservedDeal): string {
  const { table, game } = state.setup.texts;
  switch (contextOf(state)) {
    case 'bid':
      return table.yourBid;
    case 'trump':
      return table.yourTrump;
    case 'call':
      return table.yourCall;
    case 'rank':
      return state.namedSuit === null ? '' : table.whichRank(game.suitNames[state.namedSuit]);
    default:
      return askForCard(state, deal);
  }
}

/** Who turned out to be the partner in the trick that is on show, in words. */
function shownPartner({ setup, events }: TableState, deal: ObservedDeal, trick: Trick): readonly string[] {
  const fell = trick.plays.some((play) => play.card === deal.called?.card);
  const shown = fell || events.some((event) => event.type === 'partner-shown');
  return shown && deal.partner !== null ? [`${setup.texts.game.partner}: ${setup.names[deal.partner]}`] : [];
}

function going(state: TableState, deal: ObservedDeal): string {
  const { setup } = state;
  const { table } = setup.texts;
  const last = deal.tricks.at(-1);
  if (showsTrick(state) && last !== undefined) {
    return [
      table.trickFor(deal.tricks.length, someone(setup, last.winner)),
      ...shownPartner(state, deal, last),
    ].join(' · ');
  }
  const turn = turnOf(state);
  return turn === null ? '' : table.turn(someone(setup, turn));
}

/** What stands above the key line. */
export function messageView(state: TableState): MessageView {
  const { remark } = state;
  if (remark !== null) {
    return { text: remarkText(state, remark), tone: remark.kind === 'tempo' ? 'strong' : 'warning' };
  }
  const deal = dealOf(state.observation);
  if (deal === null) return NOTHING;
  // After the auction the heading has no room for how the match began, so it stands here until the player does something.
  if (state.notice !== null && deal.contracts.length > 0 && !state.cursorMoved) {
    return { text: state.notice, tone: 'strong' };
  }
  if (state.stage.kind === 'asking') return { text: question(state, deal), tone: 'turn' };
  return { text: going(state, deal), tone: showsTrick(state) ? 'strong' : 'quiet' };
}
