import { describe, expect, it } from 'vitest';
import { SHARP } from '../../src/bots/heuristic/character.js';
import { worthFollowing, worthLeading } from '../../src/bots/heuristic/play/dominated.js';
import { type Situation, situationOf } from '../../src/bots/heuristic/play/situation.js';
import { observe } from '../../src/engine/observation.js';
import { hasTurn } from '../../src/engine/state.js';
import { actionWord } from '../../src/notation/words.js';
import { deal, type Table } from '../support/table.js';

function seenBy(table: Table): Situation {
  if (!hasTurn(table.state)) throw new Error('nobody has a turn');
  const observation = observe(table.state, table.state.by);
  if (observation.deal === null) throw new Error('no deal');
  return situationOf(observation, observation.deal, SHARP);
}

const words = (cards: Situation['cards']): string =>
  cards.map((card) => actionWord({ type: 'play', card, faceDown: false })).join(' ');

/** N plays 8 alleen in spades and leads; the next hand is given by a test. */
const against = (hands: string): Table =>
  deal({ hands: `N:AK8642.K3.K83.K3 ${hands}` })
    .auction('alleen-8 pas pas pas')
    .say('trump:S');

describe('cards that are not worth a thought', () => {
  it('below the trick only the lowest card of the suit counts', () => {
    expect(words(worthFollowing(seenBy(against('9753.AQ2.A74.Q84 ? ?').play('SA'))))).toBe('S3');
  });

  it('in the last seat only the cheapest winner of the suit and the lowest loser count', () => {
    const table = against('9?.T98.?.? 3?.5?.?.? 75.AQJ42.A74.Q82').play('H3 HT H5');
    expect(words(worthFollowing(seenBy(table)))).toBe('HJ H2');
  });

  it('of equal cards the highest is led', () => {
    const soloist = deal({ hands: 'N:AKQJ62.QJT.A3.92 ? ? ?' })
      .auction('alleen-8 pas pas pas')
      .say('trump:S');
    expect(words(worthLeading(seenBy(soloist)))).toBe('SA S6 S2 HQ DA D3 C9 C2');
  });

  it('cards between which another hand may have one are different cards', () => {
    const table = against('95.AQ42.A74.Q842 ? ?').play('H3');
    expect(words(worthFollowing(seenBy(table)))).toBe('HA HQ H4 H2');
  });
});
