/** The version of the package; the build puts it in the place of the variable. */
export const versionOf = (): string => process.env.RIKKEN_VERSION ?? '0.0.0-source';
