import type { CliTexts, ProblemTexts, RecordTexts, ScoreTexts } from '../texts/cli.js';
import { club } from './club.js';
import { phaseNames } from './game.js';
import { unreadable } from './readErrors.js';
import { review } from './review.js';
import { solve } from './solve.js';

const meant = (nearest: string | null): string =>
  nearest === null ? '' : ` (misschien bedoeld: ${nearest})`;

/** Why the system would not open a file, by its error code. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'dat bestand is er niet',
  EISDIR: 'dat is een map, geen bestand',
  ENOTDIR: 'een deel van het pad is geen map',
  EACCES: 'dat mag niet van het systeem',
  EPERM: 'dat mag niet van het systeem',
  ENAMETOOLONG: 'die naam is te lang',
  ENOSPC: 'de schijf is vol',
  EROFS: 'de schijf is alleen te lezen',
  ELOOP: 'de koppelingen lopen in een kring',
};

const reason = (code: string): string => FILE_REASONS[code] ?? `het systeem meldt ${code}`;

const problem: ProblemTexts = {
  unknownCommand: (found, accepted, nearest) =>
    `'${found}' is geen opdracht van rikken${meant(nearest)}; de opdrachten zijn ${accepted}.`,
  unknownOption: (command, found, accepted, nearest) =>
    `${command} heeft geen optie ${found}${meant(nearest)}; de opties zijn ${accepted}.`,
  later: (what, accepted) => `${what} komt in een latere versie; nu kan: ${accepted}.`,
  laterValue: (where, found, accepted) =>
    `${where}: ${found} komt in een latere versie; nu kan: ${accepted}.`,
  notOneOf: (where, found, accepted, nearest) =>
    `${where}: '${found}' is onbekend${meant(nearest)}; mogelijk: ${accepted}.`,
  notANumber: (where, found, low, high) =>
    `${where}: '${found}' is geen heel getal van ${low} tot en met ${high}.`,
  missingArgument: (command, name) => `${command} mist <${name}>; zie rikken ${command} --help.`,
  missingOption: (command, option) => `${command} mist ${option}; zie rikken ${command} --help.`,
  missingValue: (option) => `Achter ${option} ontbreekt de waarde.`,
  tooManyArguments: (command, found) => `${command}: '${found}' is te veel; zie rikken ${command} --help.`,
  commandFirst: (command) =>
    `De opdracht staat vooraan, de opties erachter: rikken ${command}, en dan de opties.`,
  optionsExclude: (one, other) => `${one} en ${other} gaan niet samen; kies er een van.`,
  notARule: (found, accepted, nearest) =>
    `--rule: '${found}' is geen huisregel${meant(nearest)}; schrijf sleutel=waarde, met als sleutel ${accepted}.`,
  ruleTwice: (found) =>
    `--rule: '${found}' is er een te veel, want over hetzelfde is al een huisregel gegeven; laat er een weg.`,
  notASeed: () => '--seed: gebruik 1 tot 200 tekens, zonder stuurtekens.',
  botsPerSeat: (where, found, needed) =>
    `${where}: ${found} namen gegeven; geef er ${needed}, met komma's ertussen.`,
  notPlayable: (found, reasons) => `${found} kan zo niet gespeeld worden. ${reasons.join(' ')}`,
  twoRulesets: (found) =>
    `--diff: ${found} spelregels gegeven; geef er twee, of één met --rule of --variant erbij.`,
  fileExists: (file) => `${file} bestaat al; geef een andere naam, er wordt niets overschreven.`,
  cannotRead: (file, code) => `${file} kan niet gelezen worden: ${reason(code)}.`,
  cannotWrite: (file, code) => `${file} kan niet geschreven worden: ${reason(code)}.`,
  fault: (message, report) =>
    report === null
      ? `Een fout in rikken zelf: ${message}.`
      : `Een fout in rikken zelf: ${message}. Stuur het verslag ervan op: ${report}`,
};

const record: RecordTexts = {
  unreadable,
  illegal: (found, why, legal) => `${found}: ${why}${legal === null ? '' : ` Wel mag: ${legal}.`}`,
  derived: (tag, found, expected) =>
    expected === null
      ? `[${tag}] zegt ${found}, maar dat volgt nog nergens uit; laat het label weg.`
      : `[${tag}] zegt ${found}, maar het is ${expected}.`,
  missingTag: (tag) => `Hier ontbreekt [${tag}]; zonder dat label kan het spel niet verder.`,
  finished: (board, contract, scores) => `spel ${board}: ${contract}; ${scores}`,
  unfinished: (board, phase, seat) => `spel ${board}: niet af, bij ${phaseNames[phase]}, aan zet: ${seat}`,
  nobodyToAct:
    'Niemand is aan de beurt: het verslag stopt tussen twee spellen of aan het eind van de partij.',
  unknownHand: (seat) =>
    `De hand van ${seat} staat niet in het verslag, en zonder die hand is niet te zeggen wat ${seat} mag.`,
  legal: (seat, phase, actions) => `${seat}, bij ${phaseNames[phase]}: ${actions}`,
  hint: (seat, phase, choice, why) => `${seat}, bij ${phaseNames[phase]}: ${choice}. ${why}`,
};

const score: ScoreTexts = {
  notACount: (where, found, seats) =>
    `${where}: '${found}' is geen aantal van een plaats; schrijf N=1,E=5,S=4,W=3, elk van ${seats} hoogstens één keer.`,
  wrongSum: (where, total, sum) => `${where}: samen zijn het er ${total}; er zijn er ${sum}.`,
  seatMissing: (where, seat) => `${where}: ${seat} ontbreekt; geef een getal voor elke plaats die meespeelt.`,
  optionNeeded: (game, option) => `Bij ${game} hoort ${option}; zie rikken score --help.`,
  optionNotFor: (what, option) => `${option} zegt niets over ${what}; laat die weg.`,
  tricksNeeded: (contract) => `Zeg met --tricks hoeveel slagen ${contract} haalde, 0 tot en met 13.`,
  tooManyTricks: (total) => `Samen zijn het ${total} slagen; in een spel zijn er hoogstens 13.`,
  sameSeat: (seat) => `${seat} speelt twee contracten; elk contract heeft zijn eigen speler.`,
  partnerAlone: (contract) => `${contract} wordt alleen gespeeld; laat --partner weg.`,
  partnerIsDeclarer: (seat) => `${seat} kan niet de maat van zichzelf zijn; noem een andere plaats.`,
  notTogether: (one, other) =>
    `${one} en ${other} kunnen niet in hetzelfde spel gespeeld worden; samen gaan alleen contracten van gelijke rang waar het mag.`,
  severalNeedParts: (found) =>
    `'${found}': schrijf bij meer dan één contract elk als contract:plaats:slagen, zoals misere:N:0 piek:E:2.`,
  partsExcludeOptions: (options) => `Bij contract:plaats:slagen hoort ${options} niet; laat die weg.`,
  goal: (contract, side, tricks, need, made) =>
    `${contract} door ${side}, ${tricks} (nodig: ${need}): ${made ? 'gehaald' : 'verloren'}`,
  total: 'samen',
};

/** The command line in Dutch. */
export const cli: CliTexts = {
  help: {
    description: 'Rikken in de terminal: speel tegen drie anderen, bekijk regels, controleer verslagen.',
    usage: 'Gebruik:',
    optionsWord: 'opties',
    commandWord: 'opdracht',
    arguments: 'Argumenten:',
    options: 'Opties:',
    commands: 'Opdrachten:',
    example: 'Voorbeeld:',
    help: 'toon deze hulp',
    helpCommand: 'toon de hulp van een opdracht',
    houseRules: 'Huisregels voor -r sleutel=waarde:',
    houseRulesNote: (games) =>
      `BID is het id van een contract, op een regelbladzijde tussen haakjes waar het niet de naam met streepjes is; GAME is een van ${games}, of een eigen spelletje van de club.`,
    version: 'toon de versie',
  },
  commands: {
    play: {
      line: 'speel een partij, of ga verder met de laatste (dit doet rikken zonder opdracht)',
      more: 'Zonder terminal, of met --plain, worden het regels tekst en getypte antwoorden. Na elke zet is de partij bewaard.',
    },
    replay: {
      line: 'ga zitten bij de spellen van een verslag',
      more: 'Dezelfde kaarten, nieuwe keuzes; met --step loop je door wat er gespeeld is.',
    },
    check: {
      line: 'speel een verslag na en controleer elke keuze',
      more: 'Eén regel per spel. Klopt er iets niet, dan is de afsluitcode 1, met de plaats, de zet en wat er wel mag. Met - als bestand wordt de standaardinvoer gelezen.',
    },
    deal: {
      line: 'geef spellen en schrijf ze als .rik',
      more: 'Vier bots spelen willekeurig partijen van 16 spellen, en alleen de kaarten blijven over.',
    },
    score: {
      line: 'reken een contract af',
      more: 'Meer contracten tegelijk: schrijf elk als contract:plaats:slagen, zoals misere:N:0 piek:E:2. Een spelletje zonder contract: een-of-vijf --taken N=1,E=5,S=4,W=3 (slagen), mie-en --taken N=2,E=1,S=1,W=0 (vrouwen), schoppen-mie --queen E --last S, bedelen --totals N=3,E=-1,S=0,W=-2. Met vijf spelers zit --dealer stil; met drie is W de lege plaats. Met --json: {"ruleset":"pagat","deltas":{"N":0,"E":0,"S":0,"W":0}}',
    },
    legal: {
      line: 'toon wat er mag aan het eind van een verslag dat niet af is',
      more: 'Met - als bestand wordt de standaardinvoer gelezen. Met --json: {"seat":"E","phase":"auction","actions":["pas","rik"]}; phase is auction, naming, calling, play of done, en seat is null als niemand aan de beurt is. Met drie spelers staat bij de open hand ook "by": wie ermee speelt.',
    },
    hint: {
      line: 'toon wat een bot zou doen aan het eind van een verslag dat niet af is, en waarom',
      more: 'Voor de plaats die aan de beurt is, met wat die mag weten; handen die niet bekend zijn staan als ? in het verslag. Met - als bestand wordt de standaardinvoer gelezen. Met --json: {"seat":"S","phase":"play","action":"H5","reason":"...","code":"second-hand-low"}; acties zijn de woorden van legal, en seat is null als niemand aan de beurt is. Met drie spelers staat bij de open hand ook "by": wie ermee speelt.',
    },
    rules: {
      line: 'toon spelregels, gemaakt uit de gegevens waarmee gespeeld wordt',
      more: 'Het id is dat van meegeleverde spelregels of de naam van een clubbestand (.json); zonder id: welke er zijn. Met --new komt er een begin van een clubbestand met uitleg, voor -V. Met --json: die gegevens zelf, of met --diff {"rulesets","differences":[{"path","values"}]}.',
    },
    variants: { line: 'toon welke spelregels er zijn', more: 'Met --json: [{"id","name","description"}]' },
    bot: {
      line: "een bot voor andere programma's, één JSON-object per regel",
      more: 'Elke regel op de standaardinvoer is een vraag: {"id":1,"rik":"...","seat":"E"}, een verslag met alleen wat die plaats mag zien (andere handen ?), dat ophoudt waar die plaats moet beslissen. Elke vraag krijgt een regel terug: {"id":1,"action":"call:HA","reason":"..."} met een woord van rikken legal, of {"id":1,"error":{"code":"...","message":"..."}}; de codes zijn line-too-long, not-json, not-a-request, unreadable, illegal, nobody-to-act, not-the-turn, unknown-hand en fault. Een regel is hoogstens 64 KiB. Bij de open hand van drie spelers wordt gevraagd wie hem speelt. Dezelfde vraag krijgt altijd hetzelfde antwoord.',
    },
    proof: {
      line: 'toon dat de bots niet naar verborgen kaarten kijken',
      more: 'Bij elke beslissing van een bot in een verslag, of zonder verslag in een spel dat bots spelen, worden de kaarten die zijn plaats niet ziet op 50 andere manieren gedeeld die passen bij alles wat openbaar is, of op minder als er minder gevonden zijn; de beslissing moet gelijk blijven. Verandert er een, dan is de exitcode 1. Met --json: {"decisions","redeals","changed":[{"board","number","seat","decision","became"}]}',
    },
    solve: {
      line: 'wat een partij haalt met alle kaarten open (double dummy)',
      more: 'De kaarten komen van --deal, alles wat nog in de hand is, of uit een bestand: verslagen, bridgespellen (PBN), of één spel per regel; - of niets is de standaardinvoer. Wat niet gezegd is komt uit het spel in een bestand ([Trump], en wie uitkomt uit [Play] of [Dealer]), en anders is het zonder troef en komt de plaats uit waarmee het spel begint. Bij --trick is de uitkomer wie die slag begon, en de kaarten ervan mogen nog in de handen staan. Met --json: {"tricks":9,"nodes":73000,"ms":42}, bij misere en piek {"made":true,"nodes":900,"ms":3}, na --nodes {"exact":false,"low":8,"high":9,"nodes":100,"ms":1} of "made":null; --moves geeft er "moves":[{"card":"S4","tricks":9}] bij, --line geeft "line":["S4"]; --all is [{"trump":"S","leader":"N","tricks":9,"nodes":73000,"ms":42}]. Spellen uit een bestand zijn een array, elk met "board", en met --all met "results".',
    },
    review: {
      line: 'wat elke kaart van een verslag kostte, beoordeeld met alle kaarten open',
      more: 'Achteraf: elke kaart wordt gelegd naast het beste dat kon met alle handen open (double dummy), in slagen voor de eigen partij en punten voor wie koos. Bij misère en piek gaat het erom of ze nog te halen zijn. Spellen die niet af zijn worden beoordeeld zover ze gaan. Met - als bestand wordt de standaardinvoer gelezen. Met --json: {"deals":[{"board","contracts","trump","judged","finished","open":{"tricks","made","scores"},"played":{"tricks","made","scores"},"cards":[{"trick","seat","card","tricks","points","turned","best"}],"totals"}],"totals":{"N":{"choices","costly","tricks","points","undecided"}}}; "points" van een kaart is null waar het zoeken stopte voordat het bekend was, "tricks" ook bij misère en piek, "turned" zijn spelers wier contract de kaart verloor of doorliet, en een spel met "judged":false heeft een "why": thrown-in, game, no-play of not-solved.',
    },
    pad: {
      line: 'houd de stand bij van een echte tafel met echte kaarten',
      more: 'Er wordt gevraagd naar namen (drie tot vijf), spelregels en de eerste gever, en dan bij elk spel wat er gespeeld is en hoeveel slagen er gehaald zijn. Elke regel is meteen bewaard; typ ? voor wat er getypt kan worden.',
    },
    completion: {
      line: 'laat een shell opdrachten, opties en huisregels aanvullen',
      more: 'Schrijft een script voor bash, zsh of fish: zet eval "$(rikken completion bash)" in ~/.bashrc, of iets dergelijks.',
    },
    sim: {
      line: 'laat bots tegen elkaar spelen',
      more: 'Partijen van 16 spellen; partij m volgt uit de seed met /m erachter. Met --json: {"ruleset","players","deals","passedOut","dealsPerSecond","bots":[{"bot","seats","mean","low","high","contracts":{"rik":{"bid","made"}}}]}. Daarin is mean het gemiddelde aantal punten van een plaats per spel, low en high zijn 95%-interval, bid hoe vaak de bot het contract speelde en made hoe vaak het gehaald is; passedOut zijn de spellen zonder contract, rondgepast of met een spelletje. Met --duplicate zijn de spellen die van rikken deal met deze seed, elk apart gespeeld, één keer per rotatie van de bots: mean blijft het aantal punten van een plaats per keer spelen, het interval neemt elk spel met alle keren samen als één, en passedOut, bid en made tellen per keer. Een programma op een plaats heeft 10 seconden per beslissing; een antwoord dat niet mag, te laat komt of onleesbaar is stopt alles met exitcode 1 en het verslag tot daar, met --json {"error":{"code","seat","message","record"}}.',
    },
  },
  options: {
    variant: 'de spelregels: een id van rikken variants, of een clubbestand (standaard pagat)',
    rule: 'een huisregel erbij, zoals troela=off of deals=8; mag vaker; rikken rules --help noemt ze',
    players: 'het aantal spelers, 3, 4 of 5 (standaard 4)',
    seed: 'waaruit het toeval volgt: zelfde tekst, zelfde kaarten',
    lang: 'de taal, nl of en (standaard die van het systeem)',
    json: 'één JSON-waarde in plaats van tekst',
    deals: 'hoeveel spellen de partij duurt',
    target: 'de partij is uit als iemand dit aantal punten heeft',
    bots: "de bots op de andere plaatsen, met de klok mee vanaf links: één naam voor alle, of voor elk een met komma's; exec:OPDRACHT is een programma dat praat zoals rikken bot",
    level: 'hoe goed alle anderen spelen: beginner, club of sharp',
    practice: 'oefenen: na een keuze lees je wat de bot liever had gedaan, en waarom',
    seat: 'de plaats waar je zit (standaard S)',
    speed: '0 wacht op een toets, 5 wacht nooit (standaard 3)',
    plain: 'regels tekst in plaats van het hele scherm',
    ascii: 'geen tekens buiten ASCII',
    color: 'geen kleuren',
    auto: 'een bot speelt ook op jouw plaats',
    new: 'begin een nieuwe partij',
    resume: 'ga verder met een bepaalde partij, of toon welke er zijn',
    board: 'begin bij dit spel',
    step: 'loop door wat er gespeeld is',
    count: 'hoeveel spellen (standaard 1)',
    want: 'geef tot de hand van S past: ',
    tricks: 'het aantal slagen van de partij die speelt',
    declarer: 'wie het contract speelt (standaard S)',
    partner: 'de maat (standaard de plaats ertegenover)',
    dealer: 'wie gegeven heeft, en met vijf spelers stilzit (standaard de laatste plaats)',
    taken: 'de slagen, of bij mie-en de vrouwen, die elke plaats haalde',
    queen: 'wie schoppenvrouw kreeg',
    last: 'wie de laatste slag kreeg',
    totals: 'de standen voor dit spel',
    diff: 'toon waarin twee spelregels verschillen, of één en die van -V en -r',
    newClub: 'schrijf een begin van een clubbestand met uitleg',
    newPad: 'begin een nieuw scoreblok',
    resumePad: 'ga verder met een bepaald scoreblok, of toon welke er zijn',
    simDeals: 'het aantal spellen, rondgepaste meegeteld (standaard 160)',
    seats:
      "de bots van N, E, S, W (en X), met komma's (standaard heuristic); exec:OPDRACHT is een programma dat praat zoals rikken bot",
    out: 'schrijf alle spellen naar dit bestand',
    botLevel: 'welke bot: random, beginner, club, sharp of heuristic, de beste daarvan (standaard heuristic)',
    duplicate: 'speel elk spel één keer per rotatie van de bots, met dezelfde kaarten',
    dealText: 'de handen met de klok mee vanaf een plaats, als "N:AK72.Q5.J983.T42 ..."; ook eindspelen',
    trump: 'de troefkleur, N voor geen',
    leader: 'wie uitkomt in de slag',
    side: 'de plaatsen die slagen willen, een keuze uit N, E, S, W (standaard NS); bij misere en piek wie speelt',
    goal: 'tricks, of misere of piek: of de speler geen slag kan halen, of precies één (standaard tricks)',
    nodes: 'stop het zoeken na zoveel knopen (standaard 20000000)',
    call: 'de gevraagde kaart, die op tafel moet als de kleur gespeeld wordt',
    holder: 'wie de gevraagde kaart heeft, ter controle',
    trick: 'de één tot drie kaarten op tafel, als "S4 S9"',
    moves: 'wat elke kaart die mag oplevert',
    line: 'een beste speelwijze',
    all: 'alle vijf troeven en vier uitkomers',
    reviewBoard: 'alleen dit spel',
  },
  club,
  solve,
  review,
  problem,
  record,
  score,
  deal: {
    notFound: (wish, tried) =>
      `Geen hand voor ${wish} gevonden in ${tried} spellen; probeer een andere --seed of een andere --want.`,
    wishes: {
      troela: 'precies drie azen',
      misere: 'alleen lage kaarten, geen slag te halen',
      piek: 'één zekere slag en verder lage kaarten',
      rik: 'een goede troefkleur met hulp',
      alleen: 'acht slagen in eigen hand',
      'long-trump': 'zeven of meer kaarten van één kleur',
      void: 'van een kleur niets',
      'four-aces': 'alle vier de azen',
    },
  },
  bot: {
    notJson: 'Deze regel is geen JSON-object; een vraag is {"id":1,"rik":"...","seat":"E"}.',
    notARequest:
      'Een vraag heeft "rik" nodig, een verslag als tekst, en "seat", de letter van de plaats die moet beslissen.',
    lineTooLong: (bytes) => `Deze regel is langer dan ${bytes} bytes en is niet gelezen.`,
    notTheTurn: (seat, by) => `${seat} heeft aan het eind van dit verslag niets te beslissen; ${by} wel.`,
  },
  proof: {
    summary: (decisions, redeals, changed, bot, seed) =>
      changed === 0
        ? `${decisions} beslissingen van ${bot} tegen ${redeals} andere verdelingen van de verborgen kaarten gehouden: alle blijven gelijk (seed ${seed})`
        : `${decisions} beslissingen van ${bot} tegen ${redeals} andere verdelingen van de verborgen kaarten gehouden: ${changed} veranderd (seed ${seed})`,
    changed: (board, number, seat, decision, became) =>
      `spel ${board}, beslissing ${number}, ${seat}: ${decision} werd ${became}`,
    unknownHand: (file, board, seat) =>
      `${file}: in spel ${board} is de hand van ${seat} niet bekend; een bewijs heeft alle handen nodig.`,
    progress: (done, decisions) => `${done} van ${decisions} beslissingen`,
  },
  foreign: {
    noCommand: (where) => `${where}: na exec: ontbreekt de opdracht van een programma.`,
    sentence: (program, seat, what) => `${program} op ${seat} ${what}`,
    cannotStart: (code) => `kan niet starten: ${reason(code)}.`,
    ended: (how) => `hield op voor het antwoord er was (${how}).`,
    tooLate: (seconds) => `gaf binnen ${seconds} seconden geen antwoord.`,
    lineTooLong: (bytes) => `antwoordde met een regel van meer dan ${bytes} bytes.`,
    unreadable: (found) =>
      `antwoordde '${found}', maar verwacht wordt {"id":...,"action":"..."} met de id van de vraag.`,
    refused: (error) => `wilde niet beslissen: ${error}.`,
    illegal: (found, legal) => `antwoordde '${found}', en dat mag niet; wel: ${legal}.`,
  },
  sim: {
    summary: (deals, passedOut, perSecond, seed) =>
      `${deals} spellen, ${passedOut} rondgepast, ${perSecond} spellen per seconde, seed ${seed}`,
    columns: { bot: 'bot', seats: 'plaatsen', mean: 'punten per spel', interval: '95%-interval' },
    contracts: (bot, list) => `${bot} speelde: ${list}`,
    contract: (name, made, played) => `${name} ${made} van ${played} gehaald`,
    games: (list) => `gespeeld toen iedereen gepast had: ${list}`,
    progress: (done, deals) => `${done} van ${deals} spellen`,
  },
};
