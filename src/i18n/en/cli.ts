import type { CliTexts } from '../texts/cli.js';

/** The command line in English. */
export const cli: CliTexts = { description: 'The Dutch card game Rikken in the terminal' };
