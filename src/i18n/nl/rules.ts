import type { Goal, MatchEnd, Value } from '../../engine/ruleset.js';
import type { RulesTexts } from '../texts/rules.js';
import { listed } from '../words.js';

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

function endOf({ kind, count }: MatchEnd): string {
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

/** The rule pages in Dutch. */
export const rules: RulesTexts = {
  rulesets: {
    pagat: {
      name: 'Pagat',
      line: 'De meest beschreven tafel: troela verplicht, misère en piek naast elkaar, verrekend in paren.',
    },
  },
  headings: {
    ladder: 'De biedladder, van laag naar hoog',
    values: 'Wat een contract waard is',
    deal: 'Het geven',
    auction: 'Het bieden',
    calling: 'Troef en vragen',
    play: 'Het spelen',
    settlement: 'De afrekening',
    end: 'Het einde van de partij',
    fields: 'De delen van een contract, zoals rules --json ze noemt',
  },
  fields: {
    id: 'De naam waarmee de spelregels gekozen worden.',
    revision: 'De hoeveelste uitgave van deze spelregels dit is.',
    contracts: 'De contracten die geboden kunnen worden.',
    'contracts.id': 'Het woord waarmee het contract in een verslag staat.',
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
    'contracts.after': 'Welke biedingen er eerst gedaan moeten zijn.',
    packets: 'In welke pakjes de dertien kaarten gegeven worden.',
    firstPacket: 'Aan welke kant van de gever het eerste pakje gaat.',
    shuffle: 'Wat er tussen twee spellen met de kaarten gebeurt.',
    passOut: 'Wat er volgt wanneer iedereen past.',
    raise: 'Hoe ver een bod boven het staande bod mag gaan.',
    mayOpen: 'Met welke biedingen het bieden geopend mag worden.',
    join: 'Welke biedingen van gelijke rang naast elkaar mogen staan.',
    troela: 'Of wie drie azen heeft troela mag of moet bieden.',
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
    passOut: {
      'throw-in': 'de kaarten gaan in en de volgende geeft',
      'dealer-bids': 'de laatste die spreekt moet bieden',
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
      allowed: 'gewoon open, zoals elke aas',
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
    failed: { both: 'beide leden van het paar', 'declarer-only': 'alleen de rikker' },
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
    },
  },
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
    note: 'De voorbeelden geven de punten van de rikker, met tussen haakjes die van een tegenstander.',
  },
  goalOf,
  amountOf,
  joinable: 'ernaast spelen mag',
  aces: (count) => `met precies ${count} azen`,
  after: (bids) => `na ${bids}`,
  underFrom: (first) => (first === 1 ? 'vanaf de eerste' : 'vanaf de tweede'),
  packets: (sizes) => listed(sizes.map(String), 'en'),
  endOf,
};
