import type { PlainTexts } from '../texts/plain.js';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} en ${items.at(-1)}`;

/** The table as lines, in Dutch. */
export const plain: PlainTexts = {
  opening: (ruleset, length, seed) => `Rikken, ${ruleset}, ${length}. Seed ${seed}.`,
  seats: (seats) => `Aan tafel: ${seats}.`,
  howToAnswer: 'Typ je antwoorden en druk op Enter; ? legt uit hoe.',
  drawn: (dealer) => `${dealer.name} trekt de hoogste kaart en deelt als eerste.`,
  deals: (board, dealer) => `Spel ${board}. ${dealer.name} deelt.`,
  hand: (cards) => `Jouw hand: ${cards}`,
  passes: (who) => `${who.name} past.`,
  bids: (who, contract) => `${who.name} biedt ${contract}.`,
  plays: (who, contract) => `${who.name} speelt ${contract}.`,
  partner: (who) => `${who.name} ${who.you ? 'bent' : 'is'} de maat.`,
  namesTrump: (who, suit) => `${who.name} maakt ${suit} troef.`,
  calls: (who, card, blind) => `${who.name} vraagt ${card}${blind ? ', blind' : ''}.`,
  leads: (who, trick) => `Slag ${trick}. ${who.name} komt uit.`,
  playsCard: (who, card) => `${who.name} speelt ${card}.`,
  playsFaceDown: (who, card) => `${who.name} komt uit met ${card ?? 'een kaart'}, gesloten.`,
  turnedUp: (who, card) => `De gesloten kaart van ${who.you ? 'jou' : who.name} is ${card}.`,
  wins: (who, trick, taken) => `${who.name} wint slag ${trick}. Slagen: ${taken}.`,
  openHand: (who, cards) => `${who.name} legt ${who.you ? 'je' : 'de'} kaarten open: ${cards}`,
  lastDeal: 'De tijd is om: dit is het laatste spel.',
  thrownIn: 'Iedereen past: de kaarten gaan weg.',
  dealtHand: (who, cards) => `${who.name}: ${cards}`,
  points: (points) => `Punten: ${points}.`,
  totals: (totals) => `Stand: ${totals}.`,
  matchWon: (who) =>
    `De wedstrijd is uit. ${list(who.map(({ name }) => name))} ${who.length === 1 ? 'wint' : 'winnen'}.`,
  askBid: (choices) => `Wat bied je? ${choices}`,
  askTrump: (choices) => `Welke kleur is troef? ${choices}`,
  askCall: (choices) => `Welke kaart vraag je? ${choices}`,
  askCard: (choices) => `Welke kaart? ${choices}`,
  help: [
    'Bieden: pas, of een contract zoals rik. Troef: trump h. Vragen: call sa. Spelen: h5; gesloten: h5*.',
    'Een kaart is de kleur (s h d c) en de waarde (a k q j t 9 ... 2). Het begin van een woord is genoeg als het duidelijk is.',
    'l: laatste slag. s: stand. ?: deze hulp. q: stoppen; de wedstrijd wordt bewaard.',
  ],
  noLastTrick: 'In dit spel is nog geen slag gespeeld.',
  lastTrick: (plays, winner) => `Laatste slag: ${plays}. Gewonnen door ${winner.you ? 'jou' : winner.name}.`,
  noScores: 'Er is nog geen spel uitgespeeld.',
  score: (board, contract, points) => `Spel ${board}, ${contract}: ${points}`,
  notUnderstood: (typed, choices) => `"${typed}" is hier geen antwoord; je kunt typen: ${choices}`,
  severalMeanings: (typed, meanings) => `"${typed}" kan ${meanings} zijn; typ meer ervan.`,
  lineTooLong: (limit, choices) =>
    `Een regel van meer dan ${limit} tekens is hier geen antwoord; je kunt typen: ${choices}`,
  refused: (reason, choices) => `${reason} Je kunt typen: ${choices}`,
  resumed: (match, board) => `Wedstrijd ${match} gaat verder bij spel ${board}; --new begint een andere.`,
  saved: (match) => `Wedstrijd ${match} is bewaard; de volgende keer gaat rikken ermee verder.`,
  notSaved: 'Deze wedstrijd wordt niet bewaard.',
};
