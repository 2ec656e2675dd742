import { afterEach, describe, expect, it, vi } from 'vitest';
import { observe, observeEvents } from '../../src/engine/observation.js';
import type { TableUpdate } from '../../src/ui/openTable.js';
import { card } from '../support/hands.js';
import type { Table } from '../support/table.js';
import { PLAYER } from './support/setups.js';
import { sitDown } from './support/sitting.js';
import * as situations from './support/situations.js';

const never = new AbortController().signal;

/** What the table is told about the last words that were said at a table. */
function update(before: Pick<Table, 'events'>, after: Table): TableUpdate {
  const events = after.events.slice(before.events.length);
  return { observation: observe(after.state, PLAYER), events: observeEvents(events, PLAYER) };
}

const seen = (table: Table) => observe(table.state, PLAYER);

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('opening a table', () => {
  it('takes the terminal only when there are cards to show, and shows all thirteen at once', async () => {
    const { table, output, emulator } = sitDown({ notice: null });
    const dealt = situations.othersSpeak();
    await table.show({
      observation: { ...seen(dealt), phase: 'deal', deal: null, finished: null, turn: null },
      events: [{ type: 'dealer-drawn', dealer: 3 }],
    });
    expect(output.writes).toEqual([]);
    await table.show(update({ events: [] }, dealt));
    await emulator.settled();
    expect(
      emulator
        .screen()
        .join('\n')
        .match(/(10|[2-9JQKA])[♠♥♦♣]/g),
    ).toHaveLength(13);
    expect(emulator.screen()[1]).toContain('first dealer: Harrie');
  });

  it('says how the match begins until the player has decided something', async () => {
    const { table, emulator, send } = sitDown({ notice: 'The match goes on' });
    const answer = table.act(seen(situations.toSpeak()), never);
    await emulator.waitForText('The match goes on');
    send('p');
    expect(await answer).toEqual({ type: 'pass' });
    await emulator.waitFor(
      () => !emulator.screen().join('').includes('The match goes on'),
      'the notice to go',
    );
  });

  it('says so too when it goes on in the middle of a deal, until the player looks at his cards', async () => {
    const { table, emulator, send } = sitDown({ notice: 'The match goes on' });
    void table.act(seen(situations.toFollow()), never).catch(() => {});
    await emulator.waitForText('The match goes on');
    send('\u001b[C');
    await emulator.waitForText('Your turn');
  });

  it('prints names without what could harm the terminal', async () => {
    const { table, emulator } = sitDown({
      names: ['Tr\u001b[2Juus', 'S\u0007jef', 'You', 'Har\u202erie\u009b31m', ''],
    });
    void table.act(seen(situations.toFollow()), never).catch(() => {});
    await emulator.waitForText('Your turn');
    const screen = emulator.screen().join('\n');
    expect(screen).toContain('Tr[2Juus');
    expect(screen).toContain('Sjef');
    expect(screen).toContain('Harrie31m');
  });

  it('has the earlier deals of the match on the score sheet', async () => {
    const history = [
      {
        board: 1,
        contracts: [],
        game: null,
        active: [0, 1, 2, 3] as const,
        deltas: [0, 0, 0, 0, 0] as const,
      },
    ];
    const { table, emulator, send } = sitDown({ history });
    void table.act(seen(situations.toFollow()), never).catch(() => {});
    await emulator.waitForText('Your turn');
    send('s');
    await emulator.waitForText(/1 passed out/);
  });
});

describe('asking the player', () => {
  it('takes keys as they come, also several at once', async () => {
    const { table, emulator, send } = sitDown();
    const answer = table.act(seen(situations.oneTrick()), never);
    await emulator.waitForText('Your lead');
    send('\u001b[H\u001b[C\u001b[C\r');
    expect(await answer).toEqual({ type: 'play', card: card('S8'), faceDown: false });
  });

  it('stops asking when the signal is aborted, and can ask again', async () => {
    const { table, emulator, send } = sitDown();
    const stop = new AbortController();
    const first = table.act(seen(situations.toFollow()), stop.signal);
    await emulator.waitForText('Your turn');
    stop.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    const second = table.act(seen(situations.toFollow()), never);
    send('\r');
    expect(await second).toMatchObject({ type: 'play' });
    await expect(table.act(seen(situations.toFollow()), stop.signal)).rejects.toThrow('enough');
  });

  it('keeps the question through a window that is too small', async () => {
    const { table, emulator, output, send } = sitDown();
    const answer = table.act(seen(situations.toFollow()), never);
    await emulator.waitForText('Your turn');
    emulator.resize(40, 10);
    output.resize(40, 10);
    await emulator.waitForText('The table needs a window');
    send('\r');
    emulator.resize(60, 20);
    output.resize(60, 20);
    await emulator.waitForText('Your turn');
    send('Hq');
    expect(await answer).toEqual({ type: 'play', card: card('HQ'), faceDown: false });
  });
});

describe('the pace', () => {
  const show = (speed: 0 | 3 | 5, before: Table, after: Table) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sitting = sitDown({ speed });
    return { ...sitting, shown: sitting.table.show(update(before, after)) };
  };

  it('shows what others do after 0.3 seconds', async () => {
    const { shown } = show(3, situations.toBeLed(), situations.toBeLed().play('H4'));
    await vi.advanceTimersByTimeAsync(299);
    expect(await isSettled(shown)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isSettled(shown)).toBe(true);
  });

  it('does not make the player wait for his own card', async () => {
    const { shown } = show(3, situations.toFollow(), situations.threeCards());
    await vi.advanceTimersByTimeAsync(0);
    expect(await isSettled(shown)).toBe(true);
  });

  it('leaves a trick for a second and a half, and the table clear for a moment', async () => {
    const { shown, table, input } = show(3, situations.threeCards(), situations.oneTrick());
    await vi.advanceTimersByTimeAsync(300 + 1500);
    expect(await isSettled(shown)).toBe(false);
    input.write('\r');
    await vi.waitFor(async () => expect(await isSettled(shown)).toBe(true));
    const answer = table.act(seen(situations.oneTrick()), never);
    expect(await isSettled(answer)).toBe(false);
    void answer.catch(() => {});
  });

  it('lets a key end the trick', async () => {
    const { shown, input } = show(3, situations.threeCards(), situations.oneTrick());
    await vi.advanceTimersByTimeAsync(300);
    input.write('x');
    await vi.waitFor(async () => expect(await isSettled(shown)).toBe(true));
  });

  it('waits for a key after everything at speed 0', async () => {
    const { shown, input } = show(0, situations.toBeLed(), situations.toBeLed().play('H4'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isSettled(shown)).toBe(false);
    input.write(' ');
    await vi.waitFor(async () => expect(await isSettled(shown)).toBe(true));
  });

  it('does not wait at all at speed 5, but for the result of a deal', async () => {
    const { shown } = show(5, situations.threeCards(), situations.oneTrick());
    await vi.advanceTimersByTimeAsync(5);
    expect(await isSettled(shown)).toBe(true);
  });

  it('stands still while something lies over the table', async () => {
    const { shown, input } = show(3, situations.threeCards(), situations.oneTrick());
    await vi.advanceTimersByTimeAsync(400);
    input.write('s');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isSettled(shown)).toBe(false);
    input.write('s');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await isSettled(shown)).toBe(true);
  });
});

describe('the end of a deal and of a match', () => {
  const lastTrick = (): { before: Table; after: Table } => {
    const after = situations.matchOver();
    return { before: situations.toBeLed(), after };
  };

  it('shows the result until the player goes on, then the standings until he wants another match', async () => {
    const { table, emulator, send } = sitDown();
    const { before, after } = lastTrick();
    await table.show({ observation: seen(before), events: [] });
    const events = after.events.slice(-3);
    const shown = table.show({ observation: seen(after), events: observeEvents(events, PLAYER) });
    await emulator.waitForText('this deal');
    expect(await isSettled(shown)).toBe(false);
    send('\r');
    await shown;
    const wish = table.matchOver(seen(after));
    await emulator.waitForText('Final standings');
    send('n');
    expect(await wish).toBe('again');
  });

  it('is left with q', async () => {
    const { table, emulator, send } = sitDown();
    const wish = table.matchOver(seen(situations.matchOver()));
    await emulator.waitForText('Final standings');
    send('q');
    expect(await wish).toBe('quit');
    expect(await table.left).toBe('quit');
  });
});

describe('leaving', () => {
  it.each([
    ['q', 'quit'],
    ['\u0003', 'interrupt'],
  ] as const)('is possible at any moment (%j), and every wait ends', async (key, how) => {
    const { table, emulator, send } = sitDown({ speed: 0 });
    const shown = table.show(update(situations.threeCards(), situations.oneTrick()));
    await emulator.waitForText('Harrie');
    send(key);
    expect(await table.left).toBe(how);
    await shown;
  });

  it('gives the terminal back on closing, and answers nothing any more', async () => {
    const { table, emulator, input } = sitDown();
    const answer = table.act(seen(situations.toFollow()), never);
    await emulator.waitForText('Your turn');
    const refused = expect(answer).rejects.toThrow('closed');
    await table.close();
    await refused;
    await emulator.settled();
    expect(emulator.isAlternate).toBe(false);
    expect(emulator.isCursorShown).toBe(true);
    expect(input.isRaw).toBe(false);
    await table.show({ observation: seen(situations.toFollow()), events: [] });
    await expect(table.act(seen(situations.toFollow()), never)).rejects.toThrow('closed');
  });

  it('is no trouble before anything was shown', async () => {
    const { table, output } = sitDown();
    await table.close();
    expect(output.writes).toEqual([]);
  });
});

describe('a table that is only watched', () => {
  it('reads nothing from standard input, and goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { table, input } = sitDown({ watchOnly: true, speed: 0 });
    const after = situations.settled();
    await table.show({ observation: seen(situations.toBeLed()), events: [] });
    expect(input.isRaw).toBe(false);
    expect(input.listenerCount('data')).toBe(0);
    const shown = table.show(update(situations.toBeLed(), after));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await isSettled(shown)).toBe(true);
    const wish = table.matchOver(seen(situations.matchOver()));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await wish).toBe('quit');
  });
});

describe('a deal in which the player has no part', () => {
  it('goes on without any waiting once it is skipped, up to its result', async () => {
    const { table, emulator, send } = sitDown({
      seat: 4,
      speed: 0,
      names: ['Truus', 'Sjef', 'Riet', 'Harrie', 'You'],
    });
    const before = situations.fifthDeals();
    const settled = situations.fiveSettled();
    const fifth = (at: Table) => observe(at.state, 4);
    await table.show({ observation: fifth(before), events: [] });
    await emulator.waitForText('You deal and sit this deal out.');
    const card = before.play(before.legal.split(' ')[0] ?? '');
    const shown = table.show({ ...update(before, card), observation: fifth(card) });
    send('n');
    await shown;
    const last = table.show({ observation: fifth(settled), events: settled.events.slice(-2) });
    await emulator.waitForText('Rik by Riet');
    send('\r');
    await last;
  });
});

describe('the open hand of three players', () => {
  it('is not waited for when the player plays it himself', async () => {
    const { table, emulator, send } = sitDown({ speed: 0, names: ['Truus', 'Sjef', 'You', 'Open hand', ''] });
    const before = situations.openHandToPlay();
    const answer = table.act(seen(before), never);
    await emulator.waitForText('You play the open hand');
    send('\r');
    expect(await answer).toEqual({ type: 'play', card: card('HA'), faceDown: false });
    await table.show(update(before, before.play('HA')));
  });
});
