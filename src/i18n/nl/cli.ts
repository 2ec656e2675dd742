import type { CliTexts } from '../texts/cli.js';

/** The command line in Dutch. */
export const cli: CliTexts = { description: 'Rikken in de terminal' };
