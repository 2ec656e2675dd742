import { suitOf } from '../../engine/cards.js';
import type { ObservedDeal } from '../../engine/observation.js';
import { ledSuit } from '../../engine/play.js';
import type { RuleError } from '../../engine/ruleError.js';
import type { Trick } from '../../engine/state.js';
import { contextOf } from '../context.js';
import type { Remark, TableState } from '../state.js';
import { inLines } from '../text.js';
import type { Tone } from '../theme.js';
import { cardsToPlay, isPlayable } from './hand.js';
import { someone, whoseTurn } from './people.js';
import { showsTrick, turnOf } from './seats.js';
import { dealOf, playsOpenHand, whyNot } from './seen.js';

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
    return turn === null ? '' : table.notYourTurn(whoseTurn(setup, turn, observation.by));
  }
  if (remark.kind === 'not-held') {
    const rank = remark.rank === null ? null : (game.rankNames[remark.rank] ?? null);
    return table.notHeld(game.suitNames[remark.suit], rank, playsOpenHand(observation));
  }
  if (remark.kind === 'unknown-key') return table.unknownKey;
  if (remark.kind === 'tempo') return table.tempo(state.speed);
  const error = whyNot(observation, remark.action);
  return error === null ? '' : game.ruleError(error, setup.labels);
}

/** Why some of the cards may not be played, or null where all may: what every refusal on this turn would say. */
function restriction(state: TableState): RuleError | null {
  const { observation } = state;
  const refused = cardsToPlay(observation).find((card) => !isPlayable(state, card));
  return refused === undefined ? null : whyNot(observation, { type: 'play', card: refused, faceDown: false });
}

/** What is asked of whoever has to play a card from his own hand. */
function askForCard(state: TableState, deal: ObservedDeal): string {
  const { setup } = state;
  const { table, game } = setup.texts;
  if (state.faceDown && deal.called !== null) return table.goesFaceDown(setup.labels.card(deal.called.card));
  const reason = restriction(state);
  if (reason?.code === 'must-follow-suit') return table.follow(game.suitNames[reason.suit]);
  if (reason !== null) return game.ruleError(reason, setup.labels);
  const led = ledSuit(deal.table, deal.called);
  if (led === null) return table.yourLead;
  const cards = cardsToPlay(state.observation);
  if (cards.length === 1) return table.onlyCard;
  return cards.every((card) => suitOf(card) === led) ? table.follow(game.suitNames[led]) : table.anyCard;
}

/** What is asked of whoever has to play a card, from the open hand too (R11.3). */
const askForPlay = (state: TableState, deal: ObservedDeal): string =>
  [
    ...(playsOpenHand(state.observation) ? [state.setup.texts.table.yourOpenHand] : []),
    askForCard(state, deal),
  ].join(' · ');

/** What is asked of whoever names trump: with the fourth ace he does so as the partner (R5.3). */
function askForTrump({ setup, observation }: TableState, deal: ObservedDeal): string {
  const { table } = setup.texts;
  return deal.partner === observation.seat && deal.fourthAce !== null
    ? table.yourTrumpAsPartner(setup.labels.card(deal.fourthAce))
    : table.yourTrump;
}

/** What is asked of whoever speaks: why he may not pass, where that is so. */
function askForBid({ setup, observation }: TableState): string {
  const { game, table } = setup.texts;
  const error = whyNot(observation, { type: 'pass' });
  return error === null ? table.yourBid : game.ruleError(error, setup.labels);
}

function question(state: TableState, deal: ObservedDeal): string {
  const { table, game } = state.setup.texts;
  switch (contextOf(state)) {
    case 'bid':
      return askForBid(state);
    case 'trump':
      return askForTrump(state, deal);
    case 'call':
      return deal.trump === null ? table.yourKing : table.yourCall;
    case 'play':
      return state.mayClaim ? table.mayClaim('c') : askForPlay(state, deal);
    case 'rank':
      return state.namedSuit === null ? '' : table.whichRank(game.suitNames[state.namedSuit]);
    default:
      return askForPlay(state, deal);
  }
}

/** Who turned out to be the partner in the trick that is on show, in words. */
function shownPartner({ setup, events }: TableState, deal: ObservedDeal, trick: Trick): readonly string[] {
  const fell = trick.plays.some((play) => play.card === (deal.called?.card ?? deal.fourthAce));
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
  return turn === null ? '' : table.turn(whoseTurn(setup, turn, state.observation.by));
}

/** What stands above the key line. */
export function messageView(state: TableState): MessageView {
  const { remark } = state;
  if (remark !== null) {
    return { text: remarkText(state, remark), tone: remark.kind === 'tempo' ? 'strong' : 'warning' };
  }
  const deal = dealOf(state.observation);
  if (deal === null) return NOTHING;
  if (state.skipping) return { text: state.setup.texts.table.skipping, tone: 'quiet' };
  if (state.claimed) return { text: state.setup.texts.table.claimed, tone: 'quiet' };
  // After the auction the heading has no room for how the match began, so it stands here until the player does something.
  if (state.notice !== null && deal.contracts.length > 0 && !state.cursorMoved) {
    return { text: state.notice, tone: 'strong' };
  }
  if (state.stage.kind === 'asking') return { text: question(state, deal), tone: 'turn' };
  return { text: going(state, deal), tone: showsTrick(state) ? 'strong' : 'quiet' };
}

/** What stands above the key line in lines of so many cells: one, or two for a long reason. */
export const messageLines = (state: TableState, cells: number): readonly string[] =>
  inLines(messageView(state).text, MOST_LINES, cells);

const MOST_LINES = 2;
