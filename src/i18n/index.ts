import { contractName, type NamedContracts, namedBy } from './contractNames.js';
import { cli as enCli } from './en/cli.js';
import { game as enGame } from './en/game.js';
import { pad as enPad } from './en/pad.js';
import { plain as enPlain } from './en/plain.js';
import { reason as enReason } from './en/reason.js';
import { rules as enRules } from './en/rules.js';
import { table as enTable } from './en/table.js';
import { cli as nlCli } from './nl/cli.js';
import { game as nlGame } from './nl/game.js';
import { pad as nlPad } from './nl/pad.js';
import { plain as nlPlain } from './nl/plain.js';
import { reason as nlReason } from './nl/reason.js';
import { rules as nlRules } from './nl/rules.js';
import { table as nlTable } from './nl/table.js';
import type { CliTexts } from './texts/cli.js';
import type { GameTexts } from './texts/game.js';
import type { PadTexts } from './texts/pad.js';
import type { PlainTexts } from './texts/plain.js';
import type { ReasonTexts } from './texts/reason.js';
import type { RulesTexts } from './texts/rules.js';
import type { TableTexts } from './texts/table.js';

/** The languages that are complete. */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every text of the program in one language; what a catalogue lacks is a type error. */
export interface Texts {
  readonly language: Language;
  /** The words of the game: cards, seats, contracts, calls, why the rules refuse something. */
  readonly game: GameTexts;
  /** Why a bot does what it does. */
  readonly reason: ReasonTexts;
  /** The rule pages: a sentence for every field of a ruleset. */
  readonly rules: RulesTexts;
  /** The full-screen table. */
  readonly table: TableTexts;
  /** The table as lines. */
  readonly plain: PlainTexts;
  /** The score pad of a real table. */
  readonly pad: PadTexts;
  /** Commands, their help, and what can be wrong with how they are called. */
  readonly cli: CliTexts;
}

const CATALOGUES: Readonly<Record<Language, Texts>> = {
  nl: {
    language: 'nl',
    game: nlGame(contractName),
    reason: nlReason(contractName),
    rules: nlRules,
    table: nlTable,
    plain: nlPlain,
    pad: nlPad,
    cli: nlCli,
  },
  en: {
    language: 'en',
    game: enGame(contractName),
    reason: enReason(contractName),
    rules: enRules,
    table: enTable,
    plain: enPlain,
    pad: enPad,
    cli: enCli,
  },
};

/** All texts in a language. */
export const textsIn = (language: Language): Texts => CATALOGUES[language];

const NAMING = {
  nl: { game: nlGame, reason: nlReason },
  en: { game: enGame, reason: enReason },
} as const;

/** The same texts with contracts named as the players of a ruleset name them. */
export function namedIn(texts: Texts, ruleset: NamedContracts): Texts {
  if (ruleset.contracts.every(({ name }) => name === null)) return texts;
  const { game, reason } = NAMING[texts.language];
  const nameOf = namedBy(ruleset);
  return { ...texts, game: game(nameOf), reason: reason(nameOf) };
}
