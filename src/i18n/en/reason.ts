import type { Reason } from '../../bots/reason.js';
import { gameName, type NameOf } from '../contractNames.js';
import { expectedPoints, oneDecimal, percent } from '../figures.js';
import type { Labels } from '../labels.js';
import type { ReasonTexts } from '../texts/reason.js';
import { capitalised } from '../words.js';

const decimal = (value: number): string => oneDecimal(value, '.');
const points = (value: number): string => expectedPoints(value, '.');
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** How good a bid looks; the tricks of a bid for an exact number are no estimate and are left out. */
const prospects = (tricks: number, chance: number): string =>
  Number.isInteger(tricks)
    ? `a ${percent(chance)} chance`
    : `about ${decimal(tricks)} tricks, a ${percent(chance)} chance`;

function nothingPays(
  { best, points: expected, passing }: Extract<Reason, { readonly code: 'nothing-pays' }>,
  nameOf: NameOf,
): string {
  return best === null
    ? 'There is nothing to bid, so pass.'
    : `Too little for a bid: ${nameOf(best)} brings ${points(expected)} points on average, a pass ${points(passing)}.`;
}

function sentence(reason: Reason, labels: Labels, nameOf: NameOf): string {
  const card = 'card' in reason ? labels.card(reason.card) : '';
  const suit = 'suit' in reason ? labels.suit(reason.suit) : '';
  const seat = 'seat' in reason ? labels.seat(reason.seat) : '';
  const chance = 'chance' in reason ? percent(reason.chance) : '';
  const safety = 'safety' in reason ? percent(reason.safety) : '';
  const bid = 'contract' in reason ? nameOf(reason.contract) : '';
  switch (reason.code) {
    case 'any-legal':
      return `Chosen at random from ${reason.choices}.`;
    case 'only-choice':
      return 'Nothing else is allowed.';
    case 'bid-pays':
      return `${capitalised(bid)}: ${prospects(reason.tricks, reason.chance)}; that brings ${points(reason.points)} points on average, a pass ${points(reason.passing)}.`;
    case 'bid-loses-least':
      return `A pass is not allowed and ${bid} is best then: ${prospects(reason.tricks, reason.chance)}, ${points(reason.points)} points on average.`;
    case 'announce-aces':
      return `${reason.aces} aces in the hand: that is ${bid}.`;
    case 'nothing-pays':
      return nothingPays(reason, nameOf);
    case 'choose-game':
      return `With these cards ${gameName(reason.game)} is best: ${points(reason.points)} points on average.`;
    case 'best-trump':
      return `With ${suit} as trump (${cards(reason.length)}) it is about ${decimal(reason.tricks)} tricks, more than with any other suit.`;
    case 'call-short-suit':
      return `With only ${cards(reason.held)} of that suit ${card} falls soon, and then the suit can be ruffed.`;
    case 'call-to-promote':
      return `The cards in hand come right below ${card}: once it has fallen they are high (${cards(reason.held)} of that suit).`;
    case 'call-long-suit':
      return `No shorter suit has anything better to call than ${card}, with ${cards(reason.held)} of its suit in hand.`;
    case 'call-blind':
      return `The hand holds nothing of that suit: ${card} is called blind, and whoever else leads it can be ruffed.`;
    case 'draw-trumps':
      return `Draw trumps (${suit}): the other side still has about ${decimal(reason.out)}.`;
    case 'trump-for-declarer':
      return `A trump lead (${suit}) by the partner helps declarer: the other side still has about ${decimal(reason.out)}.`;
    case 'trump-against-ruffs':
      return `A trump lead (${suit}) takes ruffs away from the other side, which still has about ${decimal(reason.out)}.`;
    case 'find-partner':
      return `A lead of the called suit (${suit}) brings out the called card and shows the partner: a ${chance} chance of the trick.`;
    case 'lead-face-down':
      return `A face-down lead brings out the called card (${suit}) and shows the partner: a ${chance} chance of the trick.`;
    case 'cash-winner':
      return `${card} is the highest now: take the trick, a ${chance} chance that it holds.`;
    case 'lead-singleton':
      return `Away with the only card in ${suit}, to ruff that suit later.`;
    case 'force-out-higher':
      return reason.higher === 1
        ? `${card} drives out the only higher card; the suit is high after that.`
        : `${card} drives out one of the ${reason.higher} higher cards, so that the suit becomes high.`;
    case 'lead-least-loss':
      return `A lead in ${suit} gives least away: a ${chance} chance of the trick.`;
    case 'last-hand-cheapest-winner':
      return `Nobody plays after this: ${card} is the cheapest card that takes the trick.`;
    case 'second-hand-low':
      return `Second hand low: ${card} keeps the high cards for a high card of somebody else.`;
    case 'third-hand-high':
      return `Only one more plays after this, so high: ${card} has a ${chance} chance of the trick.`;
    case 'take-with-highest':
      return `${card} is the highest one left: take the trick.`;
    case 'play-high':
      return `${card} can hold the trick: a ${chance} chance.`;
    case 'partner-is-winning':
      return `The trick is in good hands, with ${seat}: it needs nothing high.`;
    case 'cannot-beat':
      return `The trick cannot be won, so as cheaply as possible: ${card}.`;
    case 'not-worth-it':
      return `This trick is not worth a high card; ${card} costs least.`;
    case 'ruff':
      return `Ruff with ${card}: a ${chance} chance of the trick.`;
    case 'overruff':
      return `Overruff with ${card}: it goes above the trump that lies there.`;
    case 'save-trump':
      return `This trick is not worth a trump; ${card} is missed least.`;
    case 'discard':
      return `The trick cannot be won any more; ${card} is missed least.`;
    case 'duck-high':
      return `As high as possible below the trick, with ${card}: a ${safety} chance that all goes well from here.`;
    case 'shed-danger':
      return `Now ${card} can be thrown away for nothing: a ${safety} chance that all goes well with the rest.`;
    case 'safe-exit':
      return `${card} is the safest card to lead: a ${safety} chance that all goes well.`;
    case 'take-planned-trick':
      return `This is the trick to take, with ${card}: a ${safety} chance that all goes well from here.`;
    case 'least-risk':
      return `${card} goes above the trick, but anything else is more dangerous: a ${safety} chance that all goes well.`;
    case 'attack-exposed-suit':
      return `The weak suit of ${seat} is ${suit}: a ${chance} chance that the trick falls there.`;
    case 'stay-below':
      return `Stay below with ${card}, so that the trick can fall to ${seat}.`;
    case 'keep-low-cards':
      return `${card} can go; the low cards of the other suits are needed later.`;
    case 'get-rid-of-high':
      return `Away with ${card} now; the lower cards below it are needed later.`;
    case 'take-his-trick':
      return `Take this trick away from ${seat} with ${card}, for every trick is needed there.`;
    case 'nothing-at-stake':
      return 'There is nothing left to win or to lose: any card will do.';
  }
}

/** Why a bot does what it does, in English, with contracts named by this function. */
export const reason = (nameOf: NameOf): ReasonTexts => ({
  sentence: (why, labels) => sentence(why, labels, nameOf),
});
