import type { Ruleset } from '../../engine/ruleset.js';
import type { PlayerCount } from '../../engine/seats.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import { capitalised } from '../../i18n/words.js';
import { wrapped } from '../layout.js';
import { playable } from '../playable.js';
import { howPlayed, valuesTable } from './contractPage.js';
import { gameLines } from './gamePage.js';
import { rulesetLine, rulesetName } from './names.js';
import { applies, OPTION_PAGES, OPTION_SECTIONS, optionsOf } from './options.js';

/** What a rule page is about. */
export interface PageRequest {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  /** House rules on top, as they were given; they are in the ruleset already. */
  readonly houseRules: readonly string[];
  /** The width of the page in columns. */
  readonly width: number;
}

/** A text in lines behind so many spaces; with `hang` more for its second line and on. */
const indented = (text: string, indent: number, width: number, hang = 0): readonly string[] =>
  wrapped(text, width - indent - hang).map(
    (line, index) => ' '.repeat(indent + (index === 0 ? 0 : hang)) + line,
  );

/** What players call a contract, with its id in brackets where that cannot be guessed from the name. */
function nameAndId({ game }: Texts, id: string): string {
  const name = game.contractName(id);
  const guess = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return guess === id ? name : `${name} (${id})`;
}

/** The ladder from low to high: the step and name of every contract, how it is played, what it is worth. */
function ladder(texts: Texts, ruleset: Ruleset, width: number): readonly string[] {
  const contracts = playable(ruleset);
  const ranks = [...new Set(contracts.map(({ rank }) => rank))];
  return contracts.flatMap((contract) => [
    `${String(ranks.indexOf(contract.rank) + 1).padStart(3)}  ${nameAndId(texts, contract.id)}`,
    ...indented(howPlayed(texts, ruleset, contract).join('; '), 5, width),
    ...indented(texts.rules.amountOf(contract.value, contract.goal), 5, width),
  ]);
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

function options(texts: Texts, { ruleset, players, width }: PageRequest): readonly string[] {
  const { headings, fields } = texts.rules;
  return OPTION_SECTIONS.flatMap((section) => [
    '',
    headings[section],
    ...optionsOf(section)
      .filter((field) => applies(field, ruleset))
      .flatMap((field) => {
        const value = OPTION_PAGES[field].inWords(texts, ruleset);
        return indented(`${withoutStop(fields[field])}: ${value}.`, 2, width, 2);
      }),
    ...(section === 'games' && players !== 3 ? gameLines(texts, ruleset) : []).flatMap((line) =>
      indented(line, 2, width, 2),
    ),
  ]);
}

/** What is different with this number of players; nothing with four. */
function playersNote({ rules }: Texts, { players, width }: PageRequest): readonly string[] {
  return players === 4 ? [] : ['', rules.headings.players, ...indented(rules.playersNote[players], 2, width)];
}

/** The rule page of a ruleset in lines, made from the data that the engine plays by. */
export function rulePage(inLanguage: Texts, request: PageRequest): readonly string[] {
  const { ruleset, players, houseRules, width } = request;
  const texts = namedIn(inLanguage, ruleset);
  const { headings, values, ladderNote } = texts.rules;
  const line = rulesetLine(texts, ruleset);
  const name = rulesetName(texts, ruleset);
  return [
    name === ruleset.id ? name : `${name} (${ruleset.id})`,
    ...(line === '' ? [] : wrapped(capitalised(line), width)),
    ...(houseRules.length === 0 ? [] : wrapped(texts.rules.houseRulesOnTop(houseRules.join(', ')), width)),
    '',
    headings.ladder,
    ...ladder(texts, ruleset, width),
    ...indented(ladderNote, 2, width),
    '',
    headings.values,
    ...valuesTable(texts, ruleset, players).map((row) => `  ${row}`),
    ...indented(values.note, 2, width),
    ...options(texts, request),
    ...playersNote(texts, request),
  ];
}
