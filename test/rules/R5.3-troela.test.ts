import { describe, expect, test } from 'vitest';
import { SPADES } from '../../src/engine/cards.js';
import { deal, pagatWith, seat } from '../support/table.js';

/** N holds the aces of hearts, diamonds and clubs, W that of spades. */
const THREE_ACES_NORTH = 'N:KQJ.A76.A76.A765 T98.KQJT.5432.43 765.9843.KQ9.KQT A432.52.JT8.J982';
const FIRST_TURN = 'troela open-misere-praatje open-piek-praatje alleen-13 open-alleen-13';

describe('R5.3: troela is bid with exactly three aces', () => {
  test.each([
    ['no ace', 'N:K?.K?.K?.K? ? ? ?'],
    ['two aces', 'N:A?.A?.K?.K? ? ? ?'],
    ['four aces', 'N:A?.A?.A?.A? ? ? ?'],
  ])('not with %s', (_, hands) => {
    const table = deal({ dealer: 'W', hands });
    expect(table.refusal('N:troela')).toEqual({ code: 'needs-aces', bid: 'troela', aces: 3 });
    expect(table.refusal('N:pas')).toBeNull();
  });
});

describe('R5.3: troela is mandatory', () => {
  test('on his first turn a player with three aces bids it or higher', () => {
    const table = deal({ dealer: 'W', hands: THREE_ACES_NORTH });
    expect(table.legal).toBe(FIRST_TURN);
    for (const word of ['pas', 'rik', 'alleen-12', 'open-misere'])
      expect(table.refusal(word)).toEqual({ code: 'must-announce-aces', bid: 'troela' });
  });

  test('also over a lower bid', () => {
    const table = deal({ dealer: 'S', hands: THREE_ACES_NORTH });
    expect(table.say('W:rik').legal).toBe(FIRST_TURN);
    expect(table.say('W:open-piek').legal).toBe(FIRST_TURN);
  });

  test('not when a bid higher than troela stands', () => {
    const table = deal({ dealer: 'S', hands: THREE_ACES_NORTH }).say('W:open-misere-praatje');
    expect(table.refusal('N:pas')).toBeNull();
    expect(table.refusal('N:troela')).toMatchObject({ code: 'bid-too-low' });
  });

  test('nor on a later turn', () => {
    const table = deal({ dealer: 'W', hands: THREE_ACES_NORTH }).say('N:troela E:alleen-13 S:pas W:pas');
    expect(table.auction('N:pas').contracts).toBe('E alleen-13');
  });

  test('it is a bid like others: it can be overbid', () => {
    const table = deal({ dealer: 'W', hands: THREE_ACES_NORTH }).say('N:troela');
    expect(table.refusal('E:open-misere')).toMatchObject({ code: 'bid-too-low', standing: 'troela' });
    expect(table.refusal('E:open-piek-praatje')).toBeNull();
  });
});

describe('R5.3: troela=optional and troela=off', () => {
  test('optional: three aces may be bid, hidden, or used otherwise', () => {
    const table = deal({ dealer: 'W', ruleset: pagatWith({ troela: 'optional' }), hands: THREE_ACES_NORTH });
    for (const word of ['pas', 'rik', 'alleen-9', 'troela']) expect(table.refusal(word)).toBeNull();
  });

  test('off: there is no such bid', () => {
    const table = deal({ dealer: 'W', ruleset: pagatWith({ troela: 'off' }), hands: THREE_ACES_NORTH });
    expect(table.refusal('troela')).toEqual({ code: 'unknown-bid', bid: 'troela' });
    expect(table.refusal('pas')).toBeNull();
  });
});

describe('R5.3: the holder of the fourth ace', () => {
  const troela = deal({ dealer: 'W', hands: THREE_ACES_NORTH }).auction('troela pas pas pas');

  test('is named openly as soon as troela is the contract', () => {
    expect(troela.eventsOf('partner-named')).toEqual([{ type: 'partner-named', seat: seat('W') }]);
    for (const letter of ['N', 'E', 'S', 'W'] as const)
      expect(troela.seenBy(letter).deal).toMatchObject({ partner: seat('W'), partnerShown: true });
  });

  test('is not named when troela is overbid', () => {
    const table = deal({ dealer: 'W', hands: THREE_ACES_NORTH }).auction('troela alleen-13 pas pas pas');
    expect(table.eventsOf('partner-named')).toEqual([]);
    expect(table.deal.partner).toBeNull();
  });

  test('names trump, any suit but that of his ace', () => {
    expect(troela.turn).toBe('W');
    expect(troela.legal).toBe('trump:H trump:D trump:C');
    expect(troela.refusal('W:trump:S')).toEqual({ code: 'suit-of-fourth-ace', suit: SPADES });
    expect(troela.refusal('N:trump:H')).toMatchObject({ code: 'not-your-turn' });
  });

  test('may name a suit in which he is void, and must when he holds nothing but that of his ace', () => {
    const hands = 'N:-.AKQJ2.AKQJ.AKQJ -.T987.T987.T9876 -.6543.65432.5432 AKQJT98765432.-.-.-';
    const table = deal({ dealer: 'W', hands }).auction('troela pas pas pas');
    expect(table.legal).toBe('trump:H trump:D trump:C');
    expect(table.say('trump:D').phase).toBe('play');
  });

  test('his ace carries no duty in play', () => {
    const table = troela.say('trump:H').play('SK ST S7');
    expect(table.turn).toBe('W');
    expect(table.legal).toBe('SA S4 S3 S2');
  });

  test('the left of the dealer leads, and no card is called', () => {
    expect(troela.say('trump:H').turn).toBe('N');
    expect(troela.say('trump:H').deal.called).toBeNull();
  });

  test('declarer and he settle as one side', () => {
    const table = troela.say('trump:H').playOut();
    const { settlement } = table.finished;
    if (settlement.kind !== 'contracts') throw new Error('thrown in');
    const { taken } = table.finished.deal;
    expect(settlement.results[0]).toMatchObject({ partner: seat('W'), tricks: taken[0] + taken[3] });
  });
});
