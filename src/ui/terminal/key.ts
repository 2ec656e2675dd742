/** Keys that have a name and no character. */
const namedKeys = [
  'up',
  'down',
  'left',
  'right',
  'enter',
  'escape',
  'backspace',
  'tab',
  'back-tab',
  'home',
  'end',
  'page-up',
  'page-down',
  'insert',
  'delete',
] as const;

/** A key that has a name and no character. */
export type NamedKey = (typeof namedKeys)[number];

/** One press of a key. Text pasted from the clipboard arrives whole, so that it cannot play cards. */
export type Key =
  | { readonly type: NamedKey }
  | { readonly type: 'char'; readonly char: string }
  | { readonly type: 'ctrl'; readonly char: string }
  | { readonly type: 'function'; readonly number: number }
  | { readonly type: 'paste'; readonly text: string };

/** One word for a key, to look it up in a table: `q`, `Q`, `space`, `left`, `page-up`, `ctrl+r`, `f1`, `paste`. */
export function keyName(key: Key): string {
  switch (key.type) {
    case 'char':
      return key.char === ' ' ? 'space' : key.char;
    case 'ctrl':
      return `ctrl+${key.char === ' ' ? 'space' : key.char}`;
    case 'function':
      return `f${key.number}`;
    default:
      return key.type;
  }
}
