import { countAces } from '../../src/engine/auction.js';
import { SUITS, suitOf } from '../../src/engine/cards.js';
import { pick, shuffled } from '../../src/engine/random.js';
import { announcedContract, biddable, type Contract, type Ruleset } from '../../src/engine/ruleset.js';
import { climbing, inTurn } from './callers.js';
import { skewedHands, strong, withAces } from './skewed.js';
import { isPlayed, reachable, skewFor, someHow, type Wish } from './wishes.js';

import { about, bids, find, sole } from './wishParts.js';

/** A seat with three aces, and another that bids higher. */
const overbidAces =
  (aces: Contract, higher: Contract): Wish['trial'] =>
  ({ active, places }, random, attempt) => {
    const [first, second] = shuffled(active, random);
    if (first === undefined || second === undefined) throw new Error('nobody plays');
    const skews = [
      [first, withAces(() => 0, 3, random)],
      [second, skewFor(higher, 2, random)],
    ] as const;
    const bidding = new Map([
      [first, aces.id],
      [second, higher.id],
    ]);
    return { hands: skewedHands(places, skews, random), choose: inTurn(bidding, someHow(random, attempt)) };
  };

/** A bid above another that needs no bid before it, or null. */
const above = (ruleset: Ruleset, { rank }: Contract): Contract | null =>
  find(biddable(ruleset), (contract) => contract.rank > rank && contract.after.length === 0);

/** What three and four aces in one hand can lead to (R5.3, R5.4). */
export function acesWishes(ruleset: Ruleset): readonly Wish[] {
  const announced = announcedContract(ruleset);
  const standing = announced?.announced === 'standing' ? announced : null;
  const bid = find(biddable(ruleset), ({ side }) => side === 'fourth-ace');
  const all = reachable(ruleset).filter(({ side }) => side === 'fourth-ace');
  const overbid = standing ?? bid;
  const higher = overbid && above(ruleset, overbid);
  const alone = find(
    biddable(ruleset),
    (c) => standing !== null && c.rank > standing.rank + 1 && c.side === 'alone',
  );
  const four = find(biddable(ruleset), (c) => c.side === 'fourth-ace' && ruleset.fourAces !== 'none');
  return [
    ...about(standing, ({ id }) => ({
      name: 'R5.4 announced aces stand',
      occursIn: ({ deal }) => deal.announcer !== null && isPlayed(deal, id) && bids({ deal }).length === 0,
    })),
    ...about(overbid && higher, (contract) => ({
      name: 'R5.3 three aces are announced and overbid',
      occursIn: (played) => {
        const shown =
          standing === null ? bids(played).includes(overbid?.id ?? '') : played.deal.announcer !== null;
        return shown && sole(played)?.contract.id === contract.id;
      },
      ...(overbid === null ? {} : { trial: overbidAces(overbid, contract) }),
    })),
    ...about(alone, (contract) => ({
      name: 'R5.4 the announcer who was overbid bids again',
      occursIn: ({ deal }) => deal.announcer !== null && sole({ deal })?.seat === deal.announcer,
      trial: ({ active, places }, random, attempt) => {
        const seat = pick(active, random);
        const skew = withAces(strong(2, pick(SUITS, random)), 3, random);
        return {
          hands: skewedHands(places, [[seat, skew]], random),
          choose: climbing(seat, contract.id, random, someHow(random, attempt)),
        };
      },
    })),
    ...about(four, ({ id }) => ({
      name: `R5.3 four aces in one hand: ${ruleset.fourAces}`,
      occursIn: ({ deal }) =>
        isPlayed(deal, id) && deal.contracts.some(({ seat }) => countAces(deal.dealt[seat]) === 4),
      trial: ({ active, places }, random, attempt) => {
        const seat = pick(active, random);
        const skew = withAces(strong(1, pick(SUITS, random)), 4, random);
        return {
          hands: skewedHands(places, [[seat, skew]], random),
          choose: climbing(seat, id, random, someHow(random, attempt)),
        };
      },
    })),
    ...about(
      find(all, ({ partnerSilent }) => partnerSilent),
      ({ id }) => ({
        name: 'R5.3 the silent partner shows himself with the fourth ace',
        occursIn: ({ deal, events }) => {
          const shown = events.findIndex((event) => event.type === 'partner-shown');
          const fall = events.findIndex(
            (event) => event.type === 'card-played' && event.card === deal.fourthAce,
          );
          return isPlayed(deal, id) && shown === fall + 1 && fall >= 0;
        },
      }),
    ),
    ...about(
      find(all, ({ lead }) => lead === 'partner'),
      ({ id }) => ({
        name: 'R5.6 the holder of the fourth ace leads',
        occursIn: ({ deal }) => isPlayed(deal, id) && deal.tricks[0]?.plays[0]?.seat === deal.partner,
      }),
    ),
    ...about(
      find(all, ({ trump }) => trump === 'first-lead'),
      ({ id }) => ({
        name: 'R5.3 the suit of the first card led is trump',
        occursIn: ({ deal }) => {
          const first = deal.tricks[0]?.plays[0]?.card;
          return isPlayed(deal, id) && first !== undefined && suitOf(first) === deal.trump;
        },
      }),
    ),
    ...about(
      find(all, ({ trump }) => trump === 'ace-suit'),
      ({ id }) => ({
        name: 'R5.3 the suit of the fourth ace is trump',
        occursIn: ({ deal }) =>
          isPlayed(deal, id) && deal.fourthAce !== null && suitOf(deal.fourthAce) === deal.trump,
      }),
    ),
  ];
}
