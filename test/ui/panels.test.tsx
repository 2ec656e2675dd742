import { describe, expect, it } from 'vitest';
import { card } from '../support/hands.js';
import { frameOf, textOf } from './support/drawn.js';
import { askedAt, endedAt, LARGE, pausedAt, press, resultAt, waitingAt } from './support/setups.js';
import * as situations from './support/situations.js';

/** The line of a screen that has a text. */
const lineWith = (screen: string, text: string): string =>
  screen.split('\n').find((line) => line.includes(text)) ?? `nothing with '${text}'`;

const DIM = '\u001b[2m';
const INVERSE = '\u001b[7m';

describe('the auction panel', () => {
  const state = askedAt(situations.toSpeak());

  it('shows who has said what, and who is to speak', () => {
    const screen = textOf(state);
    expect(lineWith(screen, 'Truus  ')).toMatch(/Truus +Sjef +You +Harrie/);
    expect(screen).toMatch(/pass +pass +▸/);
    expect(screen).toContain('dealer: Harrie');
  });

  it('offers the legal bids only, to pass being the one that Enter does', () => {
    const screen = textOf(state);
    expect(screen).toContain('▸p  pass');
    expect(screen).toContain('1  rik ');
    expect(screen).toContain('open misère met een praatje');
    expect(screen).not.toContain('troela');
    expect(textOf(askedAt(situations.misereStands()))).not.toMatch(/ rik beter/);
  });

  it('says what the highlighted bid asks', () => {
    expect(textOf(press(state, 'down down'))).toContain('trump: hearts · worth 1');
    expect(textOf(state)).toContain('out of this auction');
  });

  it('highlights the bid that a duty demands when passing is not allowed', () => {
    const screen = textOf(askedAt(situations.threeAces()));
    expect(screen).toContain('▸c  troela');
    expect(screen).not.toContain('p  pass');
  });

  it('tells why a bid is not allowed', () => {
    const screen = textOf(press(askedAt(situations.misereStands()), '1'));
    expect(screen).toContain('Rik is too low: bid higher than misère, or pass.');
  });

  it('has nothing to choose while somebody else speaks', () => {
    const screen = textOf(waitingAt(situations.othersSpeak()));
    expect(screen).toContain('Truus has the turn');
    expect(screen).not.toMatch(/rik beter/);
  });
});

describe('the level of the others', () => {
  it('stands above the score sheet where it was asked for', () => {
    const levels = ['sharp', 'club', '', 'beginner'];
    const screen = textOf(press(resultAt(situations.settled(), { levels }), 's'));
    expect(screen).toContain('Harrie: beginner · Truus: sharp · Sjef: club');
    expect(textOf(press(resultAt(situations.settled()), 's'))).not.toContain('Harrie:');
  });
});

describe('the trump picker', () => {
  it('shows every suit with the cards held in it, the longest highlighted', () => {
    const screen = textOf(askedAt(situations.toNameTrump()));
    expect(screen).toContain('Which suit is trump?');
    expect(lineWith(screen, '♠ spades')).toMatch(/S {2}♠ spades .* 3 cards {2}10 9 8/);
    expect(lineWith(screen, '♣ clubs')).toMatch(/▸C {2}♣ clubs .* 4 cards {2}A 8 7 6/);
  });
});

describe('the call picker', () => {
  it('shows the cards that may be called with the own cards of that suit', () => {
    const screen = textOf(askedAt(situations.toCall()));
    expect(screen).toContain('Who holds it is your partner');
    expect(lineWith(screen, 'A♠ spades')).toMatch(/3 cards {2}10 9 8/);
    expect(screen).toContain('A♥ hearts');
    expect(screen).not.toContain('blind');
  });

  it('marks a blind call', () => {
    expect(textOf(askedAt(situations.toCallBlind()))).toMatch(/▸H {2}A♥ hearts, blind +0 cards/);
  });
});

describe('the hand', () => {
  it('stands in suits whose colours alternate, each from high to low, trump marked', () => {
    const screen = textOf(waitingAt(situations.toBeLed()));
    expect(screen).toContain('│10♠ │ 9♠ │ 8♠ │ │ K♥ │ Q♥ │ 7♥ │ │ A♣ │ 8♣ │ 7♣ │ 6♣ │ │ A♦ │ K♦ │ 6♦ │');
    const below = lineWith(screen, 'trump ').length > 0 ? screen.split('\n')[20] : '';
    expect(below?.trim()).toBe('trump');
    expect(below?.indexOf('trump')).toBeGreaterThan(lineWith(screen, 'A♣ │ 8♣').indexOf('A♣'));
  });

  it('keeps the colours apart where a suit is missing', () => {
    expect(textOf(askedAt(situations.toLeadBlind()))).toMatch(/K♠ │ 9♠ │ 8♠ │.*│ K♦ │ 8♦ │ 4♦ │.*│ K♣ │/);
  });

  it('raises the highlighted card and dims those that may not be played', () => {
    const state = askedAt(situations.toFollow());
    const frame = frameOf(state);
    const lines = textOf(state).split('\n');
    expect(lines[16]).toMatch(/^ +╭────╮ *$/);
    expect(lines[17]).toContain('┤ 7♥ │');
    const cardsLine = frame.split('\n').find((line) => line.includes('A♣')) ?? '';
    expect(cardsLine).toMatch(new RegExp(`${escaped(DIM)}[^m]*│[^│]*A♣`));
    expect(frame).toContain(INVERSE);
  });

  it('says why a card may not be played', () => {
    const screen = textOf(press(askedAt(situations.toFollow()), 'end enter'));
    expect(screen).toContain('Following suit is compulsory: play hearts.');
  });

  it('says so when a card is named that is not in it', () => {
    expect(textOf(press(askedAt(situations.toFollow()), 'H a'))).toContain(
      'You do not hold the ace of hearts.',
    );
  });

  it('tells that the called card is due', () => {
    expect(textOf(askedAt(situations.calledCardDue()))).toContain('The called card must be played now: A♥.');
  });
});

describe('the trick', () => {
  it('has every card before its player, an arrow to who led, and the turn', () => {
    const lines = textOf(waitingAt(situations.threeCards())).split('\n');
    expect(lines[6]).toMatch(/│ {14}│ 4♥ │ {14}│/);
    expect(lines[9]).toMatch(/trick 1 ▴ +│ 2♥ │/);
    expect(lines[12]).toMatch(/│ Q♥ │/);
    expect(lines.join('\n')).toContain('▸ Harrie');
  });

  it('stays when it is complete, with who takes it', () => {
    const screen = textOf(pausedAt(situations.oneTrick(), 'trick'));
    expect(screen).toContain('Trick 1 goes to you');
    expect(screen).toMatch(/│ 3♥ │ +trick 1 ▴ +│ 2♥ │/);
    expect(screen).toMatch(/You · rik · 1 trick/);
    expect(screen).toMatch(/Enter go on/);
  });

  it('shows the back of a card that was led face down', () => {
    expect(textOf(waitingAt(situations.ledFaceDown()))).toMatch(/│▒▒▒▒│/);
  });

  it('tells what will be played before the first lead', () => {
    const screen = textOf(pausedAt(situations.toBeLed(), 'contract'));
    for (const words of ['You: rik', 'trump ♣', 'A♠ called', '8 tricks or more', 'Truus leads first']) {
      expect(screen).toContain(words);
    }
  });

  it('counts the tricks of the declaring side, and says that a partner is still unknown', () => {
    expect(textOf(askedAt(situations.oneTrick()))).toContain('1 + ? of 8 tricks');
    expect(textOf(waitingAt(situations.misereAndPiek()))).toContain('Truus: misère · Sjef: piek');
  });

  it('names the partner as soon as everybody knows him', () => {
    const state = pausedAt(situations.partnerShown(), 'trick');
    const screen = textOf(state);
    expect(screen).toContain('Trick 1 goes to Sjef · partner: Sjef');
    expect(screen).toContain('You: rik · trump ♣ · A♠ called · partner: Sjef');
    expect(screen).toContain('1 of 8 tricks');
  });

  it('tells the partner, and nobody else, that he is it', () => {
    expect(textOf(waitingAt(situations.secretPartner()))).toContain('partner: you (secret)');
    expect(textOf(waitingAt(situations.toBeLed()))).not.toContain('secret');
  });
});

describe('open hands', () => {
  it('lie open at their places, the player being told that his own does too', () => {
    const screen = textOf(askedAt(situations.praatje()));
    expect(screen).toContain('♠ K Q 7 2  ♥ A 5  ♣ Q 3 2  ♦ J 9 8');
    for (const suit of ['♠ 6 4 3', '♥ 10 6', '♣ K 10 5', '♦ Q 5 4 3']) expect(screen).toContain(` ${suit} `);
    for (const suit of ['♠ A J 5', '♥ J 9 8', '♣ J 9 4', '♦ 10 7 2']) {
      expect(screen.split('\n').some((line) => line.endsWith(` ${suit}`))).toBe(true);
    }
    expect(screen).toContain('You · open');
    expect(screen).not.toContain('▒');
  });
});

describe('the result', () => {
  it('spells the arithmetic out and shows hands, auction, points and totals', () => {
    const state = resultAt(situations.settled());
    const screen = textOf(state);
    expect(screen).toMatch(/Rik by You and Sjef: (made|lost), \d+ tricks/);
    expect(screen).toMatch(/Value: 1 \+ \d+ (off|overtricks?) × 1 = \d+/);
    expect(screen).toContain('The cards · trump ♣ · A♠ called');
    expect(screen).toMatch(/Truus +♠ K Q 7 2 +♥ A 5 4 +♣ Q 3 2 +♦ J 9 8/);
    expect(screen).toMatch(/You +♠ 10 9 8 +♥ K Q 7 +♣ A 8 7 6 +♦ A K 6/);
    expect(screen).toContain('Truus pass · Sjef pass · You rik · Harrie pass');
    const [points, totals] = [lineWith(screen, 'this deal'), lineWith(screen, 'totals')];
    expect(points.replace('this deal', '').trim()).toBe(totals.replace('totals', '').trim());
    expect(state.rows).toHaveLength(1);
  });

  it('shows how often a value is settled by a player alone', () => {
    expect(textOf(resultAt(situations.fourContracts()))).toMatch(/Value: 5 · Truus 5 × 3 = [+-]15/);
  });

  it('settles every contract in a row of its own where there are several', () => {
    const screen = textOf(resultAt(situations.fourContracts()));
    for (const words of ['misère Truus', 'piek Sjef', 'misère You', 'piek Harrie', 'together', 'totals']) {
      expect(screen).toContain(words);
    }
  });

  it('says that the cards are thrown in when everybody passed', () => {
    const screen = textOf(resultAt(situations.thrownIn()));
    expect(screen).toContain('Everybody passed: the cards are thrown in');
    expect(screen).toContain('You pass');
  });
});

describe('the score sheet', () => {
  it('has the deals, what each brought, and the totals', () => {
    const screen = textOf(press(resultAt(situations.settled()), 's'));
    expect(screen).toContain('Score sheet');
    expect(lineWith(screen, 'rik You+Sjef')).toMatch(/1 rik You\+Sjef +([+-]\d+ +-?\d+ *){4}/);
    expect(lineWith(screen, 'totals')).toMatch(/([+-]\d+ *){4}/);
    expect(screen).toContain('Esc back');
  });

  it('says so while no deal has been played', () => {
    expect(textOf(press(askedAt(situations.toSpeak()), 's'))).toContain('No deal has been played yet.');
  });

  it('scrolls when there are more deals than lines', () => {
    const row = {
      board: 1,
      contracts: [],
      game: null,
      active: [0, 1, 2, 3] as const,
      deltas: [0, 0, 0, 0, 0] as const,
    };
    const rows = Array.from({ length: 40 }, (_, index) => ({ ...row, board: index + 1 }));
    const sheet = press({ ...askedAt(situations.toSpeak()), rows }, 's');
    expect(textOf(sheet)).toMatch(/ 40 passed out/);
    expect(textOf(sheet)).toMatch(/\d+ above, 0 below/);
    const top = press(sheet, 'home');
    expect(textOf(top)).toMatch(/ 1 passed out/);
    expect(textOf(top)).toMatch(/0 above, \d+ below/);
    expect(textOf(press(top, 'page-down end'))).toMatch(/ 40 passed out/);
  });
});

describe('the last trick', () => {
  it('can be looked at until the next is complete, with who took it', () => {
    const screen = textOf(press(askedAt(situations.oneTrick()), 'l'));
    expect(screen).toContain('The last trick · Trick 1 goes to you');
    for (const name of ['4♥', '2♥', 'Q♥', '3♥', 'Truus', 'Sjef', 'Harrie']) expect(screen).toContain(name);
    expect(screen).toContain('│ K♥ │');
  });
});

describe('the auction again', () => {
  it('shows all calls over the table', () => {
    const screen = textOf(press(askedAt(situations.toFollow()), 'a'));
    expect(screen).toContain('The auction');
    expect(screen).toMatch(/pass +pass +rik +pass/);
  });
});

describe('the list of keys', () => {
  it('has what can be pressed at that moment and nothing else', () => {
    const bidding = textOf(press(askedAt(situations.toSpeak()), '?'));
    expect(bidding).toContain('make the chosen bid');
    expect(bidding).not.toContain('the last trick');
    expect(bidding).not.toContain('lead face down');
    const playing = textOf(press(askedAt(situations.toLeadBlind()), '?'));
    expect(playing).toContain('look at the last trick');
    expect(playing).toContain('lead face down');
    expect(playing).not.toContain('bid');
  });
});

describe('the final standings', () => {
  it('name the winners and everybody in order, and offer another match', () => {
    const state = endedAt(situations.matchOver());
    const screen = textOf(state);
    expect(screen).toContain('Final standings after 1 deal');
    expect(screen).toMatch(/Shared win: \w+ and \w+/);
    expect(screen).toMatch(/▸ 1\. \w+ +\+\d/);
    expect(screen).toMatch(/ {2}3\. \w+ +-\d/);
    expect(screen).toContain('Enter new match');
  });
});

describe('a terminal that is too small', () => {
  it('is told what the table needs, and the game is there again when it grows', () => {
    const state = askedAt(situations.toFollow());
    const small = { ...state, size: { columns: 40, rows: 10 } };
    expect(textOf(small)).toMatch(/needs a window of 60×20\s+characters/);
    expect(press(small, 'enter H').answer).toBeNull();
    expect(textOf({ ...press(small, 'enter'), size: LARGE })).toBe(textOf(state));
    expect(press(small, 'q').left).toBe('quit');
  });
});

const escaped = (text: string): string => text.replaceAll(/[[\]]/g, '\\$&');

describe('a face-down lead', () => {
  it('is asked for by a key and says what it asks', () => {
    const state = press(askedAt(situations.toLeadBlind()), 'b');
    expect(textOf(state)).toContain('This card goes face down and asks for A♥');
    expect(press(state, 'D 8').answer).toEqual({ type: 'play', card: card('D8'), faceDown: true });
    expect(press(state, 'b D 8').answer).toEqual({ type: 'play', card: card('D8'), faceDown: false });
  });
});
