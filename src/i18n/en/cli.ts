import type { CliTexts, ProblemTexts, RecordTexts, ScoreTexts } from '../texts/cli.js';
import { club } from './club.js';
import { phaseNames } from './game.js';
import { unreadable } from './readErrors.js';
import { review } from './review.js';
import { solve } from './solve.js';

const meant = (nearest: string | null): string => (nearest === null ? '' : ` (did you mean ${nearest}?)`);

/** Why the system would not open a file, by its error code. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory, not a file',
  ENOTDIR: 'a part of the path is no directory',
  EACCES: 'the system does not allow it',
  EPERM: 'the system does not allow it',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links go round in a circle',
};

const reason = (code: string): string => FILE_REASONS[code] ?? `the system says ${code}`;

const problem: ProblemTexts = {
  unknownCommand: (found, accepted, nearest) =>
    `'${found}' is no command of rikken${meant(nearest)}; the commands are ${accepted}.`,
  unknownOption: (command, found, accepted, nearest) =>
    `${command} has no option ${found}${meant(nearest)}; the options are ${accepted}.`,
  later: (what, accepted) => `${what} comes in a later version; accepted now: ${accepted}.`,
  laterValue: (where, found, accepted) =>
    `${where}: ${found} comes in a later version; accepted now: ${accepted}.`,
  notOneOf: (where, found, accepted, nearest) =>
    `${where}: '${found}' is not known${meant(nearest)}; accepted: ${accepted}.`,
  notANumber: (where, found, low, high) => `${where}: '${found}' is no whole number from ${low} to ${high}.`,
  missingArgument: (command, name) => `${command} needs <${name}>; see rikken ${command} --help.`,
  missingOption: (command, option) => `${command} needs ${option}; see rikken ${command} --help.`,
  missingValue: (option) => `The value after ${option} is missing.`,
  tooManyArguments: (command, found) => `${command}: '${found}' is too much; see rikken ${command} --help.`,
  commandFirst: (command) =>
    `The command comes first and its options after it: rikken ${command}, and then the options.`,
  optionsExclude: (one, other) => `${one} and ${other} exclude each other; choose one of them.`,
  notARule: (found, accepted, nearest) =>
    `--rule: '${found}' is no house rule${meant(nearest)}; write key=value, where the key is ${accepted}.`,
  ruleTwice: (found) =>
    `--rule: '${found}' is one too many, for a house rule about the same is given already; leave one out.`,
  notASeed: () => '--seed: use 1 to 200 characters, none of them a control character.',
  botsPerSeat: (where, found, needed) =>
    `${where}: ${found} names given; give ${needed}, with commas between them.`,
  notPlayable: (found, reasons) => `${found} cannot be played. ${reasons.join(' ')}`,
  twoRulesets: (found) => `--diff: ${found} rulesets given; give two, or one and --rule or --variant.`,
  fileExists: (file) => `${file} is there already; give another name, nothing is overwritten.`,
  cannotRead: (file, code) => `${file} cannot be read: ${reason(code)}.`,
  cannotWrite: (file, code) => `${file} cannot be written: ${reason(code)}.`,
  fault: (message, report) =>
    report === null
      ? `A fault of rikken itself: ${message}.`
      : `A fault of rikken itself: ${message}. Please send its report: ${report}`,
};

const record: RecordTexts = {
  unreadable,
  illegal: (found, why, legal) => `${found}: ${why}${legal === null ? '' : ` Legal: ${legal}.`}`,
  derived: (tag, found, expected) =>
    expected === null
      ? `[${tag}] says ${found}, but nothing decides that yet; leave the tag out.`
      : `[${tag}] says ${found}, but it is ${expected}.`,
  missingTag: (tag) => `[${tag}] is missing here; without it the deal cannot go on.`,
  finished: (board, contract, scores) => `board ${board}: ${contract}; ${scores}`,
  unfinished: (board, phase, seat) => `board ${board}: unfinished, at ${phaseNames[phase]}, turn: ${seat}`,
  nobodyToAct: 'Nobody is to act: the record stops between two deals or at the end of the match.',
  unknownHand: (seat) =>
    `The hand of ${seat} is not in the record, and without it nobody can say what ${seat} may do.`,
  legal: (seat, phase, actions) => `${seat}, at ${phaseNames[phase]}: ${actions}`,
  hint: (seat, phase, choice, why) => `${seat}, at ${phaseNames[phase]}: ${choice}. ${why}`,
};

const score: ScoreTexts = {
  notACount: (where, found, seats) =>
    `${where}: '${found}' is no number of a seat; write N=1,E=5,S=4,W=3, each of ${seats} at most once.`,
  wrongSum: (where, total, sum) => `${where}: together these are ${total}; there are ${sum}.`,
  seatMissing: (where, seat) => `${where}: ${seat} is missing; give a number for every seat that plays.`,
  optionNeeded: (game, option) => `${game} needs ${option}; see rikken score --help.`,
  optionNotFor: (what, option) => `${option} says nothing about ${what}; leave it out.`,
  tricksNeeded: (contract) => `Say with --tricks how many tricks ${contract} took, 0 to 13.`,
  tooManyTricks: (total) => `Together these are ${total} tricks; a deal has 13 at most.`,
  sameSeat: (seat) => `${seat} plays two contracts; every contract has a declarer of its own.`,
  partnerAlone: (contract) => `${contract} is played alone; leave out --partner.`,
  partnerIsDeclarer: (seat) => `${seat} cannot be a partner of its own; name another seat.`,
  notTogether: (one, other) =>
    `${one} and ${other} cannot be played in the same deal; only contracts of equal rank can, where the rules allow it.`,
  severalNeedParts: (found) =>
    `'${found}': with more than one contract write each as contract:seat:tricks, such as misere:N:0 piek:E:2.`,
  partsExcludeOptions: (options) =>
    `With contract:seat:tricks there is no place for ${options}; leave it out.`,
  goal: (contract, side, tricks, need, made) =>
    `${contract} by ${side}, ${tricks} (needed: ${need}): ${made ? 'made' : 'failed'}`,
  total: 'together',
};

/** The command line in English. */
export const cli: CliTexts = {
  help: {
    description:
      'The Dutch card game Rikken in the terminal: play against three others, read the rules, check records.',
    usage: 'Usage:',
    optionsWord: 'options',
    commandWord: 'command',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    example: 'Example:',
    help: 'show this help',
    helpCommand: 'show the help of a command',
    houseRules: 'House rules for -r key=value:',
    houseRulesNote: (games) =>
      `BID is the id of a contract, in brackets on a rule page where it is not its name with hyphens; GAME is one of ${games}, or one of the club's own.`,
    version: 'show the version',
  },
  commands: {
    play: {
      line: 'play a match, or go on with the last one (what rikken does without a command)',
      more: 'Without a terminal, or with --plain, it is lines of text and typed answers. The match is saved after every action.',
    },
    replay: {
      line: 'sit down at the deals of a record',
      more: 'The same cards, your choices new; with --step you walk through what was played.',
    },
    check: {
      line: 'replay a record and check every choice',
      more: 'One line a deal. Where something is wrong the exit code is 1, with the place, the action and what is legal. With - for the file standard input is read.',
    },
    deal: {
      line: 'deal, and print the deals as .rik',
      more: 'Four bots play matches of 16 deals at random, and only the cards are kept.',
    },
    score: {
      line: 'settle a contract',
      more: 'Several contracts at once: write each as contract:seat:tricks, such as misere:N:0 piek:E:2. A game without a contract: een-of-vijf --taken N=1,E=5,S=4,W=3 (tricks), mie-en --taken N=2,E=1,S=1,W=0 (queens), schoppen-mie --queen E --last S, bedelen --totals N=3,E=-1,S=0,W=-2. With five players --dealer sits out; with three W is the empty place. With --json: {"ruleset":"pagat","deltas":{"N":0,"E":0,"S":0,"W":0}}',
    },
    legal: {
      line: 'show what is legal at the end of an unfinished record',
      more: 'With - for the file standard input is read. With --json: {"seat":"E","phase":"auction","actions":["pas","rik"]}; phase is auction, naming, calling, play or done, and seat is null when nobody is to act. With three players the open hand has a "by" besides: who plays it.',
    },
    hint: {
      line: 'show what a bot would do at the end of an unfinished record, and why',
      more: 'For the seat whose turn it is, from what that seat may know; hands that are not known stand as ? in the record. With - for the file standard input is read. With --json: {"seat":"S","phase":"play","action":"H5","reason":"...","code":"second-hand-low"}; the actions are the words of legal, and seat is null when nobody is to act. With three players the open hand has a "by" besides: who plays it.',
    },
    rules: {
      line: 'show rules, made from the data that is played with',
      more: 'The id is that of shipped rules or the name of a club file (.json); without it: which there are. With --new a commented start of a club file is written, for -V. With --json: that data itself, or with --diff {"rulesets","differences":[{"path","values"}]}.',
    },
    variants: { line: 'show which rules there are', more: 'With --json: [{"id","name","description"}]' },
    bot: {
      line: 'a bot for other programs, one JSON object a line',
      more: 'Each line of standard input is a request: {"id":1,"rik":"...","seat":"E"}, a record with only what that seat may see (other hands ?), which stops where the seat has to decide. Each is answered by a line: {"id":1,"action":"call:HA","reason":"..."} with a word of rikken legal, or {"id":1,"error":{"code":"...","message":"..."}}; the codes are line-too-long, not-json, not-a-request, unreadable, illegal, nobody-to-act, not-the-turn, unknown-hand and fault. A line has at most 64 KiB. For the open hand of three players whoever plays it is asked. The same request always has the same answer.',
    },
    proof: {
      line: 'show that the bots do not look at hidden cards',
      more: 'For every decision of a bot in a record, or without one in a deal that bots play, the cards that its seat cannot see are dealt again in 50 other ways that fit all that is public, or in fewer where fewer were found; the decision must stay the same. If any changes the exit code is 1. With --json: {"decisions","redeals","changed":[{"board","number","seat","decision","became"}]}',
    },
    solve: {
      line: 'what a side can take with all cards open (double dummy)',
      more: 'The cards come from --deal, all that are still in hand, or from a file: records, bridge deals (PBN), or one deal a line; - or nothing is standard input. What is not said is taken from the deal in a file ([Trump], and who leads by [Play] or [Dealer]), else it is no trump and the seat that the deal begins with. With --trick the leader is who led it, and its cards may still stand in the hands. With --json: {"tricks":9,"nodes":73000,"ms":42}, for misere and piek {"made":true,"nodes":900,"ms":3}, after --nodes {"exact":false,"low":8,"high":9,"nodes":100,"ms":1} or "made":null; --moves adds "moves":[{"card":"S4","tricks":9}], --line adds "line":["S4"]; --all is [{"trump":"S","leader":"N","tricks":9,"nodes":73000,"ms":42}]. Deals of a file are an array, each with "board", and with --all "results".',
    },
    review: {
      line: 'what every card of a record cost, judged with all cards open',
      more: 'Hindsight: each card is held against the best that was possible with all hands open (double dummy), tricks for its side and points for the seat that chose it. Misère and piek are judged by whether they can still be made. Unfinished deals are judged as far as they go. With - for the file standard input is read. With --json: {"deals":[{"board","contracts","trump","judged","finished","open":{"tricks","made","scores"},"played":{"tricks","made","scores"},"cards":[{"trick","seat","card","tricks","points","turned","best"}],"totals"}],"totals":{"N":{"choices","costly","tricks","points","undecided"}}}; "points" of a card is null where the search stopped before it knew, "tricks" also for misère and piek, "turned" are declarers whose contract the card lost or let through, and a deal with "judged":false has a "why": thrown-in, game, no-play or not-solved.',
    },
    pad: {
      line: 'keep the score of a real table with real cards',
      more: 'It asks for names (three to five), rules and the first dealer, and then for every deal what was played and how many tricks were taken. Every line is kept at once; type ? for what can be typed.',
    },
    completion: {
      line: 'make a shell complete commands, options and house rules',
      more: 'Prints a script for bash, zsh or fish: put eval "$(rikken completion bash)" in ~/.bashrc, or the like.',
    },
    sim: {
      line: 'let bots play each other',
      more: 'Matches of 16 deals; match m follows from the seed with /m after it. With --json: {"ruleset","players","deals","passedOut","dealsPerSecond","bots":[{"bot","seats","mean","low","high","contracts":{"rik":{"bid","made"}}}]}. There mean is the points of a seat per deal, low and high are its 95 % interval, bid is how often the bot played the contract and made how often it was made; passedOut are the deals without a contract, thrown in or played as a game. With --duplicate the deals are those of rikken deal with this seed, each played by itself once for each rotation of the bots: mean is again the points of a seat per playing, the interval takes each deal with all its playings as one, and passedOut, bid and made count playings. A program at a seat has 10 seconds a decision; an illegal, late or unreadable answer stops everything with exit code 1 and the record to that point, with --json {"error":{"code","seat","message","record"}}.',
    },
  },
  options: {
    variant: 'the rules: an id of rikken variants, or a club file (default pagat)',
    rule: 'a house rule on top, such as troela=off or deals=8; can be repeated; rikken rules --help lists them',
    players: 'the number of players, 3, 4 or 5 (default 4)',
    seed: 'what chance follows from: the same text, the same cards',
    lang: 'the language, nl or en (default that of the system)',
    json: 'one JSON value instead of text',
    deals: 'how many deals the match has',
    target: 'the match is over when somebody has this many points',
    bots: 'the bots at the other seats, clockwise from your left: one name for all, or one for each with commas; exec:COMMAND is a program that speaks as rikken bot does',
    level: 'how well all others play: beginner, club or sharp',
    practice: 'practise: after a choice of yours you read what the bot prefers, and why',
    seat: 'where you sit (default S)',
    speed: '0 waits for a key, 5 never waits (default 3)',
    plain: 'lines of text instead of the full screen',
    ascii: 'no characters outside ASCII',
    color: 'no colours',
    auto: 'a bot plays your seat too',
    new: 'start a new match',
    resume: 'go on with a certain match, or list what there is',
    board: 'begin with this deal',
    step: 'walk through what was played',
    count: 'how many deals (default 1)',
    want: 'deal until the hand of S fits: ',
    tricks: 'the tricks of the declaring side',
    declarer: 'who plays the contract (default S)',
    partner: 'the partner (default the seat opposite)',
    dealer: 'who dealt, and with five players sits out (default the last seat)',
    taken: 'the tricks, or in mie-en the queens, that each seat took',
    queen: 'who took the queen of spades',
    last: 'who took the last trick',
    totals: 'the totals before the deal',
    diff: 'show in what two rulesets differ, or one and that of -V and -r',
    newClub: 'write a commented start of a club file',
    newPad: 'start a new pad',
    resumePad: 'go on with a certain pad, or list what there is',
    simDeals: 'the number of deals, thrown-in ones included (default 160)',
    seats:
      'the bots of N, E, S, W (and X), with commas (default heuristic); exec:COMMAND is a program that speaks as rikken bot does',
    out: 'write all deals to this file',
    botLevel: 'which bot: random, beginner, club, sharp or heuristic, the best of them (default heuristic)',
    duplicate: 'play every deal once for each rotation of the bots, on the same cards',
    dealText: 'the hands clockwise from a seat, as "N:AK72.Q5.J983.T42 ..."; endings too',
    trump: 'the trump suit, N for none',
    leader: 'who leads to the trick',
    side: 'the seats that want tricks, any of N, E, S, W (default NS); for misere and piek the declarer',
    goal: 'tricks, or misere or piek: whether the declarer can take none, or exactly one (default tricks)',
    nodes: 'stop the search after so many nodes (default 20000000)',
    call: 'the called card, which its holder must play when its suit is led',
    holder: 'who holds the called card, to be checked',
    trick: 'the one to three cards on the table, as "S4 S9"',
    moves: 'what every legal card leads to',
    line: 'a best line of play',
    all: 'all five trumps and four leaders',
    reviewBoard: 'only this deal',
  },
  club,
  solve,
  review,
  problem,
  record,
  score,
  deal: {
    notFound: (wish, tried) => `No hand for ${wish} in ${tried} deals; try another --seed or another --want.`,
    wishes: {
      troela: 'exactly three aces',
      misere: 'only low cards, no trick to take',
      piek: 'one sure trick and low cards besides',
      rik: 'a good trump suit with help',
      alleen: 'eight tricks in the hand itself',
      'long-trump': 'seven or more cards of one suit',
      void: 'nothing in a suit',
      'four-aces': 'all four aces',
    },
  },
  bot: {
    notJson: 'This line is no JSON object; a request is {"id":1,"rik":"...","seat":"E"}.',
    notARequest:
      'A request needs "rik", a record as text, and "seat", the letter of the seat that is to decide.',
    lineTooLong: (bytes) => `This line is longer than ${bytes} bytes and was not read.`,
    notTheTurn: (seat, by) => `${seat} has nothing to decide at the end of this record; ${by} has.`,
  },
  proof: {
    summary: (decisions, redeals, changed, bot, seed) =>
      changed === 0
        ? `${decisions} decisions of ${bot} held against ${redeals} other deals of the hidden cards: every one stays the same (seed ${seed})`
        : `${decisions} decisions of ${bot} held against ${redeals} other deals of the hidden cards: ${changed} changed (seed ${seed})`,
    changed: (board, number, seat, decision, became) =>
      `board ${board}, decision ${number}, ${seat}: ${decision} became ${became}`,
    unknownHand: (file, board, seat) =>
      `${file}: in board ${board} the hand of ${seat} is not known; a proof needs all hands.`,
    progress: (done, decisions) => `${done} of ${decisions} decisions`,
  },
  foreign: {
    noCommand: (where) => `${where}: after exec: the command of a program is missing.`,
    sentence: (program, seat, what) => `${program} at ${seat} ${what}`,
    cannotStart: (code) => `cannot be started: ${reason(code)}.`,
    ended: (how) => `ended before it had answered (${how}).`,
    tooLate: (seconds) => `did not answer within ${seconds} seconds.`,
    lineTooLong: (bytes) => `answered with a line of more than ${bytes} bytes.`,
    unreadable: (found) =>
      `answered '${found}', where {"id":...,"action":"..."} with the id of the request is expected.`,
    refused: (error) => `refused to decide: ${error}.`,
    illegal: (found, legal) => `answered '${found}', which is not legal; legal: ${legal}.`,
  },
  sim: {
    summary: (deals, passedOut, perSecond, seed) =>
      `${deals} deals, ${passedOut} passed out, ${perSecond} deals a second, seed ${seed}`,
    columns: { bot: 'bot', seats: 'seats', mean: 'points a deal', interval: '95 % interval' },
    contracts: (bot, list) => `${bot} played: ${list}`,
    contract: (name, made, played) => `${name} ${made} of ${played} made`,
    games: (list) => `played when everybody had passed: ${list}`,
    progress: (done, deals) => `${done} of ${deals} deals`,
  },
};
