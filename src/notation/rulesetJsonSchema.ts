import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { Describe } from './clubFields.js';
import { describedSchema } from './describedSchema.js';
import { RulesetSchema } from './rulesetSchema.js';

/** The schema of rulesets as JSON Schema, for editors; the checks across fields cannot be said in it. */
export function rulesetJsonSchema(describe: Describe): JsonSchema {
  const schema = toJsonSchema(RulesetSchema, {
    target: 'draft-07',
    errorMode: 'throw',
    ignoreActions: ['readonly'],
  });
  return { ...describedSchema(schema, (fields) => describe(fields.join('.'))), title: 'Ruleset' };
}
