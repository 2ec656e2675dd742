import {
  DISCARDS,
  EXPOSURE_MOMENTS,
  FAILED_PARTNERSHIPS,
  FELLOW_DECLARERS,
  FIRST_PACKETS,
  FOUR_ACES,
  HOLDER_LEADS,
  JOINS,
  type MatchEnd,
  PARTNERSHIPS,
  type PassOut,
  PRAATJE_HANDS,
  RAISES,
  RUFF_BANS,
  type Ruleset,
  SETTLEMENTS,
  SHUFFLES,
  VOID_CALLS,
} from '../engine/ruleset.js';
import { BETER, FOURTH_ACE_LEADS, OPEN_LEAD, PIEK, SLAM, TROELA, TROELA_TRUMP } from './contractRules.js';
import { ALL_BIDS, choiceRule, flagRule, type HouseRule, numberRule, UNDER_FROM } from './houseRule.js';

const MOST_TRICKS = 13;
const MOST_COUNT = 9999;

/** The match ends after so many deals or rounds of dealing, at so many points, or after so many minutes (R8.4). */
const endRule = (kind: MatchEnd['kind']): HouseRule =>
  numberRule(
    kind,
    1,
    MOST_COUNT,
    (ruleset, count) => ({ ...ruleset, end: { kind, count } }),
    ({ end }) => (end?.kind === kind ? end.count : null),
    'end',
  );

const PACKETS: HouseRule = {
  key: 'packets',
  group: 'packets',
  accepts: { kind: 'packets', usual: ['6-7', '7-6', '4-5-4', '4-4-5'] },
  read: (ruleset, text) =>
    /^[1-9]\d?(?:-[1-9]\d?){0,12}$/.test(text) ? { ...ruleset, packets: text.split('-').map(Number) } : null,
  write: ({ packets }) => packets.join('-'),
};

/** The ids of a list `a+b`, or null when one of them is not known or stands there twice. */
function idsOf(text: string, known: readonly string[]): readonly string[] | null {
  const ids = text.split('+');
  return ids.every((id, index) => known.includes(id) && ids.indexOf(id) === index) ? ids : null;
}

function readPassOut(ruleset: Ruleset, text: string): PassOut | null {
  if (text === 'throw-in' || text === 'dealer-bids') return { kind: text };
  const games = ruleset.games.map((game) => game.id);
  const [, chosen] = /^dealer-chooses:(.+)$/.exec(text) ?? [];
  if (chosen === undefined) return games.includes(text) ? { kind: 'game', game: text } : null;
  const ids = idsOf(chosen, games);
  return ids === null ? null : { kind: 'dealer-chooses', games: ids };
}

function writePassOut({ passOut }: Ruleset): string {
  if (passOut.kind === 'game') return passOut.game;
  return passOut.kind === 'dealer-chooses' ? `${passOut.kind}:${passOut.games.join('+')}` : passOut.kind;
}

/** What follows when everybody passes (R4.5). */
const PASS_OUT: HouseRule = {
  key: 'passOut',
  group: 'passOut',
  accepts: { kind: 'pass-out' },
  read: (ruleset, text) => {
    const passOut = readPassOut(ruleset, text);
    return passOut && { ...ruleset, passOut };
  },
  write: writePassOut,
};

/** Which bids may open (R4.6). */
const MAY_OPEN: HouseRule = {
  key: 'mayOpen',
  group: 'mayOpen',
  accepts: { kind: 'bids' },
  read: (ruleset, text) => {
    if (text === ALL_BIDS) return { ...ruleset, mayOpen: null };
    const mayOpen = idsOf(
      text,
      ruleset.contracts.map((contract) => contract.id),
    );
    return mayOpen && { ...ruleset, mayOpen };
  },
  write: ({ mayOpen }) => (mayOpen === null ? ALL_BIDS : mayOpen.join('+')),
};

/** Every house rule, in the order in which they are written: those of section 12 of the rulebook, then the other options. */
export const HOUSE_RULES: readonly HouseRule[] = [
  PACKETS,
  choiceRule('firstPacket', FIRST_PACKETS),
  choiceRule('shuffle', SHUFFLES),
  PASS_OUT,
  choiceRule('raise', RAISES),
  MAY_OPEN,
  choiceRule('join', JOINS),
  TROELA,
  TROELA_TRUMP,
  choiceRule('fourAces', FOUR_ACES),
  FOURTH_ACE_LEADS,
  PIEK,
  BETER,
  choiceRule('exposure', EXPOSURE_MOMENTS),
  choiceRule('praatjeHands', PRAATJE_HANDS),
  OPEN_LEAD,
  flagRule('mustRuff'),
  choiceRule('holderLead', HOLDER_LEADS),
  flagRule('firstLeadOnly'),
  choiceRule('discard', DISCARDS),
  choiceRule('callVoid', VOID_CALLS),
  choiceRule('noRuff', RUFF_BANS),
  flagRule('stopWhenDecided'),
  choiceRule('failed', FAILED_PARTNERSHIPS),
  choiceRule('fellowDeclarers', FELLOW_DECLARERS),
  SLAM,
  numberRule(
    'spadeBan',
    0,
    MOST_TRICKS,
    (ruleset, spadeBan) => ({ ...ruleset, spadeBan }),
    ({ spadeBan }) => spadeBan,
  ),
  flagRule('queenDiscard'),
  flagRule('turnedTrump'),
  choiceRule('settlement', SETTLEMENTS),
  choiceRule('partnership', PARTNERSHIPS),
  UNDER_FROM,
  endRule('deals'),
  endRule('rounds'),
  endRule('target'),
  endRule('minutes'),
];

/** The keys of all house rules. */
export const HOUSE_RULE_KEYS: readonly string[] = HOUSE_RULES.map((rule) => rule.key);

/** The rules in the order in which they are applied: first those that make contracts, which others may name. */
export const APPLIED_RULES: readonly HouseRule[] = [
  TROELA,
  PIEK,
  BETER,
  ...HOUSE_RULES.filter((rule) => rule !== TROELA && rule !== PIEK && rule !== BETER),
];
