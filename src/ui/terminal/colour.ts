/** How many colours may be used: none, 16, 256, or any. */
export type ColourLevel = 0 | 1 | 2 | 3;

type Environment = Readonly<Record<string, string | undefined>>;

/** What decides about colours and glyphs. */
export interface Appearance {
  readonly env: Environment;
  /** `--no-color` was given. */
  readonly noColour?: boolean;
  /** `--ascii` was given. */
  readonly ascii?: boolean;
  /** Standard output; one that is no terminal cannot tell its depth and gets no colours unless FORCE_COLOR is set. */
  readonly output: { getColorDepth?(env?: object): number };
}

const levelOfDepth: Readonly<Record<number, ColourLevel>> = { 1: 0, 4: 1, 8: 2, 24: 3 };

function forcedLevel(wish: string): ColourLevel {
  if (wish === '0' || wish === 'false') return 0;
  return wish === '2' ? 2 : wish === '3' ? 3 : 1;
}

/**
 * The colours to use. `--no-color` and a NO_COLOR that is not empty come first, then FORCE_COLOR (0 to 3), then what
 * the terminal can do. Who asks for no colours gets none, even where a build server forces them.
 */
export function colourLevel({ env, noColour, output }: Appearance): ColourLevel {
  if (noColour || env.NO_COLOR) return 0;
  if (env.FORCE_COLOR !== undefined) return forcedLevel(env.FORCE_COLOR);
  // Node takes an empty NO_COLOR for a wish; the convention does not.
  return levelOfDepth[output.getColorDepth?.({ ...env, NO_COLOR: undefined }) ?? 1] ?? 0;
}

/**
 * Whether suit symbols and line drawing may be used: not with `--ascii`, not on the Linux console or a dumb terminal,
 * not in a locale that names another encoding than UTF-8. No locale at all says nothing; terminals speak UTF-8 then.
 */
export function allowsUnicode({ env, ascii }: Pick<Appearance, 'env' | 'ascii'>): boolean {
  if (ascii || env.TERM === 'linux' || env.TERM === 'dumb') return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return !locale || /utf-?8/i.test(locale);
}

/** Whether the full screen can be used at all: both ends are a terminal that can place its cursor. */
export function canUseFullScreen(
  input: { readonly isTTY?: boolean },
  output: { readonly isTTY?: boolean },
  env: Environment,
): boolean {
  return Boolean(input.isTTY && output.isTTY) && env.TERM !== 'dumb';
}
