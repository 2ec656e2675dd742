import type { GameGoal, Goal, MatchEnd, PassOut, Value } from '../../engine/ruleset.js';
import type { RulesTexts } from '../texts/rules.js';
import { listed } from '../words.js';
import { clubFields } from './clubFields.js';
import { houseRules } from './houseRules.js';
import { unsound } from './unsound.js';

const tricksOf = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);

function goalOf({ kind, tricks }: Goal): string {
  if (kind === 'at-least') return tricks === 13 ? 'all 13 tricks' : `${tricks} tricks or more`;
  return tricks === 0 ? 'no trick' : `exactly ${tricksOf(tricks)}`;
}

function amountOf(value: Value, goal: Goal): string {
  const off = goal.kind === 'exactly' ? 'per trick too many' : 'per undertrick';
  const parts = [
    String(value.base),
    ...(value.over === 0 ? [] : [`+${value.over} per overtrick`]),
    ...(value.failBase === value.base ? [] : [`failed ${value.failBase}`]),
    ...(value.under === 0 ? [] : [`failed +${value.under} ${off}`]),
    ...(value.slam === 0 ? [] : [`+${value.slam} for all tricks`]),
  ];
  return parts.join(', ');
}

function endOf(end: MatchEnd | null): string {
  if (end === null) return 'after 16 deals; with three players 15, with five 20';
  const { kind, count } = end;
  switch (kind) {
    case 'deals':
      return `after ${count} deals`;
    case 'rounds':
      return `after ${count} rounds of dealing`;
    case 'target':
      return `as soon as somebody has ${count} points`;
    case 'minutes':
      return `after ${count} minutes, when the deal that is being played is finished`;
  }
}

function passOutOf({ kind }: PassOut, games: readonly string[]): string {
  switch (kind) {
    case 'throw-in':
      return 'the cards are thrown in and the next player deals';
    case 'dealer-bids':
      return 'the last to speak must bid';
    case 'dealer-chooses':
      return `the last to speak bids or chooses ${listed(games, 'or')}`;
    case 'game':
      return listed(games, 'and');
  }
}

function gameOf(goal: GameGoal): string {
  switch (goal.kind) {
    case 'tricks':
      return `everybody alone, without trump: who takes exactly ${listed(goal.counts.map(String), 'or')} tricks wins`;
    case 'spade-queen':
      return 'everybody alone, without trump: avoid the trick with the queen of spades and the last trick';
    case 'queens':
      return 'everybody alone, without trump: avoid all queens';
    case 'begging':
      return 'nothing is played: everybody pays those who have the lowest total';
  }
}

/** The rule pages in English. */
export const rules: RulesTexts = {
  rulesets: {
    pagat: {
      name: 'Pagat',
      line: 'The most widely described table (the Dutch description, and the English one where that is silent): troela mandatory, misère and piek side by side, settled in pairs.',
    },
    gather: {
      name: 'Gather',
      line: 'The table of the English description: as pagat, but only winners get points and nobody pays.',
    },
    punten: {
      name: 'Punten',
      line: 'The count in points of the German description: solos step by step, a lost rik paid by the declarer alone, games when everybody passes.',
    },
    brabants: {
      name: 'Brabants',
      line: 'Brabant by the older Dutch and the Italian description: mallure for three aces, each settles with each; that 9 alone is worth 6 is our choice.',
    },
    limburgs: {
      name: 'Limburgs',
      line: 'Limburg: as brabants with piek above misère, in rank and in value, as those descriptions say it sometimes is.',
    },
    'met-troef': {
      name: 'Met troef',
      line: 'The family game of the same descriptions: a card is turned for trump, and only rik and misère are bid.',
    },
    toernooi: {
      name: 'Toernooi',
      line: 'The national championship of 2025 as two public programs report it, at second hand: one step at a time, every missing trick after the first costs 5, 20 deals.',
    },
    'club-zonder': {
      name: 'Club zonder troela',
      line: 'Championship play of a club in the south, by what is public of it: no troela, no piek, everybody plays open in a praatje.',
    },
    oosterhout: {
      name: 'Oosterhout',
      line: 'House rules written down for an online table in 2019: three aces are announced and played without an auction, a face-down lead asks for the ace.',
    },
    huiskamer: {
      name: 'Huiskamer',
      line: 'Home rules of a public browser game of 2026: rik for 9 to 12 tricks, abondance, solo slim, a troela whose first card makes trump.',
    },
  },
  headings: {
    ladder: 'The bids, from low to high',
    values: 'What a contract is worth',
    deal: 'The deal',
    auction: 'The auction',
    calling: 'Trump and calling',
    play: 'The play',
    games: 'When everybody passes',
    settlement: 'The settlement',
    players: 'The number of players',
    end: 'The end of the match',
  },
  fields: {
    id: 'The name by which the rules are chosen.',
    name: 'What the players call their table.',
    revision: 'Which edition of these rules this is.',
    contracts: 'The contracts that can be bid.',
    'contracts.id': 'The word for the contract in a record.',
    'contracts.name': 'What the players call the contract.',
    'contracts.rank': 'A bid with a higher rank outranks one with a lower.',
    'contracts.joinable': 'Whether others of the same rank may play their own contract beside it.',
    'contracts.side': 'Who plays together with the declarer.',
    'contracts.goal': 'How many tricks the contract asks for.',
    'contracts.goal.kind': 'Whether that number of tricks is the least, or has to be met exactly.',
    'contracts.goal.tricks': 'The number of tricks asked for.',
    'contracts.trump': 'Who names trump, or which suit it always is.',
    'contracts.exposure': 'Whose cards are laid open during the play.',
    'contracts.lead': 'Who leads to the first trick.',
    'contracts.value': 'The amounts of the contract.',
    'contracts.value.base': 'What the contract brings when its goal is just reached.',
    'contracts.value.over': 'What each trick above the goal adds.',
    'contracts.value.under': 'What each trick missing, or too many where the goal is exact, costs besides.',
    'contracts.value.failBase': 'The base amount when the contract has failed.',
    'contracts.value.slam': 'What taking all thirteen tricks adds.',
    'contracts.aces': 'How many aces a hand must hold for this bid.',
    'contracts.announced': 'Whether the contract is bid, or announced by whoever holds the aces for it.',
    'contracts.partnerSilent': 'Whether the holder of the fourth ace stays silent until that card falls.',
    'contracts.failed': 'Who pays when a pair has lost this contract, where that is not as the rules say.',
    'contracts.after': 'Which bids must have been made before.',
    packets: 'In which packets the thirteen cards are dealt.',
    firstPacket: 'On which side of the dealer the first packet goes.',
    shuffle: 'What happens to the pack between two deals.',
    games: 'The games without a contract.',
    'games.id': 'The word for the game in a record.',
    'games.goal': 'What the game is about.',
    'games.goal.kind':
      'Whether tricks are counted, the queen of spades or all queens avoided, or nothing is played at all.',
    'games.unit': 'What one player pays another in the game.',
    'games.credit':
      'What a winner gets where only winners get something: for one winner, for two, and so on.',
    passOut: 'What follows when everybody passes.',
    'passOut.kind':
      'Whether the cards are thrown in, the last to speak must bid or choose, or a game is played.',
    raise: 'How far a bid may go above the standing one.',
    mayOpen: 'With which bids the auction may be opened.',
    join: 'Which bids of equal rank may stand side by side.',
    troela: 'Whether who holds three aces may or must bid troela.',
    fourAces: 'What a hand with all four aces may do with a bid for three.',
    turnedTrump: 'Whether the last card dealt is shown to all before the auction.',
    exposure: 'At which moment the cards of open contracts are laid down.',
    praatjeHands: 'Whose cards lie open in a praatje.',
    mustRuff: 'Whether who cannot follow suit must trump.',
    holderLead: 'Whether the partner who leads the called suit must lead the called card.',
    firstLeadOnly: 'Whether the duty to play the called card binds only the first time its suit is led.',
    discard: 'When the called card may be discarded on another suit.',
    callVoid: 'How an ace is called in a suit of which the declarer holds nothing.',
    noRuff: 'In which tricks trumps do not win.',
    stopWhenDecided: 'Whether a deal ends as soon as its result cannot change any more.',
    spadeBan: 'In which tricks of the game about the queen of spades no spade may be led or discarded.',
    queenDiscard: 'Whether who cannot follow suit after those tricks must discard the queen of spades.',
    settlement: 'Whether the losers pay, or only the winners are credited.',
    partnership: 'How a pair settles with its opponents.',
    failed: 'Who pays when a pair has lost.',
    fellowDeclarers: 'Whether declarers who play at the same time settle with each other too.',
    underFrom: 'From which missing trick on the extra amount counts.',
    end: 'When the match is over.',
    'end.kind': 'By what the end of the match is measured.',
    'end.count': 'The number of deals, rounds, points or minutes.',
  },
  choices: {
    firstPacket: { left: 'left', right: 'right' },
    shuffle: {
      cut: 'it is only cut, never shuffled',
      riffle: 'two loose riffles and a cut',
      'every-deal': 'it is shuffled thoroughly before every deal',
    },
    raise: { any: 'to any higher bid', 'next-step': 'only to the next bid' },
    join: {
      'equal-rank': 'all joinable bids of the same rank',
      'same-bid': 'only the same bid',
      off: 'none',
    },
    troela: {
      off: 'there is no troela',
      optional: 'may',
      mandatory: 'must bid troela or higher at the first turn',
    },
    fourAces: {
      none: 'nothing: it cannot be bid',
      king: 'it may be bid, and the holder of a king that the bidder names is the partner',
      alone: 'it may be bid, and is then played alone',
    },
    exposure: {
      'first-trick': 'after the first trick',
      'second-lead': 'after the first card of the second trick',
      start: 'at once',
    },
    praatjeHands: { all: "everybody's", declarers: "only the declarers'" },
    holderLead: { free: 'another card will do', 'must-play': 'it must be that card' },
    discard: { free: 'always', 'last-resort': 'only when nothing else is left' },
    callVoid: {
      blind: 'only blind, when no other ace can be called',
      open: 'openly, when no other ace can be called',
      allowed: 'openly, like any ace',
      'face-down': 'like any ace, and it gives the right to one lead face down',
    },
    noRuff: {
      off: 'in none: trumps always win',
      'face-down': 'in the trick that was led face down',
      called: 'in every trick in which the called suit was led',
    },
    settlement: {
      'zero-sum': 'what one wins another pays',
      'winners-only': 'only the winners get points',
    },
    partnership: {
      pairs: 'in pairs: each member wins from one opponent, or pays one',
      'each-from-each': 'each member settles with each opponent',
    },
    failed: { both: 'both members of the pair', 'declarer-only': 'only the declarer' },
    fellowDeclarers: { settle: 'yes, every contract with all three others', ignore: 'no' },
  },
  contract: {
    side: {
      alone: 'alone',
      'called-card': 'with the called card',
      'fourth-ace': 'with the fourth ace',
    },
    trump: {
      none: 'none',
      declarer: "declarer's choice",
      partner: "partner's choice",
      turned: 'the suit of the turned card',
      'ace-suit': 'the suit of the fourth ace',
      'first-lead': 'the suit of the first card led',
      S: 'spades',
      H: 'hearts',
      D: 'diamonds',
      C: 'clubs',
    },
    exposure: {
      none: 'closed',
      declarer: 'declarer open',
      praatje: 'open, defenders may consult',
    },
    lead: {
      'dealer-left': "dealer's left leads",
      declarer: 'declarer leads',
      'declarer-left': "declarer's left leads",
      partner: 'the partner leads',
    },
    announced: {
      none: 'bid like others',
      standing: 'not bid: three aces announce it before the auction, where it stands as the first bid',
      'no-auction': 'not bid: three aces announce it, and it is played without an auction',
    },
  },
  houseRules,
  club: clubFields,
  unsound,
  diff: {
    title: (one, other) => `What is different: ${one} and ${other}`,
    same: (one, other) => `${one} and ${other} are played by the same rules.`,
    onlyIn: (contract, ruleset) => `${contract}: only in ${ruleset}`,
  },
  houseRulesOnTop: (rules) => `House rules: ${rules}.`,
  yes: 'yes',
  no: 'no',
  allBids: 'every bid',
  ladderNote: "Where nothing else is said the dealer's left leads, and all cards stay closed.",
  plays: (side) => `plays ${side}`,
  trumpOf: (rule) => `trump: ${rule}`,
  values: {
    bid: 'contract',
    made: 'made',
    all: '13 tricks',
    failed: '1 off',
    note: "The examples are the declarer's points, with those of the partner, if there is one, and of an opponent in brackets.",
  },
  goalOf,
  amountOf,
  passOutOf,
  gameOf,
  gameUnit: (unit) => `one player pays another ${unit}`,
  gameCredit: (credit) =>
    credit.length === 1
      ? `every winner gets ${credit[0] ?? 0}`
      : `a winner gets ${listed(
          credit.map((amount, index) => `${amount} (${index + 1} ${index === 0 ? 'winner' : 'winners'})`),
          'or',
        )}`,
  gameExample: {
    tricks: 'N 1 trick, E 5, S 4, W 3',
    'spade-queen': 'the queen of spades to E, the last trick to S',
    queens: 'N 2 queens, E 1, S 1, W none',
    begging: 'totals N 3, E -1, S 0, W -2',
  },
  spadeBanOf: (tricks) =>
    tricks === 0 ? 'in none' : tricks === 1 ? 'in the first' : `in the first ${tricks}`,
  playersNote: {
    3: 'With three the place of W is empty but gets cards too. Before the lead its hand is laid open, and declarer plays it when it is his partner, else an opponent does. Nothing is played when everybody passes: the cards are thrown in.',
    5: 'With five the dealer gets no cards and sits out; the deal goes round all five.',
  },
  failedOf: (who) => `when lost paid by ${who}`,
  partnerSilent: 'the holder of the fourth ace stays silent until it falls',
  joinable: 'may be joined',
  aces: (count) => `with exactly ${count} aces`,
  after: (bids) => `after ${bids}`,
  underFrom: (first) => (first === 1 ? 'from the first on' : 'from the second on'),
  packets: (sizes) => listed(sizes.map(String), 'and'),
  endOf,
};
