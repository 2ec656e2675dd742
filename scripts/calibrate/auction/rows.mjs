import { after, playOn, playOnWith } from './playing.mjs';

/** What one deal teaches: rows of features and results for each model, from the play as it is and from forced alternatives. */

const numbers = (names, features) => names.map((name) => features[name]);

/** The key of the model by which an exact contract is judged. */
const exactKey = ({ exposure, goal }) =>
  `exact/${exposure === 'none' ? 'closed' : 'open'}/${goal.tricks === 0 ? 'none' : 'some'}`;

/** Whether the trump of a contract is its declarer's to know when he bids. */
const knowsTrump = ({ trump }) => trump !== 'partner' && trump !== 'first-lead';

function declarerRow(lab, turns, finished, result) {
  const bid = turns.findLast(
    ({ state, action }) =>
      state.turn === result.declarer && action.type === 'bid' && action.bid === result.contract,
  );
  if (bid === undefined) return [];
  const observation = lab.observe(bid.state, result.declarer);
  const contract = lab.contractById(observation.ruleset, result.contract);
  const circumstances = lab.circumstancesOf(observation, observation.deal, contract);
  const { hand } = observation.deal;
  if (contract.goal.kind === 'exactly') {
    const features = { ...circumstances, ...lab.exactHandFeatures(hand, contract.goal.tricks) };
    return [{ model: exactKey(contract), x: numbers(lab.EXACT_FEATURES, features), y: result.made ? 1 : 0 }];
  }
  const trump = knowsTrump(contract) ? finished.deal.trump : null;
  const features = { ...circumstances, ...lab.featuresOf(hand, trump) };
  return [{ model: `tricks/${contract.side}`, x: numbers(lab.TRICK_FEATURES, features), y: result.tricks }];
}

/** Who names trump in a contract with the fourth ace. */
function namerRow(lab, turns, finished, result) {
  const naming = turns.find(({ action }) => action.type === 'trump');
  const [declared] = finished.deal.contracts;
  if (naming === undefined || declared.contract.side !== 'fourth-ace') return [];
  const observation = lab.observe(naming.state, naming.state.turn);
  const features = {
    ...lab.circumstancesOf(observation, observation.deal, declared.contract),
    ...lab.featuresOf(observation.deal.hand, naming.action.suit),
  };
  return [{ model: 'tricks/namer', x: numbers(lab.TRICK_FEATURES, features), y: result.tricks }];
}

const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/** What a pass showed about the contract that stood at that moment and was played. */
function rowAgainst(lab, observation, standing, finished, result) {
  const { seat } = observation;
  const { contract } = standing;
  const x = numbers(lab.WATCHER_FEATURES, lab.watcherFeatures(observation, observation.deal, contract));
  if (contract.goal.kind === 'exactly') {
    const model = `others/exact/${contract.exposure === 'none' ? 'closed' : 'open'}`;
    return [{ model, x, y: result.made ? 1 : 0 }];
  }
  const role = finished.deal.partner === seat ? 'partner' : 'opponent';
  const y = clamp(result.tricks - contract.goal.tricks + lab.MARGIN, 0, 2 * lab.MARGIN);
  const rows = [{ model: `others/${contract.side}/${role}`, x, y }];
  if (contract.side === 'called-card')
    rows.push({
      model: 'called',
      x: [lab.countAces(observation.deal.hand)],
      y: role === 'partner' ? 1 : 0,
    });
  return rows;
}

/** Whether the deal was opened by a bid that nobody had to make. */
function isOpened(turns, finished) {
  if (finished.settlement.kind !== 'contracts') return false;
  const first = turns.find(({ action }) => action.type === 'bid');
  const passes = finished.deal.active.length - 1;
  const wasFree = (turn) => turn.state.deal.calls.filter(({ type }) => type === 'pass').length < passes;
  const { passOut } = turns[0].state.match.ruleset;
  const mayForce = passOut.kind === 'dealer-bids' || passOut.kind === 'dealer-chooses';
  return first !== undefined && (!mayForce || wasFree(first));
}

/** What a pass without a standing bid led to. */
function rowUnopened(lab, observation, turns, finished) {
  const x = numbers(lab.WATCHER_FEATURES, lab.watcherFeatures(observation, observation.deal, null));
  const opened = isOpened(turns, finished);
  const rows = [{ model: 'unopened', x, y: opened ? 1 : 0 }];
  if (opened) {
    const exact = finished.deal.contracts[0].contract.goal.kind === 'exactly';
    rows.push({ model: 'exact-share', x: [], y: exact ? 1 : 0 });
  } else if (
    observation.ruleset.passOut.kind.startsWith('dealer-') &&
    finished.deal.active.at(-1) !== observation.seat
  ) {
    const unit = Math.min(...observation.ruleset.contracts.map(({ value }) => value.base));
    rows.push({ model: 'forced', x: [], y: finished.settlement.deltas[observation.seat] / unit });
  }
  return rows;
}

function watcherRows(lab, turns, finished) {
  const { results = [] } = finished.settlement;
  return turns.flatMap(({ state, action }) => {
    if (action.type !== 'pass') return [];
    const observation = lab.observe(state, state.turn);
    const [standing] = lab.standingBids(observation.ruleset, state.deal);
    if (standing === undefined) return rowUnopened(lab, observation, turns, finished);
    const result = results.find(
      ({ declarer, contract }) => declarer === standing.seat && contract === standing.contract.id,
    );
    return result === undefined ? [] : rowAgainst(lab, observation, standing, finished, result);
  });
}

/** Whether each bid stood. */
function standRows(lab, turns, finished) {
  const { results = [] } = finished.settlement;
  return turns.flatMap(({ state, action }) => {
    if (action.type !== 'bid') return [];
    const observation = lab.observe(state, state.turn);
    const contract = lab.contractById(observation.ruleset, action.bid);
    const x = numbers(lab.OVERBID_FEATURES, lab.overbidFeatures(observation, observation.deal, contract));
    const stood = results.some((result) => result.declarer === state.turn && result.contract === action.bid);
    return [{ model: 'stands', x, y: stood ? 1 : 0 }];
  });
}

/** The rows of a deal that was played to its end, its auction included. */
function rowsOf(lab, { turns, finished }) {
  const { results = [] } = finished.settlement;
  return [
    ...results.flatMap((result) => declarerRow(lab, turns, finished, result)),
    ...results.flatMap((result) => namerRow(lab, turns, finished, result)),
    ...watcherRows(lab, turns, finished),
    ...standRows(lab, turns, finished),
  ];
}

/** Weights for choosing a bid to try: those near to the pass most, hopeless and certain ones not at all. */
function bidsToTry(lab, state, taken) {
  const observation = lab.observe(state, state.turn);
  const passing = lab.valueOfPassing(observation, observation.deal);
  return lab.candidates(observation, observation.deal, lab.SHARP, passing).flatMap(({ bid, outlook }) => {
    const { contract, points, chance } = outlook;
    if (bid.bid === taken.bid || chance < 0.1 || chance > 0.985) return [];
    return [{ action: bid, weight: 1 / (0.4 + Math.abs(points - passing) / (3 * contract.value.base)) }];
  });
}

function pick(items, random) {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let left = (random.below(1 << 20) / (1 << 20)) * total;
  for (const item of items) {
    left -= item.weight;
    if (left <= 0) return item.action;
  }
  return items.at(-1).action;
}

/** Plays on from one turn of the auction with another bid than was made, or with a pass. */
function tryOther(lab, bot, turns, random) {
  const auction = turns.filter(({ state }) => state.phase === 'auction');
  if (auction.length === 0) return [];
  const turn = auction[random.below(auction.length)];
  const before = turns.slice(0, turns.indexOf(turn));
  const from = (action) => {
    const played = playOnWith(lab, bot, turn.state, action);
    return { turns: [...before, ...played.turns], finished: played.finished };
  };
  const tries = [];
  const bids = bidsToTry(lab, turn.state, turn.action);
  if (bids.length > 0) tries.push(from(pick(bids, random)));
  const mayPass = lab.observe(turn.state, turn.state.turn).legal.some(({ type }) => type === 'pass');
  if (turn.action.type === 'bid' && mayPass) tries.push(from({ type: 'pass' }));
  return tries;
}

/** Lets everybody else pass who may, and plays on. */
function playUncontested(lab, bot, state, action) {
  const turns = [{ state, action }];
  let now = after(lab, state, action);
  while (now.phase === 'auction') {
    const { legal } = lab.observe(now, now.turn);
    const pass = legal.find(({ type }) => type === 'pass') ?? legal[0];
    turns.push({ state: now, action: pass });
    now = after(lab, now, pass);
  }
  const played = playOn(lab, bot, now);
  return { turns: [...turns, ...played.turns], finished: played.finished };
}

/** The chances between which a bid is worth a try. */
const [HOPELESS, CERTAIN] = [0.12, 0.97];

/** One bid played alone that is seldom made, by one of the turns of the auction: those of the rarest kinds are tried most. */
function rareRows(lab, bot, turns, random) {
  const options = turns.flatMap(({ state }) => {
    if (state.phase !== 'auction') return [];
    const observation = lab.observe(state, state.turn);
    return lab.candidates(observation, observation.deal, lab.SHARP, 0).flatMap(({ bid, outlook }) => {
      const { contract, chance } = outlook;
      if (contract.side !== 'alone' || chance < HOPELESS || chance > CERTAIN) return [];
      const kind =
        contract.goal.kind !== 'exactly'
          ? 3
          : contract.exposure !== 'none'
            ? 12
            : contract.goal.tricks === 0
              ? 3
              : 1;
      return [{ action: { state, bid }, weight: kind * chance }];
    });
  });
  if (options.length === 0) return [];
  const { state, bid } = pick(options, random);
  const { turns: rest, finished } = playUncontested(lab, bot, state, bid);
  const { results = [] } = finished.settlement;
  return results.flatMap((result) => declarerRow(lab, rest, finished, result));
}

/** Plays every call on, and gives for each the tricks beyond the mean of all. */
function callRows(lab, bot, turns) {
  const calling = turns.find(({ state }) => state.phase === 'calling');
  if (calling === undefined || lab.observe(calling.state, calling.state.turn).deal.fourthAce !== null)
    return [];
  const { legal, deal } = lab.observe(calling.state, calling.state.turn);
  if (legal.length < 2) return [];
  const tricks = legal.map(
    (action) => playOn(lab, bot, after(lab, calling.state, action)).finished.settlement.results[0].tricks,
  );
  const features = legal.map((action) => numbers(lab.CALL_FEATURES, lab.callFeatures(deal.hand, action)));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = lab.CALL_FEATURES.map((_, i) => mean(features.map((x) => x[i])));
  return legal.map((_, index) => ({
    model: 'call',
    x: features[index].map((value, i) => value - centre[i]),
    y: tricks[index] - mean(tricks),
  }));
}

/** Another trump in a contract with the fourth ace. */
function trumpRows(lab, bot, turns, random) {
  const naming = turns.findIndex(({ state }) => state.phase === 'naming');
  const state = turns[naming]?.state;
  if (state === undefined || state.deal.contracts[0].contract.side !== 'fourth-ace') return [];
  const { legal } = lab.observe(state, state.turn);
  const action = legal[random.below(legal.length)];
  const { turns: rest, finished } = playOnWith(lab, bot, state, action);
  return namerRow(lab, rest, finished, finished.settlement.results[0]);
}

/** Everything that one deal teaches. */
export function dealRows(lab, bot, first, random) {
  const played = playOn(lab, bot, first);
  const rows = rowsOf(lab, played);
  for (const other of tryOther(lab, bot, played.turns, random)) rows.push(...rowsOf(lab, other));
  if (random.below(3) === 0) rows.push(...callRows(lab, bot, played.turns));
  rows.push(...rareRows(lab, bot, played.turns, random));
  rows.push(...trumpRows(lab, bot, played.turns, random));
  return rows;
}
