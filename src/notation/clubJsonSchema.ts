import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { clubPath, type Describe } from './clubFields.js';
import { ClubSchema } from './clubSchema.js';
import { describedSchema } from './describedSchema.js';

/** The schema of a club's file as JSON Schema, so that editors complete it; the checks across fields cannot be said in it. */
export function clubJsonSchema(describe: Describe): JsonSchema {
  const schema = toJsonSchema(ClubSchema, {
    target: 'draft-07',
    errorMode: 'throw',
    ignoreActions: ['readonly'],
  });
  return { ...describedSchema(schema, (fields) => describe(clubPath(fields))), title: 'Club' };
}
