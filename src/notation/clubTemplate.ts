import type { Ruleset } from '../engine/ruleset.js';
import { clubPath, type Describe } from './clubFields.js';
import type { ClubContract } from './clubSchema.js';
import { onLadder } from './contractRules.js';
import { acceptedForms, type HouseRule } from './houseRule.js';
import { HOUSE_RULES } from './houseRules.js';
import { shippedRuleset } from './shippedRulesets.js';

/** How wide a comment may get. */
const COMMENT_WIDTH = 100;

/** A text as lines of a comment. */
function comment(text: string | null, indent: string): readonly string[] {
  const lines: string[] = [];
  for (const word of (text ?? '').split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= COMMENT_WIDTH)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(`${indent}// ${word}`);
  }
  return lines;
}

/** What a template is made with. */
export interface TemplateOptions {
  readonly describe: Describe;
  /** The address of the schema of such files, for editors; null leaves it out. */
  readonly schema: string | null;
  /** The name of the club. */
  readonly name: string;
}

/** The steps of a ladder on lines of their own. */
function ladderLines(id: string): readonly string[] {
  const ruleset = shippedRuleset(id);
  if (ruleset === null) throw new RangeError(`no ruleset ${id} is shipped`);
  const { contracts } = onLadder(ruleset);
  const ranks = [...new Set(contracts.map((contract) => contract.rank))];
  const steps = ranks.map((rank) => {
    const ids = contracts.filter((contract) => contract.rank === rank).map((contract) => contract.id);
    return JSON.stringify(ids.length === 1 ? ids[0] : ids);
  });
  return steps.map((step, index) => `    ${step}${index < steps.length - 1 ? ',' : ''}`);
}

/** The value of a rule at a table, or where it says nothing there the first that it accepts. */
function shownValue({ accepts, write }: HouseRule, ruleset: Ruleset): string | number {
  const value = write(ruleset);
  if (accepts.kind === 'number') return value === null ? accepts.least : Number(value);
  return value ?? acceptedForms(accepts)[0] ?? '';
}

/** Every part of a contract, with the values of a bid that a club might add. */
const EXAMPLE: Required<Omit<ClubContract, 'like' | 'failed' | 'aces'>> = {
  name: 'abondance',
  side: 'alone',
  goal: { kind: 'at-least', tricks: 9 },
  trump: 'declarer',
  exposure: 'none',
  lead: 'dealer-left',
  joinable: false,
  value: { base: 4, over: 1, under: 0, failBase: 4, slam: 0 },
  announced: 'none',
  partnerSilent: false,
  after: [],
};

/**
 * A commented start for a club's own file: it means just what the shipped ruleset with this id means, and shows every rule and
 * every part of a contract, with what each accepts, to be changed or taken out of its comment.
 */
export function makeClubTemplate(id: string, { describe, schema, name }: TemplateOptions): string {
  const ruleset = shippedRuleset(id);
  if (ruleset === null) throw new RangeError(`no ruleset ${id} is shipped`);
  const about = (fields: readonly string[], indent = '  ') => comment(describe(clubPath(fields)), indent);
  const rules = HOUSE_RULES.flatMap((rule) => {
    const forms = acceptedForms(rule.accepts).join(' | ');
    return [
      ...about(['rules', rule.key], '    '),
      `    // "${rule.key}": ${JSON.stringify(shownValue(rule, ruleset))},   // ${forms}`,
    ];
  });
  const parts = Object.entries(EXAMPLE).flatMap(([part, value]) => [
    ...about(['contracts', part], '    '),
    `    //   ${JSON.stringify(part)}: ${JSON.stringify(value)},`,
  ]);
  return [
    '{',
    ...(schema === null ? [] : [`  "$schema": ${JSON.stringify(schema)},`]),
    ...about(['extends']),
    `  "extends": ${JSON.stringify(id)},`,
    ...about(['name']),
    `  "name": ${JSON.stringify(name)},`,
    ...about(['rules']),
    '  "rules": {',
    ...rules,
    '  },',
    ...about(['ladder']),
    '  "ladder": [',
    ...ladderLines(id),
    '  ],',
    ...about(['contracts']),
    '  "contracts": {',
    '    // "abondance": {',
    ...about(['contracts', 'like'], '    '),
    '    //   "like": "alleen-9",',
    ...parts,
    '    // }',
    '  },',
    ...about(['games']),
    '  "games": {',
    ...ruleset.games.map((game) => `    // ${JSON.stringify(game.id)}: { "unit": ${game.unit} },`),
    '  }',
    '}',
    '',
  ].join('\n');
}
