/** Contract names stay Dutch in every language; a club's own contract, which nobody has named here, goes by its id. */
const NAMES: Readonly<Record<string, string>> = {
  rik: 'rik',
  'rik-beter': 'rik beter',
  piek: 'piek',
  misere: 'misère',
  'open-piek': 'open piek',
  'open-misere': 'open misère',
  'open-piek-praatje': 'open piek met een praatje',
  'open-misere-praatje': 'open misère met een praatje',
  troela: 'troela',
  mallure: 'mallure',
};

const ALONE = /^(open-)?alleen-(\d+)(-beter)?$/;

/** The name of a contract as players say it, e.g. `8 alleen` for `alleen-8`; an unknown id is returned as it is. */
export function contractName(id: string): string {
  const alone = ALONE.exec(id);
  if (alone === null) return NAMES[id] ?? id;
  const [, open, tricks = '', better] = alone;
  return `${open === undefined ? '' : 'open '}${tricks} alleen${better === undefined ? '' : ' beter'}`;
}
