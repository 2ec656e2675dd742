import type { JsonSchema } from '@valibot/to-json-schema';

type Field = JsonSchema | boolean;

/**
 * A JSON Schema whose fields have their sentence, also those of list items and of values under any name. `describe` gets the names
 * of the fields from the outside in, and gives null where there is nothing to say.
 */
export function describedSchema(
  schema: JsonSchema,
  describe: (fields: readonly string[]) => string | null,
  fields: readonly string[] = [],
): JsonSchema {
  const inner = (field: Field, path: readonly string[]): Field =>
    typeof field === 'boolean' ? field : describedSchema(field, describe, path);
  const { properties, items, additionalProperties, anyOf } = schema;
  const described = Object.entries(properties ?? {}).map(([key, field]) => {
    const path = [...fields, key];
    const description = describe(path);
    const value = inner(field, path);
    return [
      key,
      description === null || typeof value === 'boolean' ? value : { description, ...value },
    ] as const;
  });
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(described) }),
    ...(items === undefined || Array.isArray(items) ? {} : { items: inner(items, fields) }),
    ...(additionalProperties === undefined
      ? {}
      : { additionalProperties: inner(additionalProperties, fields) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((choice) => inner(choice, fields)) }),
  };
}
