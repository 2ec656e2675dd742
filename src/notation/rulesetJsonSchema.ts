import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { RulesetSchema } from './rulesetSchema.js';

/** The sentences about the fields of a ruleset by their path: `contracts.goal.tricks`. */
export type Descriptions = Readonly<Record<string, string>>;

/** A schema whose fields, those of list items too, have their sentence. */
function withDescriptions(schema: JsonSchema, path: string, texts: Descriptions): JsonSchema {
  const { properties, items } = schema;
  const fields = Object.entries(properties ?? {}).map(([key, field]) => {
    const fieldPath = path === '' ? key : `${path}.${key}`;
    const description = texts[fieldPath];
    const inner = typeof field === 'boolean' ? {} : withDescriptions(field, fieldPath, texts);
    return [key, { ...(description === undefined ? {} : { description }), ...inner }] as const;
  });
  const isOne = typeof items === 'object' && !Array.isArray(items);
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) }),
    ...(isOne ? { items: withDescriptions(items, path, texts) } : {}),
  };
}

/** The schema of rulesets as JSON Schema, for editors; the checks across fields cannot be said in it. */
export function rulesetJsonSchema(texts: Descriptions): JsonSchema {
  const schema = toJsonSchema(RulesetSchema, {
    target: 'draft-07',
    errorMode: 'throw',
    ignoreActions: ['readonly'],
  });
  return { ...withDescriptions(schema, '', texts), title: 'Ruleset' };
}
