import { describe, expect, it } from 'vitest';
import { deal } from '../support/table.js';
import { ask } from './support/ask.js';

const rik = (hand: string) => deal({ hands: `N:${hand} ? ? ?` }).auction('rik pas pas pas');

describe('naming trump', () => {
  it('names the longest suit', () => {
    expect(ask(rik('A4.KQ9853.A73.92'))).toEqual(['trump:H', 'best-trump']);
  });

  it('prefers of two long suits the one with the honours', () => {
    expect(ask(rik('J7542.AKQ93.A7.2'))[0]).toBe('trump:H');
  });

  it('names the suit in which the fourth ace’s holder is long, for the other three aces are opposite', () => {
    const table = deal({ hands: 'N:A764.A83.A52.742 83.KQJ974.8.A983 ? ?' }).auction('troela pas pas pas');
    expect(table.turn).toBe('E');
    expect(ask(table)).toEqual(['trump:H', 'best-trump']);
  });
});

describe('calling a card', () => {
  it('calls the one ace he lacks of a suit he holds', () => {
    expect(ask(rik('KQJ865.AQ742.9.A').say('trump:S'))).toEqual(['call:DA', 'only-choice']);
  });

  it('calls blind when the only ace he lacks is of a suit he is void in', () => {
    expect(ask(rik('KQJ865.AQ742.-.A9').say('trump:S'))).toEqual(['call:DA:blind', 'only-choice']);
  });

  it('chooses between two blind calls', () => {
    expect(ask(rik('KQJ86532.AQ742.-.-').say('trump:S'))[1]).toBe('call-blind');
  });

  it('calls a king when he holds every other ace', () => {
    const [word] = ask(rik('AQJ86.A8.A973.A2').say('trump:S'));
    expect(word).toMatch(/^call:[HDC]K$/);
  });
});
