import type { Reason } from '../../bots/reason.js';
import type { Action } from '../../engine/action.js';
import { gameName, type NameOf } from '../contractNames.js';
import { expectedPoints, isLikely, oneDecimal, percent } from '../figures.js';
import type { Labels } from '../labels.js';
import type { ReasonTexts } from '../texts/reason.js';
import { capitalised } from '../words.js';

const decimal = (value: number): string => oneDecimal(value, '.');
const points = (value: number): string => expectedPoints(value, '.');

/** `a 40% chance`, `an 83% chance`. */
function aChance(chance: number): string {
  const shown = percent(chance);
  return `${/^(8|1[18]%)/.test(shown) ? 'an' : 'a'} ${shown} chance`;
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** How good a bid looks; the tricks of a bid for an exact number are no estimate and are left out. */
const prospects = (tricks: number, chance: number): string =>
  Number.isInteger(tricks) ? aChance(chance) : `about ${decimal(tricks)} tricks, ${aChance(chance)}`;

/** A card above the trick that is played because it costs least, not because it will hold it. */
const cheapest = (card: string, chance: string): string =>
  `${card} costs least, though it seldom holds the trick: ${chance}.`;

function nothingPays(
  { best, points: expected, passing }: Extract<Reason, { readonly code: 'nothing-pays' }>,
  nameOf: NameOf,
): string {
  return best === null
    ? 'There is nothing to bid, so pass.'
    : `Too little: ${nameOf(best)} brings ${points(expected)} points on average, a pass ${points(passing)}.`;
}

function sentence(reason: Reason, labels: Labels, nameOf: NameOf): string {
  const card = 'card' in reason ? labels.card(reason.card) : '';
  const suit = 'suit' in reason && reason.suit !== null ? labels.suit(reason.suit) : '';
  const seat = 'seat' in reason ? labels.seat(reason.seat) : '';
  const chance = 'chance' in reason ? aChance(reason.chance) : '';
  const safety = 'safety' in reason ? aChance(reason.safety) : '';
  switch (reason.code) {
    case 'any-legal':
      return `Chosen at random from ${reason.choices}.`;
    case 'only-choice':
      return 'Nothing else is allowed.';
    case 'bid-pays':
      return `${capitalised(prospects(reason.tricks, reason.chance))} to make it: ${points(reason.points)} points on average, a pass ${points(reason.passing)}.`;
    case 'bid-loses-least':
      return `No pass is allowed; this is best: ${prospects(reason.tricks, reason.chance)}, ${points(reason.points)} points on average.`;
    case 'announce-aces':
      return `${reason.aces} aces in the hand: that is ${nameOf(reason.contract)}.`;
    case 'nothing-pays':
      return nothingPays(reason, nameOf);
    case 'choose-game':
      return `With these cards ${gameName(reason.game)} is best: ${points(reason.points)} points on average.`;
    case 'best-trump':
      return `With ${suit} (${cards(reason.length)}) it is about ${decimal(reason.tricks)} tricks, more than with any other suit.`;
    case 'call-short-suit':
      if (reason.held === 0)
        return `No card of that suit in hand: whatever is led of it besides ${card} can be ruffed.`;
      return `With only ${cards(reason.held)} of that suit ${card} falls soon; then the suit can be ruffed.`;
    case 'call-to-promote':
      return `The cards in hand come right below: once ${card} falls they are high (${reason.held} of that suit).`;
    case 'call-long-suit':
      return `No shorter suit has anything better to call than ${card} (${reason.held} of that suit in hand).`;
    case 'call-blind':
      return `The hand holds nothing of that suit: ${card} goes blind, and the suit can be ruffed.`;
    case 'draw-trumps':
      return `Draw trumps (${suit}): the other side still has about ${decimal(reason.out)}.`;
    case 'trump-for-declarer':
      return `A trump (${suit}) helps declarer draw them: the other side still has about ${decimal(reason.out)}.`;
    case 'trump-against-ruffs':
      return `A trump (${suit}) takes ruffs away from the other side, which has about ${decimal(reason.out)} left.`;
    case 'find-partner':
      return `The called suit (${suit}) brings out the partner: ${chance} of the trick.`;
    case 'lead-face-down':
      return `A face-down lead brings out the called card (${suit}): ${chance} of the trick.`;
    case 'cash-winner':
      return isLikely(reason.chance)
        ? `${card} is the highest now: take the trick, ${chance} that it holds.`
        : `${card} is the highest now, though it is often ruffed: ${chance} that it holds.`;
    case 'lead-singleton':
      return `Away with the only card in ${suit}, to ruff that suit later.`;
    case 'force-out-higher':
      return reason.higher === 1
        ? `${card} drives out the only higher card; the suit is high after that.`
        : `${card} drives out one of the ${reason.higher} higher cards, so that the suit becomes high.`;
    case 'lead-least-loss':
      return `A lead in ${suit} gives least away: ${chance} of the trick.`;
    case 'last-hand-cheapest-winner':
      return 'Nobody plays after this: the cheapest card that takes the trick is enough.';
    case 'second-hand-low':
      return 'Second hand plays low and keeps its high cards.';
    case 'third-hand-high':
      return isLikely(reason.chance)
        ? `Only one more plays after this, so high: ${chance} of the trick.`
        : cheapest(card, chance);
    case 'take-with-highest':
      return `${card} is the highest one left: take the trick.`;
    case 'play-high':
      return isLikely(reason.chance) ? `${card} can hold the trick: ${chance}.` : cheapest(card, chance);
    case 'partner-is-winning':
      return `The trick is in good hands, with ${seat}: it needs nothing high.`;
    case 'cannot-beat':
      return 'The trick cannot be won, so as cheaply as possible.';
    case 'not-worth-it':
      return `This trick is not worth a high card; ${card} costs least.`;
    case 'ruff':
      return `Ruff with ${card}: ${chance} of the trick.`;
    case 'overruff':
      return `Overruff with ${card}: it goes above the trump that lies there.`;
    case 'save-trump':
      return `This trick is not worth a trump; ${card} is missed least.`;
    case 'discard':
      return `The trick cannot be won any more; ${card} is missed least.`;
    case 'duck-high':
      return `As high as possible below the trick, with ${card}: ${safety} that all goes well from here.`;
    case 'shed-danger':
      return `Now ${card} can be thrown away for nothing: ${safety} that all goes well with the rest.`;
    case 'safe-exit':
      return `${card} is the safest card to lead: ${safety} that all goes well.`;
    case 'take-planned-trick':
      return `This is the trick to take, with ${card}: ${safety} that all goes well from here.`;
    case 'least-risk':
      return `${card} goes above the trick, but the rest is riskier: ${safety} that all goes well.`;
    case 'attack-exposed-suit':
      return `The weak suit of ${seat} is ${suit}: ${chance} that the trick falls there.`;
    case 'stay-below':
      return `Stay below with ${card}, so that the trick can fall to ${seat}.`;
    case 'keep-low-cards':
      return `${card} can go; the low cards of the other suits are needed later.`;
    case 'get-rid-of-high':
      return `Away with ${card} now; the lower cards below it are needed later.`;
    case 'take-his-trick':
      return `Take this trick away from ${seat} with ${card}, for every trick is needed there.`;
    case 'open-hands-solved':
      if (reason.made) return 'All cards are known, and played so it cannot be lost any more.';
      return reason.suit === null
        ? `All cards are known: ${seat} must end a trick short.`
        : `All cards are known: in ${suit} ${seat} must take a trick too many.`;
    case 'nothing-at-stake':
      return 'There is nothing left to win or to lose: any card will do.';
  }
}

function choice(action: Action, labels: Labels, nameOf: NameOf): string {
  switch (action.type) {
    case 'pass':
      return 'pass';
    case 'bid':
      return nameOf(action.bid);
    case 'game':
      return gameName(action.game);
    case 'trump':
      return `${labels.suit(action.suit)} as trump`;
    case 'call':
      return action.blind ? `call ${labels.card(action.card)} blind` : `call ${labels.card(action.card)}`;
    case 'play':
      if (action.card === null) return 'a card face down';
      return action.faceDown ? `${labels.card(action.card)} face down` : labels.card(action.card);
  }
}

/** Why a bot does what it does, in English, with contracts named by this function. */
export const reason = (nameOf: NameOf): ReasonTexts => ({
  sentence: (why, labels) => sentence(why, labels, nameOf),
  choice: (action, labels) => choice(action, labels, nameOf),
  hint: (choice, why) => `Hint: ${choice}. ${why}`,
  preferred: (choice, why) => `The bot prefers ${choice}. ${why}`,
});
