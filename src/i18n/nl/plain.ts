import type { PlainTexts } from '../texts/plain.js';

const LENGTHS = {
  deals: (count: number) => (count === 1 ? 'één spel' : `${count} spellen`),
  rounds: (count: number) => (count === 1 ? 'één ronde' : `${count} ronden`),
  target: (count: number) => `tot ${count} punten`,
  minutes: (count: number) => `${count} minuten`,
};

/** The table as lines, in Dutch. */
export const plain: PlainTexts = {
  opening: (ruleset, length, seed) =>
    `Rikken: ${ruleset}, ${length}${seed === null ? '' : `, seed ${seed}`}.`,
  length: ({ kind, count }) => LENGTHS[kind](count),
  atTable: (seats) => `Aan tafel: ${seats}.`,
  practising: 'Oefenpartij: koos de bot anders dan jij, dan lees je na je keuze wat en waarom.',
  howToAnswer: 'Antwoord met een woord en Enter; ? legt uit hoe.',
  hand: (cards) => `Jouw hand: ${cards}`,
  handOf: (name, cards) => `Hand van ${name}: ${cards}`,
  openHand: 'Open hand',
  openHandCards: (cards) => `Kaarten van de open hand: ${cards}`,
  dealtTo: (name) => `Gegeven aan: ${name}.`,
  sitsOut: 'Jij bent gever en speelt dit spel niet mee.',
  tricksTaken: (tally) => `Slagen: ${tally}`,
  queensTaken: (tally) => `Vrouwen: ${tally}`,
  totalsBefore: (tally) => `Stand vooraf: ${tally}`,
  points: (tally) => `Punten: ${tally}`,
  totals: (tally) => `Stand: ${tally}`,
  askBid: 'Wat bied je?',
  askTrump: 'Welke kleur wordt troef?',
  askCall: 'Welke kaart vraag je?',
  askLead: 'Met welke kaart kom je uit?',
  askCard: 'Welke kaart speel je?',
  askOpenLead: 'Met welke kaart komt de open hand uit?',
  askOpenCard: 'Welke kaart speelt de open hand?',
  askToWatch: 'Kijk je mee (Enter), of meteen door naar de uitslag?',
  mayLeadFaceDown: '(met * erachter: dicht)',
  planned: (plan) => `Praatje: ${plan}`,
  mayClaim: (word) => `De rest verandert niets meer: ${word} speelt het uit.`,
  cannotClaim: 'Nog niet: de tafel speelt pas uit als vaststaat dat de rest niets meer verandert.',
  help: [
    'Bieden: pas, of een contract zoals rik. Troef: trump h. Vragen: call sa. Spelen: h5, of dicht h5*.',
    'Hebben alle anderen gepast, dan mag aan sommige tafels een spelletje: de naam, of game:schoppen-mie.',
    'Een kaart is de kleur (s schoppen, h harten, d ruiten, c klaveren) en de waarde (a k q j t 9 ... 2).',
    'Het begin van een woord is genoeg als het maar één ding kan zijn.',
    'hand: je kaarten. l: laatste slag. s: stand. rules: de regels van deze tafel.',
    'h of hint: wat de bot nu zou doen, en waarom.',
    'c of claim: de rest laten uitspelen, waar de tafel dat aanbiedt.',
    '?: deze hulp. q: stoppen, om later verder te gaan.',
  ],
  noLastTrick: 'In dit spel is nog geen slag compleet.',
  lastTrick: (cards, winner) => `Laatste slag: ${cards}; voor ${winner}.`,
  noScores: 'Er is nog geen spel afgelopen.',
  scoreOf: (board, contracts, tally) => `Spel ${board}, ${contracts}: ${tally}`,
  nothingUnderstood: (typed) => `"${typed}" betekent hier niets.`,
  severalMeanings: (typed, words) => `"${typed}" kan het begin zijn van ${words}; typ er meer van.`,
  lineTooLong: (longest) => `Een regel van meer dan ${longest} tekens is geen antwoord.`,
  choices: (words) => `Je kunt antwoorden: ${words}`,
  saved: (match) => `Partij ${match} is bewaard; de volgende keer gaat rikken ermee verder.`,
  resumed: (match, board) => `Partij ${match} gaat verder, bij spel ${board}; --new begint een andere.`,
  repaired: (match, board) =>
    `Partij ${match} gaat verder, bij spel ${board}, vanaf het laatste dat heel bewaard is; --new begint een andere.`,
  unreadableSave: (file, line, column) =>
    `De bewaarde partij ${file} is vanaf regel ${line}, kolom ${column} niet te lezen en blijft zoals ze is; rikken check vertelt meer.`,
  cannotSave: (file, code) => `Deze partij wordt niet bewaard: ${file} is niet te schrijven (${code}).`,
  noPlaceToSave: 'Deze partij wordt niet bewaard: HOME en de XDG-variabelen noemen geen plaats.',
  heldElsewhere: (match) => `Partij ${match} wordt aan een andere tafel gespeeld; stop daar eerst.`,
  noSuchMatch: (match, accepted) =>
    accepted === ''
      ? `Er is geen onafgemaakte partij ${match}; er is er geen enkele.`
      : `Er is geen onafgemaakte partij ${match}; wel ${accepted}.`,
  noMatches: 'Er zijn geen onafgemaakte partijen.',
  listed: (match, ruleset, board, tally) => `${match}  ${ruleset}, spel ${board}: ${tally}`,
  noDeals: 'Het verslag heeft geen spellen.',
  noSuchBoard: (board, first, last) =>
    `Het verslag heeft geen spel ${board}; het heeft spel ${first} tot en met ${last}.`,
  unknownCards: (board) =>
    `Spel ${board} kan niet opnieuw gegeven worden, want niet alle kaarten staan in het verslag.`,
  replayLeft: 'Opnieuw gespeelde spellen worden niet bewaard; --board <n> begint bij een bepaald spel.',
};
