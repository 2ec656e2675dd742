import type { GameGoal, Ruleset } from '../../engine/ruleset.js';
import type { Texts } from '../../i18n/index.js';
import type { RulesHeadings } from '../../i18n/texts/rules.js';
import { gamesOfPassing } from '../playable.js';

/** The fields of a ruleset that are options; the others are its names, its contracts and its games. */
export type OptionField = Exclude<keyof Ruleset, 'id' | 'name' | 'revision' | 'contracts' | 'games'>;

type Section = Exclude<keyof RulesHeadings, 'ladder' | 'values' | 'players'>;

/** The value of an option in words. */
type InWords = (texts: Texts, ruleset: Ruleset) => string;

interface OptionPage {
  /** The part of the rule page in which the option stands. */
  readonly section: Section;
  readonly inWords: InWords;
  /** Whether the option means anything in a ruleset; always, when left out. */
  readonly applies?: (ruleset: Ruleset) => boolean;
}

const yesOrNo = (texts: Texts, value: boolean): string => (value ? texts.rules.yes : texts.rules.no);

function openings({ game, rules }: Texts, { mayOpen }: Ruleset): string {
  return mayOpen === null ? rules.allBids : game.list(mayOpen.map(game.contractName));
}

const hasGameAbout =
  (kind: GameGoal['kind']) =>
  (ruleset: Ruleset): boolean =>
    gamesOfPassing(ruleset).some(({ goal }) => goal.kind === kind);

/** Every option of a ruleset, in the order of the page. */
export const OPTION_PAGES: Readonly<Record<OptionField, OptionPage>> = {
  packets: { section: 'deal', inWords: ({ rules }, { packets }) => rules.packets(packets) },
  firstPacket: {
    section: 'deal',
    inWords: ({ rules }, { firstPacket }) => rules.choices.firstPacket[firstPacket],
  },
  shuffle: { section: 'deal', inWords: ({ rules }, { shuffle }) => rules.choices.shuffle[shuffle] },
  troela: { section: 'auction', inWords: ({ rules }, { troela }) => rules.choices.troela[troela] },
  fourAces: {
    section: 'auction',
    inWords: ({ rules }, { fourAces }) => rules.choices.fourAces[fourAces],
    applies: ({ troela }) => troela !== 'off',
  },
  join: { section: 'auction', inWords: ({ rules }, { join }) => rules.choices.join[join] },
  raise: { section: 'auction', inWords: ({ rules }, { raise }) => rules.choices.raise[raise] },
  mayOpen: { section: 'auction', inWords: openings },
  turnedTrump: { section: 'auction', inWords: (texts, { turnedTrump }) => yesOrNo(texts, turnedTrump) },
  callVoid: { section: 'calling', inWords: ({ rules }, { callVoid }) => rules.choices.callVoid[callVoid] },
  holderLead: {
    section: 'calling',
    inWords: ({ rules }, { holderLead }) => rules.choices.holderLead[holderLead],
  },
  firstLeadOnly: {
    section: 'calling',
    inWords: (texts, { firstLeadOnly }) => yesOrNo(texts, firstLeadOnly),
  },
  discard: { section: 'calling', inWords: ({ rules }, { discard }) => rules.choices.discard[discard] },
  noRuff: { section: 'calling', inWords: ({ rules }, { noRuff }) => rules.choices.noRuff[noRuff] },
  mustRuff: { section: 'play', inWords: (texts, { mustRuff }) => yesOrNo(texts, mustRuff) },
  exposure: { section: 'play', inWords: ({ rules }, { exposure }) => rules.choices.exposure[exposure] },
  praatjeHands: {
    section: 'play',
    inWords: ({ rules }, { praatjeHands }) => rules.choices.praatjeHands[praatjeHands],
  },
  stopWhenDecided: {
    section: 'play',
    inWords: (texts, { stopWhenDecided }) => yesOrNo(texts, stopWhenDecided),
  },
  passOut: {
    section: 'games',
    inWords: ({ rules, game }, ruleset) =>
      rules.passOutOf(
        ruleset.passOut,
        gamesOfPassing(ruleset).map(({ id }) => game.gameName(id)),
      ),
  },
  spadeBan: {
    section: 'games',
    inWords: ({ rules }, { spadeBan }) => rules.spadeBanOf(spadeBan),
    applies: hasGameAbout('spade-queen'),
  },
  queenDiscard: {
    section: 'games',
    inWords: (texts, { queenDiscard }) => yesOrNo(texts, queenDiscard),
    applies: hasGameAbout('spade-queen'),
  },
  settlement: {
    section: 'settlement',
    inWords: ({ rules }, { settlement }) => rules.choices.settlement[settlement],
  },
  partnership: {
    section: 'settlement',
    inWords: ({ rules }, { partnership }) => rules.choices.partnership[partnership],
  },
  failed: { section: 'settlement', inWords: ({ rules }, { failed }) => rules.choices.failed[failed] },
  underFrom: { section: 'settlement', inWords: ({ rules }, { underFrom }) => rules.underFrom(underFrom) },
  fellowDeclarers: {
    section: 'settlement',
    inWords: ({ rules }, { fellowDeclarers }) => rules.choices.fellowDeclarers[fellowDeclarers],
  },
  end: { section: 'end', inWords: ({ rules }, { end }) => rules.endOf(end) },
};

/** The sections of options in the order of the page. */
export const OPTION_SECTIONS: readonly Section[] = [
  'deal',
  'auction',
  'calling',
  'play',
  'games',
  'settlement',
  'end',
];

const isOptionField = (key: string): key is OptionField => key in OPTION_PAGES;

/** The options of one section. */
export const optionsOf = (section: Section): readonly OptionField[] =>
  Object.keys(OPTION_PAGES)
    .filter(isOptionField)
    .filter((field) => OPTION_PAGES[field].section === section);

/** Whether an option means anything in a ruleset. */
export const applies = (field: OptionField, ruleset: Ruleset): boolean =>
  OPTION_PAGES[field].applies?.(ruleset) ?? true;
