import chalk from 'chalk';

/**
 * Tests, and the programs they start, see the same surroundings everywhere: a terminal in Dutch or English says the
 * same, Ink draws although a build server sets CI, and colours do not depend on TERM.
 */
const disturbing = [
  'CI',
  'CONTINUOUS_INTEGRATION',
  'DEV',
  'FORCE_COLOR',
  'INK_SCREEN_READER',
  'LANGUAGE',
  'LC_ALL',
  'LC_MESSAGES',
  'NO_COLOR',
];
for (const name of disturbing) delete process.env[name];
process.env.LANG = 'en_GB.UTF-8';

chalk.level = 3;
