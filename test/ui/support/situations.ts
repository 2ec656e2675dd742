import { deal, pagatWith, type Table } from '../../support/table.js';

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
