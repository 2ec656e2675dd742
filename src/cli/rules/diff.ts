import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import { wrapped } from '../layout.js';
import { playable } from '../playable.js';
import { howPlayed } from './contractPage.js';
import { gameLines } from './gamePage.js';
import { rulesetName } from './names.js';
import { applies, OPTION_PAGES, OPTION_SECTIONS, type OptionField, optionsOf } from './options.js';

/** Two rulesets and the words to describe each in. */
interface Side {
  readonly ruleset: Ruleset;
  readonly texts: Texts;
  readonly label: string;
}

/** A thing in which both differ: what it is, and how it is with each, empty where there is none. */
interface Difference {
  readonly what: string;
  readonly one: string;
  readonly other: string;
}

const different = (what: string, one: string, other: string): readonly Difference[] =>
  one === other ? [] : [{ what, one, other }];

/** The ladder in one line, from low to high; bids of equal rank are joined by a sign. */
function ladder({ ruleset, texts }: Side): string {
  const contracts = playable(ruleset);
  return contracts
    .map((contract, index) => {
      const name = texts.game.contractName(contract.id);
      const before = contracts[index - 1];
      return before === undefined ? name : `${before.rank === contract.rank ? '= ' : '< '}${name}`;
    })
    .join(' ');
}

/** A contract part by part; none when it is not there. */
const inWords = ({ texts, ruleset }: Side, contract: Contract | undefined): readonly string[] =>
  contract === undefined
    ? []
    : [...howPlayed(texts, ruleset, contract), texts.rules.amountOf(contract.value, contract.goal)];

/** Shown for one that has nothing in the place of what the other has. */
const NOTHING = '-';

/** The parts that the others do not have in common with these; empty when these are none at all. */
const apart = (parts: readonly string[], others: readonly string[]): string =>
  parts.length === 0 ? '' : parts.filter((part) => !others.includes(part)).join('; ') || NOTHING;

/** Contracts that one has and the other has not, or that are not played alike. */
function contractDifferences(one: Side, other: Side): readonly Difference[] {
  const [ours, theirs] = [playable(one.ruleset), playable(other.ruleset)];
  const ids = [...new Set([...ours, ...theirs].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const mine = ours.find((contract) => contract.id === id);
    const yours = theirs.find((contract) => contract.id === id);
    const name = (mine === undefined ? other : one).texts.game.contractName(id);
    const [all, others] = [inWords(one, mine), inWords(other, yours)];
    return different(name, apart(all, others), apart(others, all));
  });
}

const optionWords = ({ ruleset, texts }: Side, field: OptionField): string =>
  OPTION_PAGES[field].inWords(texts, ruleset);

function optionDifferences(one: Side, other: Side, fields: readonly OptionField[]): readonly Difference[] {
  return fields
    .filter((field) => applies(field, one.ruleset) || applies(field, other.ruleset))
    .flatMap((field) =>
      different(one.texts.rules.fields[field], optionWords(one, field), optionWords(other, field)),
    );
}

const gameDifferences = (one: Side, other: Side): readonly Difference[] =>
  different(
    one.texts.rules.fields.games,
    gameLines(one.texts, one.ruleset).join(' '),
    gameLines(other.texts, other.ruleset).join(' '),
  );

/** The differences under one heading in lines. */
function section(
  title: string,
  all: readonly Difference[],
  [one, other]: readonly [string, string],
  { rules }: Texts,
  width: number,
): readonly string[] {
  if (all.length === 0) return [];
  const shown = (label: string, words: string): readonly string[] =>
    wrapped(`${label}: ${words}`, width - 6).map(
      (line, index) => `${index === 0 ? '    ' : '      '}${line}`,
    );
  const lines = all.flatMap((difference) => {
    if (difference.one === '') return [`  ${rules.diff.onlyIn(difference.what, other)}`];
    if (difference.other === '') return [`  ${rules.diff.onlyIn(difference.what, one)}`];
    const what = wrapped(difference.what, width - 2).map((line) => `  ${line}`);
    return [...what, ...shown(one, difference.one), ...shown(other, difference.other)];
  });
  return ['', title, ...lines];
}

/** In what two rulesets differ, in lines of at most so many columns: the ladder, the contracts, and every option. */
export function diffPage(texts: Texts, one: Ruleset, other: Ruleset, width: number): readonly string[] {
  const sideOf = (ruleset: Ruleset): Side => ({
    ruleset,
    texts: namedIn(texts, ruleset),
    label: rulesetName(texts, ruleset),
  });
  const sides = [sideOf(one), sideOf(other)] as const;
  const { headings, diff } = texts.rules;
  const same = sides[0].label === sides[1].label;
  const labels = [sides[0].label, same ? `${sides[1].label}*` : sides[1].label] as const;
  const ladders = [ladder(sides[0]), ladder(sides[1])] as const;
  const lines = [
    ...section(headings.ladder, different(texts.rules.fields.contracts, ...ladders), labels, texts, width),
    ...section(headings.values, contractDifferences(...sides), labels, texts, width),
    ...OPTION_SECTIONS.flatMap((heading) => {
      const games = heading === 'games' ? gameDifferences(...sides) : [];
      const differences = [...optionDifferences(...sides, optionsOf(heading)), ...games];
      return section(headings[heading], differences, labels, texts, width);
    }),
  ];
  return lines.length === 0 ? [diff.same(...labels)] : [diff.title(...labels), ...lines];
}
