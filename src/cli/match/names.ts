import { type PerSeat, perSeat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { FOREIGN, foreignCommand } from '../../session/foreignPlayer.js';
import { DEFAULT_BOT } from '../options/bots.js';
import { printable } from '../printable.js';
import type { MatchSetup } from './setup.js';

/**
 * The names at the table as they may be shown, indexed by seat: the person's is "you", others may come from a file, and a place
 * at which nobody sits is called by its open hand (R11.3).
 */
export function shownNames({ game, plain }: Texts, { names, seat, players }: MatchSetup): PerSeat<string> {
  const seats = seatsOf(players);
  return perSeat((other) => {
    if (other === seat) return game.you;
    return seats.includes(other) ? printable(names[other] ?? game.seatNames[other]) : plain.openHand;
  });
}

/** How well each of the others plays, by the name of the bot; empty for the usual bot, for the person and for empty places. */
export function levelsOf({ bots, seat, players }: MatchSetup): PerSeat<string> {
  const others = seatsOf(players).filter((other) => other !== seat);
  return perSeat((other) => {
    if (!others.includes(other) || bots[other] === DEFAULT_BOT) return '';
    return foreignCommand(bots[other]) === null ? bots[other] : FOREIGN;
  });
}

/** What the players of a table call their rules: the name that a club gave, or else the id. */
export const shownRuleset = ({ ruleset }: Pick<MatchSetup, 'ruleset'>): string =>
  printable(ruleset.name ?? ruleset.id);
