import type { RulesTexts } from '../texts/rules.js';

/** What each field of a club's file is for, in Dutch. */
export const clubFields: RulesTexts['club'] = {
  extends: 'De meegeleverde spelregels die dit bestand verandert, met hun id uit rikken variants.',
  revision: 'De uitgave van de spelregels die worden uitgebreid; alleen verslagen hebben dat nodig.',
  name: 'Hoe jullie tafel heet, hoogstens 16 tekens.',
  about: 'Wat je over deze regels wilt onthouden; het programma leest het niet.',
  rules: 'Huisregels, zoals achter -r: bij elk wat er kan; haal uit het commentaar wat je wilt.',
  ladder:
    'De biedingen van laag naar hoog; een lijst van biedingen op de plaats van één betekent dat ze gelijk in rang zijn.',
  contracts:
    'Eigen contracten, en veranderingen van andere, met hun id; wat weggelaten wordt blijft zoals het is.',
  'contracts.like': 'Een ander contract waarvan alles komt wat hier niet staat.',
  games: 'Spelletjes voor als iedereen gepast heeft, en veranderingen daarvan, met hun id.',
  'games.like': 'Een ander spelletje waarvan alles komt wat hier niet staat.',
};
