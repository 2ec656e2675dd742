import { existsSync } from 'node:fs';

/** Where the schema of club files is, seen from the built program and from the sources. */
const PLACES = ['../schema/club.schema.json', '../../schema/club.schema.json'] as const;

/** The address of the schema of club files that ships with the program, for editors; null when it is not there. */
export function clubSchemaAddress(): string | null {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  return found?.href ?? null;
}
