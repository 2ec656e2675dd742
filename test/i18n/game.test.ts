import { describe, expect, it } from 'vitest';
import { cardFromName, cardOf } from '../../src/engine/cards.js';
import type { Event } from '../../src/engine/event.js';
import type { RuleError, RuleErrorCode } from '../../src/engine/ruleError.js';
import { contractById } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { EAST, NORTH, perSeat, SOUTH, WEST } from '../../src/engine/seats.js';
import { settleContract } from '../../src/engine/settlement.js';
import type { GameResult } from '../../src/engine/state.js';
import { LANGUAGES, namedIn, textsIn } from '../../src/i18n/index.js';
import { labelsFor } from '../../src/i18n/labels.js';
import { shippedRuleset } from '../../src/notation/index.js';

const names = ['Truus', 'Sjef', 'Jij', 'Harrie', '-'] as const;
const labels = labelsFor(names, false);

const card = (name: string) => cardFromName(name) ?? cardOf(0, 0);
const [HA, D5] = [card('HA'), card('D5')];

/** One example of every error; a code without one does not compile. */
const ERRORS: { readonly [Code in RuleErrorCode]: Extract<RuleError, { readonly code: Code }> } = {
  'wrong-phase': { code: 'wrong-phase', phase: 'play', entry: 'bid' },
  'not-your-turn': { code: 'not-your-turn', seat: EAST, turn: WEST },
  'bad-draw': { code: 'bad-draw' },
  'wrong-dealer': { code: 'wrong-dealer', dealer: EAST, expected: WEST },
  'wrong-board': { code: 'wrong-board', board: 5, expected: 4 },
  'wrong-hand-size': { code: 'wrong-hand-size', seat: EAST, cards: 12, expected: 13 },
  'card-dealt-twice': { code: 'card-dealt-twice', card: HA },
  'turned-card-missing': { code: 'turned-card-missing' },
  'turned-card-not-dealt': { code: 'turned-card-not-dealt', card: HA },
  'unknown-bid': { code: 'unknown-bid', bid: 'abondance' },
  'bid-too-low': { code: 'bid-too-low', bid: 'rik', standing: 'misere' },
  'may-not-join': { code: 'may-not-join', bid: 'rik', standing: 'rik' },
  'may-not-open': { code: 'may-not-open', bid: 'alleen-8', openings: ['rik', 'piek', 'misere'] },
  'needs-earlier-bid': { code: 'needs-earlier-bid', bid: 'alleen-8', after: ['rik', 'rik-beter'] },
  'not-the-next-step': { code: 'not-the-next-step', bid: 'alleen-9', next: 'rik-beter' },
  'needs-aces': { code: 'needs-aces', bid: 'troela', aces: 3 },
  'must-announce-aces': { code: 'must-announce-aces', bid: 'troela' },
  'must-bid': { code: 'must-bid' },
  'must-bid-or-choose': { code: 'must-bid-or-choose', games: ['een-of-vijf', 'schoppen-mie'] },
  'may-not-choose': { code: 'may-not-choose', game: 'mie-en' },
  'unknown-game': { code: 'unknown-game', game: 'hartenjagen' },
  'suit-of-fourth-ace': { code: 'suit-of-fourth-ace', suit: 1 },
  'partner-not-known': { code: 'partner-not-known' },
  'call-own-card': { code: 'call-own-card', card: HA },
  'call-trump': { code: 'call-trump', card: HA },
  'call-higher-rank': { code: 'call-higher-rank', card: D5, rank: 12 },
  'call-held-suit': { code: 'call-held-suit', card: HA },
  'call-is-blind': { code: 'call-is-blind', card: HA },
  'call-not-blind': { code: 'call-not-blind', card: HA },
  'card-not-held': { code: 'card-not-held', card: D5 },
  'card-not-shown': { code: 'card-not-shown' },
  'must-follow-suit': { code: 'must-follow-suit', suit: 2 },
  'must-play-called-card': { code: 'must-play-called-card', card: HA },
  'must-ruff': { code: 'must-ruff', trump: 3 },
  'may-not-ruff': { code: 'may-not-ruff', trump: 3 },
  'keep-called-card': { code: 'keep-called-card', card: HA },
  'no-spades-yet': { code: 'no-spades-yet', tricks: 3 },
  'must-discard-queen': { code: 'must-discard-queen', card: HA },
  'face-down-not-leading': { code: 'face-down-not-leading' },
  'face-down-not-allowed': { code: 'face-down-not-allowed' },
  'face-down-used': { code: 'face-down-used' },
};

const result = (id: string, tricks: number) => {
  const contract = contractById(pagat, id);
  if (contract === null) throw new Error(`no contract ${id}`);
  const partner = contract.side === 'alone' ? null : EAST;
  return settleContract(pagat, { seat: NORTH, contract }, partner, tricks, [0, 1, 2, 3]);
};

describe.each(LANGUAGES)('why something is refused, in %s', (language) => {
  const { ruleError } = textsIn(language).game;

  it.each(Object.values(ERRORS))('$code is one sentence with its facts', (error) => {
    const sentence = ruleError(error, labels);
    expect(sentence).toMatch(/^(\p{Lu}|\d|[♠♥♦♣]).*[^.]\.$/u);
    expect(sentence).not.toMatch(/undefined|null|\[object|NaN|\. \p{Lu}/u);
    if ('card' in error) expect(sentence).toContain(labels.card(error.card));
    if ('turn' in error) expect(sentence).toContain(labels.seat(error.turn));
    if ('expected' in error && typeof error.expected === 'number' && !('dealer' in error)) {
      expect(sentence).toContain(String(error.expected));
    }
  });

  it('no two codes have the same sentence', () => {
    const sentences = Object.values(ERRORS).map((error) => ruleError(error, labels));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('what is legal instead', () => {
  const en = (code: RuleErrorCode) => textsIn('en').game.ruleError(ERRORS[code], labels);
  const nl = (code: RuleErrorCode) => textsIn('nl').game.ruleError(ERRORS[code], labels);

  it.each([
    ['must-follow-suit', 'play diamonds', 'speel ruiten'],
    ['must-play-called-card', 'A♥', 'A♥'],
    ['must-announce-aces', 'troela or a higher bid', 'troela of hoger'],
    ['bid-too-low', 'higher than misère, or pass', 'hoger dan misère, of pas'],
    ['may-not-open', 'rik, piek or misère', 'rik, piek of misère'],
    ['not-the-next-step', 'the next bid is rik beter', 'het volgende bod is rik beter'],
    ['call-higher-rank', 'an ace', 'een aas'],
    ['must-bid-or-choose', 'een of vijf or schoppen mie', 'een of vijf of schoppen mie'],
    ['no-spades-yet', 'In the first 3 tricks', 'In de eerste 3 slagen'],
    ['not-your-turn', 'The turn is with Harrie', 'De beurt is aan Harrie'],
  ] as const)('%s', (code, english, dutch) => {
    expect(en(code)).toContain(english);
    expect(nl(code)).toContain(dutch);
  });
});

describe('names of contracts', () => {
  it.each([
    ['rik', 'rik'],
    ['rik-beter', 'rik beter'],
    ['misere', 'misère'],
    ['alleen-8', '8 alleen'],
    ['alleen-9-beter', '9 alleen beter'],
    ['open-alleen-13', 'open 13 alleen'],
    ['open-misere-praatje', 'open misère met een praatje'],
    ['a-club-of-its-own', 'a club of its own'],
    ['constructor', 'constructor'],
  ])('%s is %s in every language', (id, name) => {
    for (const language of LANGUAGES) expect(textsIn(language).game.contractName(id)).toBe(name);
  });

  it('a club names its contracts itself, in every sentence', () => {
    const huiskamer = shippedRuleset('huiskamer');
    if (huiskamer === null) throw new Error('huiskamer does not ship');
    for (const language of LANGUAGES) {
      const { game } = namedIn(textsIn(language), huiskamer);
      expect(game.contractName('alleen-13')).toBe('solo slim');
      expect(game.contractName('misere')).toBe('misère');
      expect(game.ruleError({ code: 'bid-too-low', bid: 'rik', standing: 'alleen-13' }, labels)).toContain(
        'solo slim',
      );
      const call = { type: 'bid', bid: 'alleen-13', seat: EAST } as const;
      expect(game.event({ type: 'call-made', call }, labels)).toBe('Sjef: solo slim');
    }
  });

  it('rules without names of their own are told with the usual texts', () => {
    expect(namedIn(textsIn('nl'), pagat)).toBe(textsIn('nl'));
  });
});

describe('labels', () => {
  it('write a card as it stands on the table, or as it can be typed', () => {
    expect(['SA', 'HT', 'D5', 'CJ'].map((name) => labels.card(card(name)))).toEqual([
      'A♠',
      '10♥',
      '5♦',
      'J♣',
    ]);
    const plain = labelsFor(names, true);
    expect(['SA', 'HT', 'D5', 'CJ'].map((name) => plain.card(card(name)))).toEqual(['SA', 'H10', 'D5', 'CJ']);
    expect(plain.suit(3)).toBe('C');
    expect(labels.seat(SOUTH)).toBe('Jij');
  });
});

describe('the arithmetic of a contract', () => {
  it.each([
    [result('rik', 8), '1', '1'],
    [result('rik', 10), '1 + 2 overtricks × 1 = 3', '1 + 2 overslagen × 1 = 3'],
    [result('rik', 9), '1 + 1 overtrick × 1 = 2', '1 + 1 overslag × 1 = 2'],
    [
      result('rik', 13),
      '1 + 5 overtricks × 1 + 1 for all tricks = 7',
      '1 + 5 overslagen × 1 + 1 voor alle slagen = 7',
    ],
    [result('rik', 6), '1 + 2 off × 1 = 3', '1 + 2 ernaast × 1 = 3'],
    [result('misere', 2), '5', '5'],
  ])('case %#', (one, english, dutch) => {
    expect(textsIn('en').game.sum(one)).toBe(english);
    expect(textsIn('nl').game.sum(one)).toBe(dutch);
  });

  it('stands in the line about its result', () => {
    expect(textsIn('en').game.result(result('rik', 10), labels)).toBe(
      'rik by Truus and Sjef with 10 tricks: made, 1 + 2 overtricks × 1 = 3 (Truus +3)',
    );
    expect(textsIn('nl').game.result(result('misere', 1), labels)).toBe(
      'misère door Truus met 1 slag: verloren, 5 (Truus -15)',
    );
  });
});

const contract = (id: string) => contractById(pagat, id) ?? pagat.contracts[0];

/** One example of every event; a type without one does not compile. */
const EVENTS: { readonly [Type in Event['type']]: Extract<Event, { readonly type: Type }> } = {
  'dealer-drawn': { type: 'dealer-drawn', dealer: EAST },
  dealt: { type: 'dealt', board: 3, dealer: EAST },
  'card-turned': { type: 'card-turned', card: HA },
  'aces-announced': { type: 'aces-announced', seat: EAST, contract: 'mallure' },
  'last-deal': { type: 'last-deal' },
  'call-made': { type: 'call-made', call: { type: 'bid', bid: 'misere', seat: EAST } },
  'auction-ended': {
    type: 'auction-ended',
    contracts: [contract('misere'), contract('piek')].flatMap((one, index) =>
      one === undefined ? [] : [{ seat: index === 0 ? EAST : WEST, contract: one }],
    ),
  },
  'game-begun': { type: 'game-begun', game: 'schoppen-mie' },
  'partner-named': { type: 'partner-named', seat: EAST },
  'trump-named': { type: 'trump-named', seat: EAST, suit: 2 },
  'card-called': { type: 'card-called', seat: EAST, card: HA, blind: true },
  'card-played': { type: 'card-played', seat: EAST, card: HA, faceDown: false },
  'card-turned-up': { type: 'card-turned-up', seat: EAST, card: HA },
  'trick-won': { type: 'trick-won', trick: { plays: [], winner: EAST }, number: 4 },
  'partner-shown': { type: 'partner-shown', seat: EAST },
  'hands-laid-open': { type: 'hands-laid-open', seats: [EAST] },
  'deal-settled': { type: 'deal-settled', settlement: { kind: 'thrown-in', deltas: perSeat(() => 0) } },
  'match-over': { type: 'match-over', winners: [EAST, WEST] },
};

describe.each(LANGUAGES)('what happened, in %s', (language) => {
  const { event } = textsIn(language).game;

  it.each(Object.values(EVENTS))('$type is one line with who did it', (happened) => {
    const line = event(happened, labels);
    expect(line).toMatch(/^\p{Lu}[^\n]*[^.]$/u);
    expect(line).not.toMatch(/undefined|null|\[object/);
    const nobody = ['card-turned', 'game-begun', 'last-deal', 'deal-settled'].includes(happened.type);
    if (!nobody) expect(line).toContain('Sjef');
  });

  it('a card that nobody may see is not named', () => {
    const hidden = event({ type: 'card-played', seat: EAST, card: null, faceDown: true }, labels);
    const own = event({ type: 'card-played', seat: EAST, card: HA, faceDown: true }, labels);
    expect(hidden).not.toMatch(/[♠♥♦♣]/);
    expect(own).toContain('A♥');
    expect(own).not.toBe(event(EVENTS['card-played'], labels));
  });
});

describe.each(LANGUAGES)('games without a contract, in %s', (language) => {
  const { event, gameName } = textsIn(language).game;
  const none = { counted: perSeat(() => 0), queenTaker: null, lastTaker: null };
  const settled = (result: Omit<GameResult, 'counted'>) =>
    event(
      {
        type: 'deal-settled',
        settlement: { kind: 'game', result: { ...none, ...result }, deltas: perSeat(() => 0) },
      },
      labels,
    );

  it('have their Dutch names', () => {
    expect(pagat.games.map(({ id }) => gameName(id))).toEqual([
      'een of vijf',
      'een vijf elf',
      'schoppen mie',
      'mie en',
      'bedelen',
    ]);
  });

  it('tell who won, or who took what', () => {
    const won = settled({ ...none, game: 'een-of-vijf', winners: [EAST, WEST] });
    expect(won).toMatch(/^een of vijf: .*Sjef.*Harrie$/);
    expect(settled({ ...none, game: 'een-of-vijf', winners: [] })).toMatch(/^een of vijf: \S+ \S+$/);
    const taken = settled({ game: 'schoppen-mie', queenTaker: EAST, lastTaker: NORTH, winners: [WEST] });
    expect(taken).toMatch(/^schoppen mie: .*Sjef, .*Truus$/);
  });
});
