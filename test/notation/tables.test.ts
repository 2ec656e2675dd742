import { describe, expect, it } from 'vitest';
import { apply } from '../../src/engine/apply.js';
import { newMatch } from '../../src/engine/match.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { metTroef } from '../../src/engine/rulesets/metTroef.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import {
  dealtSeats,
  type PlayerCount,
  perSeat,
  SEAT_LETTERS,
  type SeatLetter,
  seatsOf,
} from '../../src/engine/seats.js';
import { type GameState, hasTurn } from '../../src/engine/state.js';
import { onLadder } from '../../src/notation/contractRules.js';
import {
  applyHouseRules,
  entryText,
  headerText,
  newHeader,
  parseActionWord,
  shippedRuleset,
  writeRecord,
} from '../../src/notation/index.js';
import { card, hands } from '../support/hands.js';
import { seat } from '../support/table.js';
import { changed, mustRead, mustReplay, replayFault, upTo } from './samples.js';

interface Written {
  readonly ruleset?: Ruleset;
  readonly players?: PlayerCount;
  readonly dealer?: SeatLetter;
  readonly hands?: string;
  readonly turned?: string;
  /** The words of the deal; `...` plays on to the end. */
  readonly words: string;
}

/** The record of a deal that goes as the words say, checked against what it reads back to. */
function written({ ruleset = pagat, players = 4, dealer, words, ...cards }: Written): string {
  const dealing = dealer === undefined ? (seatsOf(players).at(-1) ?? 0) : seat(dealer);
  const seats = dealtSeats(players, dealing);
  let state: GameState = newMatch(ruleset, players);
  let text = headerText(newHeader({ ruleset, players }));
  const go = (entry: Parameters<typeof apply>[1]): void => {
    const step = apply(state, entry);
    if (!step.ok) throw new Error(JSON.stringify({ entry, error: step.error }));
    text += entryText(state, entry, step.value.state);
    state = step.value.state;
  };
  go({
    type: 'deal',
    board: 1,
    dealer: dealing,
    hands: hands(cards.hands ?? `${SEAT_LETTERS[seats[0] ?? 0]}:? ? ? ?`, seats),
    unknown: perSeat(() => 0),
    turned: cards.turned === undefined ? null : card(cards.turned),
    statedPartner: null,
    statedAnnouncer: null,
  });
  for (const word of words.split(' ')) {
    const action = parseActionWord(word);
    if (!action.ok || !hasTurn(state)) throw new Error(`no place for ${word}`);
    go({ ...action.value, seat: state.turn });
  }
  expect(writeRecord(mustRead(text))).toBe(text);
  expect(mustReplay(text).end).toEqual(state);
  return text;
}

/** The lines of a record from its deal on, without the cards. */
const tags = (text: string): string =>
  text
    .slice(text.indexOf('[Deal '))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('[Deal '))
    .join('\n');

/** A record in which only some hands are known. */
const seenBy = (text: string, seats: string): string =>
  text.replace(/"([NESWX]):(\S+) (\S+) (\S+) (\S+)"/, (_all, first: string, ...cards: string[]) => {
    const order = 'NESW'.slice('NESW'.indexOf(first)) + 'NESW'.slice(0, 'NESW'.indexOf(first));
    const seen = cards.slice(0, 4).map((hand, index) => (seats.includes(order.charAt(index)) ? hand : '?'));
    return `"${first}:${seen.join(' ')}"`;
  });

const THREE_ACES = 'N:KQJ.A76.A76.A765 T98.KQJT9.5432.4 765.843.KQ9.KQT3 A432.52.JT8.J982';
const FOUR_ACES = 'N:AK2.A32.A32.A543 QJT.QJT98.KQ.876 987.765.JT9.KQJT 6543.K4.87654.92';

const withRules = (ruleset: Ruleset, rules: string): Ruleset => {
  const applied = applyHouseRules(ruleset, rules);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value;
};

describe('a turned trump', () => {
  const text = written({
    ruleset: metTroef,
    hands: 'N:A?.?.A?.? K?.?.?.? Q?.?.?.? J?.K?.?.?',
    turned: 'HK',
    words: 'rik pas pas pas',
  });

  it('stands before the auction and is trump', () => {
    expect(tags(text)).toBe('[Turned "HK"]\n[Auction "N"]\nrik pas pas pas\n[Contract "N rik"]\n[Trump "H"]');
  });

  it('must stand there, and in somebody’s hand, and only where the rules want it', () => {
    expect(replayFault(changed(text, '[Turned "HK"]\n', ''))).toMatchObject({
      code: 'refused',
      error: { code: 'turned-card-missing' },
    });
    const other = written({ words: 'pas' }).replace('[Auction', '[Turned "HK"]\n[Auction');
    expect(replayFault(other)).toMatchObject({ code: 'wrong-tag', tag: 'Turned', expected: null });
  });
});

describe('mallure', () => {
  const text = written({ ruleset: brabants, hands: THREE_ACES, words: 'pas pas pas' });

  it('is not written, but may be, and is then checked', () => {
    expect(tags(text)).toBe('[Auction "N"]\npas pas pas\n[Contract "N mallure"]\n[Partner "W"]');
    const stated = changed(text, '[Auction', '[Announce "N"]\n[Auction');
    expect(writeRecord(mustRead(stated))).toBe(stated);
    expect(mustReplay(stated).end).toEqual(mustReplay(text).end);
    expect(replayFault(changed(stated, '"N"]\n[Auction', '"S"]\n[Auction'))).toMatchObject({
      code: 'wrong-tag',
      tag: 'Announce',
      expected: 'N',
    });
  });

  it('must be stated where the hand that announces it is not known', () => {
    const hidden = seenBy(changed(text, '[Auction', '[Announce "N"]\n[Auction'), 'E');
    expect(mustReplay(hidden).end).toMatchObject({
      phase: 'naming',
      turn: 0,
      deal: { announcer: 0, partner: 3 },
    });
    expect(mustReplay(upTo(seenBy(text, 'E'), '[Auction "N"]\n')).end).toMatchObject({ turn: 0 });
    expect(mustReplay(upTo(hidden, '[Auction "N"]\n')).end).toMatchObject({ turn: 1 });
  });

  it('cannot be stated of a hand that has not the aces', () => {
    const wrong = seenBy(changed(text, '[Auction', '[Announce "E"]\n[Auction'), 'E');
    expect(replayFault(wrong)).toMatchObject({ code: 'wrong-tag', tag: 'Announce', expected: null });
  });
});

describe('aces announced in place of an auction', () => {
  const oosterhout = shippedRuleset('oosterhout') ?? pagat;
  const text = written({ ruleset: oosterhout, hands: THREE_ACES, words: 'SA SJ' });

  it('have no auction in the record', () => {
    expect(tags(text)).toBe('[Contract "N troela"]\n[Partner "W"]\n[Trump "S"]\n[Play "W"]\nSA SJ');
    expect(replayFault(changed(text, '[Contract', '[Auction "N"]\n[Contract'))).toMatchObject({
      code: 'wrong-tag',
      tag: 'Auction',
      expected: null,
    });
  });
});

describe('announced aces that no bid outranks', () => {
  it('stand at once, without an auction', () => {
    const top = withRules(brabants, 'troela=mandatory');
    const contracts = top.contracts.map((one) => (one.announced === 'none' ? one : { ...one, rank: 99 }));
    const ruleset = { ...top, id: 'thuis', name: 'Thuis', contracts };
    const text = written({ ruleset: onLadder(ruleset), hands: THREE_ACES, words: 'trump:H' });
    expect(tags(text)).toBe('[Contract "N mallure"]\n[Partner "W"]\n[Trump "H"]');
  });
});

describe('troela with all four aces', () => {
  const king = withRules(pagat, 'fourAces=king');
  const text = written({ ruleset: king, hands: FOUR_ACES, words: 'troela pas pas pas call:HK trump:S H3' });

  it('names a king before trump', () => {
    expect(tags(text)).toBe(
      '[Auction "N"]\ntroela pas pas pas\n[Contract "N troela"]\n[Call "HK"]\n[Partner "W"]\n[Trump "S"]\n[Play "N"]\nH3',
    );
  });

  it('is read in any order of the tags', () => {
    const other = changed(
      text,
      '[Call "HK"]\n[Partner "W"]\n[Trump "S"]\n',
      '[Trump "S"]\n[Partner "W"]\n[Call "HK"]\n',
    );
    expect(mustReplay(other).end).toEqual(mustReplay(text).end);
    expect(writeRecord(mustRead(other))).toBe(text);
    expect(replayFault(changed(text, '[Call "HK"]\n', ''))).toMatchObject({
      code: 'missing-tag',
      tag: 'Call',
    });
  });

  it('is read where the hand that names the king is not known', () => {
    const hidden = seenBy(upTo(text, '[Trump "S"]\n'), 'E');
    expect(mustReplay(hidden).end).toMatchObject({ phase: 'play', deal: { partner: 3, trump: 0 } });
  });

  it('can be played alone', () => {
    const alone = withRules(pagat, 'fourAces=alone');
    expect(tags(written({ ruleset: alone, hands: FOUR_ACES, words: 'troela pas pas pas trump:S' }))).toBe(
      '[Auction "N"]\ntroela pas pas pas\n[Contract "N troela"]\n[Trump "S"]',
    );
  });
});

describe('a partner who stays silent', () => {
  const huiskamer = shippedRuleset('huiskamer') ?? pagat;

  it('is not written, and trump neither where the first card led makes it', () => {
    const text = written({ ruleset: huiskamer, hands: THREE_ACES, words: 'troela pas pas pas HA H9' });
    expect(tags(text)).toBe('[Auction "N"]\ntroela pas pas pas\n[Contract "N troela"]\n[Play "N"]\nHA H9');
  });
});

describe('everybody passes', () => {
  it('a game that is chosen stands in the auction and has no seat', () => {
    const words = 'pas pas pas game:schoppen-mie';
    expect(tags(written({ ruleset: punten, words }))).toBe(
      `[Auction "N"]\n${words}\n[Contract "schoppen-mie"]`,
    );
  });

  it('a fixed game follows by itself; one that nobody plays is settled at once', () => {
    expect(tags(written({ ruleset: withRules(pagat, 'passOut=mie-en'), words: 'pas pas pas pas' }))).toBe(
      '[Auction "N"]\npas pas pas pas\n[Contract "mie-en"]',
    );
    expect(tags(written({ ruleset: withRules(pagat, 'passOut=bedelen'), words: 'pas pas pas pas' }))).toBe(
      '[Auction "N"]\npas pas pas pas\n[Contract "bedelen"]\n[Score "N 0 E 0 S 0 W 0"]',
    );
  });

  it('another game than the one that is played is refused', () => {
    const text = written({ ruleset: punten, words: 'pas pas pas game:schoppen-mie' });
    expect(replayFault(changed(text, '"schoppen-mie"', '"mie-en"'))).toMatchObject({
      code: 'wrong-tag',
      tag: 'Contract',
      expected: 'schoppen-mie',
    });
    expect(replayFault(changed(text, 'game:schoppen-mie', 'game:bedelen'))).toMatchObject({
      error: { code: 'may-not-choose' },
    });
  });
});

describe('three players', () => {
  const hand = 'N:KQJ.A76.A76.A765 T98.KQJT9.5432.4 765.843.KQ9.KQT3 A432.52.JT8.J982';

  it('speak N, E, S; the empty place can be the partner', () => {
    const text = written({ players: 3, dealer: 'S', hands: hand, words: 'troela pas pas trump:H' });
    expect(text).toContain('[Players "3"]');
    expect(tags(text)).toBe(
      '[Auction "N"]\ntroela pas pas\n[Contract "N troela"]\n[Partner "W"]\n[Trump "H"]',
    );
    expect(replayFault(changed(text, '[Dealer "S"]', '[Dealer "N"]'))).toMatchObject({ tag: 'Auction' });
  });

  it('have tricks of four places, and points of three seats', () => {
    const start = written({ players: 3, dealer: 'S', words: 'misere pas pas' });
    const end = '[Tricks "N 3 E 3 S 3 W 4"]\n[Score "N -10 E +5 S +5"]\n';
    expect(writeRecord(mustRead(`${start}[Play "N"]\n${end}`))).toBe(`${start}[Play "N"]\n${end}`);
  });
});

describe('five players', () => {
  const text = written({ players: 5, dealer: 'E', words: 'pas pas pas pas' });

  it('leave out the hand of the dealer, who gets no points', () => {
    expect(text).toMatch(/\[Dealer "E"\]\n\[Deal "N:\S+ \S+ \S+ \S+"\]\n\[Auction "S"\]/);
    expect(tags(text)).toBe(
      '[Auction "S"]\npas pas pas pas\n[Contract "pas"]\n[Score "N 0 E 0 S 0 W 0 X 0"]',
    );
    const dealt = written({ players: 5, dealer: 'N', words: 'pas' });
    expect(dealt).toContain('[Deal "E:');
  });

  it('may leave out the points of the dealer', () => {
    const shorter = changed(text, ' E 0 S 0', ' S 0');
    expect(mustReplay(shorter).end).toEqual(mustReplay(text).end);
    expect(writeRecord(mustRead(shorter))).toBe(text);
    expect(replayFault(changed(text, ' S 0', ''))).toMatchObject({ code: 'wrong-tag', tag: 'Score' });
  });
});
