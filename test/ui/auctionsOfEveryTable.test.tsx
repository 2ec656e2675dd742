import { describe, expect, it } from 'vitest';
import { card } from '../support/hands.js';
import { textOf } from './support/drawn.js';
import { askedAt, pausedAt, press, SMALL, waitingAt } from './support/setups.js';
import * as situations from './support/situations.js';

describe('a game instead of a bid', () => {
  it('is offered to the last to speak, who may not pass and is told so', () => {
    const state = askedAt(situations.toChooseGame());
    const screen = textOf(state);
    expect(screen).toContain('r  een of vijf');
    expect(screen).toContain('t  schoppen mie');
    expect(screen).not.toContain('p  pass');
    expect(screen).toMatch(/Everybody has passed|passing is not/i);
    expect(textOf(askedAt(situations.toSpeak()))).not.toContain('een of vijf');
  });

  it('is chosen with Enter or by its key, which it has in every auction', () => {
    const state = askedAt(situations.toChooseGame());
    expect(press(state, 'r').answer).toEqual({ type: 'game', game: 'een-of-vijf' });
    expect(press(state, 'right right right down down down down down enter').answer).toEqual({
      type: 'game',
      game: 'schoppen-mie',
    });
  });

  it('says what it is about and what one pays another', () => {
    const state = press(askedAt(situations.toChooseGame()), 'right down down');
    expect(textOf(state)).toContain('exactly 1 or 5 tricks win · one player pays another 10');
    expect(
      textOf(press(askedAt(situations.toChooseGame(), { language: 'nl' }), 'right down down')),
    ).toContain('win met precies 1 of 5 slagen · de een betaalt de ander 10');
  });
});

describe('announced aces', () => {
  it('stand before the first round, and as the highest bid', () => {
    const screen = textOf(askedAt(situations.acesAnnounced()));
    expect(screen).toContain('highest bid: Sjef: mallure');
    expect(screen).toMatch(/Truus +Sjef +You +Harrie *\n +announces mallure *\n +pass +▸/);
    expect(textOf(press(askedAt(situations.acesAnnounced(), { language: 'nl' }), 'a'))).toContain(
      'meldt mallure',
    );
  });
});

describe('a card that is shown before the auction', () => {
  it.each([undefined, SMALL])('stands beside the highest bid with who has it', (size) => {
    const state = askedAt(situations.cardTurned(), size === undefined ? {} : { size });
    expect(textOf(state)).toMatch(/no bid yet +turned: 3♠ \(Harrie\)/);
  });
});

describe('a long ladder', () => {
  const state = askedAt(situations.sixtyFourBids());

  it.each([{ columns: 80, rows: 24 }, SMALL])(
    'shows the highlighted bid wherever it stands, at $columns',
    (size) => {
      let at = { ...state, size };
      for (let bid = 0; bid < 64; bid += 6) {
        const screen = textOf(at);
        expect(screen).toContain(bid === 0 ? '▸' : `Het bod nummer ${bid}`);
        at = press(at, 'right');
      }
      expect(textOf(at)).toContain('Het bod nummer 64');
    },
  );

  it('says how many bids stand before and behind those on show', () => {
    const screen = textOf(press(state, 'right right right'));
    expect(screen).toContain('← 18 more · 29 more →');
    expect(textOf(state)).not.toContain('←  ');
  });

  it('calls contracts by the names that their club gives them', () => {
    expect(textOf(state)).toContain('1  Het bod nummer 1 ');
    expect(textOf(state)).not.toContain('bod-1');
    expect(press(state, '1').answer).toEqual({ type: 'bid', bid: 'bod-1' });
  });
});

describe('naming trump as the partner', () => {
  it('says why, and refuses the suit of the fourth ace', () => {
    const state = askedAt(situations.toNameTrumpAsPartner());
    expect(textOf(state)).toContain('You hold A♣ and are the partner: which suit is trump?');
    expect(textOf(state)).not.toContain('♣ clubs  ');
    const refused = press(state, 'C');
    expect(refused.answer).toBeNull();
    expect(textOf(refused)).toMatch(/Clubs cannot be trump/);
  });
});

describe('naming a king with four aces', () => {
  it('asks for a card whose holder becomes the partner, before trump is known', () => {
    const state = askedAt(situations.toNameKing());
    expect(textOf(state)).toContain('Four aces: who holds the chosen card is your partner');
    expect(press(state, 'D').answer).toEqual({ type: 'call', card: card('DK'), blind: false });
    expect(press(state, 'S').answer).toBeNull();
  });
});

describe('a partner who keeps silent', () => {
  it('is known to himself, to the declarer by his card, and to nobody else', () => {
    const table = situations.silentPartner();
    expect(textOf(pausedAt(table, 'contract'))).toContain('partner: fourth ace');
    expect(textOf(pausedAt(table, 'contract'))).toContain('trump: first card led');
    expect(textOf(waitingAt(table, { seat: 0 }))).toContain('partner: you (secret)');
    expect(textOf(waitingAt(table, { seat: 1 }))).toContain('partner: A♣');
    const led = table.play('CA');
    expect(textOf(waitingAt(led))).toContain('trump ♣ · partner: Truus');
  });
});
