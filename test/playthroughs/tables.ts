import type { Ruleset } from '../../src/engine/ruleset.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { parseClub } from '../../src/notation/club.js';
import { applyHouseRules } from '../../src/notation/houseRules.js';
import { shippedRuleset, shippedRulesets } from '../../src/notation/shippedRulesets.js';
import { fiveWishes, queenWishes, threeWishes, trickWishes } from './otherWishes.js';
import { tableWishes } from './tableWishes.js';
import { gameWish, gameWishes, outcomeWishes, throwInWishes, type Wish } from './wishes.js';

/** A recorded match: at which table, and what has to occur in it. */
export interface Table {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly wishes: readonly Wish[];
}

function shipped(id: string, rules = ''): Ruleset {
  const ruleset = shippedRuleset(id);
  const applied = ruleset && applyHouseRules(ruleset, rules);
  if (!applied?.ok) throw new Error(`${id} cannot be played with ${rules}`);
  return applied.value;
}

/** A club that nobody ships: its rules stand in the record. */
function ownClub(): Ruleset {
  const club = parseClub(`{
    // Riks for more tricks, a bid of nine alone with clubs, and a king for who holds all the aces.
    "extends": "brabants",
    "name": "De Vier Heren",
    "rules": { "passOut": "dealer-chooses:mie-en+bedelen", "join": "same-bid", "troela": "mandatory", "fourAces": "king", "holderLead": "must-play", "exposure": "start" },
    "ladder": ["rik", "rik-10", "troela", ["misere", "piek"], "klaveren", "open-misere", "alleen-13"],
    "contracts": {
      "rik-10": { "like": "rik", "name": "rik tien", "goal": { "tricks": 10 }, "value": { "base": 3 } },
      "troela": { "side": "fourth-ace", "aces": 3, "goal": { "tricks": 8 }, "trump": "partner", "failed": "declarer-only", "value": { "base": 2, "over": 1, "under": 1, "slam": 3 } },
      "klaveren": { "name": "negen klaveren", "goal": { "tricks": 9 }, "trump": "C", "lead": "declarer", "value": { "base": 6, "over": 2, "failBase": 4 } }
    },
    "games": { "mie-en": { "unit": 2 } }
  }`);
  if (!club.ok) throw new Error(JSON.stringify(club.error));
  return club.value;
}

/** A table of four at which everything that its ruleset's data can lead to occurs. */
const whole = (name: string, ruleset: Ruleset): Table => ({
  name,
  ruleset,
  players: 4,
  wishes: [
    ...throwInWishes(ruleset),
    ...outcomeWishes(ruleset),
    ...gameWishes(ruleset),
    ...tableWishes(ruleset),
  ],
});

const ALL_GAMES = 'dealer-chooses:een-of-vijf+een-vijf-elf+schoppen-mie+mie-en+bedelen';

const games = (name: string, ruleset: Ruleset): Table => ({
  name,
  ruleset,
  players: 4,
  wishes: [...gameWishes(ruleset), ...trickWishes(), ...queenWishes()],
});

const dealerBids = (): Table => {
  const ruleset = shipped('gather', 'passOut=dealer-bids');
  const wishes = tableWishes(ruleset).filter(({ name }) => name.includes('R4.5'));
  return { name: 'dealer-bids', ruleset, players: 4, wishes };
};

/** Three players at a table where four would play a game when everybody passes. */
const threePlayers = (): Table => {
  const ruleset = shipped('pagat', 'passOut=schoppen-mie');
  return { name: 'three-players', ruleset, players: 3, wishes: threeWishes(ruleset) };
};

/** Begging where nobody is behind yet, and where somebody is. */
const begging = (): Table => {
  const ruleset = shipped('brabants', 'passOut=bedelen');
  const nobody = gameWish(
    'bedelen',
    'R10.5 all totals are equal',
    ({ result }) => result.winners.length === 0,
  );
  const some = gameWish(
    'bedelen',
    'R10.5 some have the lowest total',
    ({ result }) => result.winners.length > 0,
  );
  return {
    name: 'bedelen',
    ruleset,
    players: 4,
    wishes: [nobody, ...outcomeWishes(ruleset).slice(0, 1), some],
  };
};

/**
 * The tables of the recorded matches: every shipped ruleset but the default one, which has a folder of its own; the special games
 * by house rule, where losers pay and where winners are credited; a club's own rules; and tables of three and five.
 */
export const tables = (): readonly Table[] => [
  ...shippedRulesets()
    .slice(1)
    .map((ruleset) => whole(ruleset.id, ruleset)),
  whole('own-club', ownClub()),
  games('games', shipped('pagat', `passOut=${ALL_GAMES}`)),
  games('games-winners-only', shipped('gather', `passOut=${ALL_GAMES} spadeBan=3`)),
  begging(),
  dealerBids(),
  threePlayers(),
  { name: 'five-players', ruleset: shipped('punten'), players: 5, wishes: fiveWishes(shipped('punten')) },
];
