import { describe, expect, it } from 'vitest';
import { deal } from '../support/table.js';
import { ask } from './support/ask.js';

describe('declarer leads', () => {
  it('draws trumps from the top', () => {
    const table = deal({ hands: 'N:AKQJ862.84.A73.9 ? ? ?' });
    expect(ask(table.auction('alleen-8 pas pas pas').say('trump:S'))).toEqual([
      expect.stringMatching(/^S[AKQJ]$/),
      'draw-trumps',
    ]);
  });

  it('stops drawing when the enemies have no trumps left', () => {
    const table = deal({ hands: 'N:AKQJT98.8432.A.2 765.?.?.? 432.?.?.? -.T9?.?.?' });
    const drawn = table
      .auction('alleen-8 pas pas pas')
      .say('trump:S')
      .play('SA S5 S2 H9 SK S6 S3 HT SQ S7 S4');
    const [discard = ''] = drawn.legal.split(' ');
    expect(ask(drawn.say(discard))[1]).not.toBe('draw-trumps');
  });

  it('forces out the ace of his long suit while he still has trumps to come back in', () => {
    const table = deal({ hands: 'N:AKQJ98.KQJT9.2.2 T6.?.43?.? 54.A8?.?.? 732.?.?.?' });
    const drawn = table
      .auction('alleen-8 pas pas pas')
      .say('trump:S')
      .play('SA S6 S4 S2 SK ST S5 S3 SQ D3 H8 S7');
    expect(ask(drawn)).toEqual([expect.stringMatching(/^H[KQJT9]$/), 'force-out-higher']);
  });

  it('leads the called suit, which his partner must answer with the called card', () => {
    const table = deal({ hands: 'N:J8642.3.K85.K862 ? ? ?' });
    expect(ask(table.auction('rik pas pas pas').say('trump:S call:HA'))).toEqual(['H3', 'find-partner']);
  });

  it('leads a loser face down after a blind call', () => {
    const table = deal({ hands: 'N:J8642.A753.-.AK62 ? ? ?' });
    const [word, reason] = ask(table.auction('rik pas pas pas').say('trump:S call:DA:blind'));
    expect(reason).toBe('lead-face-down');
    expect(word).toMatch(/^[HC][23567]\*$/);
  });
});

describe('the partner leads', () => {
  it('leads trump for a declarer who named it, with nothing to cash', () => {
    const table = deal({ hands: 'N:74.A43.JT98.Q543 ? KQJ985.?.?.? ?' });
    const played = table.auction('pas pas rik pas').say('trump:S call:HA');
    expect(ask(played)).toEqual([expect.stringMatching(/^S/), 'trump-for-declarer']);
  });
});

describe('a defender leads', () => {
  it('cashes the ace of a suit that nobody has ruffed yet', () => {
    const table = deal({ hands: 'N:T83.AK74.J82.764 KQJ975.32.A43.K8 ? ?' });
    expect(ask(table.auction('pas rik pas pas').say('trump:S call:CA'))).toEqual([
      expect.stringMatching(/^H[AK]$/),
      'cash-winner',
    ]);
  });

  it('does not lead a suit that the declarer is known to ruff', () => {
    const table = deal({ hands: 'N:83.QT974.J82.764 KQJ9754.-.A43.K83 ?.86?.75?.? ?.AKJ53.KQ.?' });
    const after = table.auction('pas rik pas pas').say('trump:S call:CA').play('H4 S4 H6 H3 D3 D5 DQ D2');
    expect(after.turn).toBe('W');
    expect(ask(after)[0]).not.toMatch(/^H/);
  });

  it('does not lead away from a guarded king when a harmless card will do', () => {
    const table = deal({ hands: 'N:83.K4.987632.764 KQJ975.32.AQ.K83 ? ?' });
    expect(ask(table.auction('pas rik pas pas').say('trump:S call:CA'))[0]).not.toMatch(/^H/);
  });
});
