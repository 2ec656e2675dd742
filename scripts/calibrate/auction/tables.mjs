/**
 * The tables at which the bots play themselves: every shipped ruleset, so that nothing is fitted to one of them, and some with house
 * rules that change what a bid is worth.
 */
export const TABLES = [
  { id: 'pagat' },
  { id: 'punten' },
  { id: 'huiskamer' },
  { id: 'toernooi' },
  { id: 'brabants' },
  { id: 'oosterhout' },
  { id: 'club-zonder' },
  { id: 'gather' },
  { id: 'limburgs' },
  { id: 'met-troef' },
  { id: 'pagat', changes: { shuffle: 'every-deal' } },
  { id: 'punten', changes: { shuffle: 'riffle' } },
  { id: 'pagat', changes: { passOut: { kind: 'dealer-bids' } } },
];

export const tableName = ({ id, changes }) =>
  changes === undefined ? id : `${id} ${Object.keys(changes).join(' ')}`;

/** The ruleset of a table. With `toTheEnd` decided deals are played on, so that numbers of tricks can be compared. */
export function rulesetOf(lab, { id, changes }, toTheEnd) {
  const ruleset = { ...lab.shippedRuleset(id), ...changes, end: { kind: 'deals', count: 1000 } };
  return toTheEnd ? { ...ruleset, stopWhenDecided: false } : ruleset;
}
