/** Whether two values of plain data are the same, whatever the order of the fields of their objects. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [fields, others] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && sameValue(value, others.get(key)))
  );
}
