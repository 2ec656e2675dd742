import { describe, expect, it } from 'vitest';
import { HOUSE_RULE_KEYS, READ_ERROR_CODES, readRecord, SHIPPED_IDS } from '../../src/notation/index.js';
import { BETER, changed, HEADER, mustRead, readFault, upTo } from './samples.js';

const RECORD = HEADER + BETER;

/** A record with a part replaced. */
const having = (part: string, by: string): string => changed(RECORD, part, by);

const CASES: readonly (readonly [
  what: string,
  text: string,
  error: readonly [code: string, line: number, column: number, found: string, expected: readonly string[]],
])[] = [
  ['nothing', '', ['empty', 1, 1, '', ['% RIK 1']]],
  ['only remarks', '% RIK 1\n; soon\n', ['empty', 1, 1, '', ['% RIK 1']]],
  ['a later version', having('RIK 1', 'RIK 2'), ['unknown-version', 1, 1, '2', ['1']]],
  ['some other text', 'Dear all,\n', ['words-without-section', 1, 1, 'Dear', ['% RIK 1']]],
  ['a quote outside a tag', having('pas pas', 'pas "pas'), ['bad-character', 12, 5, '"', []]],
  ['a bracket that opens no tag', having('pas pas', 'pas ] pas'), ['bad-character', 12, 5, ']', []]],
  ['a brace that closes no comment', having('pas pas', 'pas }'), ['bad-character', 12, 5, '}', []]],
  ['a tag without a name', having('[Board "3"]', '[ "3"]'), ['not-a-tag', 8, 3, '"3"]', ['Board']]],
  ['a tag without quotes', having('[Board "3"]', '[Board 3]'), ['not-a-tag', 8, 8, '3]', ['"']]],
  ['a tag without an end', having('[Board "3"]', '[Board "3" '), ['not-a-tag', 8, 12, '', [']']]],
  ['a string without an end', having('[Board "3"]', '[Board "3]'), ['string-not-closed', 8, 8, '"3]', ['"']]],
  [
    'a string that ends in an escaped quote',
    having('[Board "3"]', '[Board "3\\"]'),
    ['string-not-closed', 8, 8, '"3\\"]', ['"']],
  ],
  ['a comment without an end', having('pas pas', 'pas {pas'), ['comment-not-closed', 12, 5, '{', ['}']]],
  ['words after a tag', having('[Dealer "W"]', '[Dealer "W"] W'), ['words-without-section', 9, 14, 'W', []]],
  ['words in the header', having('[Seed', 'Seed [Seed'), ['words-without-section', 5, 1, 'Seed', []]],
  ['a tag twice', having('[Trump "H"]', '[Trump "H"] [Trump "H"]'), ['tag-twice', 14, 13, 'Trump', []]],
  ['a header tag twice', having('[Seed', '[Players "4"] [Seed'), ['tag-twice', 5, 1, 'Players', []]],
  ['a header tag below a deal', `${RECORD}[Seed "x"]\n`, ['header-tag-late', 32, 1, 'Seed', []]],
  ['a deal without cards', upTo(RECORD, '[Dealer "W"]'), ['tag-missing', 8, 1, 'Board', ['Deal']]],
  ['a deal without a dealer', having('[Dealer "W"]', ''), ['tag-missing', 8, 1, 'Board', ['Dealer']]],
  [
    'a draw without a deal',
    `${HEADER}\n[Draw "N H7"]\n\n[Draw "N H7"]`,
    ['tag-missing', 8, 1, 'Draw', ['Deal']],
  ],

  ['another ruleset', having('"pagat"', '"thuis"'), ['unknown-ruleset', 2, 11, 'thuis', SHIPPED_IDS]],
  [
    'another edition of it',
    having('[Rules "', '[Revision "2"] [Rules "'),
    ['unknown-revision', 3, 12, '2', ['1']],
  ],
  [
    'a house rule that does not exist',
    having('deals=20', 'deals=20 huisregel=ja'),
    ['unknown-rule', 3, 18, 'huisregel', HOUSE_RULE_KEYS],
  ],
  [
    'house rules that cannot be played',
    having('deals=20', 'deals=20 packets=6-6'),
    ['rules-not-playable', 3, 9, 'deals=20 packets=6-6', []],
  ],
  ['two ends of the match', having('deals=20', 'deals=20 target=9'), ['rule-twice', 3, 18, 'target=9', []]],
  ['no number of deals', having('deals=20', 'deals=0'), ['bad-rule-value', 3, 15, 'deals=0', ['1 .. 9999']]],
  [
    'a club of its own beside a ruleset',
    having('[Seed', '[Club "Thuis"]\n{}\n\n[Seed'),
    ['two-rulesets', 2, 1, 'Ruleset', []],
  ],
  [
    'a club whose rules cannot be read',
    having('[Ruleset "pagat"]', '[Club "Thuis"]\n{"extends": "pagat",\n "name": "Thuis", "packets": 5}\n'),
    ['bad-club', 4, 19, 'packets', []],
  ],
  [
    'a club of a megabyte',
    having('[Ruleset "pagat"]', `[Club "Thuis"]\n${'"rik",\n'.repeat(100_000)}`),
    ['club-too-long', 9365, 1, '', ['65536']],
  ],
  [
    'no number of players',
    having('[Players "4"]', '[Players "two"]'),
    ['not-players', 4, 11, 'two', ['3', '4', '5']],
  ],
  [
    'a fifth name',
    having('[W "Harrie"]', '[X "Harrie"]'),
    ['no-such-seat', 6, 34, 'X', ['N', 'E', 'S', 'W']],
  ],

  ['no number of a board', having('[Board "3"]', '[Board "0"]'), ['not-a-board', 8, 9, '0', ['1']]],
  [
    'a dealer who is not there',
    having('[Dealer "W"]', '[Dealer "X"]'),
    ['not-a-seat', 9, 10, 'X', ['N', 'E', 'S', 'W']],
  ],
  [
    'a hand too few',
    having(' AK854.A92..T7642', ''),
    ['not-a-hand', 10, 8, 'N:2.T63.AJ9876432. QJT9763.J..J9853 .KQ8…', ['AK72.Q5.J983.T42', '?']],
  ],
  [
    'a card that does not exist',
    having('.KQ8754.', '.KQ8754B.'),
    ['not-a-hand', 10, 45, 'KQ8754B', ['AK72.Q5.J983.T42', '?']],
  ],
  ['a card in two hands', having('AK854.A92', 'AK852.A92'), ['card-twice', 10, 8, 'S2', []]],
  ['deals of an unknown seat', having('"N:2', '"A:2'), ['no-such-seat', 10, 8, 'A', ['N', 'E', 'S', 'W']]],
  [
    'a last deal that is not',
    having('[Auction', '[LastDeal "no"] [Auction'),
    ['not-yes', 11, 12, 'no', ['yes']],
  ],
  [
    'a draw of half a card',
    having('[Board', '[Draw "N H7 E S"]\n[Board'),
    ['not-a-draw', 8, 8, 'N H7 E S', ['N H7 E SK S D3 W C9']],
  ],
  ['no speaker', having('[Auction "N"]', '[Auction ""]'), ['not-a-seat', 11, 11, '', ['N', 'E', 'S', 'W']]],
  [
    'a card in the auction',
    having('pas rik', 'H5 rik'),
    ['not-a-call', 12, 5, 'H5', ['pas', 'rik', 'game:schoppen-mie']],
  ],
  [
    'a game without a name',
    having('pas rik', 'game: rik'),
    ['not-a-call', 12, 5, 'game:', ['pas', 'rik', 'game:schoppen-mie']],
  ],
  [
    'a contract of nobody',
    having('"S rik-beter"', '"rik beter"'),
    ['not-a-contract', 13, 12, 'rik beter', ['S rik', 'N misere, E piek', 'pas', 'schoppen-mie']],
  ],
  ['a trump that is no suit', having('"H"', '"N"'), ['not-a-suit', 14, 9, 'N', ['S', 'H', 'D', 'C']]],
  [
    'a call that is no card',
    having('"DA"', '"DA open"'),
    ['not-a-called-card', 15, 8, 'DA open', ['SA', 'SA blind']],
  ],
  [
    'a partner who is not there',
    having('[Call', '[Partner "Truus"] [Call'),
    ['not-a-seat', 15, 11, 'Truus', ['N', 'E', 'S', 'W']],
  ],
  ['a trick with a bid', having('D2 ST', 'D2 rik'), ['not-a-play', 17, 4, 'rik', ['S4', 'HT', 'H5*', '?*']]],
  ['an unknown card face up', having('D2 ST', 'D2 ?'), ['not-a-play', 17, 4, '?', ['S4', 'HT', 'H5*', '?*']]],
  [
    'tricks of a seat twice',
    having('N 2 E 1', 'N 2 N 1'),
    ['not-a-tally', 30, 10, 'N 2 N 1 S 9 W 1', ['N 3 E 2 S 6 W 2']],
  ],
  [
    'points that are no number',
    having('N +4', 'N four'),
    ['not-a-tally', 31, 9, 'N four E -4 S +4 W -4', ['N -2 E +2 S -2 W +2']],
  ],
  [
    'an announcement of nobody',
    having('[Auction', '[Announce "X"] [Auction'),
    ['not-a-seat', 11, 12, 'X', ['N', 'E', 'S', 'W']],
  ],
  [
    'a turned card that is none',
    having('[Auction', '[Turned "hearts"] [Auction'),
    ['not-a-card', 11, 10, 'hearts', ['H7']],
  ],

  [
    'a long line',
    having('pas pas', `pas ${'x'.repeat(5000)}`),
    ['line-too-long', 12, 4097, `pas ${'x'.repeat(36)}…`, ['4096']],
  ],
  [
    'a long header',
    `[Seed "x"]\n${'[Remark "again and again"]\n'.repeat(1000)}`,
    ['header-too-long', 608, 1, '', ['16384']],
  ],
  [
    'a long deal',
    RECORD + '[Remark "again and again"]\n'.repeat(1000),
    ['deal-too-long', 623, 1, '', ['16384']],
  ],
];

describe('a reader error says where, what was found and what is accepted', () => {
  it.each(CASES)('%s', (_what, text, [code, line, column, found, expected]) => {
    expect(readFault(text)).toMatchObject({ code, line, column, found, expected });
  });

  it('for every kind of error there is', () => {
    const tried = new Set(CASES.map(([, , [code]]) => code));
    expect(READ_ERROR_CODES.filter((code) => !tried.has(code))).toEqual(['too-many-deals']);
  });

  it('shows what was found without anything that could steer a terminal', () => {
    expect(readFault(having('[Board "3"]', '[Board "\u001b[2J\u202e3x"]')).found).toBe('3x');
    expect(readFault(having('pas rik', 'p\u0007\u009b1mas rik')).found).toBe('pas');
  });
});

describe('limits', () => {
  it('a record of more deals than wanted is refused at the first too many', () => {
    const text = RECORD + BETER + BETER;
    expect(readRecord(text, 3).ok).toBe(true);
    expect(readRecord(text, 2)).toEqual({
      ok: false,
      error: { code: 'too-many-deals', line: 58, column: 9, found: '3', expected: ['2'] },
    });
  });

  it('a line may have 4096 bytes, however many characters that are', () => {
    const line = (text: string): string => having('pas pas', `pas pas ; ${text}`);
    const room = 4096 - 'pas pas ;  rik-beter pas'.length;
    mustRead(line('x'.repeat(room)));
    mustRead(line('x'.repeat(room)).replaceAll('\n', '\r\n'));
    mustRead(line('é'.repeat(room / 2)));
    expect(readFault(line('x'.repeat(room + 1))).code).toBe('line-too-long');
    expect(readFault(line('é'.repeat(room / 2 + 1))).code).toBe('line-too-long');
    expect(readFault(line('€'.repeat(room / 2))).code).toBe('line-too-long');
  });

  it('comments take nothing of what a deal may have', () => {
    const comment = `{ ${'on and on\n'.repeat(5000)} }`;
    expect(mustRead(having('pas pas', `pas ${comment} pas`)).deals).toEqual(
      expect.objectContaining({ length: 1 }),
    );
  });
});
