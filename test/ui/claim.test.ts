import { describe, expect, it } from 'vitest';
import { observe, observeEvents } from '../../src/engine/observation.js';
import { claimedPace, paceOf } from '../../src/ui/pace.js';
import { reduce } from '../../src/ui/reducer.js';
import { helpView, keyLineView } from '../../src/ui/viewModel/keyLine.js';
import { messageView } from '../../src/ui/viewModel/message.js';
import { askedAt, PLAYER, press } from './support/setups.js';
import { sitDown } from './support/sitting.js';
import * as situations from './support/situations.js';

const toPlay = askedAt(situations.oneTrick());
const offered = reduce(toPlay, { type: 'asked', observation: toPlay.observation, mayClaim: true });
const words = (keys: readonly { readonly words: string }[]): readonly string[] =>
  keys.map((key) => key.words);

describe('the offer to play the rest (R7.6)', () => {
  it('stands in the line of what is asked, with its key', () => {
    expect(messageView(offered).text).toBe('Nothing can change any more: c plays it out');
    expect(words(keyLineView(offered, 78))).toContain('the rest');
    expect(words(helpView(offered))).toContain('have the rest played, for the result stands');
  });

  it('is taken with c, after which the table says that the cards fall by themselves', () => {
    const claimed = press(offered, 'c');
    expect(claimed).toMatchObject({ answer: 'claim', claimed: true, mayClaim: false });
    expect(messageView(reduce(claimed, { type: 'taken' })).text).toBe('The last cards fall by themselves…');
  });

  it('need not be taken: a card is played as ever', () => {
    expect(press(offered, 'enter').answer).toMatchObject({ type: 'play' });
  });

  it('does not stand where it was not made', () => {
    expect(press(toPlay, 'c').answer).toBe(null);
    expect(words(keyLineView(toPlay, 78))).not.toContain('the rest');
    const again = reduce(offered, { type: 'asked', observation: toPlay.observation });
    expect(press(again, 'c').answer).toBe(null);
  });
});

describe('a claimed deal on the screen', () => {
  it('is shown quickly at every speed, and waits for no key', () => {
    for (const speed of [0, 1, 2, 3, 4, 5] as const) {
      const { step, trick } = claimedPace(speed);
      expect(step).toBeLessThanOrEqual(40);
      expect(trick).toBeLessThanOrEqual(250);
    }
    expect(claimedPace(5)).toEqual(paceOf(5));
  });

  it('goes on by itself, even where every step waits for a key', async () => {
    const { table, send, emulator } = sitDown({ speed: 0 });
    const before = situations.oneTrick();
    const answer = table.act(observe(before.state, PLAYER), new AbortController().signal, true);
    await emulator.waitForText('Nothing can change any more');
    send('c');
    expect(await answer).toBe('claim');
    const card = before.legal.split(' ')[0] ?? '';
    const after = before.say(card);
    const events = observeEvents(after.events.slice(before.events.length), PLAYER);
    await table.show({ observation: observe(after.state, PLAYER), events });
    const next = after.say(after.legal.split(' ')[0] ?? '');
    await table.show({
      observation: observe(next.state, PLAYER),
      events: observeEvents(next.events.slice(after.events.length), PLAYER),
    });
    await emulator.waitForText('The last cards fall by themselves');
  });
});
