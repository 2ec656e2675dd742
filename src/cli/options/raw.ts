type RawValue = string | boolean | readonly string[] | undefined;

/** Options as they were typed, by their long name in commander's spelling. */
export type RawOptions = Readonly<Record<string, RawValue>>;

/** The text given to an option, or null when it was not given. */
export function textOf(options: RawOptions, name: string): string | null {
  const value = options[name];
  return typeof value === 'string' ? value : null;
}

/** The texts given to an option that may be repeated. */
export function textsOf(options: RawOptions, name: string): readonly string[] {
  const value = options[name];
  return typeof value === 'object' ? value : [];
}

/** Whether an option without a value was given. */
export const isSet = (options: RawOptions, name: string): boolean => options[name] === true;

/** Whether an option was given at all, with a value or without. */
export const wasGiven = (options: RawOptions, name: string): boolean => options[name] !== undefined;
