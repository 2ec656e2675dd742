/** Playing deals and parts of deals; states are never changed, so that a deal can be played on from any moment in several ways. */

const hasTurn = (state) => 'turn' in state;

/** The state after an action of the seat whose turn it is. */
export function after(lab, state, action) {
  const step = lab.apply(state, { ...action, seat: state.turn });
  if (!step.ok) throw new Error(`illegal: ${JSON.stringify({ action, error: step.error })}`);
  return step.value.state;
}

const NO_CHANCE = {
  below() {
    throw new Error('a bot made of rules needs no chance');
  },
};

/** What a bot does in a state. */
const decision = (lab, bot, state) => bot.decide(lab.observe(state, state.by), NO_CHANCE).action;

/** Plays a deal to its end; returns the finished deal and the turns before the first card: the auction, trump and call. */
export function playOn(lab, bot, from) {
  const turns = [];
  let state = from;
  while (hasTurn(state)) {
    const action = decision(lab, bot, state);
    if (state.phase !== 'play') turns.push({ state, action });
    state = after(lab, state, action);
  }
  return { turns, finished: state.previous };
}

/** The same with one action fixed. */
export function playOnWith(lab, bot, state, action) {
  const { turns, finished } = playOn(lab, bot, after(lab, state, action));
  return { turns: [{ state, action }, ...turns], finished };
}

/**
 * The first states of the deals of one match. With `shuffledBy: 'random'` the pack comes from the play of random bots, as in the
 * duplicate deals of `sim`, else from the play of the bot itself.
 */
export function* dealsOf(lab, ruleset, seed, count, bot, shuffledBy) {
  const chance = lab.chanceFromSeed(seed);
  const random = lab.botByName('random');
  let state = lab.newMatch(ruleset, 4);
  let dealt = 0;
  while (true) {
    const entry = chance(state);
    const step = lab.apply(state, entry);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    state = step.value.state;
    if (entry.type !== 'deal') continue;
    yield state;
    dealt += 1;
    if (dealt === count) return;
    for (let turn = 0; hasTurn(state); turn += 1) {
      const action =
        shuffledBy === 'random'
          ? random.decide(lab.observe(state, state.by), lab.randomFor(seed, 'random', dealt, turn)).action
          : decision(lab, bot, state);
      state = after(lab, state, action);
    }
  }
}
