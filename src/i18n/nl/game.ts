import type { Event } from '../../engine/event.js';
import type { RuleError } from '../../engine/ruleError.js';
import type { Seat } from '../../engine/seats.js';
import type { Call, ContractResult, GameResult, Settlement } from '../../engine/state.js';
import { gameName, type NameOf } from '../contractNames.js';
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
export const phaseNames = {
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
  game: 'een spelletje kiezen',
  trump: 'troef kiezen',
  call: 'een kaart vragen',
  play: 'een kaart spelen',
};

const tricks = (count: number): string => (count === 1 ? '1 slag' : `${count} slagen`);
const list = (words: readonly string[]): string => listed(words, 'en');
const choice = (words: readonly string[]): string => listed(words, 'of');

const phaseName = (phase: string): string =>
  Object.entries(phaseNames).find(([key]) => key === phase)?.[1] ?? phase;

function ruleError(error: RuleError, labels: Labels, contractName: NameOf): string {
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
    case 'turned-card-missing':
      return 'De omgedraaide kaart ontbreekt: in deze spelregels ziet iedereen de laatst gegeven kaart.';
    case 'turned-card-not-dealt':
      return `${card} kan de omgedraaide kaart niet zijn, want niemand heeft hem gekregen.`;
    case 'unknown-bid':
      return `Het bod ${bid} bestaat in deze spelregels niet.`;
    case 'bid-too-low':
      return `${capitalised(bid)} is te laag: bied hoger dan ${contractName(error.standing)}, of pas.`;
    case 'may-not-join':
      return `${capitalised(bid)} mag niet naast ${contractName(error.standing)} staan: bied hoger, of pas.`;
    case 'may-not-open':
      return `Met ${bid} mag niet geopend worden; openen kan met ${choice(error.openings.map(contractName))}.`;
    case 'needs-earlier-bid':
      return `${capitalised(bid)} mag pas nadat er eerder ${choice(error.after.map(contractName))} geboden is.`;
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
    case 'must-bid-or-choose':
      return `Iedereen heeft gepast: passen mag nu niet, kies een bod, of een spelletje: ${choice(error.games.map(gameName))}.`;
    case 'may-not-choose':
      return `${capitalised(gameName(error.game))} kan nu niet gekozen worden: dat mag alleen wie als laatste spreekt, als alle anderen gepast hebben en de spelregels het toestaan.`;
    case 'unknown-game':
      return `Het spelletje ${gameName(error.game)} bestaat niet in deze spelregels.`;
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
    case 'no-spades-yet':
      return `In de eerste ${error.tricks === 1 ? 'slag' : `${error.tricks} slagen`} mag er geen schoppen voorgespeeld of weggegooid worden; speel een andere kleur.`;
    case 'must-discard-queen':
      return `Wie niet kan bekennen moet schoppenvrouw weggooien: speel ${card}.`;
    case 'face-down-not-leading':
      return 'Dicht spelen mag alleen bij het voorspelen; speel een open kaart.';
    case 'face-down-not-allowed':
      return 'Dicht voorspelen mag alleen wie blind gevraagd heeft, zolang de gevraagde kaart niet gevallen is; speel open.';
    case 'face-down-used':
      return 'Dicht voorspelen mag maar één keer per spel; speel open.';
  }
}

function event(happened: Event, labels: Labels, contractName: NameOf): string {
  const seats = (all: readonly Seat[]): string => list(all.map(labels.seat));
  switch (happened.type) {
    case 'dealer-drawn':
      return `Hoogste kaart getrokken, dus eerste gever: ${labels.seat(happened.dealer)}`;
    case 'dealt':
      return `Spel ${happened.board}, gever: ${labels.seat(happened.dealer)}`;
    case 'card-turned':
      return `Omgedraaid voor iedereen: ${labels.card(happened.card)}`;
    case 'aces-announced':
      return `Drie azen gemeld door ${labels.seat(happened.seat)}: ${contractName(happened.contract)}`;
    case 'last-deal':
      return 'De tijd is om: dit is het laatste spel';
    case 'call-made':
      return `${labels.seat(happened.call.seat)}: ${callWord(happened.call, contractName)}`;
    case 'auction-ended':
      return `Contract: ${list(happened.contracts.map(({ seat, contract }) => `${contractName(contract.id)} door ${labels.seat(seat)}`))}`;
    case 'game-begun':
      return `Iedereen past, dus het wordt ${gameName(happened.game)}`;
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
      return settled(happened.settlement, labels, contractName);
    case 'match-over':
      return `Einde van de partij, winst voor ${seats(happened.winners)}`;
  }
}

function callWord(call: Call, contractName: NameOf): string {
  if (call.type === 'pass') return 'pas';
  return call.type === 'bid' ? contractName(call.bid) : gameName(call.game);
}

function settled(settlement: Settlement, labels: Labels, contractName: NameOf): string {
  if (settlement.kind === 'thrown-in') return 'Iedereen past: er wordt opnieuw gegeven';
  return settlement.kind === 'game'
    ? gameResult(settlement.result, labels)
    : settlement.results.map((one) => result(one, labels, contractName)).join('; ');
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

function result(one: ContractResult, labels: Labels, contractName: NameOf): string {
  const side = list([one.declarer, ...(one.partner === null ? [] : [one.partner])].map(labels.seat));
  const outcome = one.made ? 'gemaakt' : 'verloren';
  return `${contractName(one.contract)} door ${side} met ${tricks(one.tricks)}: ${outcome}, ${sum(one)} (${labels.seat(one.declarer)} ${signed(one.deltas[one.declarer])})`;
}

function gameResult({ game, queenTaker, lastTaker, winners }: GameResult, labels: Labels): string {
  const name = gameName(game);
  if (queenTaker !== null && lastTaker !== null)
    return `${name}: schoppenvrouw naar ${labels.seat(queenTaker)}, laatste slag naar ${labels.seat(lastTaker)}`;
  return winners.length === 0
    ? `${name}: niemand wint`
    : `${name}: gewonnen door ${list(winners.map(labels.seat))}`;
}

/** The words of the game in Dutch, with contracts named by this function. */
export const game = (contractName: NameOf): GameTexts => ({
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
  gameName,
  list,
  choice,
  tricks,
  ruleError: (error, labels) => ruleError(error, labels, contractName),
  event: (happened, labels) => event(happened, labels, contractName),
  sum,
  result: (one, labels) => result(one, labels, contractName),
  gameResult,
});
