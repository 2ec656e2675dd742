import { describe, expect, test } from 'vitest';
import { CLUBS, HEARTS, SPADES } from '../../src/engine/cards.js';
import type { Contract, Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { card } from '../support/hands.js';
import { deal, pagatWith, seat, type Table } from '../support/table.js';

/** N holds the aces of hearts, diamonds and clubs, W that of spades; E is nearly void in clubs. */
const THREE_ACES_NORTH = 'N:KQJ.A76.A76.A765 T98.KQJT9.5432.4 765.843.KQ9.KQT3 A432.52.JT8.J982';
/** N holds all aces and the king of spades; W holds the king of hearts. */
const FOUR_ACES_NORTH = 'N:AK2.A32.A32.A543 QJT.QJT98.KQ.876 987.765.JT9.KQJT 6543.K4.87654.92';

/** `pagat` with another troela, and other rules. */
const withTroela = (parts: Partial<Contract>, changes: Partial<Ruleset> = {}): Ruleset =>
  pagatWith({
    ...changes,
    contracts: pagat.contracts.map((contract) =>
      contract.id === 'troela' ? { ...contract, ...parts } : contract,
    ),
  });

const troela = (ruleset: Ruleset, hands = THREE_ACES_NORTH): Table =>
  deal({ dealer: 'W', ruleset, hands }).auction('troela pas pas pas');

/** Who knows that a seat is the partner. */
const whoKnows = (table: Table, partner: 'N' | 'W'): string =>
  (['N', 'E', 'S', 'W'] as const)
    .filter((letter) => table.seenBy(letter).deal?.partner === seat(partner))
    .join(' ');

describe('R5.3: fourAces=none', () => {
  test('with four aces there is no troela, and no duty to bid it', () => {
    const table = deal({ dealer: 'W', hands: FOUR_ACES_NORTH });
    expect(table.refusal('N:troela')).toEqual({ code: 'needs-aces', bid: 'troela', aces: 3 });
    expect(table.refusal('N:pas')).toBeNull();
  });
});

describe('R5.3: fourAces=king', () => {
  const ruleset = pagatWith({ fourAces: 'king' });
  const table = troela(ruleset, FOUR_ACES_NORTH);

  test('declarer names a king he does not hold', () => {
    expect(table.turn).toBe('N');
    expect(table.phase).toBe('calling');
    expect(table.legal).toBe('call:HK call:DK call:CK');
    expect(table.refusal('N:call:SK')).toEqual({ code: 'call-own-card', card: card('SK') });
    expect(table.refusal('N:call:HQ')).toMatchObject({ code: 'call-higher-rank' });
    expect(table.eventsOf('partner-named')).toEqual([]);
  });

  test('its holder is the partner, named openly, and names trump, not that suit', () => {
    const named = table.say('call:HK');
    expect(named.eventsOf('partner-named')).toEqual([{ type: 'partner-named', seat: seat('W') }]);
    expect(whoKnows(named, 'W')).toBe('N E S W');
    expect(named.turn).toBe('W');
    expect(named.legal).toBe('trump:S trump:D trump:C');
    expect(named.refusal('W:trump:H')).toEqual({ code: 'suit-of-fourth-ace', suit: HEARTS });
    expect(named.say('trump:S').turn).toBe('N');
    expect(named.say('trump:S').deal.trump).toBe(SPADES);
  });

  test('the king carries no duty in play', () => {
    const led = table.say('call:HK trump:S').play('HA H8 H5');
    expect(led.turn).toBe('W');
    expect(led.legal).toBe('HK H4');
  });

  test('they settle as one side', () => {
    const { settlement, deal: played } = table.say('call:HK trump:S').playOut().finished;
    if (settlement.kind !== 'contracts') throw new Error('not played');
    expect(settlement.results[0]).toMatchObject({
      declarer: seat('N'),
      partner: seat('W'),
      tricks: played.taken[0] + played.taken[3],
    });
  });

  test('all kings held: a queen, and so on', () => {
    const kings = troela(ruleset, 'N:AK2.AK.AK.AK5432 ? ? ?');
    expect(kings.legal).toBe('call:SQ call:HQ call:DQ call:CQ');
    const queens = troela(ruleset, 'N:AKQ.AKQ.AKQ.AKQJ ? ? ?');
    expect(queens.legal).toBe('call:SJ call:HJ call:DJ');
  });

  test('with exactly three aces no king is named', () => {
    expect(troela(ruleset).turn).toBe('W');
    expect(troela(ruleset).phase).toBe('naming');
  });

  test('with fewer there is still no troela', () => {
    const two = deal({ dealer: 'W', ruleset, hands: 'N:A?.A?.K?.K? ? ? ?' });
    expect(two.refusal('N:troela')).toMatchObject({ code: 'needs-aces' });
  });
});

describe('R5.3: fourAces=alone', () => {
  const alone = troela(withTroela({ trump: 'first-lead' }, { fourAces: 'alone' }), FOUR_ACES_NORTH);

  test('with four aces declarer plays without a partner', () => {
    expect(alone.phase).toBe('play');
    expect(alone.eventsOf('partner-named')).toEqual([]);
    expect(alone.deal.partner).toBeNull();
    const { settlement, deal: played } = alone.playOut().finished;
    if (settlement.kind !== 'contracts') throw new Error('not played');
    const [result] = settlement.results;
    expect(result).toMatchObject({ partner: null, tricks: played.taken[0] });
    const [north, ...others] = settlement.deltas;
    expect(others.slice(0, 3)).toEqual([-north / 3, -north / 3, -north / 3]);
  });

  test('with three he has one', () => {
    const table = troela(pagatWith({ fourAces: 'alone' }));
    expect(table.eventsOf('partner-named')).toEqual([{ type: 'partner-named', seat: seat('W') }]);
  });
});

describe('R5.3: troelaTrump=declarer', () => {
  test('declarer names it, not the suit of the fourth ace, and the partner is named all the same', () => {
    const table = troela(withTroela({ trump: 'declarer' }));
    expect(table.turn).toBe('N');
    expect(table.legal).toBe('trump:H trump:D trump:C');
    expect(whoKnows(table, 'W')).toBe('N E S W');
    expect(table.say('trump:C').deal.trump).toBe(CLUBS);
  });
});

describe('R5.3: troelaTrump=ace-suit', () => {
  test('the suit of the fourth ace is trump at once, and nobody names anything', () => {
    const table = troela(withTroela({ trump: 'ace-suit' }));
    expect(table.phase).toBe('play');
    expect(table.deal.trump).toBe(SPADES);
    expect(table.eventsOf('trump-named')).toMatchObject([{ suit: SPADES }]);
    expect(table.eventsOf('partner-named')).toEqual([{ type: 'partner-named', seat: seat('W') }]);
  });
});

describe('R5.3: troelaTrump=first-lead', () => {
  const table = troela(withTroela({ trump: 'first-lead' }));

  test('the suit of the first card led is trump', () => {
    expect(table.phase).toBe('play');
    expect(table.turn).toBe('N');
    expect(table.deal.trump).toBeNull();
    for (const [lead, suit] of [
      ['HA', HEARTS],
      ['SK', SPADES],
      ['C5', CLUBS],
    ] as const) {
      const led = table.play(lead);
      expect(led.deal.trump).toBe(suit);
      expect(led.eventsOf('trump-named')).toMatchObject([{ suit }]);
    }
  });

  test('it stays trump, and ruffs', () => {
    const later = table.play('HA H9 H3 H2 CA C4 C3 C2');
    expect(later.trickWinners).toBe('N N');
    expect(later.deal.trump).toBe(HEARTS);
    expect(later.play('C5 HT CK C8').trickWinners).toBe('N N E');
    expect(later.eventsOf('trump-named')).toHaveLength(1);
  });

  test('with mustRuff too, whose first trick has nothing to ruff', () => {
    const ruff = troela(withTroela({ trump: 'first-lead' }, { mustRuff: true }));
    const led = ruff.play('HA H9 H3 H2 CA C4 C3 C2 C5');
    expect(led.legal).toBe('HK HQ HJ HT');
  });
});

describe('R5.3: a partner who is silent until the fourth ace falls', () => {
  const table = troela(withTroela({ trump: 'first-lead', partnerSilent: true }));

  test('only he knows', () => {
    expect(table.eventsOf('partner-named')).toEqual([]);
    expect(whoKnows(table, 'W')).toBe('W');
    expect(whoKnows(table.play('HA H9 H3 H2'), 'W')).toBe('W');
  });

  test('he is shown to all when it is played', () => {
    const shown = table.play('SK ST S7 SA');
    expect(whoKnows(shown, 'W')).toBe('N E S W');
    expect(shown.eventsOf('partner-shown')).toEqual([{ type: 'partner-shown', seat: seat('W') }]);
  });

  test('leading its suit without it shows nobody', () => {
    const led = table.play('HA H9 H3 H2 C5 C4 C3 C9');
    expect(led.turn).toBe('W');
    expect(whoKnows(led.play('S4 SJ S8 S5'), 'W')).toBe('W');
  });
});

describe('R5.3: fourthAceLeads, the holder of the fourth ace leads', () => {
  test('to the first trick', () => {
    const table = troela(withTroela({ trump: 'ace-suit', lead: 'partner' }));
    expect(table.turn).toBe('W');
    expect(table.legal.split(' ')).toHaveLength(13);
  });

  test('also when he has named trump first', () => {
    const table = troela(withTroela({ lead: 'partner' })).say('W:trump:H');
    expect(table.turn).toBe('W');
  });
});

describe('R5.3: three aces that take the place of an auction', () => {
  const ruleset = withTroela({ announced: 'no-auction', trump: 'ace-suit', lead: 'partner' });

  test('the contract is played at once', () => {
    const table = deal({ dealer: 'S', ruleset, hands: THREE_ACES_NORTH });
    expect(table.phase).toBe('play');
    expect(table.contracts).toBe('N troela');
    expect(table.deal.calls).toEqual([]);
    expect(table.eventsOf('aces-announced')).toEqual([
      { type: 'aces-announced', seat: seat('N'), contract: 'troela' },
    ]);
    expect(table.turn).toBe('W');
    expect(table.deal.trump).toBe(SPADES);
  });

  test('without three aces in one hand there is an auction, in which it is not bid', () => {
    const table = deal({ dealer: 'S', ruleset });
    expect(table.turn).toBe('W');
    expect(table.phase).toBe('auction');
    expect(table.refusal('W:troela')).toEqual({ code: 'unknown-bid', bid: 'troela' });
  });
});
