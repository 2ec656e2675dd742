import type { RulesTexts } from '../texts/rules.js';

/** What each house rule that is no field of a ruleset decides, in Dutch. */
export const houseRules: RulesTexts['houseRules'] = {
  troelaTrump: 'Wie bij troela de troef kiest, of welke kleur het daar is.',
  fourthAceLeads: 'Of wie de vierde aas heeft bij troela in de eerste slag uitkomt.',
  piek: 'Of piek en de open vormen ervan geboden kunnen worden.',
  beter: 'Welke biedingen vlak erboven een vorm in harten hebben: alleen rik, of ook elk spel alleen.',
  openLead: 'Wie er bij open contracten in de eerste slag uitkomt.',
  slam: 'Wat alle dertien slagen erbij brengen, in de contracten die dat belonen.',
  deals: 'De partij is uit na zoveel spellen.',
  rounds: 'De partij is uit na zoveel ronden geven.',
  target: 'De partij is uit als iemand zoveel punten heeft.',
  minutes: 'De partij is uit na zoveel minuten, als het lopende spel af is.',
};
