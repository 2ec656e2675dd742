/**
 * Fits the weights by which the rule bots choose a card in contracts about taking tricks, from self-play: at decisions drawn at random every
 * option is played out by the bots themselves over the real cards, and what each option brings its side against the mean of the others is
 * fitted to its features by least squares, per standing. Because the cards were dealt by chance, the errors of single deals average out.
 *
 *   node scripts/calibrate/play.mjs --deals 4000 --rounds 3 --seed fit
 *
 * With --keep <file> the sums of the last round are written down, and with --from <file> they are solved again without playing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bundle.mjs';
import { loadLab } from './lab.mjs';
import { NormalEquations } from './leastSquares.mjs';
import { Suspicions } from './suspects.mjs';
import { weightsSource } from './weightsSource.mjs';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'fit' },
    keep: { type: 'string' },
    from: { type: 'string' },
    share: { type: 'string', default: '0.12' },
    rulesets: { type: 'string', default: 'pagat,punten,brabants,toernooi,huiskamer,oosterhout,gather' },
  },
});

const file = path.join(root, 'src/bots/heuristic/play/weights.ts');
/** At most so many options of a decision are played out. */
const MOST_OPTIONS = 7;

const hasTurn = (state) => typeof state.turn === 'number';

function step(lab, state, entry) {
  const result = lab.apply(state, entry);
  if (!result.ok) throw new Error(JSON.stringify({ entry, error: result.error }));
  return result.value.state;
}

/** The entry that a bot decides on. */
const decisionOf = (bot, observation, state) => ({
  ...bot.decide(observation, () => 0.5).action,
  seat: state.turn,
});

function playOut(lab, bot, start) {
  let state = start;
  while (hasTurn(state)) state = step(lab, state, decisionOf(bot, lab.observe(state, state.by), state));
  return state;
}

/** The tricks that the side of a seat took in a finished deal. */
function tricksOf({ deal }, seat) {
  const declaring = new Set(deal.contracts.map((declared) => declared.seat));
  if (deal.partner !== null) declaring.add(deal.partner);
  const own = declaring.has(seat);
  return deal.places.reduce((sum, other) => sum + (declaring.has(other) === own ? deal.taken[other] : 0), 0);
}

/** The features of a card in one long row: each purpose of its kind has its own part of it. */
function spread(lab, { purpose, features }) {
  const [kind, { purposes }] = Object.entries(lab.KINDS).find(([, one]) => one.purposes.includes(purpose));
  const row = new Float64Array(purposes.length * features.length);
  row.set(features, purposes.indexOf(purpose) * features.length);
  return { kind, features: row };
}

/** Plays out the options of one decision and adds them to the equations. */
function learn(lab, bot, state, equations) {
  const observation = lab.observe(state, state.by);
  const situation = lab.situationOf(observation, observation.deal, lab.SHARP);
  const options = lab.playOptions(situation).slice(0, MOST_OPTIONS);
  if (options.length < 2) return;
  const rows = options.map(({ card, faceDown }) => {
    const weighed = lab.featuresOf(situation, card, faceDown);
    const { kind, features } = spread(lab, weighed);
    const end = playOut(lab, bot, step(lab, state, { type: 'play', seat: state.turn, card, faceDown }));
    return {
      kind,
      standing: weighed.standing,
      features,
      value: lab.weigh(weighed),
      tricks: tricksOf(end.previous, state.turn),
    };
  });
  for (const [kind, group] of groupBy(rows))
    equations.get(`${kind}:${group[0].standing}`, group[0].features.length).addCentred(group);
}

function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.kind, [...(groups.get(row.kind) ?? []), row]);
  return groups;
}

/** Notes the clues about the suspects where a player does not know the partner. */
function suspect(lab, state, suspicions) {
  const { deal } = state;
  const observation = lab.observe(state, state.by);
  const { holders } = lab.situationOf(observation, observation.deal, lab.SHARP).known;
  if (deal.called === null || holders.length < 2) return;
  const clues = lab.cluesOf(observation.deal);
  suspicions.add(
    holders.map((seat) => clues[seat]),
    holders.indexOf(deal.partner),
  );
}

class Equations {
  all = new Map();
  get(key, size) {
    if (!this.all.has(key)) this.all.set(key, new NormalEquations(size));
    return this.all.get(key);
  }
}

/** Plays matches of one ruleset and learns from a share of the decisions. */
function collect(lab, id, deals, seed, share, equations, suspicions) {
  const bot = lab.botByName('sharp');
  const ruleset = { ...lab.simRuleset(lab.shippedRuleset(id)), stopWhenDecided: false };
  const random = lab.randomFor(seed, 'sample', id);
  let dealt = 0;
  for (let match = 1; dealt < deals; match += 1) {
    const chance = lab.chanceFromSeed(`${seed}/${id}/${match}`);
    let state = lab.newMatch(ruleset, 4);
    while (state.phase !== 'over' && dealt < deals) {
      if (!hasTurn(state)) {
        const entry = chance(state);
        state = step(lab, state, entry);
        if (entry.type === 'deal') dealt += 1;
        continue;
      }
      const aimsAtTricks =
        state.phase === 'play' && state.deal.contracts[0]?.contract.goal.kind === 'at-least';
      // Contracts without a called card are rarer, and their weights their own.
      const often = state.deal.contracts[0]?.contract.side === 'called-card' ? 1 : 4;
      if (aimsAtTricks && random.below(1000) < 1000 * share * often) {
        learn(lab, bot, state, equations);
        suspect(lab, state, suspicions);
      }
      state = step(lab, state, decisionOf(bot, lab.observe(state, state.by), state));
    }
  }
}

/** The sums as text, and back. */
const kept = (equations, suspicions) =>
  JSON.stringify({
    cases: suspicions.cases,
    equations: [...equations.all].map(([key, { size, rows, products, targets }]) => ({
      key,
      size,
      rows,
      products: [...products],
      targets: [...targets],
    })),
  });

function recalled(text, size) {
  const equations = new Equations();
  const suspicions = new Suspicions(size);
  const { cases, equations: sums } = JSON.parse(text);
  suspicions.cases = cases;
  for (const { key, size: width, ...rest } of sums) Object.assign(equations.get(key, width), rest);
  return { equations, suspicions };
}

/** Plays one round over all rulesets. */
function playRound(lab, round) {
  const equations = new Equations();
  const suspicions = new Suspicions(lab.SUSPECT_CLUES.length);
  const ids = values.rulesets.split(',');
  const deals = Math.ceil(Number(values.deals) / ids.length);
  for (const id of ids) {
    collect(lab, id, deals, `${values.seed}/${round}`, Number(values.share), equations, suspicions);
  }
  return { equations, suspicions };
}

const rounds = values.from === undefined ? Number(values.rounds) : 1;
for (let round = 1; round <= rounds; round += 1) {
  const lab = await loadLab();
  const { equations, suspicions } =
    values.from === undefined
      ? playRound(lab, round)
      : recalled(readFileSync(values.from, 'utf8'), lab.SUSPECT_CLUES.length);
  if (values.keep !== undefined) writeFileSync(values.keep, kept(equations, suspicions));
  const { deals, seed, share } = values;
  const command = `node scripts/calibrate/play.mjs --deals ${deals} --rounds ${values.rounds} --seed ${seed} --share ${share}`;
  writeFileSync(file, weightsSource(lab, equations.all, suspicions, command));
  const counts = [...equations.all].map(([key, { rows }]) => `${key} ${rows}`);
  const { fitted, equal } = suspicions.score(suspicions.solve());
  process.stdout.write(
    `round ${round}: ${counts.join(', ')}\n  chance given to the true partner ${fitted.toFixed(3)}, equal chances ${equal.toFixed(3)} (${suspicions.cases.length})\n`,
  );
}
