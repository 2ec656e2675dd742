import { describe, expect, it } from 'vitest';
import { observe, observeEvents } from '../../src/engine/observation.js';
import type { Coach } from '../../src/ui/coach.js';
import { reduce } from '../../src/ui/reducer.js';
import type { TableState } from '../../src/ui/state.js';
import { messageView } from '../../src/ui/viewModel/message.js';
import { lastLegal } from './support/coaches.js';
import { askedAt, PLAYER, waitingAt } from './support/setups.js';
import * as situations from './support/situations.js';

const PLAN = 'In diamonds Truus must take a trick.';
const planner: Coach = { ...lastLegal(false), plan: () => PLAN };
const praatje = situations.praatje();

/** The table that has just been told of the card with which all hands were laid open. */
function opened(coach: Coach): TableState {
  const events = observeEvents(praatje.events.slice(-2), PLAYER);
  expect(events.map(({ type }) => type)).toContain('hands-laid-open');
  const observation = observe(praatje.state, PLAYER);
  return reduce(waitingAt(praatje, { coach }), { type: 'shown', observation, events });
}

describe('a praatje (R5.2)', () => {
  it('is heard in one line as soon as all hands lie open, until the player decides', () => {
    const heard = opened(planner);
    expect(messageView(heard).text).toBe(PLAN);
    expect(messageView({ ...heard, cursorMoved: true }).text).not.toBe(PLAN);
  });

  it('is silent where nothing is certain', () => {
    expect(messageView(opened({ ...planner, plan: () => null })).text).not.toBe(PLAN);
    expect(messageView(askedAt(praatje, { coach: planner })).text).not.toBe(PLAN);
  });
});
