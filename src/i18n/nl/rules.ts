import type { GameGoal, Goal, MatchEnd, PassOut, Value } from '../../engine/ruleset.js';
import type { RulesTexts } from '../texts/rules.js';
import { listed } from '../words.js';
import { clubFields } from './clubFields.js';
import { houseRules } from './houseRules.js';
import { unsound } from './unsound.js';

const slagen = (count: number): string => (count === 1 ? '1 slag' : `${count} slagen`);

function goalOf({ kind, tricks }: Goal): string {
  if (kind === 'at-least') return tricks === 13 ? 'alle 13 slagen' : `minstens ${slagen(tricks)}`;
  return tricks === 0 ? 'geen slag' : `precies ${slagen(tricks)}`;
}

function amountOf(value: Value, goal: Goal): string {
  const off = goal.kind === 'exactly' ? 'per slag te veel' : 'per slag te weinig';
  const parts = [
    String(value.base),
    ...(value.over === 0 ? [] : [`+${value.over} per overslag`]),
    ...(value.failBase === value.base ? [] : [`verloren ${value.failBase}`]),
    ...(value.under === 0 ? [] : [`verloren +${value.under} ${off}`]),
    ...(value.slam === 0 ? [] : [`+${value.slam} voor alle slagen`]),
  ];
  return parts.join(', ');
}

function endOf(end: MatchEnd | null): string {
  if (end === null) return 'na 16 spellen; met drie spelers 15, met vijf 20';
  const { kind, count } = end;
  switch (kind) {
    case 'deals':
      return `na ${count} spellen`;
    case 'rounds':
      return `na ${count} ronden geven`;
    case 'target':
      return `zodra iemand ${count} punten heeft`;
    case 'minutes':
      return `na ${count} minuten, het lopende spel wordt uitgespeeld`;
  }
}

function passOutOf({ kind }: PassOut, games: readonly string[]): string {
  switch (kind) {
    case 'throw-in':
      return 'de kaarten gaan in en de volgende geeft';
    case 'dealer-bids':
      return 'de laatste die spreekt moet bieden';
    case 'dealer-chooses':
      return `de laatste die spreekt biedt of kiest ${listed(games, 'of')}`;
    case 'game':
      return listed(games, 'en');
  }
}

function gameOf(goal: GameGoal): string {
  switch (goal.kind) {
    case 'tricks':
      return `ieder voor zich, zonder troef: wie precies ${listed(goal.counts.map(String), 'of')} slagen haalt wint`;
    case 'spade-queen':
      return 'ieder voor zich, zonder troef: mijd de slag met schoppenvrouw en de laatste slag';
    case 'queens':
      return 'ieder voor zich, zonder troef: mijd alle vrouwen';
    case 'begging':
      return 'er wordt niet gespeeld: ieder betaalt aan wie de laagste stand heeft';
  }
}

/** The rule pages in Dutch. */
export const rules: RulesTexts = {
  rulesets: {
    pagat: {
      name: 'Pagat',
      line: 'De meest beschreven tafel (de Nederlandse beschrijving, en de Engelse waar die zwijgt): troela verplicht, misère en piek naast elkaar, verrekend in paren.',
    },
    gather: {
      name: 'Gather',
      line: 'De tafel van de Engelse beschrijving: zoals pagat, maar alleen winnaars krijgen punten en niemand betaalt.',
    },
    punten: {
      name: 'Punten',
      line: 'De puntentelling van de Duitse beschrijving: alleen spelen stap voor stap, een verloren rik betaalt de rikker zelf, spelletjes als iedereen past.',
    },
    brabants: {
      name: 'Brabants',
      line: 'Brabant naar de oudere Nederlandse en de Italiaanse beschrijving: mallure bij drie azen, elk rekent met elk af; dat 9 alleen 6 waard is, is onze keuze.',
    },
    limburgs: {
      name: 'Limburgs',
      line: 'Limburg: zoals brabants met piek boven misère, in rang en in waarde, wat volgens die beschrijvingen voorkomt.',
    },
    'met-troef': {
      name: 'Met troef',
      line: 'Het familiespel uit dezelfde beschrijvingen: een omgedraaide kaart maakt troef, en alleen rik en misère worden geboden.',
    },
    toernooi: {
      name: 'Toernooi',
      line: "Het nationale kampioenschap van 2025 zoals twee openbare programma's het weergeven, uit de tweede hand: trede voor trede, elke slag te weinig na de eerste kost 5, 20 spellen.",
    },
    'club-zonder': {
      name: 'Club zonder troela',
      line: 'Kampioenschapsspel van een club in het zuiden, naar wat daarvan openbaar is: geen troela, geen piek, bij een praatje speelt iedereen open.',
    },
    oosterhout: {
      name: 'Oosterhout',
      line: 'Huisregels uit 2019 van een tafel op internet: drie azen worden gemeld en zonder bieden gespeeld, dicht voorspelen vraagt om de aas.',
    },
    huiskamer: {
      name: 'Huiskamer',
      line: 'Thuisregels van een openbaar browserspel uit 2026: rik voor 9 tot 12 slagen, abondance, solo slim, een troela waarvan de eerste kaart troef maakt.',
    },
  },
  headings: {
    ladder: 'De biedladder, van laag naar hoog',
    values: 'Wat een contract waard is',
    deal: 'Het geven',
    auction: 'Het bieden',
    calling: 'Troef en vragen',
    play: 'Het spelen',
    games: 'Als iedereen past',
    settlement: 'De afrekening',
    players: 'Het aantal spelers',
    end: 'Het einde van de partij',
  },
  fields: {
    id: 'De naam waarmee de spelregels gekozen worden.',
    name: 'Hoe de spelers hun tafel noemen.',
    revision: 'De hoeveelste uitgave van deze spelregels dit is.',
    contracts: 'De contracten die geboden kunnen worden.',
    'contracts.id': 'Het woord waarmee het contract in een verslag staat.',
    'contracts.name': 'Hoe de spelers het contract noemen.',
    'contracts.rank': 'Een bod met een hogere rang gaat boven een bod met een lagere.',
    'contracts.joinable': 'Of anderen van dezelfde rang hun eigen contract ernaast mogen spelen.',
    'contracts.side': 'Wie er samen met de rikker speelt.',
    'contracts.goal': 'Hoeveel slagen het contract vraagt.',
    'contracts.goal.kind': 'Of het aantal slagen het minste is of precies gehaald moet worden.',
    'contracts.goal.tricks': 'Het gevraagde aantal slagen.',
    'contracts.trump': 'Wie de troefkleur kiest, of welke kleur het altijd is.',
    'contracts.exposure': 'Wiens kaarten tijdens het spelen open op tafel komen.',
    'contracts.lead': 'Wie in de eerste slag uitkomt.',
    'contracts.value': 'De bedragen van het contract.',
    'contracts.value.base': 'Wat het contract oplevert wanneer het doel precies gehaald is.',
    'contracts.value.over': 'Wat elke slag boven het doel erbij brengt.',
    'contracts.value.under': 'Wat elke slag te weinig, of te veel bij een precies doel, extra kost.',
    'contracts.value.failBase': 'Het grondbedrag wanneer het contract verloren is.',
    'contracts.value.slam': 'Wat het halen van alle dertien slagen erbij brengt.',
    'contracts.aces': 'Met hoeveel azen in de hand dit bod alleen gedaan mag worden.',
    'contracts.announced': 'Of het contract geboden wordt, of gemeld door wie er de azen voor heeft.',
    'contracts.partnerSilent': 'Of wie de vierde aas heeft zwijgt tot die kaart valt.',
    'contracts.failed':
      'Wie er betaalt wanneer een paar dit contract verliest, als dat anders is dan in de spelregels.',
    'contracts.after': 'Welke biedingen er eerst gedaan moeten zijn.',
    packets: 'In welke pakjes de dertien kaarten gegeven worden.',
    firstPacket: 'Aan welke kant van de gever het eerste pakje gaat.',
    shuffle: 'Wat er tussen twee spellen met de kaarten gebeurt.',
    games: 'De spelletjes zonder contract.',
    'games.id': 'Het woord waarmee het spelletje in een verslag staat.',
    'games.goal': 'Waar het in het spelletje om gaat.',
    'games.goal.kind':
      'Of de slagen tellen, schoppenvrouw of alle vrouwen gemeden worden, of er helemaal niet gespeeld wordt.',
    'games.unit': 'Wat de een de ander in het spelletje betaalt.',
    'games.credit':
      'Wat een winnaar krijgt waar alleen winnaars iets krijgen: bij één winnaar, bij twee, enzovoort.',
    passOut: 'Wat er volgt wanneer iedereen past.',
    'passOut.kind':
      'Of er opnieuw gegeven wordt, de laatste die spreekt moet bieden of kiezen, of er een spelletje komt.',
    raise: 'Hoe ver een bod boven het staande bod mag gaan.',
    mayOpen: 'Met welke biedingen het bieden geopend mag worden.',
    join: 'Welke biedingen van gelijke rang naast elkaar mogen staan.',
    troela: 'Of wie drie azen heeft troela mag of moet bieden.',
    fourAces: 'Wat een hand met alle vier de azen mag doen met een bod voor drie.',
    turnedTrump: 'Of de laatst gegeven kaart voor het bieden aan iedereen getoond wordt.',
    exposure: 'Op welk moment de kaarten van open contracten op tafel komen.',
    praatjeHands: 'Wiens kaarten er bij een praatje open liggen.',
    mustRuff: 'Of wie niet kan bekennen moet troeven.',
    holderLead: 'Of de maat die zelf met de gevraagde kleur uitkomt de gevraagde kaart moet spelen.',
    firstLeadOnly:
      'Of de plicht om de gevraagde kaart te spelen alleen geldt als die kleur voor het eerst wordt uitgespeeld.',
    discard: 'Wanneer de gevraagde kaart op een andere kleur weggegooid mag worden.',
    callVoid: 'Hoe een aas gevraagd wordt in een kleur waarvan de rikker niets heeft.',
    noRuff: 'In welke slagen troeven niet winnen.',
    stopWhenDecided: 'Of een spel ophoudt zodra de uitslag niet meer kan veranderen.',
    spadeBan:
      'In welke slagen van het spelletje om schoppenvrouw er geen schoppen voorgespeeld of weggegooid mag worden.',
    queenDiscard: 'Of wie na die slagen niet kan bekennen schoppenvrouw moet weggooien.',
    settlement: 'Of de verliezers betalen, of alleen de winnaars iets bijgeschreven krijgen.',
    partnership: 'Hoe een paar met de tegenstanders afrekent.',
    failed: 'Wie er betaalt wanneer een paar verliest.',
    fellowDeclarers: 'Of rikkers die tegelijk spelen ook met elkaar afrekenen.',
    underFrom: 'Vanaf de hoeveelste slag te weinig het extra bedrag geldt.',
    end: 'Wanneer de partij is afgelopen.',
    'end.kind': 'Waaraan het einde van de partij wordt afgemeten.',
    'end.count': 'Het aantal spellen, ronden, punten of minuten.',
  },
  choices: {
    firstPacket: { left: 'links', right: 'rechts' },
    shuffle: {
      cut: 'ze worden alleen afgenomen, nooit geschud',
      riffle: 'twee losse keren schudden en afnemen',
      'every-deal': 'voor elk spel helemaal geschud',
    },
    raise: { any: 'elk hoger bod mag', 'next-step': 'alleen naar het eerstvolgende bod' },
    join: {
      'equal-rank': 'alle meespeelbare biedingen van dezelfde rang',
      'same-bid': 'alleen hetzelfde bod',
      off: 'geen',
    },
    troela: {
      off: 'er is geen troela',
      optional: 'het mag',
      mandatory: 'wie aan zijn eerste beurt is, moet troela of hoger bieden',
    },
    fourAces: {
      none: 'niets: het kan niet geboden worden',
      king: 'het mag geboden worden, en wie de heer heeft die de bieder noemt is de maat',
      alone: 'het mag geboden worden, en wordt dan alleen gespeeld',
    },
    exposure: {
      'first-trick': 'na de eerste slag',
      'second-lead': 'na de eerste kaart van de tweede slag',
      start: 'meteen',
    },
    praatjeHands: { all: 'die van iedereen', declarers: 'alleen die van de rikkers' },
    holderLead: { free: 'hij mag ook een andere kaart spelen', 'must-play': 'het moet die kaart zijn' },
    discard: { free: 'altijd', 'last-resort': 'alleen als er niets anders meer is' },
    callVoid: {
      blind: 'alleen blind, als er geen andere aas te vragen is',
      open: 'gewoon open, als er geen andere aas te vragen is',
      allowed: 'gewoon open, zoals elke aas',
      'face-down': 'zoals elke aas, en het geeft het recht om één keer dicht voor te spelen',
    },
    noRuff: {
      off: 'troeven wint altijd',
      'face-down': 'in de slag waarin dicht is uitgekomen',
      called: 'in elke slag waarin de gevraagde kleur is uitgekomen',
    },
    settlement: {
      'zero-sum': 'wat de een wint, betaalt de ander',
      'winners-only': 'alleen de winnaars krijgen punten',
    },
    partnership: {
      pairs: 'in paren: elk lid wint of verliest van één tegenstander',
      'each-from-each': 'elk lid rekent met elke tegenstander af',
    },
    failed: { both: 'het hele paar', 'declarer-only': 'alleen de rikker' },
    fellowDeclarers: { settle: 'ja, elk contract met alle drie de anderen', ignore: 'nee' },
  },
  contract: {
    side: {
      alone: 'alleen',
      'called-card': 'met de gevraagde kaart',
      'fourth-ace': 'met de vierde aas',
    },
    trump: {
      none: 'geen',
      declarer: 'keuze van de rikker',
      partner: 'keuze van de maat',
      turned: 'de kleur van de omgedraaide kaart',
      'ace-suit': 'de kleur van de vierde aas',
      'first-lead': 'de kleur van de eerste kaart',
      S: 'schoppen',
      H: 'harten',
      D: 'ruiten',
      C: 'klaveren',
    },
    exposure: {
      none: 'dicht',
      declarer: 'rikker open',
      praatje: 'open, met overleg',
    },
    lead: {
      'dealer-left': 'links van de gever komt uit',
      declarer: 'de rikker komt uit',
      'declarer-left': 'links van de rikker komt uit',
      partner: 'de maat komt uit',
    },
    announced: {
      none: 'geboden zoals andere',
      standing: 'niet geboden: drie azen melden het voor het bieden, en daar staat het als eerste bod',
      'no-auction': 'niet geboden: drie azen melden het, en het wordt zonder bieden gespeeld',
    },
  },
  houseRules,
  club: clubFields,
  unsound,
  diff: {
    title: (one, other) => `Wat er verschilt: ${one} en ${other}`,
    same: (one, other) => `${one} en ${other} hebben dezelfde spelregels.`,
    onlyIn: (contract, ruleset) => `${contract}: alleen in ${ruleset}`,
  },
  houseRulesOnTop: (rules) => `Huisregels: ${rules}.`,
  yes: 'ja',
  no: 'nee',
  allBids: 'elk bod',
  ladderNote: 'Waar niets anders staat, komt links van de gever uit en blijven alle kaarten dicht.',
  plays: (side) => `speelt ${side}`,
  trumpOf: (rule) => `troef: ${rule}`,
  values: {
    bid: 'contract',
    made: 'gehaald',
    all: '13 slagen',
    failed: '1 ernaast',
    note: 'De voorbeelden geven de punten van de rikker, met tussen haakjes die van de maat, als die er is, en van een tegenstander.',
  },
  goalOf,
  amountOf,
  passOutOf,
  gameOf,
  gameUnit: (unit) => `de een betaalt de ander ${unit}`,
  gameCredit: (credit) =>
    credit.length === 1
      ? `elke winnaar krijgt ${credit[0] ?? 0}`
      : `een winnaar krijgt ${listed(
          credit.map((amount, index) => `${amount} (${index + 1} ${index === 0 ? 'winnaar' : 'winnaars'})`),
          'of',
        )}`,
  gameExample: {
    tricks: 'N 1 slag, E 5, S 4, W 3',
    'spade-queen': 'schoppenvrouw naar E, de laatste slag naar S',
    queens: 'N 2 vrouwen, E 1, S 1, W geen',
    begging: 'standen N 3, E -1, S 0, W -2',
  },
  spadeBanOf: (tricks) =>
    tricks === 0 ? 'in geen' : tricks === 1 ? 'in de eerste' : `in de eerste ${tricks}`,
  playersNote: {
    3: 'Met drie is de plaats van W leeg, maar die krijgt ook kaarten. Voor het uitkomen gaat die hand open; de rikker speelt ermee als het zijn maat is, anders een tegenstander. Past iedereen, dan komt er geen spelletje: de kaarten gaan in.',
    5: 'Met vijf krijgt de gever geen kaarten en zit stil; het geven gaat alle vijf rond.',
  },
  failedOf: (who) => `bij verlies betaalt ${who}`,
  partnerSilent: 'wie de vierde aas heeft zwijgt tot die valt',
  joinable: 'ernaast spelen mag',
  aces: (count) => `met precies ${count} azen`,
  after: (bids) => `na ${bids}`,
  underFrom: (first) => (first === 1 ? 'vanaf de eerste' : 'vanaf de tweede'),
  packets: (sizes) => listed(sizes.map(String), 'en'),
  endOf,
};
