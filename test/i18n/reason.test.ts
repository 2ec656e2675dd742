import { describe, expect, it } from 'vitest';
import type { Reason, ReasonCode } from '../../src/bots/reason.js';
import type { Action } from '../../src/engine/action.js';
import { cardFromName, cardOf } from '../../src/engine/cards.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { EAST } from '../../src/engine/seats.js';
import { LANGUAGES, namedIn, textsIn } from '../../src/i18n/index.js';
import { labelsFor } from '../../src/i18n/labels.js';

const labels = labelsFor(['Truus', 'Sjef', 'Jij', 'Harrie', '-'], false);

const SA = cardFromName('SA') ?? cardOf(0, 0);
const D5 = cardFromName('D5') ?? cardOf(0, 0);

/** The contract with the longest name. */
const LONGEST = 'open-misere-praatje';

/** One example of every reason, with long words in it; a code without one does not compile. */
const REASONS: { readonly [Code in ReasonCode]: Extract<Reason, { readonly code: Code }> } = {
  'any-legal': { code: 'any-legal', choices: 13 },
  'only-choice': { code: 'only-choice' },
  'bid-pays': {
    code: 'bid-pays',
    contract: LONGEST,
    tricks: 9.24,
    chance: 0.712,
    points: 12.34,
    passing: -0.44,
  },
  'bid-loses-least': {
    code: 'bid-loses-least',
    contract: 'rik-beter',
    tricks: 6.5,
    chance: 0.1,
    points: -12.3,
  },
  'announce-aces': { code: 'announce-aces', contract: 'troela', aces: 3 },
  'nothing-pays': { code: 'nothing-pays', best: LONGEST, points: -12.34, passing: 0.12 },
  'choose-game': { code: 'choose-game', game: 'een-of-vijf', points: 0.64 },
  'best-trump': { code: 'best-trump', suit: 1, length: 6, tricks: 8.42 },
  'call-short-suit': { code: 'call-short-suit', card: SA, held: 1 },
  'call-to-promote': { code: 'call-to-promote', card: SA, held: 3 },
  'call-long-suit': { code: 'call-long-suit', card: SA, held: 4 },
  'call-blind': { code: 'call-blind', card: SA },
  'draw-trumps': { code: 'draw-trumps', suit: 3, out: 4.18 },
  'trump-for-declarer': { code: 'trump-for-declarer', suit: 3, out: 3.06 },
  'trump-against-ruffs': { code: 'trump-against-ruffs', suit: 3, out: 5.5 },
  'find-partner': { code: 'find-partner', suit: 0, chance: 0.88 },
  'lead-face-down': { code: 'lead-face-down', suit: 0, chance: 0.85 },
  'cash-winner': { code: 'cash-winner', card: SA, chance: 0.82 },
  'lead-singleton': { code: 'lead-singleton', suit: 2 },
  'force-out-higher': { code: 'force-out-higher', card: D5, higher: 2 },
  'lead-least-loss': { code: 'lead-least-loss', suit: 2, chance: 0.35 },
  'last-hand-cheapest-winner': { code: 'last-hand-cheapest-winner', card: D5 },
  'second-hand-low': { code: 'second-hand-low', card: D5 },
  'third-hand-high': { code: 'third-hand-high', card: SA, chance: 0.62 },
  'take-with-highest': { code: 'take-with-highest', card: SA },
  'play-high': { code: 'play-high', card: SA, chance: 0.54 },
  'partner-is-winning': { code: 'partner-is-winning', seat: EAST },
  'cannot-beat': { code: 'cannot-beat', card: D5 },
  'not-worth-it': { code: 'not-worth-it', card: D5 },
  ruff: { code: 'ruff', card: D5, chance: 0.78 },
  overruff: { code: 'overruff', card: D5 },
  'save-trump': { code: 'save-trump', card: D5 },
  discard: { code: 'discard', card: D5 },
  'duck-high': { code: 'duck-high', card: D5, safety: 0.83 },
  'shed-danger': { code: 'shed-danger', card: SA, safety: 0.83 },
  'safe-exit': { code: 'safe-exit', card: D5, safety: 0.83 },
  'take-planned-trick': { code: 'take-planned-trick', card: SA, safety: 0.83 },
  'least-risk': { code: 'least-risk', card: SA, safety: 0.4 },
  'attack-exposed-suit': { code: 'attack-exposed-suit', seat: EAST, suit: 1, chance: 0.35 },
  'stay-below': { code: 'stay-below', seat: EAST, card: D5 },
  'keep-low-cards': { code: 'keep-low-cards', card: D5 },
  'get-rid-of-high': { code: 'get-rid-of-high', card: SA },
  'take-his-trick': { code: 'take-his-trick', seat: EAST, card: SA },
  'open-hands-solved': { code: 'open-hands-solved', seat: EAST, made: false, suit: 2 },
  'nothing-at-stake': { code: 'nothing-at-stake' },
};

/** More would not fit in two lines below the cards of a small table. */
const LONGEST_SENTENCE = 95;

/** Whether a sentence goes without the card, which stands before it as the choice. */
const isSaid = ({ code }: Reason): boolean =>
  ['last-hand-cheapest-winner', 'second-hand-low', 'third-hand-high', 'cannot-beat'].includes(code);

describe.each(LANGUAGES)('why a bot does something, in %s', (language) => {
  const { sentence } = textsIn(language).reason;

  it.each(Object.values(REASONS))('$code is one short sentence with its facts', (reason) => {
    const text = sentence(reason, labels);
    expect(text).toMatch(/^(\p{Lu}|\d).*[^.]\.$/u);
    expect(text).not.toMatch(/undefined|null|\[object|NaN|\. \p{Lu}| {2}/u);
    expect(text.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
    if ('card' in reason && !isSaid(reason)) expect(text).toContain(labels.card(reason.card));
    if ('suit' in reason && reason.suit !== null) expect(text).toContain(labels.suit(reason.suit));
    if ('seat' in reason) expect(text).toContain(labels.seat(reason.seat));
    if ('chance' in reason) expect(text).toContain(`${Math.round(100 * reason.chance)}%`);
    if ('safety' in reason) expect(text).toContain(`${Math.round(100 * reason.safety)}%`);
  });

  it('is another sentence for every reason', () => {
    const texts = Object.values(REASONS).map((reason) => sentence(reason, labels));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(['third-hand-high', 'play-high', 'cash-winner'] as const)(
    'is another sentence for %s when the trick will hardly be won',
    (code) => {
      const [likely, unlikely] = [0.9, 0.09].map((chance) => sentence({ code, card: SA, chance }, labels));
      expect(unlikely).toContain('9%');
      expect(unlikely).toContain('A♠');
      expect(unlikely?.replace(/[\s\d%]/g, '')).not.toBe(likely?.replace(/[\s\d%]/g, ''));
    },
  );

  it('names contracts as the club does', () => {
    const contracts = pagat.contracts.map((one) => ({ ...one, name: `Ons ${one.id}` }));
    const named = namedIn(textsIn(language), { contracts }).reason.sentence;
    expect(named(REASONS['announce-aces'], labels)).toContain('Ons troela');
  });
});

describe.each(LANGUAGES)('a choice in words, in %s', (language) => {
  const { reason } = textsIn(language);

  it('fits into the sentences of a hint and of a lesson', () => {
    const choices: readonly Action[] = [
      { type: 'pass' },
      { type: 'bid', bid: 'alleen-8' },
      { type: 'game', game: 'een-of-vijf' },
      { type: 'trump', suit: 1 },
      { type: 'call', card: SA, blind: false },
      { type: 'call', card: SA, blind: true },
      { type: 'play', card: D5, faceDown: false },
      { type: 'play', card: D5, faceDown: true },
      { type: 'play', card: null, faceDown: true },
    ];
    const words = choices.map((choice) => reason.choice(choice, labels));
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(reason.hint(word, 'Daarom.')).toMatch(
        new RegExp(`^\\p{Lu}\\p{Ll}+: ${word}\\. Daarom\\.$`, 'u'),
      );
      expect(reason.preferred(word, 'Daarom.')).toContain(`${word}. Daarom.`);
    }
  });
});

describe('the numbers in a reason', () => {
  const { sentence } = textsIn('en').reason;
  const ruff = (chance: number) => sentence({ code: 'ruff', card: D5, chance }, labels);

  it('show a chance that is not certain as one that is not', () => {
    expect(ruff(0.999)).toContain('99%');
    expect(ruff(0.001)).toContain(' 1%');
    expect(ruff(1)).toContain('100%');
    expect(ruff(0)).toContain(' 0%');
  });

  it('have the right article before them', () => {
    expect(ruff(0.83)).toContain('an 83% chance');
    expect(ruff(0.18)).toContain('an 18% chance');
    expect(ruff(0.16)).toContain('a 16% chance');
    expect(ruff(0.71)).toContain('a 71% chance');
  });

  it('have one decimal, with the sign of the language, and points whether they are won or lost', () => {
    const bid: Reason = {
      code: 'bid-pays',
      contract: 'rik',
      tricks: 8.96,
      chance: 0.71,
      points: 1.26,
      passing: -0.04,
    };
    expect(sentence(bid, labels)).toBe(
      'About 9.0 tricks, a 71% chance to make it: +1.3 points on average, a pass 0.0.',
    );
    expect(textsIn('nl').reason.sentence(bid, labels)).toBe(
      'Naar schatting 9,0 slagen, 71% kans dat het lukt: gemiddeld +1,3 punten, een pas 0,0.',
    );
  });

  it('are left out where a bid is for an exact number of tricks, for then they are no estimate', () => {
    const bid: Reason = {
      code: 'bid-pays',
      contract: 'misere',
      tricks: 0,
      chance: 0.62,
      points: 2.5,
      passing: 0,
    };
    expect(sentence(bid, labels)).not.toContain('trick');
  });
});
