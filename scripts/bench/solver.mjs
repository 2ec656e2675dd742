const SUITS = 4;
const RANKS = '23456789TJQKA';
const NS = 0b0101;

/** The hands of a deal line `N:...`, each as four masks of ranks. */
function readHands(deal) {
  const mask = (ranks) => [...ranks].reduce((bits, rank) => bits | (1 << RANKS.indexOf(rank)), 0);
  return deal
    .slice(2)
    .split(' ')
    .map((hand) => hand.split('.').map(mask));
}

/** Milliseconds of processor time of this process so far: other work on the machine counts less than by the clock. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const strainOf = (strain) => (strain < SUITS ? strain : null);

/** A small generator of random numbers below n, the same on every run. */
function randomBelow(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { count: sorted.length, mean, median: at(0.5), p90: at(0.9), p99: at(0.99), worst: at(1) };
}

/** A stretch of a fixed loop of integer arithmetic. */
function stretch(from) {
  let value = from;
  for (let round = 0; round < 1_000_000; round += 1) value = (Math.imul(value, 1103515245) + round) | 0;
  return value;
}

/** Milliseconds of 200 stretches, to compare machines and moments; one long loop is compiled now this way, now that, five times as slow. */
export function integerLoop() {
  const start = cpuTime();
  let value = 1;
  for (let round = 0; round < 200; round += 1) value = stretch(value);
  return value === 0 ? 0 : cpuTime() - start;
}

/** Solves each deal in every strain with every leader, the table forgotten in between; counts answers that differ from the fixture. */
export function freshSolves(createSolver, deals, { step, runs }) {
  const solver = createSolver();
  const times = [];
  const nodes = [];
  let wrong = 0;
  for (let job = 0; job < deals.length * 20; job += step) {
    const { deal, tricksNS } = deals[Math.floor(job / 20)];
    const strain = Math.floor(job / SUITS) % 5;
    const leader = job % SUITS;
    const position = { hands: readHands(deal), trump: strainOf(strain), leader, trick: [], duty: null };
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run += 1) {
      solver.forget();
      const start = cpuTime();
      const result = solver.solve(position, NS);
      best = Math.min(best, cpuTime() - start);
      if (run > 0) continue;
      nodes.push(result.nodes);
      if (!result.exact || result.tricks !== tricksNS[strain][leader]) wrong += 1;
    }
    times.push(best);
  }
  return { times: spread(times), nodes: spread(nodes), wrong };
}

/** Takes a random card of those out. */
const draw = (cards, below) => cards.splice(below(cards.length), 1)[0];

/** Who wins a complete trick, counted from its leader. */
function winnerOf(trick, trump) {
  const led = Math.floor(trick[0] / 13);
  const strengths = trick.map((card) => {
    const suit = Math.floor(card / 13);
    if (suit === trump) return 100 + card;
    return suit === led ? card : -1;
  });
  return strengths.indexOf(Math.max(...strengths));
}

/** A random deal played out at random until so many cards are left and so many lie on the table. */
function decision(cards, onTable, below) {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  const hands = Array.from({ length: SUITS }, () => Array.from({ length: 13 }, () => draw(pack, below)));
  const trump = strainOf(below(5));
  let leader = below(4);
  let trick = [];
  for (;;) {
    const hand = hands[(leader + trick.length) % 4];
    if (hand.length === cards && trick.length === onTable) return { hands, trump, leader, trick };
    const follows = hand.filter(
      (card) => trick.length > 0 && Math.floor(card / 13) === Math.floor(trick[0] / 13),
    );
    const card = draw([...(follows.length > 0 ? follows : hand)], below);
    hand.splice(hand.indexOf(card), 1);
    trick.push(card);
    if (trick.length < 4) continue;
    leader = (leader + winnerOf(trick, trump)) % 4;
    trick = [];
  }
}

const masks = (hand) =>
  hand.reduce(
    (suits, card) => suits.with(Math.floor(card / 13), suits[Math.floor(card / 13)] | (1 << (card % 13))),
    [0, 0, 0, 0],
  );

/** A world of a decision: who is to play keeps his hand, the others' cards are dealt anew. */
function world({ hands, trump, leader, trick }, below) {
  const player = (leader + trick.length) % 4;
  const unseen = hands.flatMap((hand, place) => (place === player ? [] : hand));
  const dealt = hands.map((hand, place) => (place === player ? hand : hand.map(() => draw(unseen, below))));
  return { hands: dealt.map(masks), trump, leader, trick, duty: null };
}

/** Worlds that are dealt together, so that dealing them is not timed, and how many of them belong to one decision. */
const BATCH = 240;
const A_DECISION = 10;

/**
 * How many worlds with so many cards a hand are valued in a second, every legal card of who is to play. A decision comes from a
 * random deal, on lead or, with `wholeTrick`, in every position of the trick in turn.
 */
export function worlds(createSolver, cards, seconds, wholeTrick) {
  const solver = createSolver();
  const below = randomBelow(cards);
  let solved = 0;
  let spent = 0;
  while (spent < 1000 * seconds) {
    const batch = Array.from({ length: BATCH / A_DECISION }, (_, index) => {
      const at = decision(cards, wholeTrick ? index % 4 : 0, below);
      return Array.from({ length: A_DECISION }, () => world(at, below));
    }).flat();
    const start = cpuTime();
    for (const one of batch) solver.moves(one, NS);
    spent += cpuTime() - start;
    solved += BATCH;
  }
  return (1000 * solved) / spent;
}

/** Values every legal card at all 52 decisions of each deal, played along a best line; milliseconds a deal. */
export function reviews(createSolver, deals) {
  const solver = createSolver();
  const times = deals.map(({ deal }, index) => {
    let position = {
      hands: readHands(deal),
      trump: strainOf(index % 5),
      leader: index % 4,
      trick: [],
      duty: null,
    };
    solver.forget();
    const { cards } = solver.bestLine(position, NS);
    solver.forget();
    const start = cpuTime();
    for (const card of cards) {
      solver.moves(position, NS);
      position = afterCard(position, card);
    }
    return cpuTime() - start;
  });
  return spread(times);
}

/** The position after a card; the fourth completes the trick. */
function afterCard(position, card) {
  const place = (position.leader + position.trick.length) % 4;
  const suit = Math.floor(card / 13);
  const hands = position.hands.map((hand, owner) =>
    owner === place
      ? hand.map((ranks, index) => (index === suit ? ranks & ~(1 << (card % 13)) : ranks))
      : hand,
  );
  const trick = [...position.trick, card];
  if (trick.length < 4) return { ...position, hands, trick };
  const winner = winnerOf(trick, position.trump);
  return { ...position, hands, trick: [], leader: (position.leader + winner) % 4 };
}
