/** The words of the commands: their help, their output, and what can be wrong with how they are called. */
export interface CliTexts {
  /** What the program is, for `--help`. */
  readonly description: string;
}
