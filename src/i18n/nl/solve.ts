import type { SolveTexts } from '../texts/solve.js';

const SUITS = ['schoppen', 'harten', 'ruiten', 'klaveren'] as const;

const suit = (index: number): string => SUITS[index] ?? '';
const trumps = (trump: number | null): string => (trump === null ? 'zonder troef' : `${suit(trump)} troef`);

/** The sentences of `solve` in Dutch. */
export const solve: SolveTexts = {
  setup: {
    unknownHand: (where, seat) =>
      `${where}: de hand van ${seat} is niet bekend; voor een oplossing zijn alle vier de handen nodig.`,
    noCards: (where) => `${where}: de handen zijn leeg; er is geen slag meer om op te lossen.`,
    uneven: (where, cards) =>
      `${where}: de handen zijn niet even groot (${cards}, een kaart op tafel meegeteld); geef elke plaats evenveel kaarten.`,
    cardTwice: (where, card) => `${where}: ${card} komt twee keer voor; elke kaart is er één keer.`,
    notHisCard: (where, card, seat, holder) =>
      `${where}: ${card} zou van ${seat} komen, maar ${holder} heeft die kaart; de kaarten van een slag staan op volgorde vanaf de uitkomst.`,
    revoke: (where, card, seat, index) =>
      `${where}: ${seat} kan ${card} niet gespeeld hebben, want die hand heeft ${suit(index)} en moet bekennen.`,
    calledTrump: (card) => `--call: ${card} is troef; een gevraagde kaart is van een andere kleur.`,
    calledNotHeld: (where, card) =>
      `${where}: niemand heeft ${card}; laat --call weg als die kaart al gespeeld is.`,
    calledElsewhere: (where, card, holder, stated) =>
      `${where}: ${card} zit in de hand van ${holder}, niet van ${stated}; laat --holder weg of noem ${holder}.`,
  },
  notASide: (found) =>
    `--side: '${found}' zijn geen plaatsen; schrijf letters van N, E, S, W, elk één keer, zoals NS.`,
  notATrump: (found) => `--trump: '${found}' is niet bekend; wel kan: S, H, D, C, en N voor zonder troef.`,
  notATrick: (found) =>
    `--trick: '${found}' is geen halve slag; schrijf een tot drie kaarten vanaf de uitkomst, zoals "S4 S9".`,
  oneDeclarer: (goal) => `Bij --goal ${goal} hoort --side met één plaats: wie het speelt.`,
  goalAlone: (goal, option) =>
    `--goal ${goal} gaat zonder troef en zonder gevraagde kaart; laat ${option} weg.`,
  holderNeedsCall: () => '--holder is wie de gevraagde kaart heeft; noem die kaart met --call.',
  needsDeal: () =>
    'solve heeft kaarten nodig: --deal "N:AK72.Q5.J983.T42 ...", of een bestand met spellen, - voor de standaardinvoer.',
  noDeals: (file) =>
    `${file}: er staat geen spel in; een spel is [Deal "N:AK72.Q5.J983.T42 ..."] of zo'n tekst op een regel.`,
  tooManyDeals: (file, most) =>
    `${file}: er staan meer dan ${most} spellen in; verdeel ze over meer bestanden.`,
  fivePlayers: (where) =>
    `${where}: vijf spelers; solve kent alleen handen N, E, S en W, maar rikken review neemt zulke verslagen wel.`,

  board: (number) => `spel ${number}: `,
  tricks: (side, { low, high }, of, { trump, leader }) =>
    `${side}: ${low === high ? low : `${low} tot ${high}`} van ${of} ${of === 1 ? 'slag' : 'slagen'} (${trumps(trump)}, ${leader} komt uit)`,
  nobody: 'niemand',
  made: (seat, goal, made, leader) => {
    const what = `${goal} door ${seat} (${leader} komt uit)`;
    if (made === null) return `${what}: niet beslist`;
    return made ? `${what}: haalbaar tegen elk tegenspel` : `${what}: het tegenspel kan het breken`;
  },
  stopped: (nodes) => `het zoeken stopte na ${nodes} knopen; met --nodes mag het langer`,
  effort: (nodes, ms) => `${nodes} knopen, ${ms} ms`,
  columns: { tricks: 'slagen', goal: 'uitkomst', cards: (seat) => `kaarten van ${seat}` },
  outcome: (made) => (made === null ? 'niet beslist' : made ? 'gehaald' : 'gebroken'),
  line: 'een beste speelwijze:',
  trump: 'troef',
  leads: (seat) => `${seat} komt uit`,
  noTrump: 'geen',
  progress: (done, deals) => `${done} van ${deals} spellen`,
};
