import type { RulesTexts } from '../texts/rules.js';

/** What each house rule that is no field of a ruleset decides, in English. */
export const houseRules: RulesTexts['houseRules'] = {
  troelaTrump: 'Who names trump in troela, or which suit it is there.',
  fourthAceLeads: 'Whether the holder of the fourth ace leads to the first trick of troela.',
  piek: 'Whether piek and its open forms can be bid.',
  beter: 'Which bids have a form with hearts just above them: rik only, or every solo too.',
  openLead: 'Who leads to the first trick of open contracts.',
  slam: 'What taking all thirteen tricks adds, in the contracts that reward it.',
  deals: 'The match is over after so many deals.',
  rounds: 'The match is over after so many rounds of dealing.',
  target: 'The match is over when somebody has so many points.',
  minutes: 'The match is over after so many minutes, when the deal being played is finished.',
};
