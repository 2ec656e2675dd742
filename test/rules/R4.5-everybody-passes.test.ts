import { describe, expect, test } from 'vitest';
import type { PassOut } from '../../src/engine/ruleset.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { deal, pagatWith, seat, withRules } from '../support/table.js';

const GAMES = ['een-of-vijf', 'een-vijf-elf', 'schoppen-mie', 'mie-en'];

const passing = (passOut: PassOut) => pagatWith({ passOut });

describe('R4.5: when everybody passes the deal is thrown in', () => {
  test('nobody scores and the next dealer deals', () => {
    const table = deal({ dealer: 'E', board: 7 }).auction('S:pas W:pas N:pas E:pas');
    expect(table.finished.settlement.kind).toBe('thrown-in');
    expect(table.score).toBe('N 0 E 0 S 0 W 0');
    expect(table.phase).toBe('deal');
    const next = table.next();
    expect(next.deal.dealer).toBe(seat('S'));
    expect(next.deal.board).toBe(8);
  });

  test('it does not count towards the number of deals of the match', () => {
    const ruleset = pagatWith({ end: { kind: 'deals', count: 1 } });
    const table = deal({ ruleset }).auction('pas pas pas pas').next().auction('pas pas pas pas');
    expect(table.phase).toBe('deal');
    expect(table.state.match.settled).toBe(0);
    expect(table.next().auction('misere pas pas pas').playOut().phase).toBe('over');
  });

  test('the dealer, who speaks last, may pass', () => {
    expect(deal({ dealer: 'W' }).say('N:pas E:pas S:pas').refusal('W:pas')).toBeNull();
  });

  test('no game may be chosen', () => {
    expect(deal({ dealer: 'W' }).say('N:pas E:pas S:pas').refusal('W:game:schoppen-mie')).toEqual({
      code: 'may-not-choose',
      game: 'schoppen-mie',
    });
  });
});

describe('R4.5: passOut=dealer-bids, the last to speak must bid', () => {
  const ruleset = passing({ kind: 'dealer-bids' });

  test('when all others have passed the dealer may not pass but bid anything', () => {
    const table = deal({ dealer: 'W', ruleset }).say('N:pas E:pas S:pas');
    expect(table.refusal('W:pas')).toEqual({ code: 'must-bid' });
    expect(table.legal.split(' ')[0]).toBe('rik');
    expect(table.auction('W:rik').contracts).toBe('W rik');
    expect(table.auction('W:piek').contracts).toBe('W piek');
  });

  test('nobody else is bound, nor the dealer when there is a bid', () => {
    const table = deal({ dealer: 'W', ruleset });
    expect(table.say('N:pas E:pas').refusal('S:pas')).toBeNull();
    expect(table.say('N:rik E:pas S:pas').refusal('W:pas')).toBeNull();
    expect(table.auction('N:rik E:rik-beter S:pas W:pas N:pas').contracts).toBe('E rik-beter');
  });

  test('no game may be chosen', () => {
    const table = deal({ dealer: 'W', ruleset }).say('N:pas E:pas S:pas');
    expect(table.legal).not.toContain('game:');
  });
});

describe('R4.5: passOut=dealer-chooses, the last to speak bids or picks a listed game', () => {
  const ruleset = passing({ kind: 'dealer-chooses', games: ['een-of-vijf', 'schoppen-mie'] });
  const lastTurn = deal({ dealer: 'W', ruleset }).say('N:pas E:pas S:pas');

  test('he may not pass', () => {
    expect(lastTurn.turn).toBe('W');
    expect(lastTurn.refusal('W:pas')).toEqual({
      code: 'must-bid-or-choose',
      games: ['een-of-vijf', 'schoppen-mie'],
    });
  });

  test('any bid, or one of the listed games and no other', () => {
    const words = lastTurn.legal.split(' ');
    expect(words.filter((word) => word.startsWith('game:')).join(' ')).toBe(
      'game:een-of-vijf game:schoppen-mie',
    );
    for (const bid of ['rik', 'piek', 'alleen-9', 'open-alleen-13']) expect(words).toContain(bid);
    expect(lastTurn.refusal('W:game:mie-en')).toEqual({ code: 'may-not-choose', game: 'mie-en' });
    expect(lastTurn.refusal('W:game:klaverjas')).toEqual({ code: 'unknown-game', game: 'klaverjas' });
  });

  test('a bid is played as if it had been made in an auction', () => {
    expect(lastTurn.auction('W:piek').contracts).toBe('W piek');
  });

  test('the game that was picked is played, and nobody declares', () => {
    const table = lastTurn.auction('W:game:schoppen-mie');
    expect(table.phase).toBe('play');
    expect(table.contracts).toBe('');
    expect(table.eventsOf('game-begun')).toEqual([{ type: 'game-begun', game: 'schoppen-mie' }]);
    expect(table.seenBy('E').deal?.calls.at(-1)).toEqual({
      type: 'game',
      game: 'schoppen-mie',
      seat: seat('W'),
    });
    expect(table.playOut().finished.settlement).toMatchObject({
      kind: 'game',
      result: { game: 'schoppen-mie' },
    });
  });

  test('nobody picks one earlier, nor the dealer when there is a bid', () => {
    const table = deal({ dealer: 'W', ruleset });
    const mayNot = { code: 'may-not-choose', game: 'schoppen-mie' } as const;
    expect(table.refusal('N:game:schoppen-mie')).toEqual(mayNot);
    expect(table.say('N:pas E:pas').refusal('S:game:schoppen-mie')).toEqual(mayNot);
    expect(table.say('N:pas E:rik S:pas').refusal('W:game:schoppen-mie')).toEqual(mayNot);
    expect(table.say('N:pas E:rik S:pas').refusal('W:pas')).toBeNull();
  });

  test('it counts as a deal of the match', () => {
    expect(lastTurn.auction('W:game:een-of-vijf').playOut().state.match.settled).toBe(1);
  });
});

describe('R4.5: dealer-chooses in the presets that have it', () => {
  test('punten: any bid that needs no earlier one, een-of-vijf or schoppen-mie', () => {
    const table = deal({ dealer: 'W', ruleset: punten }).say('N:pas E:pas S:pas');
    expect(table.legal).toBe(
      [
        'rik rik-beter piek misere open-piek open-misere open-piek-praatje open-misere-praatje',
        'game:een-of-vijf game:schoppen-mie',
      ].join(' '),
    );
  });

  test('toernooi: rik, piek, misère or a game, no pass', () => {
    const table = deal({ dealer: 'W', ruleset: toernooi }).say('N:pas E:pas S:pas');
    expect(table.legal).toBe('rik piek misere game:een-of-vijf game:schoppen-mie');
    expect(table.refusal('W:pas')).toMatchObject({ code: 'must-bid-or-choose' });
  });

  test('who is bound to announce three aces cannot pick a game instead', () => {
    const ruleset = withRules(punten, { troela: 'mandatory' });
    const table = deal({ dealer: 'W', ruleset, hands: 'N:? ? ? A?.A?.A?.?' }).say('N:pas E:pas S:pas');
    expect(table.refusal('W:game:een-of-vijf')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
    expect(table.auction('W:troela').contracts).toBe('W troela');
  });
});

describe('R4.5: a fixed special game', () => {
  test.each(GAMES)('passOut=%s is played at once', (game) => {
    const table = deal({ dealer: 'W', ruleset: passing({ kind: 'game', game }) });
    expect(table.say('N:pas E:pas S:pas').refusal('W:pas')).toBeNull();
    const begun = table.auction('N:pas E:pas S:pas W:pas');
    expect(begun.phase).toBe('play');
    expect(begun.deal).toMatchObject({ game: { id: game }, trump: null, contracts: [] });
    expect(begun.playOut().state.match.settled).toBe(1);
  });

  test('not when somebody has bid', () => {
    const table = deal({ dealer: 'W', ruleset: passing({ kind: 'game', game: 'schoppen-mie' }) });
    const played = table.auction('N:pas E:misere S:pas W:pas');
    expect(played.contracts).toBe('E misere');
    expect(played.deal.game).toBeNull();
  });

  test('the dealer cannot pick another', () => {
    const table = deal({ dealer: 'W', ruleset: passing({ kind: 'game', game: 'schoppen-mie' }) });
    expect(table.say('N:pas E:pas S:pas').refusal('W:game:mie-en')).toEqual({
      code: 'may-not-choose',
      game: 'mie-en',
    });
  });
});

describe('R4.5: passOut=bedelen', () => {
  test('nobody plays, and the next dealer deals', () => {
    const ruleset = passing({ kind: 'game', game: 'bedelen' });
    const table = deal({ dealer: 'W', ruleset }).auction('pas pas pas pas');
    expect(table.phase).toBe('deal');
    expect(table.finished.settlement).toMatchObject({ kind: 'game', result: { game: 'bedelen' } });
    expect(table.finished.deal.tricks).toEqual([]);
    expect(table.state.match.settled).toBe(1);
    expect(table.next().deal.dealer).toBe(seat('N'));
  });
});

describe('R4.5: with five players the last to speak sits at the right of the dealer', () => {
  test('dealer-bids binds him, for the dealer does not speak', () => {
    const table = deal({ players: 5, dealer: 'E', ruleset: passing({ kind: 'dealer-bids' }) });
    const last = table.say('S:pas W:pas X:pas');
    expect(last.turn).toBe('N');
    expect(last.refusal('N:pas')).toEqual({ code: 'must-bid' });
    expect(last.auction('N:misere').contracts).toBe('N misere');
    expect(table.say('S:pas W:pas').refusal('X:pas')).toBeNull();
  });

  test('dealer-chooses lets him pick', () => {
    const ruleset = passing({ kind: 'dealer-chooses', games: ['mie-en'] });
    const table = deal({ players: 5, dealer: 'N', ruleset }).say('E:pas S:pas W:pas');
    expect(table.turn).toBe('X');
    expect(table.refusal('X:pas')).toMatchObject({ code: 'must-bid-or-choose' });
    expect(table.auction('X:game:mie-en').deal.game?.id).toBe('mie-en');
  });

  test('a fixed game is played by the four', () => {
    const table = deal({ players: 5, dealer: 'X', ruleset: passing({ kind: 'game', game: 'een-of-vijf' }) });
    expect(table.auction('N:pas E:pas S:pas W:pas').turn).toBe('N');
  });
});
