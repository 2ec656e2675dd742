import type { RulesTexts } from '../texts/rules.js';

/** What each field of a club's file is for, in English. */
export const clubFields: RulesTexts['club'] = {
  extends: 'The shipped rules that this file changes, by their id in rikken variants.',
  revision: 'The edition of the rules that are extended; only records need it.',
  name: 'What you call your table, at most 16 characters.',
  about: 'Anything you want to remember about these rules; the program does not read it.',
  rules: 'House rules, as after -r: each with what it accepts; take those you want out of their comment.',
  ladder: 'The bids from low to high; a list of bids in the place of one means that they are equal in rank.',
  contracts:
    'Contracts of your own, and changes of others, by their ids; whatever is left out stays as it is.',
  'contracts.like': 'Another contract from which everything is taken that is not said here.',
  games: 'Games for when everybody has passed, and changes of them, by their ids.',
  'games.like': 'Another game from which everything is taken that is not said here.',
};
