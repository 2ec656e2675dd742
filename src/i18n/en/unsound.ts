import type { RulesTexts } from '../texts/rules.js';

/** Why rules cannot be played, in English, one sentence for each code. */
export const unsound: RulesTexts['unsound'] = {
  'no-bids': () => 'There is nothing to bid: keep at least one contract that can be bid.',
  'same-id': (ids) => `${ids} stands there twice: every contract and game needs an id of its own.`,
  'packets-sum': () => 'The packets do not add up to thirteen cards.',
  'joinable-needs-no-trump': (ids) =>
    `${ids} cannot be joined: only contracts that are played alone and without trump can stand side by side.`,
  'aces-need-fourth-ace': (ids) =>
    `${ids} asks for aces, which only a contract with the holder of the fourth ace does.`,
  'fourth-ace-needs-aces': (ids) =>
    `${ids} is played with the holder of the fourth ace, so it must ask for three aces.`,
  'announced-needs-fourth-ace': (ids) =>
    `${ids} cannot be announced: only a contract with the holder of the fourth ace is.`,
  'one-announcement': (ids) => `${ids} would all be announced by the same aces: keep one of them.`,
  'silent-needs-fourth-ace': (ids) =>
    `${ids} has no partner who could stay silent: that is for contracts with the holder of the fourth ace.`,
  'silent-partner-cannot-act': (ids) =>
    `The partner in ${ids} stays silent, so he can neither name trump nor lead as the partner.`,
  'partner-leads-openly': (ids) =>
    `The partner cannot lead in ${ids}: only the holder of the fourth ace is known before the lead.`,
  'called-card-needs-trump': (ids) =>
    `A card is called in ${ids}, so its trump must be known first: declarer's choice, a suit, or the turned card.`,
  'trump-needs-fourth-ace': (ids) =>
    `${ids} is played alone, so neither a partner nor the suit of a fourth ace can decide trump.`,
  'trump-needs-turned-card': (ids) => `Trump in ${ids} is the turned card's suit, but no card is turned.`,
  'unknown-bid-in-after': (ids) => `${ids} must have been bid before another bid, but there is no such bid.`,
  'unknown-opening': (ids) => `${ids} is to open the auction, but there is no such bid.`,
  'unknown-game': (ids) => `${ids} is to be played when everybody passes, but there is no such game.`,
  'no-games-to-choose': () => 'The last to speak is to choose a game, but none is listed.',
  'no-opening-for-dealer': () =>
    'The last to speak must bid, but no bid can be opened with by every hand: allow one without aces and without an earlier bid.',
};
