import type { Goal, MatchEnd, Value } from '../../engine/ruleset.js';
import type { RulesTexts } from '../texts/rules.js';
import { listed } from '../words.js';

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

function endOf({ kind, count }: MatchEnd): string {
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

/** The rule pages in English. */
export const rules: RulesTexts = {
  rulesets: {
    pagat: {
      name: 'Pagat',
      line: 'The most widely described table: troela mandatory, misère and piek side by side, settled in pairs.',
    },
  },
  headings: {
    ladder: 'The bids, from low to high',
    values: 'What a contract is worth',
    deal: 'The deal',
    auction: 'The auction',
    calling: 'Trump and calling',
    play: 'The play',
    settlement: 'The settlement',
    end: 'The end of the match',
    fields: 'The parts of a contract, as rules --json names them',
  },
  fields: {
    id: 'The name by which the rules are chosen.',
    revision: 'Which edition of these rules this is.',
    contracts: 'The contracts that can be bid.',
    'contracts.id': 'The word for the contract in a record.',
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
    'contracts.after': 'Which bids must have been made before.',
    packets: 'In which packets the thirteen cards are dealt.',
    firstPacket: 'On which side of the dealer the first packet goes.',
    shuffle: 'What happens to the pack between two deals.',
    passOut: 'What follows when everybody passes.',
    raise: 'How far a bid may go above the standing one.',
    mayOpen: 'With which bids the auction may be opened.',
    join: 'Which bids of equal rank may stand side by side.',
    troela: 'Whether who holds three aces may or must bid troela.',
    exposure: 'At which moment the cards of open contracts are laid down.',
    praatjeHands: 'Whose cards lie open in a praatje.',
    mustRuff: 'Whether who cannot follow suit must trump.',
    holderLead: 'Whether the partner who leads the called suit must lead the called card.',
    firstLeadOnly: 'Whether the duty to play the called card binds only the first time its suit is led.',
    discard: 'When the called card may be discarded on another suit.',
    callVoid: 'How an ace is called in a suit of which the declarer holds nothing.',
    noRuff: 'In which tricks trumps do not win.',
    stopWhenDecided: 'Whether a deal ends as soon as its result cannot change any more.',
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
    passOut: {
      'throw-in': 'the cards are thrown in and the next player deals',
      'dealer-bids': 'the last to speak must bid',
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
      allowed: 'openly, like any ace',
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
    },
  },
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
    note: "The examples are the declarer's points, with those of an opponent in brackets.",
  },
  goalOf,
  amountOf,
  joinable: 'may be joined',
  aces: (count) => `with exactly ${count} aces`,
  after: (bids) => `after ${bids}`,
  underFrom: (first) => (first === 1 ? 'from the first on' : 'from the second on'),
  packets: (sizes) => listed(sizes.map(String), 'and'),
  endOf,
};
