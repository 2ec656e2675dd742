import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { has } from '../../src/engine/cardSet.js';
import { HEARTS } from '../../src/engine/cards.js';
import { nextDeal } from '../../src/engine/deal.js';
import { newMatch } from '../../src/engine/match.js';
import { randomFor } from '../../src/engine/random.js';
import { metTroef } from '../../src/engine/rulesets/metTroef.js';
import type { SeatLetter } from '../../src/engine/seats.js';
import { card, hands } from '../support/hands.js';
import { deal, pagatWith, seat, withRules } from '../support/table.js';

/** W, the dealer, got the seven of hearts last. */
const HANDS = 'N:K82.AQ9.KJT6.QJ8 AQ9.KJT.Q875.T96 JT76.8653.A.K754 543.742.9432.A32';

const turned = (hand = HANDS) => deal({ dealer: 'W', ruleset: metTroef, hands: hand, turned: 'H7' });

describe('R5.5: the last card dealt is shown to all before the auction', () => {
  test('everybody sees the card and in whose hand it goes', () => {
    const table = turned();
    expect(table.eventsOf('card-turned', 'S')).toEqual([{ type: 'card-turned', card: card('H7') }]);
    for (const letter of ['N', 'E', 'S', 'W'] as const)
      expect(table.seenBy(letter).deal).toMatchObject({ turned: card('H7'), turnedTo: seat('W') });
  });

  test('the rest of that hand stays hidden', () => {
    expect(turned().seenBy('N').deal?.open).toEqual([null, null, null, null, null]);
  });

  test.each([
    ['left', 'W', 4, 'W'],
    ['left', 'N', 4, 'N'],
    // The first packet to the right of the dealer, then on clockwise: the last to the one opposite him.
    ['right', 'W', 4, 'E'],
    // With five players the dealer gets none, and with three the empty place may get it.
    ['left', 'X', 5, 'W'],
    ['left', 'N', 3, 'N'],
    ['left', 'S', 3, 'W'],
  ] as const)('first packet to the %s of %s with %i players: it goes to %s', (side, dealer, players, to) => {
    const ruleset = withRules(metTroef, { firstPacket: side });
    const due = newMatch(ruleset, players);
    for (const seed of ['one', 'two', 'three']) {
      const entry = nextDeal(ruleset, players, seat(dealer), null, randomFor(seed));
      if (entry.turned === null) throw new Error('no card turned');
      expect(has(entry.hands[seat(to)], entry.turned)).toBe(true);
      const step = apply(due, entry);
      expect(step).toMatchObject({ ok: true, value: { state: { deal: { turnedTo: seat(to) } } } });
    }
  });

  test('it is one of the cards dealt, and never missing', () => {
    const entry = {
      type: 'deal',
      board: 1,
      dealer: seat('W'),
      hands: hands(HANDS),
      unknown: [0, 0, 0, 0, 0],
      statedPartner: null,
      statedAnnouncer: null,
    } as const;
    expect(apply(newMatch(metTroef, 4), { ...entry, turned: null })).toMatchObject({
      ok: false,
      error: { code: 'turned-card-missing' },
    });
  });

  test('elsewhere no card is shown', () => {
    const entry = nextDeal(pagatWith({}), 4, seat('W'), null, randomFor('one'));
    expect(entry.turned).toBeNull();
  });
});

describe('R5.5: its suit is trump for rik, declarer only calls', () => {
  const table = turned().auction('rik pas pas pas');

  test('trump is known without anybody naming it', () => {
    expect(table.deal.trump).toBe(HEARTS);
    expect(table.phase).toBe('calling');
    expect(table.turn).toBe('N');
    expect(table.legal).toBe('call:SA call:DA call:CA');
  });

  test('an ace of that suit is not called', () => {
    const low = 'N:K82.KQ9.KJT6.QJ8 AQ9.AJT.Q875.T96 JT76.8653.A.K754 543.742.9432.A32';
    const calling = turned(low).auction('rik pas pas pas');
    expect(calling.refusal('call:HA')).toEqual({ code: 'call-trump', card: card('HA') });
  });

  test('it is trump in play, and the card is played like any other', () => {
    const playing = table.say('call:SA').play('DK D5 DA D2');
    expect(playing.trickWinners).toBe('S');
    const short = 'N:AK82.KQ9.KJ6.QJ8 Q9.AJT8.Q875.T96 JT76.653.-.K75432 543.742.AT9432.A';
    const ruffed = turned(short).auction('rik pas pas pas').say('call:DA').play('DK D5 H3 DA');
    expect(ruffed.trickWinners).toBe('S');
    expect(turned().auction('rik pas pas pas').say('call:SA').play('HA HT H3').legal).toBe('H7 H4 H2');
  });

  test('in misère there is no trump', () => {
    expect(turned().auction('pas misere').deal.trump).toBeNull();
  });
});

describe('R5.5: no mallure there', () => {
  test('three aces are not announced', () => {
    const three = 'N:A82.AQ9.AJT6.QJ8 KQ9.KJT.Q875.T96 JT76.8653.K.K754 543.742.9432.A32';
    const table = turned(three);
    expect(table.turn).toBe('N');
    expect(table.deal.announcer).toBeNull();
    expect(table.legal).toBe('pas rik misere');
  });
});

/** A deal after one that was played: the turned card is the last of the pack that was cut. */
describe('R5.5: with the pack that is cut and not shuffled', () => {
  test.each(['N', 'E', 'S'] as readonly SeatLetter[])('dealer %s', (dealer) => {
    const before = turned().auction('pas pas pas pas').finished.deal;
    const entry = nextDeal(metTroef, 4, seat(dealer), before, randomFor('cut', dealer));
    if (entry.turned === null) throw new Error('no card turned');
    expect(has(entry.hands[seat(dealer)], entry.turned)).toBe(true);
  });
});
