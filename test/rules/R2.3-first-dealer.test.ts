import { describe, expect, test } from 'vitest';
import type { DrawEntry } from '../../src/engine/action.js';
import { apply } from '../../src/engine/apply.js';
import { rankOf } from '../../src/engine/cards.js';
import { drawForDealer } from '../../src/engine/deal.js';
import { newMatch } from '../../src/engine/match.js';
import { randomFor } from '../../src/engine/random.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { SEAT_LETTERS, type Seat, type SeatLetter, seatFromLetter } from '../../src/engine/seats.js';
import { card } from '../support/hands.js';
import { deal, letters, seat } from '../support/table.js';

/** A draw as it is told: one line a round, `N SA E H3 S D2 W C9`. */
function draw(...rounds: readonly string[]): DrawEntry {
  const drawn = (round: string) =>
    [...round.matchAll(/([NESW]) (\S+)/g)].map(([, letter, name]) => ({
      seat: seatFromLetter(letter ?? '') ?? seat('N'),
      card: card(name ?? ''),
    }));
  return { type: 'draw', rounds: rounds.map(drawn) };
}

/** The seat that deals first after this draw, or the code of the refusal. */
function dealerAfter(entry: DrawEntry): SeatLetter | string {
  const step = apply(newMatch(pagat, 4), entry);
  if (!step.ok) return step.error.code;
  return step.value.state.phase === 'deal' ? SEAT_LETTERS[step.value.state.dealer] : step.value.state.phase;
}

describe('R2.3: each player draws a card and the highest deals first', () => {
  test('the highest card deals, whatever its suit', () => {
    expect(dealerAfter(draw('N S9 E HJ S CK W D2'))).toBe('S');
    expect(dealerAfter(draw('N SK E H3 S S2 W CA'))).toBe('W');
  });

  test('who tie for the highest draw again, the others do not', () => {
    expect(dealerAfter(draw('N SA E H3 S DA W CK', 'N C2 S C3'))).toBe('S');
    expect(dealerAfter(draw('N SA E HA S DA W CA', 'N S2 E H2 S D2 W C2', 'N S5 E H9 S D7 W C8'))).toBe('E');
    expect(dealerAfter(draw('N S2 E HQ S DQ W CQ', 'E SK S HK W C5', 'E S7 S S6'))).toBe('E');
  });

  test('a tie below the highest card means nothing', () => {
    expect(dealerAfter(draw('N S5 E H5 S D5 W C6'))).toBe('W');
  });

  test.each([
    ['nobody may be left out', draw('N S5 E H7 S D9')],
    ['a tie is not left undecided', draw('N SA E HA S D2 W C3')],
    ['only who tied draws again', draw('N SA E HA S D2 W C3', 'N S4 E S5 S S6')],
    ['what is decided is not drawn again', draw('N SA E HK S D2 W C3', 'N S4 E S5')],
    ['a card that was drawn is set aside', draw('N SA E HA S D2 W C3', 'N SA E S5')],
    ['a draw needs cards', draw()],
  ])('%s', (_, entry) => {
    expect(dealerAfter(entry)).toBe('bad-draw');
  });

  test('the draw comes from the shuffled pack: distinct cards, and again only for who tied', () => {
    let again = 0;
    const dealers = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const entry = drawForDealer(4, randomFor(`draw ${seed}`));
      const names = entry.rounds.flat().map((drawn) => drawn.card);
      expect(new Set(names).size).toBe(names.length);
      let drawing: readonly Seat[] = [0, 1, 2, 3];
      for (const round of entry.rounds) {
        expect(round.map((drawn) => drawn.seat)).toEqual(drawing);
        const best = Math.max(...round.map((drawn) => rankOf(drawn.card)));
        drawing = round.filter((drawn) => rankOf(drawn.card) === best).map((drawn) => drawn.seat);
      }
      expect(drawing).toHaveLength(1);
      const dealer = dealerAfter(entry);
      expect(dealer).toBe(letters(drawing));
      dealers.add(dealer);
      again += entry.rounds.length - 1;
    }
    expect(again).toBeGreaterThan(5);
    expect([...dealers].toSorted()).toEqual(['E', 'N', 'S', 'W']);
  });

  test('who drew highest deals the first hand, nobody else', () => {
    const drawn = apply(newMatch(pagat, 4), draw('N S9 E HJ S CK W D2'));
    if (!drawn.ok) throw new Error('refused');
    const hands = deal().deal.dealt;
    const cardsFrom = (dealer: SeatLetter) =>
      apply(drawn.value.state, {
        type: 'deal',
        board: 1,
        dealer: seat(dealer),
        hands,
        unknown: [0, 0, 0, 0, 0],
        turned: null,
        statedPartner: null,
        statedAnnouncer: null,
      });
    expect(cardsFrom('E')).toMatchObject({ ok: false, error: { code: 'wrong-dealer', expected: seat('S') } });
    expect(cardsFrom('S')).toMatchObject({ ok: true, value: { state: { turn: seat('W') } } });
  });
});

describe('R2.3: the turn to deal moves one place clockwise after every deal', () => {
  test('after a played deal', () => {
    const table = deal({ dealer: 'S' }).auction('misere pas pas pas').playOut();
    expect(table.seenBy('N').dealer).toBe(seat('W'));
    expect(table.next().turn).toBe('N');
  });

  test('after a deal that was thrown in too', () => {
    const table = deal({ dealer: 'W' }).auction('pas pas pas pas');
    expect(table.seenBy('N').dealer).toBe(seat('N'));
    expect(table.next().turn).toBe('E');
  });
});
