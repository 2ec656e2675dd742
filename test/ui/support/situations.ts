import type { Contract, Ruleset } from '../../../src/engine/ruleset.js';
import { brabants } from '../../../src/engine/rulesets/brabants.js';
import { metTroef } from '../../../src/engine/rulesets/metTroef.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { punten } from '../../../src/engine/rulesets/punten.js';
import { toernooi } from '../../../src/engine/rulesets/toernooi.js';
import { deal, pagatWith, type Table, withRules } from '../../support/table.js';

/** N speaks first and leads; the player sits at S. */
const HANDS = 'N:KQ72.A54.J98.Q32 AJ5.J982.T72.J94 T98.KQ7.AK6.A876 643.T63.Q543.KT5';

/** The player is to speak and everything can be bid. */
export const toSpeak = (): Table => deal({ hands: HANDS }).say('pas pas');

/** The player has won the auction with a rik and names trump. */
export const toNameTrump = (): Table => deal({ hands: HANDS }).auction('pas pas rik pas');

/** Clubs are trump; the player calls a card. */
export const toCall = (): Table => toNameTrump().say('trump:C');

/** The player has called SA, N is to lead. */
export const toBeLed = (): Table => toCall().say('call:SA');

/** N has led a heart, the player is to follow suit. */
export const toFollow = (): Table => toBeLed().play('H4 H2');

/** Three cards lie on the table, W is to play. */
export const threeCards = (): Table => toFollow().play('HQ');

/** The first trick is complete; the player has won it and is to lead. */
export const oneTrick = (): Table => threeCards().play('H3');

/** The player declares, holds no heart and every other side ace, called HA blind, and is to lead. */
export const toLeadBlind = (): Table =>
  deal({ hands: 'N:Q?.?.?.? 7?.?.?.? AK98.-.AK84.K7652 6?.?.?.?' })
    .auction('pas pas rik pas')
    .say('trump:C call:HA:blind')
    .play('SQ S7 SA S6');

/** All four hands lie open after the first trick; E plays the misère. */
export const praatje = (): Table =>
  deal({ hands: HANDS }).auction('pas open-misere-praatje pas pas').play('H4 H2 H7 H3');

/** Misère by N beside piek by E. */
export const misereAndPiek = (): Table => deal({ hands: HANDS }).auction('misere piek pas pas');

/** A rik of the player's that was played to the end. */
export const settled = (): Table => toBeLed().playOut();

/** Everybody passed. */
export const thrownIn = (): Table => deal({ hands: HANDS }).auction('pas pas pas pas');

/** All four players at once, two misères and two pieks, played to the end. */
export const fourContracts = (): Table => deal({ hands: HANDS }).auction('misere piek misere piek').playOut();

/** A match of one deal that is over. */
export const matchOver = (): Table =>
  deal({ hands: HANDS, ruleset: pagatWith({ end: { kind: 'deals', count: 1 } }) })
    .auction('pas pas rik pas')
    .say('trump:C call:SA')
    .playOut();

/** A misère stands when the player is to speak. */
export const misereStands = (): Table => deal({ hands: HANDS }).say('pas misere');

/** N is to speak. */
export const othersSpeak = (): Table => deal({ hands: HANDS });

/** The player has exactly three aces and must announce them. */
export const threeAces = (): Table => deal({ hands: 'N:? ? A98.AQ7.A86.8762 ?' }).say('pas pas');

/** As `toLeadBlind`, before the card is called. */
export const toCallBlind = (): Table =>
  deal({ hands: 'N:? ? AK98.-.AK84.K7652 ?' }).auction('pas pas rik pas').say('trump:C');

/** N declares and called HA blind, and has led a spade face down. */
export const ledFaceDown = (): Table =>
  deal({ hands: 'N:AK98.-.AK84.K7652 ? ? ?', dealer: 'W' })
    .auction('rik pas pas pas')
    .say('trump:C call:HA:blind')
    .play('S8*');

/** The player holds HA, which N has called; its suit is led. */
export const calledCardDue = (): Table =>
  deal({ hands: 'N:AK9.K2.AK84.K765 ?.Q?.?.? ?.A7.?.? ?.?.?.?' })
    .auction('rik pas pas pas')
    .say('trump:C call:HA')
    .play('H2 HQ');

/** As `calledCardDue`, before the first card. */
export const secretPartner = (): Table =>
  deal({ hands: 'N:AK9.K2.AK84.K765 ?.Q?.?.? ?.A7.?.? ?.?.?.?' })
    .auction('rik pas pas pas')
    .say('trump:C call:HA');

/** The called SA has fallen in the first trick. */
export const partnerShown = (): Table => toBeLed().play('S2 SA S8 S3');

/** The last to speak, after three passes, bids or chooses a game. */
export const toChooseGame = (): Table =>
  deal({ hands: HANDS, ruleset: punten, dealer: 'S' }).say('pas pas pas');

/** E has three aces and announces them; the player is to speak. */
export const acesAnnounced = (): Table => deal({ hands: 'N:? A?.A?.A?.? ? ?', ruleset: brabants }).say('pas');

/** The last card dealt, W's, is shown to all; the player is to speak. */
export const cardTurned = (): Table => deal({ hands: HANDS, ruleset: metTroef, turned: 'S3' }).say('pas pas');

/** A ruleset with so many bids of one kind, for the longest ladder there can be. */
const longLadder = (count: number): Ruleset => {
  const [first] = pagat.contracts;
  if (first === undefined) throw new Error('pagat has no contract');
  const bids = Array.from(
    { length: count },
    (_, index): Contract => ({
      ...first,
      id: `bod-${index + 1}`,
      name: `Het bod nummer ${index + 1}`,
      rank: index + 1,
    }),
  );
  return pagatWith({ contracts: bids });
};

/** The player is to speak at a table with 64 bids. */
export const sixtyFourBids = (): Table => deal({ hands: HANDS, ruleset: longLadder(64) }).say('pas pas');

/** The player holds the fourth ace of E's troela and names trump. */
export const toNameTrumpAsPartner = (): Table =>
  deal({ hands: 'N:? A?.A?.A?.? ?.?.?.A? ?' }).auction('pas troela pas pas');

/** The player bid troela with four aces and names a king. */
export const toNameKing = (): Table =>
  deal({ hands: 'N:? ? AK98.A97.A86.A62 ?', ruleset: pagatWith({ fourAces: 'king' }) }).auction(
    'pas pas troela pas',
  );

/** A pagat in which troela is played with the first suit led as trump, and a partner who keeps silent. */
const silentTroela: Ruleset = pagatWith({
  contracts: pagat.contracts.map((contract) =>
    contract.side === 'fourth-ace' ? { ...contract, trump: 'first-lead', partnerSilent: true } : contract,
  ),
});

/** E plays a troela of which trump and the partner are still to be seen. */
export const silentPartner = (): Table =>
  deal({ hands: 'N:?.?.?.A? A?.A?.A?.? ? ?', ruleset: silentTroela }).auction('pas troela pas pas');

/** N leads to the queen of spades game, in which spades are banned at first; the player is on lead. */
export const spadesBanned = (): Table =>
  deal({ hands: 'N:AK32.KQ7.AK6.A87 ? QJ98.A654.J98.Q3 ?', ruleset: toernooi, dealer: 'E' }).say(
    'pas pas pas game:schoppen-mie',
  );

/** After the banned tricks the player cannot follow and holds the queen of spades. */
export const queenMustGo = (): Table =>
  deal({
    hands: 'N:?.?.AK?.? ?.?.Q?.? QJ98.AK65432.-.32 ?.?.J?.?',
    ruleset: withRules(toernooi, { spadeBan: 0 }),
    dealer: 'W',
  })
    .say('pas pas pas game:schoppen-mie')
    .play('DA DQ');

/** A game of one or five tricks that was played to the end. */
export const oneOrFive = (): Table =>
  deal({ hands: HANDS, ruleset: punten, dealer: 'W' }).say('pas pas pas game:een-of-vijf').playOut();

/** A game about the queen of spades that was played to the end. */
export const queenGame = (): Table =>
  deal({ hands: HANDS, ruleset: punten, dealer: 'W' }).say('pas pas pas game:schoppen-mie').playOut();

/** The queen of spades has been taken in the game about her. */
export const queenTaken = (): Table =>
  deal({ hands: HANDS, ruleset: withRules(punten, { spadeBan: 0 }), dealer: 'W' })
    .say('pas pas pas game:schoppen-mie')
    .play('SQ SA ST S6');

const queens = (): Ruleset => pagatWith({ passOut: { kind: 'game', game: 'mie-en' } });

/** A game about the queens, in the middle. */
export const queensTaken = (): Table =>
  deal({ hands: HANDS, ruleset: queens() }).auction('pas pas pas pas').play('SK SA ST S6');

/** That game played to the end. */
export const queensGame = (): Table =>
  deal({ hands: HANDS, ruleset: queens() }).auction('pas pas pas pas').playOut();

/** Nobody plays: who is behind is given something, after a deal in which something was won. */
export const begging = (): Table =>
  deal({ hands: HANDS, ruleset: pagatWith({ passOut: { kind: 'game', game: 'bedelen' } }) })
    .auction('pas pas rik pas')
    .say('trump:C call:SA')
    .playOut()
    .next(HANDS.replace('N:', 'E:'))
    .auction('pas pas pas pas');

/** A game where only winners are credited. */
export const creditedGame = (): Table =>
  deal({
    hands: HANDS,
    ruleset: pagatWith({ settlement: 'winners-only', passOut: { kind: 'game', game: 'een-vijf-elf' } }),
  })
    .auction('pas pas pas pas')
    .playOut();

/** A misère that is lost at the first trick ends there. */
export const stopped = (): Table =>
  deal({ hands: HANDS, ruleset: pagatWith({ stopWhenDecided: true }) })
    .auction('pas pas misere pas')
    .play('H4 H2 HQ H3');

/** Three players: the hand of W lies open and belongs to N's side; the player, N's opponent, does not play it. */
export const openPartner = (): Table =>
  deal({ hands: 'N:AK9.K2.AK84.K765 ? ? ?.A?.?.?', players: 3 })
    .auction('rik pas pas')
    .say('trump:C call:HA');

/** Three players: the player declares alone, E plays the open hand of W. */
export const openAgainst = (): Table =>
  deal({ hands: HANDS, players: 3 }).auction('pas pas alleen-8').say('trump:C').play('H4 H2 HQ');

/** Three players: the player called a card that lies in the open hand, which is to follow to his lead. */
export const openHandToPlay = (): Table =>
  deal({ hands: 'N:?.?.?.? ?.?.?.? AK98.K2.AK84.K76 6?.A3?.?.?', players: 3, dealer: 'E' })
    .auction('rik pas pas')
    .say('trump:C call:HA')
    .play('H2');

/** Five players: X deals and sits out, the player's neighbour plays on. */
export const fifthDeals = (): Table =>
  deal({ hands: HANDS, players: 5 }).auction('pas pas rik pas').say('trump:C call:SA');

/** That deal played to the end. */
export const fiveSettled = (): Table => fifthDeals().playOut();

/** A rik that is lost at a table where the declarer pays his partner's share. */
export const declarerPays = (): Table =>
  deal({ hands: HANDS, ruleset: punten }).auction('pas pas rik pas').say('trump:C call:SA').playOut();
