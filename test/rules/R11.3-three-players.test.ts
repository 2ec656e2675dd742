import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { size } from '../../src/engine/cardSet.js';
import { dealingOrder, drawForDealer, gather as gathered } from '../../src/engine/deal.js';
import { newMatch } from '../../src/engine/match.js';
import { randomFor } from '../../src/engine/random.js';
import { contractById, type PassOut, type Ruleset } from '../../src/engine/ruleset.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { settleContract } from '../../src/engine/settlement.js';
import { card } from '../support/hands.js';
import { handText, names } from '../support/pack.js';
import { amounts, deal, letters, pagatWith, seat, type Table } from '../support/table.js';

const REAL = ['N', 'E', 'S'] as const;
/** Who has which ace does not matter; N has the highest spades, E clubs, S diamonds, W hearts. */
const HANDS = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';
/** N bids rik with spades and calls the ace of hearts: S holds it, or the open hand does. */
const ACE_SOUTH = 'N:KQJT98.K2.A9876.- A2.QJT.KQJ.KQJT9 76.A43.T5.A87654 543.98765.432.32';
const ACE_WEST = 'N:KQJT98.K2.A9876.- A2.QJT.KQJ.KQJT9 543.98765.432.32 76.A43.T5.A87654';
/** N holds three aces; the open hand holds that of spades, or S does. */
const FOURTH_WEST = 'N:KQJ.A76.A76.A765 T98.KQJT.5432.43 765.9843.KQ9.KQT A432.52.JT8.J982';
const FOURTH_SOUTH = 'N:KQJ.A76.A76.A765 T98.KQJT.5432.43 A432.52.JT8.J982 765.9843.KQ9.KQT';

const three = (hands: string, ruleset: Ruleset = pagat, dealer: 'N' | 'E' | 'S' = 'S'): Table =>
  deal({ players: 3, dealer, hands, ruleset });

const rik = (hands: string, ruleset: Ruleset = pagat): Table =>
  three(hands, ruleset).auction('rik pas pas').say('trump:S call:HA');

/** The open hand as everybody sees it; nothing while it lies closed. */
const openWest = (table: Table): readonly string[] =>
  REAL.map((letter) => {
    const hand = table.seenBy(letter).deal?.open[3] ?? null;
    return hand === null ? '' : handText(hand);
  });

/** Who plays the cards of W: the deal goes on until it is his hand's turn. */
function playerOfWest(table: Table): string | null {
  let playing = table;
  while (playing.turn !== 'W') playing = playing.step();
  return playing.by;
}

describe('R11.3: with three players the empty place is dealt a hand', () => {
  test('of thirteen cards, as the three are', () => {
    expect(three(HANDS).deal.hands.map(size)).toEqual([13, 13, 13, 13, 0]);
    expect(letters(three(HANDS).deal.places)).toBe('N E S W');
    expect(letters(three(HANDS).deal.active)).toBe('N E S');
  });

  test('the turn to deal and the auction skip it', () => {
    for (const [dealer, order] of [
      ['N', 'E S N'],
      ['E', 'S N E'],
      ['S', 'N E S'],
    ] as const) {
      let table = three(HANDS, pagat, dealer);
      const speakers = order.split(' ').map(() => {
        const { turn } = table;
        table = table.say('pas');
        return turn;
      });
      expect(speakers.join(' ')).toBe(order);
    }
    const thrown = three(HANDS, pagat, 'E').auction('pas pas pas');
    expect(thrown.next().deal.dealer).toBe(seat('S'));
    expect(thrown.next().auction('pas pas pas').next().deal.dealer).toBe(seat('N'));
  });

  test('three draw for the first deal', () => {
    expect(drawForDealer(3, randomFor('three')).rounds[0]?.map((drawn) => drawn.seat)).toEqual([0, 1, 2]);
    const four = ([0, 1, 2, 3] as const).map((each) => ({ seat: each, card: card(`S${each + 2}`) }));
    const entry = { type: 'draw', rounds: [four] } as const;
    expect(apply(newMatch(pagat, 3), entry)).toMatchObject({ ok: false, error: { code: 'bad-draw' } });
  });

  test('the packets go round all four places, from the next player on the left or right of the dealer', () => {
    const order = (side: 'left' | 'right', dealer: 'N' | 'E' | 'S') =>
      letters(dealingOrder(pagatWith({ firstPacket: side }), 3, seat(dealer)));
    expect(order('left', 'N')).toBe('E S W N');
    expect(order('left', 'E')).toBe('S W N E');
    expect(order('left', 'S')).toBe('N E S W');
    expect(order('right', 'N')).toBe('S W N E');
    expect(order('right', 'S')).toBe('E S W N');
  });

  test('it does not announce: three aces there bind nobody and are no mallure', () => {
    const threeAces = 'N:K?.K?.?.? ? ? A?.A?.A?.?';
    expect(three(threeAces).refusal('N:pas')).toBeNull();
    expect(three(threeAces).auction('pas pas pas').finished.settlement.kind).toBe('thrown-in');
    expect(three(threeAces, brabants).deal.announcer).toBeNull();
    expect(three(threeAces, brabants).turn).toBe('N');
  });

  test('it keeps its own tricks when the cards are gathered', () => {
    const table = three(HANDS).auction('misere pas pas').play('HT H7 H4 HA').play('DT D7 D4 DA');
    expect(table.trickWinners).toBe('W S');
    const pack = names(gathered(table.deal, 3, seat('N')));
    expect(pack).toContain('HT H7 H4 HA S4 S3 S2 HK HQ HJ D9 D8 C7 C6 C5');
    expect(new Set(pack.split(' ')).size).toBe(52);
  });
});

describe('R11.3: its hand is laid open after trump and call, before the lead', () => {
  test('not during the auction, nor while trump is named and a card called', () => {
    const bidding = three(ACE_SOUTH);
    for (const table of [
      bidding,
      bidding.say('rik pas'),
      bidding.say('rik pas pas'),
      bidding.say('rik pas pas trump:S'),
    ])
      expect(openWest(table)).toEqual(['', '', '']);
    const called = bidding.say('rik pas pas trump:S call:HA');
    expect(openWest(called)).toEqual(Array(3).fill('543.98765.432.32'));
    expect(called.deal.tricks).toEqual([]);
    expect(called.eventsOf('hands-laid-open')).toEqual([{ type: 'hands-laid-open', seats: [seat('W')] }]);
  });

  test('where nothing is named as soon as the auction has ended', () => {
    expect(openWest(three(HANDS).auction('misere pas pas'))).toEqual(Array(3).fill('432.AKQJ.T98.765'));
  });

  test('what lies open is what is left of it, and the other hands stay hidden', () => {
    const table = three(HANDS).auction('misere pas pas').play('HT H7 H4 HA');
    expect(openWest(table)).toEqual(Array(3).fill('432.KQJ.T98.765'));
    expect(table.seenBy('N').deal?.open.slice(0, 3)).toEqual([null, null, null]);
  });

  test('the hand of an open contract joins it at its own moment', () => {
    const table = three(HANDS).auction('open-misere pas pas');
    const isOpen = (each: Table) => letters(each.deal.open);
    expect(isOpen(table)).toBe('W');
    expect(isOpen(table.play('HT H7 H4 HA'))).toBe('N W');
    expect(isOpen(three(HANDS).auction('open-piek-praatje pas pas').play('HT H7 H4 HA'))).toBe('N E S W');
  });
});

describe('R11.3: who plays it in a partnership', () => {
  test('declarer, if it holds the called card', () => {
    const table = rik(ACE_WEST);
    expect(table.deal.partner).toBe(seat('W'));
    expect(playerOfWest(table)).toBe('N');
    expect(table.eventsOf('partner-shown')).toEqual([{ type: 'partner-shown', seat: seat('W') }]);
  });

  test('otherwise its holder shows himself at once, and the one real defender plays it', () => {
    const table = rik(ACE_SOUTH);
    expect(table.deal.tricks).toEqual([]);
    expect(table.eventsOf('partner-shown')).toEqual([{ type: 'partner-shown', seat: seat('S') }]);
    for (const letter of REAL)
      expect(table.seenBy(letter).deal).toMatchObject({ partner: seat('S'), partnerShown: true });
    expect(playerOfWest(table)).toBe('E');
  });

  test('whoever declares and whoever is partner', () => {
    // E declares: the ace of diamonds is with S, then with N.
    const east = (hands: string) => three(hands).auction('pas rik pas').say('trump:C call:DA');
    expect(playerOfWest(east('N:AKQ.T98.765.5432 T98.765.432.AKQJ J765.432.AKQJ.T9 432.AKQJ.T98.876'))).toBe(
      'N',
    );
    expect(playerOfWest(east('N:KQ.T98.A765.5432 T98.765.432.AKQJ AJ765.432.KQJ.T9 432.AKQJ.T98.876'))).toBe(
      'S',
    );
    expect(playerOfWest(east('N:KQ.T98.K765.5432 T98.765.432.AKQJ AJ765.432.QJ9.T9 432.AKQJ.AT8.876'))).toBe(
      'E',
    );
  });

  test('declarer, if it holds the fourth ace; and then he names trump himself', () => {
    const table = three(FOURTH_WEST).auction('troela pas pas');
    expect(table.eventsOf('partner-named')).toEqual([{ type: 'partner-named', seat: seat('W') }]);
    expect(table.turn).toBe('N');
    expect(table.legal).toBe('trump:H trump:D trump:C');
    expect(playerOfWest(table.say('trump:H'))).toBe('N');
  });

  test('with the fourth ace in a real hand its holder names trump, and the third player plays it', () => {
    const table = three(FOURTH_SOUTH).auction('troela pas pas');
    expect(table.turn).toBe('S');
    expect(table.legal).toBe('trump:H trump:D trump:C');
    expect(playerOfWest(table.say('trump:H'))).toBe('E');
  });

  test('mallure: declarer names trump, and plays it if it holds the fourth ace', () => {
    const west = three(FOURTH_WEST, brabants).auction('E:pas S:pas');
    expect(west.contracts).toBe('N mallure');
    expect(west.turn).toBe('N');
    expect(playerOfWest(west.say('trump:H'))).toBe('N');
    expect(playerOfWest(three(FOURTH_SOUTH, brabants).auction('E:pas S:pas').say('trump:H'))).toBe('E');
  });

  test('a king that is named instead of a fourth ace', () => {
    const hands = 'N:AK2.A32.A32.A543 QJT.QJT98.KQ.876 987.765.JT9.KQJT 6543.K4.87654.92';
    const table = three(hands, pagatWith({ fourAces: 'king' })).auction('troela pas pas');
    expect(table.say('call:HK').turn).toBe('N');
    expect(playerOfWest(table.say('call:HK trump:S'))).toBe('N');
    expect(table.say('call:DK').turn).toBe('E');
    expect(playerOfWest(table.say('call:DK trump:S'))).toBe('S');
  });
});

describe('R11.3: who plays it against an alone contract', () => {
  test.each([
    ['alleen-9 pas pas', 'E'],
    ['pas alleen-9 pas', 'N'],
    ['pas pas alleen-9', 'N'],
  ])('%s: the first player clockwise from it who is no declarer, %s', (auction, player) => {
    expect(playerOfWest(three(HANDS).auction(auction).say('trump:S'))).toBe(player);
  });

  test.each([
    ['misere pas pas', 'E'],
    ['misere misere pas', 'S'],
    ['misere pas piek', 'E'],
    ['pas piek misere', 'N'],
    ['misere piek misere', 'N'],
  ])('%s: %s', (auction, player) => {
    expect(playerOfWest(three(HANDS).auction(auction))).toBe(player);
  });
});

describe('R11.3: section 7 binds it like any hand', () => {
  const table = three(HANDS).auction('misere pas pas').play('HT H7 H4');

  test('it plays in its place and follows suit', () => {
    expect(table.turn).toBe('W');
    expect(table.legal).toBe('HA HK HQ HJ');
    expect(table.refusal('W:D8')).toMatchObject({ code: 'must-follow-suit' });
  });

  test('only who plays it is asked, and his own cards are not for this trick', () => {
    expect(table.seenBy('E')).toMatchObject({ turn: seat('W'), by: seat('E') });
    expect(table.seenBy('E').legal).toHaveLength(4);
    for (const letter of ['N', 'S'] as const) expect(table.seenBy(letter).legal).toEqual([]);
    expect(table.refusal('E:CA')).toMatchObject({ code: 'not-your-turn' });
  });

  test('it leads when it has won', () => {
    const won = table.play('HA');
    expect(won.turn).toBe('W');
    expect(won.by).toBe('E');
    expect(won.legal.split(' ')).toHaveLength(12);
    expect(won.play('D8').turn).toBe('N');
  });

  test('it is bound to the called card that it holds', () => {
    const bound = rik(ACE_WEST).play('H2 HT H9');
    expect(bound.by).toBe('N');
    expect(bound.legal).toBe('HA');
  });

  test('it follows a lead face down', () => {
    const blind = 'N:KQJT98.A2.A9876.- A2.KQJT.KQJ.KQJT 76.543.T5.A98765 543.9876.432.432';
    const led = three(blind).auction('rik pas pas').say('trump:S call:CA:blind').play('D6* CT CA');
    expect(led.turn).toBe('W');
    expect(led.legal).toBe('C4 C3 C2');
    // Neither its player nor anybody else sees what was led.
    expect(led.seenBy('E').deal?.table[0]?.card).toBeNull();
  });
});

describe('R11.3: settlement', () => {
  /** What N, E and S settle when N declares. */
  const settled = (ruleset: Ruleset, id: string, partner: 'S' | 'W' | null, tricks: number): string => {
    const contract = contractById(ruleset, id);
    if (contract === null) throw new Error(`no contract ${id}`);
    const holder = partner === null ? null : seat(partner);
    const result = settleContract(ruleset, { seat: 0, contract }, holder, tricks, [0, 1, 2]);
    expect(result.deltas[3]).toBe(0);
    return amounts(result.deltas, 3);
  };

  test('each real member settles with each real opponent: two against one', () => {
    expect(settled(pagat, 'rik', 'S', 9)).toBe('N +2 E -4 S +2');
    expect(settled(pagat, 'rik', 'S', 7)).toBe('N -2 E +4 S -2');
    expect(settled(brabants, 'rik', 'S', 9)).toBe('N +2 E -4 S +2');
  });

  test('or one against two, with the open hand as his partner', () => {
    expect(settled(pagat, 'rik', 'W', 9)).toBe('N +4 E -2 S -2');
    expect(settled(pagat, 'rik', 'W', 7)).toBe('N -4 E +2 S +2');
    expect(settled(pagat, 'troela', 'W', 8)).toBe('N +4 E -2 S -2');
    expect(settled(brabants, 'mallure', 'W', 8)).toBe('N +2 E -1 S -1');
  });

  test('alone: with each of the two others', () => {
    expect(settled(pagat, 'alleen-9', null, 11)).toBe('N +6 E -3 S -3');
    expect(settled(pagat, 'misere', null, 1)).toBe('N -10 E +5 S +5');
  });

  test('declarer-only: declarer pays the share of his real partner too', () => {
    expect(settled(punten, 'rik', 'S', 7)).toBe('N -30 E +30 S 0');
    expect(settled(punten, 'rik', 'S', 8)).toBe('N +10 E -20 S +10');
    expect(settled(punten, 'rik', 'W', 7)).toBe('N -30 E +15 S +15');
  });

  test('winners only: the real ones are credited', () => {
    expect(settled(gather, 'rik', 'S', 10)).toBe('N +3 E 0 S +3');
    expect(settled(gather, 'rik', 'W', 10)).toBe('N +3 E 0 S 0');
    expect(settled(gather, 'rik', 'S', 6)).toBe('N 0 E +3 S 0');
    expect(settled(gather, 'rik', 'W', 6)).toBe('N 0 E +3 S +3');
    expect(settled(gather, 'misere', null, 2)).toBe('N 0 E +5 S +5');
  });

  test('played: the tricks of the open hand count for the side that has it', () => {
    const over = rik(ACE_WEST).playOut();
    const { deal: played, settlement } = over.finished;
    if (settlement.kind !== 'contracts') throw new Error('not played');
    expect(settlement.results[0]?.tricks).toBe(played.taken[0] + played.taken[3]);
    const against = rik(ACE_SOUTH).playOut().finished;
    if (against.settlement.kind !== 'contracts') throw new Error('not played');
    expect(against.settlement.results[0]?.tricks).toBe(against.deal.taken[0] + against.deal.taken[2]);
    expect(over.state.match.totals[3]).toBe(0);
  });

  test('several declarers: each with the two others', () => {
    const low = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';
    const over = three(low).auction('misere misere pas').playOut();
    expect(over.score).toBe('N +15 E -15 S 0');
  });
});

describe('R11.3: the opening lead skips it', () => {
  test('the left of the dealer', () => {
    expect(three(HANDS, pagat, 'S').auction('misere pas pas').turn).toBe('N');
    expect(three(HANDS, pagat, 'E').auction('pas misere pas').turn).toBe('S');
  });

  test('the left-hand opponent of declarer', () => {
    expect(three(HANDS, brabants).auction('pas pas misere').turn).toBe('N');
    expect(three(HANDS, brabants).auction('misere pas pas').turn).toBe('E');
  });

  test('the holder of the fourth ace, where he leads', () => {
    const ruleset = pagatWith({
      contracts: pagat.contracts.map((contract) =>
        contract.id === 'troela' ? { ...contract, lead: 'partner' } : contract,
      ),
    });
    expect(three(FOURTH_SOUTH, ruleset).auction('troela pas pas').say('trump:H').turn).toBe('S');
    expect(three(FOURTH_WEST, ruleset).auction('troela pas pas').say('trump:H').turn).toBe('N');
  });
});

describe('R11.3: no special games with three', () => {
  const passing = (passOut: PassOut): Table => three(HANDS, pagatWith({ passOut }));

  test.each(['een-of-vijf', 'een-vijf-elf', 'schoppen-mie', 'mie-en', 'bedelen'])(
    'passOut=%s: thrown in instead',
    (game) => {
      const table = passing({ kind: 'game', game }).auction('pas pas pas');
      expect(table.finished.settlement.kind).toBe('thrown-in');
      expect(table.state.match.settled).toBe(0);
    },
  );

  test('dealer-chooses: there is nothing to choose, and the dealer may pass', () => {
    const last = passing({ kind: 'dealer-chooses', games: ['mie-en'] }).say('pas pas');
    expect(last.refusal('game:mie-en')).toMatchObject({ code: 'may-not-choose' });
    expect(last.legal).not.toContain('game:');
    expect(last.auction('pas').finished.settlement.kind).toBe('thrown-in');
    expect(three(HANDS, punten).auction('pas pas pas').finished.settlement.kind).toBe('thrown-in');
  });

  test('dealer-bids binds the last of the three', () => {
    expect(passing({ kind: 'dealer-bids' }).say('pas pas').refusal('S:pas')).toEqual({ code: 'must-bid' });
  });
});
