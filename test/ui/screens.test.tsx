import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { TableView } from '../../src/ui/components/screen.js';
import type { TableState } from '../../src/ui/state.js';
import type { Table } from '../support/table.js';
import { lastLegal, manyLessons, wordy } from './support/coaches.js';
import { textOf } from './support/drawn.js';
import {
  askedAt,
  endedAt,
  LARGE,
  type Looks,
  pausedAt,
  press,
  resultAt,
  SMALL,
  waitingAt,
  withRules,
} from './support/setups.js';
import * as situations from './support/situations.js';
import { mountHeadless } from './terminal/support/headlessTerminal.js';

/** Every kind of screen, with what must be on it in every size, language and look. */
const SCREENS: Readonly<Record<string, (looks: Looks) => TableState>> = {
  'the bids': (looks) => askedAt(situations.toSpeak(), looks),
  'the bids above a misère': (looks) => askedAt(situations.misereStands(), looks),
  'somebody else speaking': (looks) => waitingAt(situations.othersSpeak(), looks),
  'trump to be named': (looks) => askedAt(situations.toNameTrump(), looks),
  'a card to be called': (looks) => askedAt(situations.toCall(), looks),
  'a blind call': (looks) => askedAt(situations.toCallBlind(), looks),
  'the contract': (looks) => pausedAt(situations.toBeLed(), 'contract', looks),
  'several contracts': (looks) => pausedAt(situations.misereAndPiek(), 'contract', looks),
  'a card to be played': (looks) => askedAt(situations.toFollow(), looks),
  'a card refused': (looks) => press(askedAt(situations.toFollow(), looks), 'end enter'),
  'a complete trick': (looks) => pausedAt(situations.oneTrick(), 'trick', looks),
  'a blind lead': (looks) => press(askedAt(situations.toLeadBlind(), looks), 'b'),
  'a card face down': (looks) => waitingAt(situations.ledFaceDown(), looks),
  'four open hands': (looks) => askedAt(situations.praatje(), looks),
  'a result': (looks) => resultAt(situations.settled(), looks),
  'four results': (looks) => resultAt(situations.fourContracts(), looks),
  'cards thrown in': (looks) => resultAt(situations.thrownIn(), looks),
  'the score sheet': (looks) => press(resultAt(situations.settled(), looks), 's'),
  'the last trick': (looks) => press(askedAt(situations.oneTrick(), looks), 'l'),
  'the auction again': (looks) => press(askedAt(situations.toFollow(), looks), 'a'),
  'the keys of the bids': (looks) => press(askedAt(situations.toSpeak(), looks), '?'),
  'the keys of the play': (looks) => press(askedAt(situations.toLeadBlind(), looks), '?'),
  'a game or a bid': (looks) => press(askedAt(situations.toChooseGame(), looks), 'right right right down'),
  'aces announced': (looks) => askedAt(situations.acesAnnounced(), looks),
  'a card turned': (looks) => askedAt(situations.cardTurned(), looks),
  'sixty-four bids': (looks) => press(askedAt(situations.sixtyFourBids(), looks), 'right right right right'),
  'trump from the partner': (looks) => askedAt(situations.toNameTrumpAsPartner(), looks),
  'a king to be named': (looks) => askedAt(situations.toNameKing(), looks),
  'a silent partner': (looks) => pausedAt(situations.silentPartner(), 'contract', looks),
  'a special game': (looks) => pausedAt(situations.spadesBanned(), 'contract', looks),
  'spades refused': (looks) => press(askedAt(situations.spadesBanned(), looks), 'home enter'),
  'queens taken': (looks) => waitingAt(situations.queensTaken(), looks),
  'a game settled': (looks) => resultAt(situations.queenGame(), looks),
  'a deal that ended early': (looks) => resultAt(situations.stopped(), looks),
  'the open hand of three': (looks) => askedAt(situations.openHandToPlay(), looks),
  'sitting out': (looks) => waitingAt(situations.fifthDeals(), { ...looks, seat: 4 }),
  'a result of five': (looks) => resultAt(situations.fiveSettled(), looks),
  'the score sheet of five': (looks) => press(resultAt(situations.fiveSettled(), looks), 's'),
  'the standings of five': (looks) => endedAt(situations.fiveSettled(), looks),
  'the rules': (looks) => press(withRules(askedAt(situations.toSpeak(), looks)), '? r down'),
  'a hint for a bid': (looks) => press(askedAt(situations.toSpeak(), { ...looks, coach: wordy(looks) }), 'h'),
  'a hint for a card': (looks) =>
    press(askedAt(situations.oneTrick(), { ...looks, coach: wordy(looks) }), 'h'),
  'a hint in few words': (looks) =>
    press(askedAt(situations.toCall(), { ...looks, coach: lastLegal(true) }), 'h'),
  'a lesson': (looks) => press(askedAt(situations.toFollow(), { ...looks, coach: wordy(looks) }), 'enter'),
  'the lessons of a deal': (looks) => press(manyLessons(looks), 'w down'),
  'the final standings': (looks) => endedAt(situations.matchOver(), looks),
};

const SIZES = [LARGE, SMALL, { columns: 79, rows: 21 }, { columns: 130, rows: 40 }];
const LONG_NAMES = [
  'Wilhelmina van den Bosch',
  '诸葛亮先生与他的朋友',
  'Jij',
  'Ré́my de la Fontaine-Molière',
  '',
] as const;

const ALL_LOOKS: readonly Looks[] = SIZES.flatMap((size) => [
  { size, language: 'nl' },
  { size, language: 'en' },
  { size, language: 'nl', ascii: true },
  { size, language: 'en', names: LONG_NAMES },
]);

const nameOf = ({ size, language, ascii, names }: Looks): string =>
  [
    `${size?.columns}x${size?.rows}`,
    language,
    ...(ascii ? ['ASCII'] : []),
    ...(names === undefined ? [] : ['long names']),
  ].join(' ');

describe.each(Object.entries(SCREENS))('%s', (_, screen) => {
  it.each(ALL_LOOKS.map((looks) => [nameOf(looks), looks] as const))('fits into %s', (_name, looks) => {
    const state = screen(looks);
    const lines = textOf(state).split('\n');
    expect(lines).toHaveLength(state.size.rows);
    for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(state.size.columns);
    const keys = lines.at(-1) ?? '';
    expect(keys).toMatch(/\bq /);
    if (looks.ascii) expect(lines.join('')).toMatch(/^[ -~]*$/);
  });
});

describe('on a terminal', () => {
  const views: readonly (readonly [string, TableState])[] = [LARGE, SMALL].flatMap((size) =>
    Object.entries(SCREENS).map(
      ([name, screen]) => [`${name} at ${size.columns}`, screen({ size })] as const,
    ),
  );

  it.each(views)('%s looks as it was drawn', async (_, state) => {
    const terminal = mountHeadless(<TableView state={state} />, state.size);
    const drawn = textOf(state)
      .split('\n')
      .map((line) => line.trimEnd());
    const isShown = (): boolean =>
      terminal
        .screen()
        .map((line) => line.trimEnd())
        .join('\n') === drawn.join('\n');
    await terminal.waitFor(isShown, `\n${drawn.join('\n')}`);
    expect(terminal.crashes).toEqual([]);
  });

  it('needs no colour: what is chosen, dimmed and won is told by other means', async () => {
    const state = askedAt(situations.toFollow());
    const terminal = mountHeadless(<TableView state={state} />, { ...LARGE, colourLevel: 0 });
    await terminal.waitForText('Your turn');
    for (let row = 0; row < 24; row += 1) {
      for (let column = 0; column < 80; column += 1) {
        expect(terminal.cell(column, row).colour).toBeUndefined();
        expect(terminal.cell(column, row).background).toBeUndefined();
      }
    }
    const cellOf = (text: string) => {
      const place = terminal.find(text);
      if (place === undefined) throw new Error(`no ${text}`);
      return terminal.cell(place.column, place.row);
    };
    expect(cellOf('7♥')).toMatchObject({ inverse: true });
    expect(cellOf('A♣')).toMatchObject({ dim: true });
    expect(cellOf('K♥')).toMatchObject({ dim: false, bold: true });
  });

  it('shows four suits in four colours', async () => {
    const terminal = mountHeadless(<TableView state={waitingAt(situations.toBeLed())} />, LARGE);
    await terminal.waitForText('Truus has the turn');
    const colours = ['10♠', 'K♥', 'A♦', 'A♣'].map((name) => {
      const place = terminal.find(name);
      return place && terminal.cell(place.column, place.row).colour;
    });
    expect(new Set(colours).size).toBe(4);
  });
});

describe('what a player must find on the screen', () => {
  const cardsIn = (table: Table, size: Looks['size']): number =>
    textOf(waitingAt(table, { size: size ?? LARGE })).match(/(10|[2-9JQKA])[♠♥♦♣]/g)?.length ?? 0;

  it.each([LARGE, SMALL])('his thirteen cards in the first frame, at $columns columns', (size) => {
    expect(cardsIn(situations.othersSpeak(), size)).toBe(13);
  });

  it.each([LARGE, SMALL])('names, totals, dealer and keys, at $columns columns', (size) => {
    for (const language of ['nl', 'en'] as const) {
      const screen = textOf(askedAt(situations.toFollow(), { size, language }));
      for (const word of ['Truus', 'Sjef', 'Harrie', language === 'nl' ? 'Jij' : 'You'])
        expect(screen).toContain(word);
      expect(screen).toMatch(language === 'nl' ? /gever: Harrie/ : /dealer: Harrie/);
      expect(screen).toMatch(language === 'nl' ? /Harrie 0 .*Jij 0/ : /Harrie 0 .*You 0/);
      expect(screen).toMatch(language === 'nl' ? /\? hulp {3}q stop/ : /\? help {3}q quit/);
    }
  });
});
