import type { ReviewTexts } from '../texts/review.js';

const tricks = (count: number): string => (count === 1 ? '1 slag' : `${count} slagen`);
const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? tricks(low) : `${low} tot ${tricks(high)}`;
const scored = (score: string | null): string => (score === null ? '' : ` (${score})`);

/** The sentences of `review` in Dutch. */
export const review: ReviewTexts = {
  unknownHand: (file, board, seat) =>
    `${file}: in spel ${board} is de hand van ${seat} niet bekend; voor een nabespreking zijn alle handen nodig.`,
  noSuchBoard: (board, accepted) =>
    `--board: spel ${board} staat niet in het verslag; wel is er ${accepted}.`,
  noDeals: (file) => `${file}: er staat geen spel in het verslag; nabespreken gaat over gespeelde spellen.`,

  note: 'Beoordeeld met alle kaarten open (double dummy), dus achteraf: ook wat niemand aan tafel kon weten telt mee, en een goede gok kan iets gekost hebben.',
  title: (board, contracts) => `spel ${board}: ${contracts}`,
  contract: (name, seat, partner, trump) =>
    `${name} door ${seat}${partner === null ? '' : ` met ${partner}`}${trump === null ? '' : `, ${trump} troef`}`,
  thrownIn: (board) => `spel ${board}: iedereen paste en er is opnieuw gegeven; niets te beoordelen.`,
  game: (board, name) => `spel ${board}: ${name}, een spelletje zonder contract; die worden niet beoordeeld.`,
  noPlay: (board) => `spel ${board}: er is geen kaart gespeeld; niets te beoordelen.`,
  notSolved: (board, contracts) =>
    `spel ${board}: ${contracts}; zo'n contract kan niet opgelost worden, dus er wordt niets beoordeeld.`,

  open: ({ tricks: count, score }) => `open kaarten: ${count === null ? '' : range(count)}${scored(score)}`,
  played: ({ tricks: count, score }, isFinished) =>
    `${isFinished ? 'gespeeld' : 'nog te halen'}: ${count === null ? '' : range(count)}${scored(score)}`,
  openMade: (made) =>
    made === null ? `open kaarten: niet beslist` : `open kaarten: ${made ? 'is te halen' : 'is te breken'}`,
  playedMade: (made, isFinished) => {
    const how = isFinished
      ? made === true
        ? 'gehaald'
        : 'verloren'
      : made === null
        ? 'niet beslist'
        : made
          ? 'is te halen'
          : 'is te breken';
    return `${isFinished ? 'gespeeld' : 'nu'}: ${how}`;
  },

  columns: { trick: 'slag', who: 'wie', card: 'kaart', better: 'beter', cost: 'kosten' },
  by: (seat, chooser) => `${seat} (door ${chooser})`,
  tricks,
  points: (count) => (count === 1 ? '1 punt' : `${count} punten`),
  lost: 'verliest het contract',
  letThrough: (seat) => `laat ${seat} door`,
  nothing: 'geen kaart kostte iets',
  undecided: (cards) =>
    `${cards === 1 ? '1 kaart is' : `${cards} kaarten zijn`} niet beoordeeld: het zoeken stopte voordat het bekend was`,
  blind:
    'Blind uitkomen telt pas als het gebeurt: wat de kaarten daarvoor beloven en kosten gaat daar niet van uit.',

  totals: { who: 'wie', choices: 'keuzes', costly: 'duur', tricks: 'slagen', points: 'punten' },
  together: (deals) => `${deals} spellen beoordeeld`,
  progress: (done, cards) => `${done} van ${cards} kaarten`,
};
