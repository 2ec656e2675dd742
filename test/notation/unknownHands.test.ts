import { describe, expect, it } from 'vitest';
import { fromCards, NO_CARDS } from '../../src/engine/cardSet.js';
import { legalActions } from '../../src/engine/legal.js';
import { NORTH, SOUTH, WEST } from '../../src/engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../src/engine/state.js';
import { actionWord, writeRecord } from '../../src/notation/index.js';
import { cards } from '../support/hands.js';
import {
  BETER,
  BLIND,
  changed,
  HEADER,
  mustRead,
  mustReplay,
  replayFault,
  TROELA,
  TWO_CONTRACTS,
  upTo,
} from './samples.js';

/** A deal in which only the hands of some seats are known. */
function seenBy(deal: string, seats: string): string {
  return (
    HEADER +
    deal.replace(/"N:(\S+) (\S+) (\S+) (\S+)"/, (_all, ...hands: string[]) => {
      const seen = hands
        .slice(0, 4)
        .map((hand, index) => (seats.includes('NESW'.charAt(index)) ? hand : '?'));
      return `"N:${seen.join(' ')}"`;
    })
  );
}

function inTurn(state: GameState): TurnState {
  if (!hasTurn(state)) throw new Error('nobody has the turn');
  return state;
}

/** The words for what may be done at the end of a record. */
const legalWords = (text: string): string =>
  legalActions(inTurn(mustReplay(text).end))
    .map(actionWord)
    .join(' ');

describe('a hand that is not known', () => {
  it('stands as a question mark', () => {
    const text = seenBy(upTo(BETER, 'pas pas'), 'S');
    expect(text).toContain('[Deal "N:? ? .KQ8754.KQT5.AKQ ?"]');
    expect(writeRecord(mustRead(text))).toBe(text);
  });

  it('lets the known seats be asked', () => {
    expect(legalWords(seenBy(upTo(BETER, 'pas pas'), 'S'))).toMatch(/^pas rik rik-beter alleen-8 /);
    expect(legalWords(seenBy(upTo(BETER, '[Trump "H"]\n'), 'S'))).toBe('call:DA');
    expect(legalWords(seenBy(upTo(BETER, 'D2 ST'), 'S'))).toBe('DK DQ DT D5');
  });

  it('has the cards that it plays later, and only those', () => {
    const { deal } = inTurn(mustReplay(seenBy(upTo(BETER, 'C4 DJ'), 'S')).end);
    expect(deal.dealt[WEST]).toEqual(fromCards(cards('HA C4')));
    expect(deal.unknown).toEqual([11, 12, 0, 11, 0]);
    expect(deal.hands[WEST]).toEqual(NO_CARDS);
  });

  it('is known when all of it has been played', () => {
    for (const deal of [BETER, TWO_CONTRACTS, BLIND, TROELA]) {
      const all = mustReplay(HEADER + deal).end;
      expect(mustReplay(seenBy(deal, deal === TROELA ? 'N' : '')).end).toEqual({
        ...all,
        ...('previous' in all && all.previous !== null
          ? {
              previous: {
                ...all.previous,
                deal: { ...all.previous.deal, statedPartner: deal === TROELA ? WEST : null },
              },
            }
          : {}),
      });
    }
  });

  it('is caught at a revoke by what it plays later', () => {
    const revoke = changed(BETER, 'C4 DJ C3 CA', 'C4 DJ S3 CA');
    const text = seenBy(changed(revoke, 'H5 SA HT S3', 'H5 SA HT C3'), '');
    expect(replayFault(text)).toMatchObject({
      code: 'refused',
      error: { code: 'must-follow-suit', suit: 3 },
      line: 18,
      column: 7,
    });
    // Before any later club has been seen, nobody can tell.
    expect(mustReplay(upTo(text, 'C4 DJ S3')).end).toMatchObject({ phase: 'play', turn: SOUTH });
  });

  it('cannot play a card that another has played', () => {
    const text = seenBy(changed(BETER, 'CK C2 D7 S6', 'CK C2 D7 S9'), '');
    expect(replayFault(text)).toMatchObject({
      code: 'refused',
      error: { code: 'card-not-held' },
      line: 29,
      column: 10,
    });
  });

  it('cannot play a card that lies elsewhere', () => {
    const text = seenBy(changed(BETER, 'D2 ST DK', 'D2 DQ DK'), 'S');
    expect(replayFault(text)).toMatchObject({ code: 'refused', error: { code: 'card-not-held' }, column: 4 });
  });
});

describe('the partner', () => {
  const untold = changed(TROELA, '[Partner "W"]\n', '');

  it('in troela must be stated where the declarer is not known', () => {
    const text = seenBy(untold, 'SE');
    expect(replayFault(text)).toMatchObject({
      code: 'refused',
      error: { code: 'partner-not-known' },
      line: 13,
    });
    const stated = seenBy(upTo(TROELA, '[Partner "W"]\n'), 'SE');
    expect(mustReplay(stated).end).toMatchObject({
      phase: 'naming',
      turn: WEST,
      deal: { statedPartner: WEST },
    });
  });

  it('follows where the declarer and all hands but one are known', () => {
    expect(mustReplay(seenBy(upTo(untold, 'pas pas\n'), 'NES')).end).toMatchObject({
      deal: { partner: WEST },
    });
    expect(replayFault(seenBy(changed(TROELA, '[Partner "W"]', '[Partner "E"]'), 'NES'))).toMatchObject({
      code: 'wrong-tag',
      tag: 'Partner',
      expected: 'W',
    });
  });

  it('of a called card can be stated by who holds it', () => {
    const text = seenBy(changed(upTo(BETER, '[Call "DA"]\n'), '[Trump', '[Partner "N"]\n[Trump'), 'SE');
    expect(mustReplay(text).end).toMatchObject({ deal: { partner: NORTH, partnerShown: false } });
    expect(writeRecord(mustRead(text))).toBe(text);
  });
});

describe('a card led face down that the reader may not see', () => {
  const hidden = changed(BLIND, 'CJ* DT D4 DA', '?* DT D4 DA');

  it('stands as ?* while its trick is not complete', () => {
    const text = seenBy(upTo(hidden, '?* DT D4'), 'W');
    expect(writeRecord(mustRead(text))).toBe(text);
    expect(inTurn(mustReplay(text).end).deal.table[0]).toEqual({ seat: NORTH, card: null, faceDown: true });
    expect(legalWords(text)).toBe('DA');
  });

  it('must be written once the trick is complete', () => {
    expect(replayFault(seenBy(hidden, 'W'))).toMatchObject({
      code: 'refused',
      error: { code: 'card-not-shown' },
      line: 18,
      column: 10,
    });
  });

  it('cannot come from a hand that is known', () => {
    expect(replayFault(HEADER + hidden)).toMatchObject({ error: { code: 'card-not-shown' }, column: 1 });
  });

  it('asks for a blind call', () => {
    expect(replayFault(seenBy(changed(BETER, 'C4 DJ', '?* DJ'), 'E'))).toMatchObject({
      error: { code: 'face-down-not-allowed' },
    });
  });
});
