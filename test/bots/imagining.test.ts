import { describe, expect, it } from 'vitest';
import { BEGINNER, type Character, CLUB, SHARP } from '../../src/bots/heuristic/character.js';
import { type Knowledge, knowledgeOf } from '../../src/bots/heuristic/knowledge.js';
import { type Belief, NO_BELIEF } from '../../src/bots/heuristic/play/exact/belief.js';
import { type Board, dangerIn, isSafeForEver, NO_AIM } from '../../src/bots/heuristic/play/exact/board.js';
import { drawFrom } from '../../src/bots/heuristic/play/exact/draw.js';
import { readPlay } from '../../src/bots/heuristic/play/exact/evidence.js';
import { hiddenFrom } from '../../src/bots/heuristic/play/exact/hidden.js';
import { imagination } from '../../src/bots/heuristic/play/exact/imagine.js';
import { playOut } from '../../src/bots/heuristic/play/exact/playOut.js';
import { countRanks } from '../../src/engine/cardSet.js';
import { RANK_LETTERS } from '../../src/engine/cards.js';
import { type ObservedDeal, observe } from '../../src/engine/observation.js';
import type { Seat } from '../../src/engine/seats.js';
import { mostlyPassing, randomMatch } from '../support/randomPlay.js';
import { deal, seat } from '../support/table.js';

/** The mask of ranks that a test writes, e.g. 'Q94'; '-' for none. */
const mask = (ranks: string): number =>
  [...ranks.replace('-', '')].reduce((sum, rank) => sum | (1 << RANK_LETTERS.indexOf(rank)), 0);

/** A board of four hands written as spades.hearts.diamonds.clubs from the first place on; the first place leads. */
function board(hands: string, needs: readonly number[]): Board {
  const masks = hands.split(' ').flatMap((hand) => hand.split('.').map(mask));
  return {
    hands: Int32Array.from(masks),
    needs: Int32Array.from(needs),
    taken: new Int32Array(4),
    dangers: new Int32Array(16).fill(-1),
    paysOn: [false, false, false, false],
    trump: -1,
    turn: 0,
    played: 0,
    led: -1,
    best: 0,
    strength: -1,
    left: masks.slice(0, 4).reduce((sum, each) => sum + countRanks(each), 0),
    robbed: -1,
  };
}

const ALONE_THIRD = [NO_AIM, NO_AIM, 0, NO_AIM];

/** Where the third place is caught in spades: the round, and the rank that is caught; null when it is safe. */
function caughtInSpades(hands: string): readonly [round: number, rank: string] | null {
  const danger = dangerIn(board(hands, ALONE_THIRD), 2, 0);
  return danger === 0 ? null : [danger >> 4, RANK_LETTERS.charAt(danger & 15)];
}

describe('where a misère can be caught', () => {
  it('in the first round, when everybody can stay below its lowest card', () => {
    expect(caughtInSpades('2.-.-.A 3.-.-.K 9.-.-.4 5.-.-.Q')).toEqual([1, '9']);
  });

  it('in the second round, when everybody has two cards below the second lowest', () => {
    expect(caughtInSpades('43.-.-.- 65.-.-.- 92.-.-.- 87.-.-.-')).toEqual([2, '9']);
  });

  it('not while one of the others must go over it', () => {
    expect(caughtInSpades('43.-.-.- 65.-.-.- 92.-.-.- K7.-.-.-')).toBeNull();
  });

  it('nor in a suit that nobody can lead a second time', () => {
    expect(caughtInSpades('4.K.-.- 6.Q.-.- 92.-.-.- K.J.-.-')).toBeNull();
  });

  it('it is safe for ever when each of its cards has one below its place among the others', () => {
    expect(isSafeForEver(board('43.-.-.- 65.-.-.- 52.-.-.- 87.-.-.-', ALONE_THIRD), 2)).toBe(false);
    expect(isSafeForEver(board('54.-.-.- 76.-.-.- 32.-.-.- 98.-.-.-', ALONE_THIRD), 2)).toBe(true);
  });
});

describe('an imagined deal played out', () => {
  const tricksOf = (hands: string, needs: readonly number[]): readonly number[] => {
    const played = board(hands, needs);
    playOut(played);
    return [...played.taken];
  };

  it('catches a misère in its exposed suit', () => {
    expect(tricksOf('A3.-.K.- 65.-.Q.- 92.-.-.3 87.-.-.6', ALONE_THIRD)[2]).toBe(1);
  });

  it('lets a piek take its trick when that cannot be kept from it', () => {
    expect(tricksOf('K.5.-.- Q.4.-.- A.2.-.- J.3.-.-', [NO_AIM, NO_AIM, 1, NO_AIM])[2]).toBe(1);
  });

  it('robs a piek of its only trick', () => {
    expect(tricksOf('A.-.-.- 4.-.-.- K.-.-.- 3.-.-.-', [NO_AIM, NO_AIM, 1, NO_AIM])[2]).toBe(0);
  });
});

/** The seats clockwise from the one that acts. */
const clockwise = ({ places }: ObservedDeal, first: Seat): readonly Seat[] => {
  const start = places.indexOf(first);
  return [...places.slice(start), ...places.slice(0, start)];
};

/** Fails unless an imagined deal fits what the seat knows. */
function expectFit(known: Knowledge, order: readonly Seat[], hands: Int32Array): void {
  order.forEach((other, place) => {
    const suits = [0, 1, 2, 3] as const;
    const cards = suits.map((suit) => hands[place * 4 + suit] ?? 0);
    expect(cards.reduce((sum, each) => sum + countRanks(each), 0)).toBe(known.handSizes[other]);
    for (const suit of suits) expect((cards[suit] ?? 0) & ~known.mayHold[other][suit]).toBe(0);
  });
}

describe('imagined deals', () => {
  it.each([SHARP, CLUB, BEGINNER])(
    'give everybody as many cards as he has, none of a suit he lacks: $name',
    (character: Character) => {
      let positions = 0;
      for (const { step } of randomMatch(`imagining ${character.name}`, 30, mostlyPassing)) {
        const { state } = step;
        if (state.phase !== 'play' || state.deal.contracts[0]?.contract.goal.kind !== 'exactly') continue;
        const observation = observe(state, state.by);
        if (observation.deal === null) continue;
        const known = knowledgeOf(observation, observation.deal, character);
        const order = clockwise(observation.deal, known.seat);
        const worlds = new Int32Array(32);
        const imagine = imagination(hiddenFrom(known, order), NO_BELIEF, drawFrom([positions]));
        if (imagine === null) continue;
        imagine(worlds, 16);
        expectFit(known, order, worlds.slice(16));
        positions += 1;
      }
      expect(positions).toBeGreaterThan(50);
    },
  );

  it('seldom give a declarer the card with which he would have ducked', () => {
    const table = deal({ hands: 'N:?.J5?.?.? ?.92?.?.? ?.K8?.?.? 742.Q63.Q632.532' })
      .auction('pas pas pas misere')
      .play('HJ H9 HK H6');
    const observation = observe(table.state, seat('S'));
    if (observation.deal === null) throw new Error('no deal');
    const known = knowledgeOf(observation, observation.deal, SHARP);
    const order = clockwise(observation.deal, seat('S'));
    const places = new Map(order.map((other, place) => [other, place] as const));
    const share = (belief: Belief): number => {
      const worlds = new Int32Array(16);
      const imagine = imagination(hiddenFrom(known, order), belief, drawFrom([1]));
      let holding = 0;
      for (let time = 0; time < 200; time += 1) {
        imagine?.(worlds, 0);
        // W sits left of S: the cards between the six he played and the king that won.
        if (((worlds[4 + 1] ?? 0) & mask('QT7')) !== 0) holding += 1;
      }
      return holding / 200;
    };
    const hints = readPlay(observation.deal, places);
    expect(share({ bids: [], hints })).toBeLessThan(share(NO_BELIEF) / 2);
  });
});
