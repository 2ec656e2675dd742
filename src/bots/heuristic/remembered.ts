/**
 * A pure function of an object and a key that remembers its values for the last object it was asked about: an auction asks the same of
 * one hand, one deal and one ruleset again and again, and then of the next.
 */
export function remembered<Owner extends object, Key, Value>(
  compute: (owner: Owner, key: Key) => Value,
): (owner: Owner, key: Key) => Value {
  let last: Owner | null = null;
  const values = new Map<Key, Value>();
  return (owner, key) => {
    if (owner !== last) {
      values.clear();
      last = owner;
    }
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(owner, key);
    values.set(key, value);
    return value;
  };
}
