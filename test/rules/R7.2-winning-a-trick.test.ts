import { describe, expect, test } from 'vitest';
import { deal } from '../support/table.js';

/** N has all aces; E is void in hearts, S in spades, W in diamonds. */
const HANDS = 'N:AKQ.AKQ.AKQ9.A87 JT98.-.JT876.KQJT -.JT987.5432.9654 765432.65432.-.32';

const alone = deal({ dealer: 'W', hands: HANDS }).auction('alleen-9 pas pas pas').say('trump:S');

describe('R7.2: the highest trump wins, else the highest card of the suit led', () => {
  test('the highest card of the suit led', () => {
    expect(alone.play('D9 DJ D5 H2').trickWinners).toBe('E');
    expect(alone.play('C8 CT C9 C2').trickWinners).toBe('E');
  });

  test('a small trump beats the ace of the suit led', () => {
    expect(alone.play('HA S8 H7 H2').trickWinners).toBe('E');
    expect(alone.play('DA DJ D5 S2').trickWinners).toBe('W');
  });

  test('the higher of two trumps, whoever plays first', () => {
    const bothVoid = 'N:AKQ.AKQ.AKQ98.A7 T98.JT98.-.KQJT98 -.765.JT765432.65 J765432.432.-.432';
    const table = deal({ dealer: 'W', hands: bothVoid }).auction('alleen-9 pas pas pas').say('trump:S');
    expect(table.play('DA S8 DJ SJ').trickWinners).toBe('W');
    expect(table.play('DA ST DJ S7').trickWinners).toBe('E');
  });

  test('a discard never wins, however high', () => {
    expect(alone.play('D9 D8 D5 H6').trickWinners).toBe('N');
    expect(alone.play('SA S8 HJ S2').play('SK S9 HT S3').trickWinners).toBe('N N');
  });

  test('when trump is led the highest trump wins', () => {
    expect(alone.play('SQ SJ HJ S7').trickWinners).toBe('N');
  });

  test('without trump the highest card of the suit led wins', () => {
    const misere = deal({ dealer: 'W', hands: HANDS }).auction('misere pas pas pas');
    expect(misere.play('DA DJ D5 S7').trickWinners).toBe('N');
    expect(misere.play('D9 DT D5 S7').trickWinners).toBe('E');
  });

  test('who wins a trick leads to the next', () => {
    const table = alone.play('HA S8 H7 H2');
    expect(table.turn).toBe('E');
    expect(table.play('CK C9 C2 C7').turn).toBe('E');
    expect(table.play('CK C9 C2 CA').turn).toBe('N');
  });

  test('thirteen tricks end the deal', () => {
    const table = alone.playOut();
    expect(table.trickWinners.split(' ')).toHaveLength(13);
    expect(table.finished.deal.taken.reduce((sum, taken) => sum + taken, 0)).toBe(13);
    expect(table.phase).toBe('deal');
  });
});
