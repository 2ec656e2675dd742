/**
 * A pure function of an object and a key that remembers what it has computed for as long as the object lives: an auction asks the same
 * of one hand, one deal and one ruleset again and again.
 */
export function remembered<Owner extends object, Key, Value>(
  compute: (owner: Owner, key: Key) => Value,
): (owner: Owner, key: Key) => Value {
  const known = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key) => {
    let values = known.get(owner);
    if (values === undefined) {
      values = new Map();
      known.set(owner, values);
    }
    const before = values.get(key);
    if (before !== undefined) return before;
    const value = compute(owner, key);
    values.set(key, value);
    return value;
  };
}
