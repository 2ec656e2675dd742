import { biddable, type Contract, type Ruleset } from '../../engine/ruleset.js';
import { EAST, NORTH, SOUTH, seatsOf } from '../../engine/seats.js';
import { settleContract } from '../../engine/settlement.js';
import type { Texts } from '../../i18n/index.js';
import { capitalised, signed } from '../../i18n/words.js';
import { columns, wrapped } from '../layout.js';
import { OPTION_PAGES, OPTION_SECTIONS, optionsOf } from './options.js';

const ALL_TRICKS = 13;

/** A text in lines behind so many spaces; with `hang` more for its second line and on. */
const indented = (text: string, indent: number, width: number, hang = 0): readonly string[] =>
  wrapped(text, width - indent - hang).map(
    (line, index) => ' '.repeat(indent + (index === 0 ? 0 : hang)) + line,
  );

/** Everything that is special about a contract, besides its goal, its side and its trump. */
function remarks({ rules, game }: Texts, contract: Contract): readonly string[] {
  return [
    ...(contract.exposure === 'none' ? [] : [rules.contract.exposure[contract.exposure]]),
    ...(contract.lead === 'dealer-left' ? [] : [rules.contract.lead[contract.lead]]),
    ...(contract.joinable ? [rules.joinable] : []),
    ...(contract.aces === null ? [] : [rules.aces(contract.aces)]),
    ...(contract.after.length === 0 ? [] : [rules.after(game.list(contract.after.map(game.contractName)))]),
  ];
}

/** One step of the ladder: its rank and name, how it is played, what it is worth. */
function step(texts: Texts, contract: Contract, width: number): readonly string[] {
  const { rules, game } = texts;
  const how = [
    rules.goalOf(contract.goal),
    rules.plays(rules.contract.side[contract.side]),
    rules.trumpOf(rules.contract.trump[contract.trump]),
    ...remarks(texts, contract),
  ];
  return [
    `${String(contract.rank).padStart(3)}  ${game.contractName(contract.id)}`,
    ...indented(how.join('; '), 5, width),
    ...indented(rules.amountOf(contract.value, contract.goal), 5, width),
  ];
}

/** What a contract brings its declarer and, in brackets, an opponent when its side took so many tricks. */
function example(ruleset: Ruleset, contract: Contract, tricks: number): string {
  const partner = contract.side === 'alone' ? null : SOUTH;
  const declared = { seat: NORTH, contract };
  const { deltas } = settleContract(ruleset, declared, partner, tricks, seatsOf(4));
  return `${signed(deltas[NORTH])} (${signed(deltas[EAST])})`;
}

/** The results of a contract that was just made, made with all tricks, and missed by one trick. */
function exampleRow(texts: Texts, ruleset: Ruleset, contract: Contract): readonly string[] {
  const { kind, tricks } = contract.goal;
  const goesHigher = kind === 'at-least' && tricks < ALL_TRICKS;
  return [
    texts.game.contractName(contract.id),
    example(ruleset, contract, tricks),
    goesHigher ? example(ruleset, contract, ALL_TRICKS) : '',
    example(ruleset, contract, kind === 'at-least' ? tricks - 1 : tricks + 1),
  ];
}

function valuesTable(texts: Texts, ruleset: Ruleset): readonly string[] {
  const { bid, made, all, failed } = texts.rules.values;
  const rows = biddable(ruleset).map((contract) => exampleRow(texts, ruleset, contract));
  return columns([[bid, made, all, failed], ...rows]).map((line) => `  ${line}`);
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

function options(texts: Texts, ruleset: Ruleset, width: number): readonly string[] {
  const { headings, fields } = texts.rules;
  return OPTION_SECTIONS.flatMap((section) => [
    '',
    headings[section],
    ...optionsOf(section).flatMap((field) => {
      const value = OPTION_PAGES[field].inWords(texts, ruleset);
      return indented(`${withoutStop(fields[field])}: ${value}.`, 2, width, 2);
    }),
  ]);
}

const isContractPath = (path: string): boolean => path.startsWith('contracts.');

/** What the parts of a contract mean, by their names in the data. */
function legend(texts: Texts, width: number): readonly string[] {
  return Object.entries(texts.rules.fields)
    .filter(([path]) => isContractPath(path))
    .flatMap(([path, sentence]) => indented(`${path.slice('contracts.'.length)}: ${sentence}`, 2, width, 2));
}

/** The rule page of a ruleset in lines of at most `width` columns, made from the data that the engine plays by. */
export function rulePage(texts: Texts, ruleset: Ruleset, width: number): readonly string[] {
  const { headings, rulesets, values, ladderNote } = texts.rules;
  const known = rulesets[ruleset.id];
  return [
    known === undefined ? ruleset.id : `${known.name} (${ruleset.id})`,
    ...(known === undefined ? [] : wrapped(capitalised(known.line), width)),
    '',
    headings.ladder,
    ...biddable(ruleset).flatMap((contract) => step(texts, contract, width)),
    ...indented(ladderNote, 2, width),
    '',
    headings.values,
    ...valuesTable(texts, ruleset),
    ...indented(values.note, 2, width),
    ...options(texts, ruleset, width),
    '',
    headings.fields,
    ...legend(texts, width),
  ];
}
