/** How players say what has this id. */
export type NameOf = (id: string) => string;

/** Contract names stay Dutch in every language. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['rik', 'rik'],
  ['rik-beter', 'rik beter'],
  ['piek', 'piek'],
  ['misere', 'misère'],
  ['open-piek', 'open piek'],
  ['open-misere', 'open misère'],
  ['open-piek-praatje', 'open piek met een praatje'],
  ['open-misere-praatje', 'open misère met een praatje'],
  ['troela', 'troela'],
  ['mallure', 'mallure'],
]);

const ALONE = /^(open-)?alleen-(\d+)(-beter)?$/;

/** An id that nobody has named here, as words: `solo slim` for `solo-slim`. */
const asWords = (id: string): string => id.replaceAll('-', ' ');

/** The name of a contract as players say it, e.g. `8 alleen` for `alleen-8`; any other id as its words. */
export function contractName(id: string): string {
  const alone = ALONE.exec(id);
  if (alone === null) return NAMES.get(id) ?? asWords(id);
  const [, open, tricks = '', better] = alone;
  return `${open === undefined ? '' : 'open '}${tricks} alleen${better === undefined ? '' : ' beter'}`;
}

/** The name of a game for when everybody has passed, e.g. `een of vijf`; Dutch in every language. */
export const gameName: NameOf = asWords;

/** What of a ruleset has to do with names. */
export interface NamedContracts {
  readonly contracts: readonly { readonly id: string; readonly name: string | null }[];
}

/** The contracts of a ruleset as its players name them; those that they have no name for as everybody does. */
export function namedBy({ contracts }: NamedContracts): NameOf {
  const names = new Map(contracts.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
  return (id) => names.get(id) ?? contractName(id);
}
