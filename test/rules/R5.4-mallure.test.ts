import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { NO_CARDS } from '../../src/engine/cardSet.js';
import { SPADES } from '../../src/engine/cards.js';
import { newMatch } from '../../src/engine/match.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { limburgs } from '../../src/engine/rulesets/limburgs.js';
import { withSeat } from '../../src/engine/seats.js';
import { deal, seat, withRules } from '../support/table.js';

/** N holds the aces of hearts, diamonds and clubs, W that of spades. */
const THREE_ACES_NORTH = 'N:KQJ.A76.A76.A765 T98.KQJT.5432.43 765.9843.KQ9.KQT A432.52.JT8.J982';
const FOUR_ACES_NORTH = 'N:A?.A?.A?.A? ? ? ?';

const announced = (dealer: 'N' | 'E' | 'S' | 'W' = 'W', ruleset = brabants) =>
  deal({ dealer, ruleset, hands: THREE_ACES_NORTH });

describe('R5.4: who holds exactly three aces announces it before the auction', () => {
  test('by itself: it is no action, and everybody hears it', () => {
    const table = announced();
    expect(table.deal.calls).toEqual([]);
    for (const letter of ['N', 'E', 'S', 'W'] as const) {
      expect(table.seenBy(letter).deal?.announcer).toBe(seat('N'));
      expect(table.eventsOf('aces-announced', letter)).toEqual([
        { type: 'aces-announced', seat: seat('N'), contract: 'mallure' },
      ]);
    }
  });

  test.each([
    ['no ace', 'N:K?.K?.K?.K? ? ? ?'],
    ['two aces', 'N:A?.A?.K?.K? ? ? ?'],
    ['four aces', FOUR_ACES_NORTH],
  ])('not with %s', (_, hands) => {
    const table = deal({ dealer: 'W', ruleset: brabants, hands });
    expect(table.eventsOf('aces-announced')).toEqual([]);
    expect(table.deal.announcer).toBeNull();
    expect(table.turn).toBe('N');
    expect(table.refusal('N:rik')).toBeNull();
    expect(table.auction('pas pas pas pas').finished.settlement.kind).toBe('thrown-in');
  });

  test('nor because a record says so of a hand that is known', () => {
    const dealt = deal({ dealer: 'W', ruleset: brabants }).deal.dealt;
    const entry = {
      type: 'deal',
      board: 1,
      dealer: seat('W'),
      turned: null,
      statedPartner: null,
      statedAnnouncer: seat('E'),
    } as const;
    const announcer = (hands: typeof dealt, unknown: readonly [number, number, number, number, number]) => {
      const step = apply(newMatch(brabants, 4), { ...entry, hands, unknown });
      return step.ok && step.value.state.phase === 'auction' ? step.value.state.deal.announcer : 'refused';
    };
    expect(announcer(dealt, [0, 0, 0, 0, 0])).toBeNull();
    expect(announcer(withSeat(dealt, seat('E'), NO_CARDS), [0, 13, 0, 0, 0])).toBe(seat('E'));
    expect(announcer(withSeat(dealt, seat('S'), NO_CARDS), [0, 0, 13, 0, 0])).toBeNull();
  });

  test('nobody bids it', () => {
    expect(deal({ ruleset: brabants }).refusal('N:mallure')).toEqual({ code: 'unknown-bid', bid: 'mallure' });
    expect(announced().refusal('E:mallure')).toEqual({ code: 'unknown-bid', bid: 'mallure' });
  });

  test('in limburgs too', () => {
    expect(announced('W', limburgs).auction('pas pas pas').contracts).toBe('N mallure');
  });
});

describe('R5.4: the announcement stands as a bid between rik and rik beter', () => {
  test('the turn of the announcer is skipped while it stands', () => {
    expect(announced('W').turn).toBe('E');
    expect(announced('S').turn).toBe('W');
    expect(announced('S').say('W:pas').turn).toBe('E');
    expect(announced('N').turn).toBe('E');
    expect(announced('W').refusal('N:pas')).toMatchObject({ code: 'not-your-turn' });
  });

  test('the others pass or go over it', () => {
    const table = announced();
    expect(table.legal).toBe('pas rik-beter piek misere alleen-8 alleen-9 open-misere alleen-13');
    expect(table.refusal('E:rik')).toEqual({ code: 'bid-too-low', bid: 'rik', standing: 'mallure' });
  });

  test('with raise=next-step the next step is rik beter', () => {
    expect(announced('W', withRules(brabants, { raise: 'next-step' })).legal).toBe('pas rik-beter');
  });

  test('it is the opening, so that mayOpen binds nobody any more', () => {
    expect(announced('W', withRules(brabants, { mayOpen: ['rik'] })).refusal('E:misere')).toBeNull();
  });

  test('overbid, he speaks again: he passes or bids higher', () => {
    const over = announced().say('E:rik-beter S:pas W:pas');
    expect(over.turn).toBe('N');
    expect(over.legal).toBe('pas piek misere alleen-8 alleen-9 open-misere alleen-13');
    expect(over.auction('N:pas').contracts).toBe('E rik-beter');
    expect(over.auction('N:alleen-8 E:pas').contracts).toBe('N alleen-8');
  });

  test('he speaks in his place in the round', () => {
    const over = announced().say('E:pas S:piek');
    expect(over.turn).toBe('W');
    expect(over.say('W:pas').turn).toBe('N');
  });

  test('overbid it is gone: nobody is named, and mallure does not come back', () => {
    const over = announced().auction('E:misere S:pas W:pas N:pas');
    expect(over.eventsOf('partner-named')).toEqual([]);
    expect(over.deal.partner).toBeNull();
    expect(over.contracts).toBe('E misere');
  });
});

describe('R5.4: if everybody else passes it is the contract', () => {
  const table = announced().auction('E:pas S:pas W:pas');

  test('whoever dealt', () => {
    expect(table.contracts).toBe('N mallure');
    expect(announced('N').auction('E:pas S:pas W:pas').contracts).toBe('N mallure');
    expect(announced('E').auction('S:pas W:pas E:pas').contracts).toBe('N mallure');
  });

  test('so nobody is forced to bid, and no special game is played', () => {
    const forced = announced('W', withRules(brabants, { passOut: { kind: 'dealer-bids' } }));
    expect(forced.auction('E:pas S:pas W:pas').contracts).toBe('N mallure');
    const chosen = announced(
      'W',
      withRules(brabants, { passOut: { kind: 'dealer-chooses', games: ['mie-en'] } }),
    );
    expect(chosen.say('E:pas S:pas').refusal('W:game:mie-en')).toMatchObject({ code: 'may-not-choose' });
    expect(chosen.auction('E:pas S:pas W:pas').contracts).toBe('N mallure');
    const begging = announced('W', withRules(brabants, { passOut: { kind: 'game', game: 'bedelen' } }));
    expect(begging.auction('E:pas S:pas W:pas').contracts).toBe('N mallure');
  });

  test('the holder of the fourth ace is named after the auction, not before', () => {
    expect(announced().say('E:pas S:pas').eventsOf('partner-named')).toEqual([]);
    expect(announced().say('E:pas S:pas').seenBy('N').deal?.partner).toBeNull();
    expect(table.eventsOf('partner-named')).toEqual([{ type: 'partner-named', seat: seat('W') }]);
    for (const letter of ['N', 'E', 'S', 'W'] as const)
      expect(table.seenBy(letter).deal).toMatchObject({ partner: seat('W'), partnerShown: true });
  });

  test('declarer names trump, not the suit of that ace', () => {
    expect(table.turn).toBe('N');
    expect(table.legal).toBe('trump:H trump:D trump:C');
    expect(table.refusal('N:trump:S')).toEqual({ code: 'suit-of-fourth-ace', suit: SPADES });
  });

  test('no card is called, and the left of the dealer leads', () => {
    const playing = table.say('trump:H');
    expect(playing.phase).toBe('play');
    expect(playing.turn).toBe('N');
    expect(announced('E').auction('S:pas W:pas E:pas').say('trump:H').turn).toBe('S');
    expect(playing.deal.called).toBeNull();
  });

  test('the ace carries no duty', () => {
    expect(table.say('trump:H').play('SK ST S7').legal).toBe('SA S4 S3 S2');
  });

  test('each member settles as in rik', () => {
    const over = table.say('trump:H').playOut();
    const { taken } = over.finished.deal;
    const tricks = taken[0] + taken[3];
    // Made: 1 and 1 for each trick above eight, from each of two; failed the same for each missing.
    const twice = 2 * (tricks >= 8 ? tricks - 7 : tricks - 9);
    expect(over.finished.settlement.deltas).toEqual([twice, -twice, -twice, twice, 0]);
  });
});
