import chalk from 'chalk';

/** Screen tests read colours; chalk's own guess depends on TERM and on whether the output is a terminal. */
chalk.level = 3;
