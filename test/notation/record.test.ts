import { describe, expect, it } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { NORTH, SOUTH, WEST } from '../../src/engine/seats.js';
import { makeHand, readItems, writeRecord } from '../../src/notation/index.js';
import { card } from '../support/hands.js';
import {
  BETER,
  BLIND,
  changed,
  HEADER,
  mustRead,
  PLAYED,
  THROWN_IN,
  TROELA,
  TWO_CONTRACTS,
  upTo,
} from './samples.js';

const canonical = (text: string): string => writeRecord(mustRead(text));

describe('a record', () => {
  it('says in its header which rules are played, by whom, and where the deals came from', () => {
    expect(mustRead(HEADER + BETER)).toMatchObject({
      version: 1,
      ruleset: { ...pagat, end: { kind: 'deals', count: 20 } },
      players: 4,
      seed: 'x128:harrie',
      names: ['Truus', 'Sjef', 'You', 'Harrie', null],
    });
  });

  it('says of a deal who dealt, the cards, the calls, trump, the called card and the play', () => {
    const [deal] = mustRead(HEADER + BETER).deals;
    expect(deal).toMatchObject({
      board: { value: 3, line: 8 },
      dealer: { value: WEST, line: 9 },
      auction: { value: NORTH },
      contracts: { value: [{ seat: SOUTH, bid: 'rik-beter' }] },
      trump: { value: 1 },
      called: { value: { card: card('DA'), blind: false } },
      play: { value: NORTH },
      tricks: { value: [2, 1, 9, 1, null] },
      score: { value: [4, -4, 4, -4, null] },
    });
    expect(makeHand(deal?.hands.value[NORTH] ?? null)).toBe('2.T63.AJ9876432.');
    expect(deal?.calls.map((call) => call.value)).toEqual([
      { type: 'pass' },
      { type: 'pass' },
      { type: 'bid', bid: 'rik-beter' },
      { type: 'pass' },
    ]);
    expect(deal?.cards).toHaveLength(52);
    expect(deal?.cards[4]).toEqual({
      value: { type: 'play', card: card('C4'), faceDown: false },
      line: 18,
      column: 1,
    });
  });

  it('can name several declarers, a partner, a draw, a lead face down, and a deal that was thrown in', () => {
    const deals = mustRead(HEADER + TWO_CONTRACTS + TROELA + BLIND + THROWN_IN).deals;
    expect(deals[0]?.contracts?.value).toEqual([
      { seat: WEST, bid: 'open-misere' },
      { seat: SOUTH, bid: 'open-piek' },
    ]);
    expect(deals[1]).toMatchObject({
      partner: { value: WEST },
      draw: { value: { rounds: [{ length: 4 }] } },
    });
    expect(deals[2]?.called?.value).toEqual({ card: card('DA'), blind: true });
    expect(deals[2]?.cards[4]?.value).toEqual({ type: 'play', card: card('CJ'), faceDown: true });
    expect(deals[3]).toMatchObject({ contracts: { value: [] }, play: null, tricks: null });
  });

  it('may lack a header, and tags that only repeat what follows anyway', () => {
    const bare = BETER.split('\n')
      .filter((line) => !/^\[(Contract|Tricks|Score)/.test(line))
      .join('\n');
    expect(mustRead(bare)).toMatchObject({ ruleset: pagat, players: 4, seed: null });
    expect(canonical(bare)).toBe(`% RIK 1\n[Ruleset "pagat"]\n[Players "4"]\n${bare}`);
  });
});

describe('canonical text', () => {
  it.each(PLAYED)('is read and written again unchanged', (deal) => {
    expect(canonical(HEADER + deal)).toBe(HEADER + deal);
  });

  it('is the same for many deals', () => {
    const text = HEADER + TROELA + TWO_CONTRACTS + BETER + THROWN_IN + BLIND;
    expect(canonical(text)).toBe(text);
  });

  it.each([
    'T7642"]\n',
    '[Auction "N"]\npas',
    'pas pas rik-beter',
    '[Contract "S rik-beter"]\n',
    '[Trump "H"]\n',
    '[Call "DA"]\n',
    'D2 ST',
    'D2 ST DK HA\n',
    '[Tricks "N 2 E 1 S 9 W 1"]\n',
  ])('may stop after %j', (words) => {
    const text = HEADER + upTo(BETER, words);
    expect(canonical(text)).toBe(text);
  });

  it('of a match that has only been drawn for ends with the draw', () => {
    const text = `${HEADER}\n[Draw "N H7 E SK S DK W C9, E S2 S H4"]\n`;
    expect(mustRead(text)).toMatchObject({ deals: [], openDraw: { value: { rounds: { length: 2 } } } });
    expect(canonical(text)).toBe(text);
  });

  it('has the mark of the last deal where it was made', () => {
    for (const marked of [
      changed(BETER, '[Auction', '[LastDeal "yes"]\n[Auction'),
      changed(BETER, 'pas rik-beter', 'pas [LastDeal "yes"] rik-beter'),
      changed(BETER, '[Trump', '[LastDeal "yes"]\n[Trump'),
      changed(BETER, 'C4 DJ', 'C4 [LastDeal "yes"] DJ'),
      changed(BETER, 'C4 DJ', '[LastDeal "yes"]\nC4 DJ'),
      `${BETER}[LastDeal "yes"]\n`,
    ]) {
      expect(canonical(HEADER + marked)).toBe(HEADER + marked);
    }
  });

  it('keeps tags it does not know, with their words, wherever they stand', () => {
    const other = '[Kibitzer "Toon \\"de kijker\\" \\\\"]\nsaw it all\n twice';
    const lines = (HEADER + BETER).split('\n');
    for (const [index, line] of lines.entries()) {
      if (!line.startsWith('[') || line.startsWith('[Play') || line.startsWith('[Auction')) continue;
      const text = [
        ...lines.slice(0, index + 1),
        other.replace(' twice', 'twice'),
        ...lines.slice(index + 1),
      ];
      expect(canonical(text.join('\n'))).toBe(text.join('\n'));
    }
    expect(mustRead(`${HEADER}${other}\n`).others).toEqual([
      {
        name: 'Kibitzer',
        value: 'Toon "de kijker" \\',
        rows: [['saw', 'it', 'all'], ['twice']],
        after: 'Names',
      },
    ]);
  });

  it('begins a deal with a tag it does not know after an empty line', () => {
    const text = HEADER + changed(BETER, '[Board', '[Event "club night"]\n[Board');
    expect(mustRead(text).others).toEqual([]);
    expect(canonical(text)).toBe(text);
    const second = text + changed(TROELA, '[Draw', '[Event "club night"]\n[Draw');
    expect(mustRead(second).deals).toHaveLength(2);
    expect(canonical(second)).toBe(second);
  });
});

describe('reading is lenient about', () => {
  const text = HEADER + BETER;

  it.each([
    ['CRLF line ends', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${text}`],
    ['a missing version', text.replace('% RIK 1\n', '')],
    ['other lines with a percent sign', text.replace('\n[Board', '\n% written by hand\n[Board')],
    ['comments to the end of a line', text.replaceAll('\n[', ' ; a remark [Board "9"]\n[')],
    [
      'comments in braces, of any length',
      text.replaceAll('\n[', `\n{ ${'on and on\n\n['.repeat(3000)} }\n[`),
    ],
    ['several tags on a line', text.replaceAll(']\n[', '] [')],
    ['spaces within tags', text.replaceAll('[', '[ ').replaceAll('"]', '" ]').replaceAll(' "', '   "')],
    ['empty lines within a deal', text.replaceAll('\n[', '\n \t\n[')],
    ['rows of words', text.replaceAll(/(?<=\b[SHDC][2-9TJQKA]|pas) /g, '\n\n  ')],
    ['the case of words', text.replace(/\n[^[%]*$/gm, (row) => row.toLowerCase())],
    ['the case of tags', text.replaceAll('[Board', '[board').replaceAll('[Score', '[SCORE')],
    ['the case of values', text.replace('S rik-beter', 's Rik-Beter').replace('"H"', '"h"')],
    ['glyphs', text.replaceAll(/\bH(?=[2-9TJQKA]\b)/g, '♥').replace('"DA"', '"♦A"')],
    ['ten in figures', text.replaceAll(/(?<=\b[SHDC])T\b/g, '10').replace('K.QT5', 'K.Q105')],
    ['hyphens for a void', text.replace('AJ9876432. ', 'AJ9876432.- ').replace(' .KQ', ' -.KQ')],
    ['the seat at which the deal begins', text.replace(/"N:(\S+) (.*)"\]/, '"E:$2 $1"]')],
    ['signs of a score', text.replace('"N +4 E -4', '"N 4 E -4')],
    ['the order of a tally', text.replace('N 2 E 1 S 9 W 1', 'S 9 W 1 N 2 E 1')],
    ['the order of tags', text.replace('[Board "3"]\n[Dealer "W"]\n', '[Dealer "W"]\n[Board "3"]\n')],
    ['tags that say nothing', text.replace('[Play "', '[Partner "?"]\n[Play "')],
  ])('%s', (_what, written) => {
    expect(canonical(written)).toBe(text);
  });

  it('the number of a board: the next one is meant', () => {
    const unnumbered = (deal: string) => deal.replace(/\[Board "\d+"\]\n/, '');
    const boards = (record: string) => mustRead(record).deals.map((deal) => deal.board.value);
    expect(boards(HEADER + unnumbered(BETER) + unnumbered(BLIND))).toEqual([1, 2]);
    expect(boards(HEADER + BETER + unnumbered(BLIND))).toEqual([3, 4]);
  });

  it('a file of bridge deals: its tags are kept, its hands are read', () => {
    const pbn = `% PBN 2.1
[Event "Butler"]
[Site ""]
[Board "1"]
[West "?"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "E:QJT9763.J..J9853 .KQ8754.KQT5.AKQ AK854.A92..T7642 2.T63.AJ9876432."]
[Scoring "IMP"]
[Declarer "?"]
[Contract ""]
[Result ""]
[OptimumResultTable "Declarer;Denomination\\2R"]
N NT 4
N  S 5

[Event "Butler"]
[Board "2"]
[Dealer "E"]
[Deal "N:.2.AKJ962.KQT974 .AK843.Q543.A632 AQJT98754.J95.7. K632.QT76.T8.J85"]
`;
    const record = mustRead(pbn);
    expect(record.deals.map((deal) => deal.others.map((tag) => tag.name))).toEqual([
      ['Event', 'Site', 'West', 'Vulnerable', 'Scoring', 'Declarer', 'Result', 'OptimumResultTable'],
      ['Event'],
    ]);
    expect(record.deals[0]).toMatchObject({ contracts: null, board: { value: 1 } });
    const again = writeRecord(record);
    expect(canonical(again)).toBe(again);
    expect(again).toContain('[OptimumResultTable "Declarer;Denomination\\\\2R"]\nN NT 4\nN S 5\n');
  });
});

describe('names and other values', () => {
  it('lose everything that could steer a terminal', () => {
    const evil = '\u001b[31mT\u001b]0;title\u0007r\u009b2Ju\u0000us\u202e\u200b\u2028\u001b(B \u{e0041}é';
    const record = mustRead(
      `[N "${evil}"] [S "J\u00fcrgen"]\n[Seed "${evil}"]\n[Site "${evil}"]\na\u0007b\n`,
    );
    expect(record.names).toEqual(['Truus é', null, 'Jürgen', null, null]);
    expect(record.seed).toBe('Truus é');
    expect(record.others[0]).toMatchObject({ value: 'Truus é', rows: [['ab']] });
  });

  it('have only two escapes, for quotes and backslashes', () => {
    const record = mustRead('[N "a \\"b\\" \\\\ \\n"]\n');
    expect(record.names[NORTH]).toBe('a "b" \\ \\n');
    expect(writeRecord(record)).toContain('[N "a \\"b\\" \\\\ \\\\n"]');
    expect(mustRead(writeRecord(record)).names[NORTH]).toBe('a "b" \\ \\n');
  });
});

describe('a record that comes in pieces', () => {
  const text = HEADER + TROELA + TWO_CONTRACTS + BETER;

  const itemsOf = async (pieces: AsyncIterable<string> | Iterable<string>) => {
    const items = [];
    for await (const item of readItems(pieces)) items.push(item);
    return items;
  };

  it.each([1, 7, 100, 4096])('of %i characters gives the header and each deal in turn', async (size) => {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    const record = mustRead(text);
    const items = await itemsOf(pieces);
    expect(items.map((item) => item.ok && item.value.kind)).toEqual(['header', 'deal', 'deal', 'deal']);
    expect(items.flatMap((item) => (item.ok && item.value.kind === 'deal' ? [item.value.deal] : []))).toEqual(
      record.deals,
    );
  });

  it('gives the deals before an error, and asks for nothing after it', async () => {
    let asked = 0;
    function* endless() {
      yield `${HEADER}${BETER}\n[Board "4"]\n`;
      for (;;) {
        asked += 1;
        yield 'x'.repeat(1000);
      }
    }
    const items = await itemsOf(endless());
    expect(items.map((item) => (item.ok ? item.value.kind : item.error.code))).toEqual([
      'header',
      'deal',
      'line-too-long',
    ]);
    expect(asked).toBe(5);
  });
});
