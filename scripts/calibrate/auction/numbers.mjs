/** Small sums for the tables. */

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rows by a key, in the order in which the keys first come. */
export function groupBy(rows, key) {
  const groups = new Map();
  for (const row of rows) {
    const inside = groups.get(key(row));
    if (inside === undefined) groups.set(key(row), [row]);
    else inside.push(row);
  }
  return groups;
}
