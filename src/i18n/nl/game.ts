import type { Event } from '../../engine/event.js';
import type { RuleError } from '../../engine/ruleError.js';
import type { Seat } from '../../engine/seats.js';
import type { ContractResult } from '../../engine/state.js';
import { contractName } from '../contractNames.js';
import type { Labels } from '../labels.js';
import type { GameTexts } from '../texts/game.js';
import { capitalised, listed, signed } from '../words.js';

const suitNames = ['schoppen', 'harten', 'ruiten', 'klaveren'] as const;
const rankNames = [
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'boer',
  'vrouw',
  'heer',
  'aas',
] as const;
const phaseNames = {
  draw: 'het trekken om de eerste gever',
  deal: 'het geven',
  auction: 'het bieden',
  naming: 'het kiezen van de troef',
  calling: 'het vragen van een kaart',
  play: 'het spelen',
  over: 'het einde van de partij',
} as const;

const entryNames: Readonly<Record<string, string>> = {
  draw: 'trekken om de eerste gever',
  deal: 'geven',
  'last-deal': 'het laatste spel afkondigen',
  pass: 'passen',
  bid: 'bieden',
  trump: 'troef kiezen',
  call: 'een kaart vragen',
  play: 'een kaart spelen',
};

const tricks = (count: number): string => (count === 1 ? '1 slag' : `${count} slagen`);
const list = (words: readonly string[]): string => listed(words, 'en');
const choice = (ids: readonly string[]): string => listed(ids.map(contractName), 'of');

const phaseName = (phase: string): string =>
  Object.entries(phaseNames).find(([key]) => key === phase)?.[1] ?? phase;

function ruleError(error: RuleError, labels: Labels): string {
  const bid = 'bid' in error ? contractName(error.bid) : '';
  const card = 'card' in error ? labels.card(error.card) : '';
  switch (error.code) {
    case 'wrong-phase':
      return `${capitalised(entryNames[error.entry] ?? error.entry)} kan nu niet: de partij is bij ${phaseName(error.phase)}.`;
    case 'not-your-turn':
      return `De beurt is aan ${labels.seat(error.turn)}, niet aan ${labels.seat(error.seat)}.`;
    case 'bad-draw':
      return 'Zo kan er niet om de eerste gever getrokken zijn: ieder trekt een eigen kaart, alleen wie gelijk de hoogste trokken trekken opnieuw.';
    case 'wrong-dealer':
      return `Gever is ${labels.seat(error.expected)}, niet ${labels.seat(error.dealer)}: het geven gaat steeds één plaats verder met de klok mee.`;
    case 'wrong-board':
      return `Na het vorige spel komt spel ${error.expected}, niet ${error.board}.`;
    case 'wrong-hand-size':
      return `${labels.seat(error.seat)}: ${error.cards} kaarten gedeeld, het moeten er ${error.expected} zijn.`;
    case 'card-dealt-twice':
      return `${card} is twee keer gedeeld; elke kaart komt één keer voor.`;
    case 'unknown-bid':
      return `Het bod ${bid} bestaat in deze spelregels niet.`;
    case 'bid-too-low':
      return `${capitalised(bid)} is te laag: bied hoger dan ${contractName(error.standing)}, of pas.`;
    case 'may-not-join':
      return `${capitalised(bid)} mag niet naast ${contractName(error.standing)} staan: bied hoger, of pas.`;
    case 'may-not-open':
      return `Met ${bid} mag niet geopend worden; openen kan met ${choice(error.openings)}.`;
    case 'needs-earlier-bid':
      return `${capitalised(bid)} mag pas nadat er eerder ${choice(error.after)} geboden is.`;
    case 'not-the-next-step':
      return error.next === null
        ? `${capitalised(bid)} kan niet: boven dit bod is er geen hoger bod meer.`
        : `${capitalised(bid)} slaat een trede over: het volgende bod is ${contractName(error.next)}.`;
    case 'needs-aces':
      return `${capitalised(bid)} mag alleen met precies ${error.aces} azen.`;
    case 'must-announce-aces':
      return `Met deze azen is ${bid} of hoger bieden verplicht.`;
    case 'must-bid':
      return 'Iedereen heeft gepast: passen mag nu niet, kies een bod.';
    case 'suit-of-fourth-ace':
      return `${capitalised(suitNames[error.suit])} kan geen troef worden, want dat is de kleur van de vierde aas; kies een andere kleur.`;
    case 'partner-not-known':
      return 'Wie de vierde aas heeft is niet bekend: zet de maat erbij, of de kaarten die nu ontbreken.';
    case 'call-own-card':
      return `${card} zit in de eigen hand; vraag een kaart van een ander.`;
    case 'call-trump':
      return `${card} is troef; vraag een kaart van een andere kleur.`;
    case 'call-higher-rank':
      return `${card} kan niet gevraagd worden: er is nog een ${rankNames[error.rank] ?? ''} te vragen.`;
    case 'call-held-suit':
      return `${card} kan niet gevraagd worden: vraag er een in een bijkleur waarvan nog een kaart in de hand is.`;
    case 'call-is-blind':
      return `${card} is een blinde vraag, want van die kleur is niets in de hand; zeg erbij dat hij blind is.`;
    case 'call-not-blind':
      return `${card} is geen blinde vraag, want van die kleur is nog een kaart in de hand; vraag hem gewoon.`;
    case 'card-not-held':
      return `${card} zit niet in de hand; speel een kaart die er nog is.`;
    case 'card-not-shown':
      return 'Hier hoort een kaart die iedereen kan zien; alleen een dichte voorspeelkaart mag verborgen blijven.';
    case 'must-follow-suit':
      return `Bekennen is verplicht: speel ${suitNames[error.suit]}.`;
    case 'must-play-called-card':
      return `De gevraagde kaart moet nu gespeeld worden: ${card}.`;
    case 'must-ruff':
      return `Wie niet kan bekennen moet troeven: speel ${suitNames[error.trump]}.`;
    case 'may-not-ruff':
      return `In deze slag mag niet getroefd worden: speel een andere kleur dan ${suitNames[error.trump]}.`;
    case 'keep-called-card':
      return `De gevraagde kaart ${card} mag pas weg als er niets anders meer is; speel een andere kaart.`;
    case 'face-down-not-leading':
      return 'Dicht spelen mag alleen bij het voorspelen; speel een open kaart.';
    case 'face-down-not-allowed':
      return 'Dicht voorspelen mag alleen wie blind gevraagd heeft, zolang de gevraagde kaart niet gevallen is; speel open.';
    case 'face-down-used':
      return 'Dicht voorspelen mag maar één keer per spel; speel open.';
  }
}

function event(happened: Event, labels: Labels): string {
  const seats = (all: readonly Seat[]): string => list(all.map(labels.seat));
  switch (happened.type) {
    case 'dealer-drawn':
      return `Hoogste kaart getrokken, dus eerste gever: ${labels.seat(happened.dealer)}`;
    case 'dealt':
      return `Spel ${happened.board}, gever: ${labels.seat(happened.dealer)}`;
    case 'last-deal':
      return 'De tijd is om: dit is het laatste spel';
    case 'call-made':
      return `${labels.seat(happened.call.seat)}: ${happened.call.type === 'pass' ? 'pas' : contractName(happened.call.bid)}`;
    case 'auction-ended':
      return `Contract: ${list(happened.contracts.map(({ seat, contract }) => `${contractName(contract.id)} door ${labels.seat(seat)}`))}`;
    case 'partner-named':
      return `Maat, met de vierde aas: ${labels.seat(happened.seat)}`;
    case 'trump-named':
      return `Troef: ${suitNames[happened.suit]} (${labels.seat(happened.seat)})`;
    case 'card-called':
      return `${happened.blind ? 'Blind gevraagd' : 'Gevraagd'} door ${labels.seat(happened.seat)}: ${labels.card(happened.card)}`;
    case 'card-played':
      return `${labels.seat(happened.seat)}: ${playedCard(happened, labels)}`;
    case 'card-turned-up':
      return `De dichte kaart van ${labels.seat(happened.seat)}: ${labels.card(happened.card)}`;
    case 'trick-won':
      return `Slag ${happened.number}: ${labels.seat(happened.trick.winner)}`;
    case 'partner-shown':
      return `Maat: ${labels.seat(happened.seat)}`;
    case 'hands-laid-open':
      return `Open op tafel: de kaarten van ${seats(happened.seats)}`;
    case 'deal-settled':
      return happened.settlement.kind === 'thrown-in'
        ? 'Iedereen past: er wordt opnieuw gegeven'
        : happened.settlement.results.map((one) => result(one, labels)).join('; ');
    case 'match-over':
      return `Einde van de partij, winst voor ${seats(happened.winners)}`;
  }
}

function playedCard(
  { card, faceDown }: Extract<Event, { readonly type: 'card-played' }>,
  labels: Labels,
): string {
  if (card === null) return 'een dichte kaart';
  return faceDown ? `${labels.card(card)}, dicht` : labels.card(card);
}

function sum(result: ContractResult): string {
  const off = result.made ? (result.extraTricks === 1 ? 'overslag' : 'overslagen') : 'ernaast';
  const parts = [
    String(result.base),
    ...(result.extraTricks * result.perExtra === 0
      ? []
      : [`${result.extraTricks} ${off} × ${result.perExtra}`]),
    ...(result.slam === 0 ? [] : [`${result.slam} voor alle slagen`]),
  ];
  return parts.length === 1 ? parts.join('') : `${parts.join(' + ')} = ${result.value}`;
}

function result(one: ContractResult, labels: Labels): string {
  const side = list([one.declarer, ...(one.partner === null ? [] : [one.partner])].map(labels.seat));
  const outcome = one.made ? 'gemaakt' : 'verloren';
  return `${contractName(one.contract)} door ${side} met ${tricks(one.tricks)}: ${outcome}, ${sum(one)} (${labels.seat(one.declarer)} ${signed(one.deltas[one.declarer])})`;
}

/** The words of the game in Dutch. */
export const game: GameTexts = {
  suitNames,
  rankNames,
  seatNames: ['noord', 'oost', 'zuid', 'west', 'vijfde man'],
  you: 'Jij',
  phaseNames,
  pass: 'pas',
  trump: 'troef',
  noTrump: 'geen troef',
  declarer: 'rikker',
  partner: 'maat',
  dealer: 'gever',
  faceDown: 'dicht',
  blind: 'blind',
  contractName,
  list,
  tricks,
  ruleError,
  event,
  sum,
  result,
};
