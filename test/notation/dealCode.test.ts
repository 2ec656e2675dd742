import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf, fromCards, NO_CARDS } from '../../src/engine/cardSet.js';
import { ALL_CARDS, cardName } from '../../src/engine/cards.js';
import { perSeat } from '../../src/engine/seats.js';
import { makeDeal, makeHand, parseDeal, parseHand } from '../../src/notation/index.js';
import { cards } from '../support/hands.js';

const DEAL = 'N:AK72.Q5.J983.T42 QJT.AKJ.AKQ.AKQJ 98654.T9876.T7.9 3.432.6542.87653';

/** The hands of a text that must be a deal. */
function hands(text: string) {
  const deal = parseDeal(text);
  if (!deal.ok) throw new Error(JSON.stringify(deal.error));
  return deal.value;
}

const fault = (text: string) => {
  const deal = parseDeal(text);
  return deal.ok ? null : deal.error;
};

describe('a deal code', () => {
  it('lists spades, hearts, diamonds, clubs, clockwise from the named seat', () => {
    const [north, east] = hands(DEAL);
    expect(north && cardsOf(north).map(cardName).join(' ')).toBe('SA SK S7 S2 HQ H5 DJ D9 D8 D3 CT C4 C2');
    expect(east && makeHand(east)).toBe('QJT.AKJ.AKQ.AKQJ');
  });

  it('may begin at any seat and is written from north', () => {
    const turned = 'S:98654.T9876.T7.9 3.432.6542.87653 AK72.Q5.J983.T42 QJT.AKJ.AKQ.AKQJ';
    expect(makeDeal(hands(turned))).toBe(DEAL);
  });

  it('accepts small letters, 10 for T, hyphens for a void and spaces around', () => {
    expect(makeDeal(hands(' n : ak.-.-.1032  ...  -.-.-.-   .a.. '))).toBe('N:AK...T32 ... ... .A..');
  });

  it('has a question mark or a lone hyphen for a hand that is not known', () => {
    expect(hands('N:? - AK... ?')).toEqual([null, null, fromCards(cards('SA SK')), null, NO_CARDS]);
    expect(makeDeal(hands('N:? - AK... ?'))).toBe('N:? ? AK... ?');
  });

  it('may have fewer than thirteen cards a hand', () => {
    expect(makeDeal(hands('W:A... K... Q... J...'))).toBe('N:K... Q... J... A...');
  });

  it.each([
    ['', 'no-such-seat', 0],
    ['AK72.Q5.J983.T42', 'no-such-seat', 0],
    ['X:A... K... Q... J...', 'no-such-seat', 0],
    ['  Q:A... K... Q... J...', 'no-such-seat', 2],
    ['N A... K... Q... J...', 'no-such-seat', 0],
    ['N:A... K... Q...', 'not-a-hand', 0],
    ['N:A... K... Q... J... T...', 'not-a-hand', 0],
    ['N:A... K.. Q... J...', 'not-a-hand', 7],
    ['N:A... K.... Q... J...', 'not-a-hand', 7],
    ['N:A... .K.?. Q... J...', 'not-a-hand', 10],
    ['N:A... .1.. Q... J...', 'not-a-hand', 8],
    ['N:A... .T10.2. Q... J...', 'card-twice', 8],
    ['N:A... .22.. Q... J...', 'card-twice', 8],
    ['N:A... K... A... J...', 'card-twice', 0],
  ])('%j: %s at %i', (text, code, at) => {
    expect(fault(text)).toMatchObject({ code, at });
  });

  it('names the card that stands twice', () => {
    expect(fault('N:A... K... Q... .T10..')).toMatchObject({ code: 'card-twice', found: 'HT' });
    expect(fault('N:A... .D.. .A.. .A..')).toMatchObject({ code: 'not-a-hand', found: 'D' });
    expect(fault('N:A... ... .A.. .A..')).toMatchObject({ code: 'card-twice', found: 'HA' });
  });

  it('reads back every deal that is written', () => {
    const anyDeal = fc
      .tuple(
        fc.shuffledSubarray([...ALL_CARDS], { minLength: 52 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      )
      .map(([pack, known]) =>
        perSeat((seat) => {
          if (seat === 4) return NO_CARDS;
          return known[seat] === true ? fromCards(pack.slice(seat * 13, seat * 13 + 13)) : null;
        }),
      );
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(hands(makeDeal(deal))).toEqual(deal);
      }),
    );
  });

  it('reads one hand on its own', () => {
    expect(parseHand('A.K.Q.J')).toEqual({ ok: true, value: fromCards(cards('SA HK DQ CJ')) });
    expect(parseHand('?')).toEqual({ ok: true, value: null });
  });
});
