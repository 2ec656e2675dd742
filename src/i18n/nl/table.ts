import type { GameGoal } from '../../engine/ruleset.js';
import type { MatchProgress, Someone, TableTexts } from '../texts/table.js';
import { capitalised, listed } from '../words.js';

function progress({ end, settled, dealt, players }: MatchProgress): string {
  switch (end.kind) {
    case 'deals':
      return `spel ${Math.min(settled + 1, end.count)} van ${end.count}`;
    case 'rounds':
      return `spel ${dealt}, ronde ${Math.ceil(dealt / players)} van ${end.count}`;
    case 'target':
      return `spel ${dealt}, tot ${end.count} punten`;
    case 'minutes':
      return `spel ${dealt}, ${end.count} minuten`;
  }
}

function sideTricks(
  taken: number,
  more: boolean,
  { kind, tricks }: { kind: string; tricks: number },
): string {
  const count = `${taken}${more ? ' + ?' : ''}`;
  if (kind === 'at-least') return `${count} van ${tricks} slagen`;
  return `${taken === 1 ? '1 slag' : `${taken} slagen`}, doel ${tricks}`;
}

const subject = ({ name, you }: Someone, verb: string, yours: string): string =>
  you ? `Jij ${yours}` : `${capitalised(name)} ${verb}`;

function gameGoal(goal: GameGoal): string {
  switch (goal.kind) {
    case 'tricks':
      return goal.counts.length === 1 && goal.counts[0] === 1
        ? 'win met precies 1 slag'
        : `win met precies ${listed(goal.counts.map(String), 'of')} slagen`;
    case 'spade-queen':
      return 'mijd schoppenvrouw en de laatste slag';
    case 'queens':
      return 'mijd alle vrouwen';
    case 'begging':
      return 'wie het laagst staat krijgt van de anderen';
  }
}

/** The full-screen table in Dutch. */
export const table: TableTexts = {
  tooSmall: (columns, rows) =>
    `De tafel heeft een venster van ${columns}×${rows} tekens nodig; maak het groter.`,
  suitKeys: [['S'], ['H'], ['R', 'D'], ['K', 'C']],
  rankKeys: { b: 'j', v: 'q', h: 'k' },
  keys: {
    chooseBid: { line: 'kies', help: 'een bod kiezen' },
    choose: { line: 'kies', help: 'kiezen' },
    chooseCard: { line: 'kies', help: 'een kaart kiezen' },
    lookAhead: { line: 'kies vast', help: 'vast een kaart kiezen' },
    bid: { line: 'bied', help: 'het gekozen bod doen' },
    nameTrump: { line: 'troef', help: 'de gekozen kleur tot troef maken' },
    callCard: { line: 'vraag', help: 'de gekozen kaart vragen' },
    play: { line: 'speel', help: 'de gekozen kaart spelen' },
    claim: { line: 'de rest', help: 'de rest laten uitspelen, want de uitslag staat vast' },
    hint: { line: 'tip', help: 'wat de bot hier zou doen, en waarom' },
    closeHint: { line: 'weg', help: 'de tip weghalen' },
    direct: { line: 'meteen', help: 'meteen: het teken dat ervoor staat' },
    nameSuit: { line: 'kleur', help: 'een kaart noemen: eerst de kleur, dan de rang' },
    nameRank: { line: 'rang', help: 'de rang van de kaart; 0 is een tien' },
    playNamed: { line: 'speel', help: 'de gekozen kaart spelen' },
    notThisSuit: { line: 'toch niet', help: 'toch een andere kaart' },
    skip: { line: 'sla over', help: 'dit spel overslaan, meteen naar de uitslag' },
    faceDown: { line: 'dicht', help: 'dicht uitkomen, of toch open' },
    proceed: { line: 'verder', help: 'verder' },
    again: { line: 'nieuwe partij', help: 'een nieuwe partij beginnen' },
    scroll: { line: 'blader', help: 'bladeren' },
    rules: { line: 'spelregels', help: 'de spelregels van deze partij' },
    keys: { line: 'toetsen', help: 'de toetsen' },
    back: { line: 'terug', help: 'terug naar de tafel' },
    lastTrick: { line: 'laatste slag', help: 'de laatste slag bekijken' },
    calls: { line: 'het bieden', help: 'het bieden nog eens zien' },
    scores: { line: 'stand', help: 'het scorebord' },
    lessons: { line: 'waarom', help: 'oefenen: waar de bot anders koos' },
    tempo: { line: 'tempo', help: 'sneller of langzamer' },
    help: { line: 'hulp', help: 'deze toetsen, en de spelregels' },
    quit: { line: 'stop', help: 'stoppen; de partij is bewaard' },
  },
  keyNames: {
    enter: 'Enter',
    space: 'spatie',
    escape: 'Esc',
    backspace: 'Backspace',
    left: '←',
    right: '→',
    up: '↑',
    down: '↓',
    home: 'Home',
    end: 'End',
    'page-up': 'PgUp',
    'page-down': 'PgDn',
  },

  progress,
  practice: 'oefenen',
  standingBid: 'hoogste bod',
  noBidYet: 'nog geen bod',
  called: (card, blind) => `${card} ${blind ? 'blind gevraagd' : 'gevraagd'}`,
  turned: (card, holder) => (holder === null ? `gedraaid: ${card}` : `gedraaid: ${card} (${holder})`),
  announces: (contract) => `meldt ${contract}`,
  sitsOut: 'rust',
  trumpFromLead: 'troef: eerste kaart',
  partnerHolds: (card) => `maat: ${card ?? 'vierde aas'}`,
  gameGoal,
  ownTricks: (count) => `jij: ${count === 1 ? '1 slag' : `${count} slagen`}`,
  secretPartner: 'je bent geheim de maat',
  sideTricks,

  openHand: 'open',
  trickNumber: (number) => `slag ${number}`,

  queens: (count) => (count === 1 ? '1 vrouw' : `${count} vrouwen`),
  playedBy: (hand, player) => `${hand} (speelt: ${player})`,

  yourBid: 'Jouw bod',
  yourTrump: 'Welke kleur wordt troef?',
  yourTrumpAsPartner: (ace) => `Jij hebt ${ace} en bent de maat: welke kleur wordt troef?`,
  yourCall: 'Welke kaart vraag je? Wie hem heeft wordt je maat',
  yourKing: 'Vier azen: wie de gekozen kaart heeft wordt je maat',
  yourOpenHand: 'Jij speelt de open hand',
  yourLead: 'Jij komt uit: speel een kaart',
  follow: (suit) => `Jouw beurt: beken ${suit}`,
  anyCard: 'Jouw beurt: je kunt niet bekennen, elke kaart mag',
  onlyCard: 'Jouw beurt: er mag maar één kaart',
  whichRank: (suit) => `${suit}: welke rang? Enter speelt de gekozen kaart`,
  goesFaceDown: (called) => `Deze kaart gaat dicht op tafel en vraagt ${called}`,
  turn: (who) => `${subject(who, 'is', 'bent')} aan de beurt`,
  notYourTurn: (who) => `Nog even wachten: ${subject(who, 'is', 'bent')} aan de beurt`,
  notHeld: (suit, rank, open) =>
    `${open ? 'De open hand heeft' : 'Je hebt'} geen ${rank === null ? suit : `${suit} ${rank}`}.`,
  trickFor: (number, { name, you }) => `Slag ${number} is voor ${you ? 'jou' : name}`,
  leadsFirst: (who) => `${subject(who, 'komt', 'komt')} uit`,
  tempo: (speed) => `Tempo ${speed} van 5`,

  spadeBan: (tricks) =>
    tricks === 1 ? 'geen schoppen in de eerste slag' : `geen schoppen in de eerste ${tricks} slagen`,
  youSitOut: 'Jij geeft en speelt dit spel niet mee.',
  skipping: 'De anderen spelen door tot de uitslag…',
  mayClaim: (key) => `De rest verandert niets meer: ${key} speelt het uit`,
  claimed: 'De laatste kaarten vallen vanzelf…',

  passMeans: 'niet meebieden; elk bod toont wat het vraagt',
  worth: (base) => `waarde ${base}`,
  trumpIs: (choice) => `troef: ${choice}`,
  cardCount: (count) => (count === 1 ? '1 kaart' : `${count} kaarten`),
  moreBids: (before, behind) =>
    [...(before > 0 ? [`← nog ${before}`] : []), ...(behind > 0 ? [`nog ${behind} →`] : [])].join(' · '),
  blindCall: 'blind',

  thrownIn: 'Iedereen paste: de kaarten gaan in en de volgende geeft.',
  outcome: (contract, side, tricks, made) =>
    `${capitalised(contract)} door ${side}: ${made ? 'gehaald' : 'verloren'}, ${tricks}`,
  value: 'Waarde',
  times: (who, value, count, total) => `${who} ${value} × ${count} = ${total}`,
  alsoForPartner: 'ook voor de maat',
  nobodyPays: 'Niemand betaalt.',
  credited: (winners, count, amount) =>
    count === 1
      ? `${winners} krijgt ${amount}; niemand betaalt.`
      : `${winners} krijgen elk ${amount}; niemand betaalt.`,
  losersPay: (losers, losing, winning, unit, total) =>
    winning === 1
      ? `${losers} ${losing === 1 ? 'betaalt' : 'betalen elk'} de winnaar ${unit}: ${total}`
      : `${losers} ${losing === 1 ? 'betaalt' : 'betalen elk'} elke winnaar ${unit}: ${unit} × ${winning} = ${total}`,
  paysForQueen: (who, unit, others, total) => `Schoppenvrouw: ${who} betaalt ${unit} × ${others} = ${total}`,
  paysForLast: (who, unit, others, total) => `Laatste slag: ${who} betaalt ${unit} × ${others} = ${total}`,
  counted: { tricks: 'slagen', 'spade-queen': 'slagen', queens: 'vrouwen', begging: 'stand ervoor' },
  stopped: (played, left) =>
    `Beslist na ${played === 1 ? '1 slag' : `${played} slagen`}: de laatste ${left === 1 ? 'slag is' : `${left} zijn`} niet gespeeld.`,
  hands: 'De kaarten',
  auction: 'Het bieden',
  thisDeal: 'dit spel',
  together: 'samen',
  totals: 'stand',

  scoreSheet: 'Scorebord',
  noDealsYet: 'Er is nog geen spel uitgespeeld.',
  dealColumn: '#',
  contractColumn: 'contract',
  passedOut: 'gepast',
  unknownKey: 'Die toets doet hier niets; ? toont wat er kan',
  moreRows: (above, below) => `${above} erboven, ${below} eronder`,
  lastTrick: 'De laatste slag',
  lessonsTitle: (different, choices) =>
    `De bot koos anders bij ${different} van je ${choices} keuzes in dit spel`,
  lessonsCount: (different, choices) => `bot koos anders: ${different} van ${choices}`,
  helpTitle: 'Toetsen',
  rulesTitle: 'Spelregels',
  linesOf: (first, last, count) => `regel ${first}-${last} van ${count}`,

  standings: 'Einduitslag',
  winners: (names, count, you) => {
    if (count > 1) return `Gedeelde winst: ${names}`;
    return you ? 'Jij hebt gewonnen!' : `${names} heeft gewonnen`;
  },
  dealsPlayed: (count) => (count === 1 ? 'na 1 spel' : `na ${count} spellen`),
};
