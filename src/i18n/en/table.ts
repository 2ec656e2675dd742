import type { GameGoal } from '../../engine/ruleset.js';
import type { MatchProgress, Someone, TableTexts } from '../texts/table.js';
import { capitalised, listed } from '../words.js';

function progress({ end, settled, dealt, players }: MatchProgress): string {
  switch (end.kind) {
    case 'deals':
      return `deal ${Math.min(settled + 1, end.count)} of ${end.count}`;
    case 'rounds':
      return `deal ${dealt}, round ${Math.ceil(dealt / players)} of ${end.count}`;
    case 'target':
      return `deal ${dealt}, up to ${end.count} points`;
    case 'minutes':
      return `deal ${dealt}, ${end.count} minutes`;
  }
}

function sideTricks(
  taken: number,
  more: boolean,
  { kind, tricks }: { kind: string; tricks: number },
): string {
  const count = `${taken}${more ? ' + ?' : ''}`;
  if (kind === 'at-least') return `${count} of ${tricks} tricks`;
  return `${taken === 1 ? '1 trick' : `${taken} tricks`}, goal ${tricks}`;
}

const subject = ({ name, you }: Someone, verb: string, yours: string): string =>
  you ? `You ${yours}` : `${capitalised(name)} ${verb}`;

function gameGoal(goal: GameGoal): string {
  switch (goal.kind) {
    case 'tricks':
      return goal.counts.length === 1 && goal.counts[0] === 1
        ? 'exactly 1 trick wins'
        : `exactly ${listed(goal.counts.map(String), 'or')} tricks win`;
    case 'spade-queen':
      return 'avoid the queen of spades and the last trick';
    case 'queens':
      return 'avoid all queens';
    case 'begging':
      return 'the lowest total is given something by the others';
  }
}

/** The full-screen table in English. */
export const table: TableTexts = {
  tooSmall: (columns, rows) => `The table needs a window of ${columns}×${rows} characters; make it larger.`,
  suitKeys: [['S'], ['H'], ['D'], ['C']],
  rankKeys: {},
  keys: {
    chooseBid: { line: 'choose', help: 'choose a bid' },
    choose: { line: 'choose', help: 'choose' },
    chooseCard: { line: 'choose', help: 'choose a card' },
    lookAhead: { line: 'choose', help: 'choose a card in advance' },
    bid: { line: 'bid', help: 'make the chosen bid' },
    nameTrump: { line: 'trump', help: 'make the chosen suit trump' },
    callCard: { line: 'call', help: 'call the chosen card' },
    play: { line: 'play', help: 'play the chosen card' },
    claim: { line: 'the rest', help: 'have the rest played, for the result stands' },
    hint: { line: 'hint', help: 'what the bot would do here, and why' },
    closeHint: { line: 'away', help: 'take the hint away' },
    direct: { line: 'at once', help: 'at once: the sign before it' },
    nameSuit: { line: 'suit', help: 'name a card: the suit, then the rank' },
    nameRank: { line: 'rank', help: 'the rank of the card; 0 is a ten' },
    playNamed: { line: 'play', help: 'play the chosen card' },
    notThisSuit: { line: 'not this', help: 'another card after all' },
    skip: { line: 'skip', help: 'skip this deal, on to its result' },
    faceDown: { line: 'face down', help: 'lead face down, or face up after all' },
    proceed: { line: 'go on', help: 'go on' },
    again: { line: 'new match', help: 'begin a new match' },
    scroll: { line: 'scroll', help: 'scroll' },
    rules: { line: 'rules', help: 'the rules of this match' },
    keys: { line: 'keys', help: 'the keys' },
    back: { line: 'back', help: 'back to the table' },
    lastTrick: { line: 'last trick', help: 'look at the last trick' },
    calls: { line: 'auction', help: 'see the auction again' },
    scores: { line: 'scores', help: 'the score sheet' },
    lessons: { line: 'why', help: 'practice: where the bot chose otherwise' },
    tempo: { line: 'tempo', help: 'faster or slower' },
    help: { line: 'help', help: 'these keys, and the rules' },
    quit: { line: 'quit', help: 'quit; the match is saved' },
  },
  keyNames: {
    enter: 'Enter',
    space: 'space',
    escape: 'Esc',
    backspace: 'Backspace',
    left: '←',
    right: '→',
    up: '↑',
    down: '↓',
    home: 'Home',
    end: 'End',
    'page-up': 'PgUp',
    'page-down': 'PgDn',
  },

  progress,
  practice: 'practice',
  standingBid: 'highest bid',
  noBidYet: 'no bid yet',
  called: (card, blind) => `${card} ${blind ? 'called blind' : 'called'}`,
  turned: (card, holder) => (holder === null ? `turned: ${card}` : `turned: ${card} (${holder})`),
  announces: (contract) => `announces ${contract}`,
  sitsOut: 'sits out',
  trumpFromLead: 'trump: first card led',
  partnerHolds: (card) => `partner: ${card ?? 'fourth ace'}`,
  gameGoal,
  ownTricks: (count) => `you: ${count === 1 ? '1 trick' : `${count} tricks`}`,
  secretPartner: 'partner: you (secret)',
  sideTricks,

  openHand: 'open',
  trickNumber: (number) => `trick ${number}`,

  queens: (count) => (count === 1 ? '1 queen' : `${count} queens`),
  playedBy: (hand, player) => `${hand} (played by ${player})`,

  yourBid: 'Your bid',
  yourTrump: 'Which suit is trump?',
  yourTrumpAsPartner: (ace) => `You hold ${ace} and are the partner: which suit is trump?`,
  yourKing: 'Four aces: who holds the chosen card is your partner',
  yourOpenHand: 'You play the open hand',
  yourCall: 'Which card do you call? Who holds it is your partner',
  yourLead: 'Your lead: play a card',
  follow: (suit) => `Your turn: follow with ${suit}`,
  anyCard: 'Your turn: you cannot follow suit, any card will do',
  onlyCard: 'Your turn: only one card is allowed',
  whichRank: (suit) => `${suit}: which rank? Enter plays the chosen card`,
  goesFaceDown: (called) => `This card goes face down and asks for ${called}`,
  turn: (who) => `${subject(who, 'has', 'have')} the turn`,
  notYourTurn: (who) => `One moment: ${subject(who, 'has', 'have')} the turn`,
  notHeld: (suit, rank, open) => {
    if (open) return `The open hand has no ${rank === null ? suit : `${rank} of ${suit}`}.`;
    return rank === null ? `You hold no ${suit}.` : `You do not hold the ${rank} of ${suit}.`;
  },
  trickFor: (number, { name, you }) => `Trick ${number} goes to ${you ? 'you' : name}`,
  leadsFirst: (who) => `${subject(who, 'leads', 'lead')} first`,
  tempo: (speed) => `Tempo ${speed} of 5`,

  spadeBan: (tricks) =>
    tricks === 1 ? 'no spades in the first trick' : `no spades in the first ${tricks} tricks`,
  youSitOut: 'You deal and sit this deal out.',
  skipping: 'The others play on to the result…',
  mayClaim: (key) => `Nothing can change any more: ${key} plays it out`,
  claimed: 'The last cards fall by themselves…',

  passMeans: 'out of this auction; a bid shows what it asks',
  worth: (base) => `worth ${base}`,
  trumpIs: (choice) => `trump: ${choice}`,
  cardCount: (count) => (count === 1 ? '1 card' : `${count} cards`),
  moreBids: (before, behind) =>
    [...(before > 0 ? [`← ${before} more`] : []), ...(behind > 0 ? [`${behind} more →`] : [])].join(' · '),
  blindCall: 'blind',

  thrownIn: 'Everybody passed: the cards are thrown in, the next one deals.',
  outcome: (contract, side, tricks, made) =>
    `${capitalised(contract)} by ${side}: ${made ? 'made' : 'lost'}, ${tricks}`,
  value: 'Value',
  times: (who, value, count, total) => `${who} ${value} × ${count} = ${total}`,
  alsoForPartner: 'for the partner too',
  nobodyPays: 'Nobody pays.',
  credited: (winners, count, amount) =>
    count === 1 ? `${winners}: +${amount}; nobody pays.` : `${winners}: +${amount} each; nobody pays.`,
  losersPay: (losers, losing, winning, unit, total) => {
    const who = `${losing === 1 ? 'The loser' : 'Each loser'} (${losers})`;
    return winning === 1
      ? `${who} pays the winner ${unit}: ${total}`
      : `${who} pays each winner ${unit}: ${unit} × ${winning} = ${total}`;
  },
  paysForQueen: (who, unit, others, total) =>
    `Queen of spades, payment from ${who}: ${unit} × ${others} = ${total}`,
  paysForLast: (who, unit, others, total) =>
    `Last trick, payment from ${who}: ${unit} × ${others} = ${total}`,
  counted: { tricks: 'tricks', 'spade-queen': 'tricks', queens: 'queens', begging: 'totals before' },
  stopped: (played, left) =>
    `Decided after ${played === 1 ? '1 trick' : `${played} tricks`}: the last ${left === 1 ? 'one was' : `${left} were`} not played.`,
  hands: 'The cards',
  auction: 'The auction',
  thisDeal: 'this deal',
  together: 'together',
  totals: 'totals',

  scoreSheet: 'Score sheet',
  noDealsYet: 'No deal has been played yet.',
  dealColumn: '#',
  contractColumn: 'contract',
  passedOut: 'passed out',
  unknownKey: 'That key does nothing here; ? shows what there is',
  moreRows: (above, below) => `${above} above, ${below} below`,
  lastTrick: 'The last trick',
  lessonsTitle: (different, choices) => `The bot chose otherwise at ${different} of your ${choices} choices`,
  lessonsCount: (different, choices) => `bot chose otherwise: ${different} of ${choices}`,
  helpTitle: 'Keys',
  rulesTitle: 'Rules',
  linesOf: (first, last, count) => `line ${first}-${last} of ${count}`,

  standings: 'Final standings',
  winners: (names, count, you) => {
    if (count > 1) return `Shared win: ${names}`;
    return you ? 'You have won!' : `${names} has won`;
  },
  dealsPlayed: (count) => (count === 1 ? 'after 1 deal' : `after ${count} deals`),
};
