/**
 * Fits the weights by which the rule bots choose a card in contracts about taking tricks, from self-play: at decisions drawn at random every
 * option is played out by the bots themselves over the real cards, and what each option brings its side against the mean of the others is
 * fitted to its features by least squares, per standing. Because the cards were dealt by chance, the errors of single deals average out.
 *
 *   node scripts/calibrate/play.mjs --deals 4000 --rounds 3 --seed fit
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bundle.mjs';
import { loadLab } from './lab.mjs';
import { NormalEquations } from './leastSquares.mjs';
import { weightsSource } from './weightsSource.mjs';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'fit' },
    share: { type: 'string', default: '0.12' },
    rulesets: { type: 'string', default: 'pagat,punten,brabants,toernooi,huiskamer,oosterhout' },
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
function tricksOf(lab, { deal }, seat) {
  const declaring = new Set(deal.contracts.map((declared) => declared.seat));
  if (deal.partner !== null) declaring.add(deal.partner);
  const own = declaring.has(seat);
  return deal.places.reduce((sum, other) => sum + (declaring.has(other) === own ? deal.taken[other] : 0), 0);
}

/** The options worth comparing: of cards that are as good as each other only one. */
function optionsOf(lab, situation) {
  const kept = [];
  for (const { card, faceDown } of lab.playOptions(situation)) {
    const twin = kept.some(
      (other) => other.faceDown === faceDown && lab.areEquivalent(situation, other.card, card),
    );
    if (!twin) kept.push({ card, faceDown });
  }
  return kept.slice(0, MOST_OPTIONS);
}

/** Plays out the options of one decision and adds them to the equations. */
function learn(lab, bot, state, equations) {
  const observation = lab.observe(state, state.by);
  const situation = lab.situationOf(observation, observation.deal, lab.SHARP);
  const options = optionsOf(lab, situation);
  if (options.length < 2) return;
  const rows = options.map(({ card, faceDown }) => {
    const { kind, standing, features } = lab.featuresOf(situation, card, faceDown);
    const end = playOut(lab, bot, step(lab, state, { type: 'play', seat: state.turn, card, faceDown }));
    return { kind, standing, features, tricks: tricksOf(lab, end.previous, state.turn) };
  });
  for (const [kind, group] of groupBy(rows))
    equations.get(`${kind}:${group[0].standing}`, group[0].features.length).addCentred(group);
}

function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.kind, [...(groups.get(row.kind) ?? []), row]);
  return groups;
}

class Equations {
  all = new Map();
  get(key, size) {
    if (!this.all.has(key)) this.all.set(key, new NormalEquations(size));
    return this.all.get(key);
  }
}

/** Plays matches of one ruleset and learns from a share of the decisions. */
function collect(lab, id, deals, seed, share, equations) {
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
      if (aimsAtTricks && random() < share) learn(lab, bot, state, equations);
      state = step(lab, state, decisionOf(bot, lab.observe(state, state.by), state));
    }
  }
}

const rounds = Number(values.rounds);
const ids = values.rulesets.split(',');
for (let round = 1; round <= rounds; round += 1) {
  const lab = await loadLab();
  const equations = new Equations();
  const deals = Math.ceil(Number(values.deals) / ids.length);
  for (const id of ids) collect(lab, id, deals, `${values.seed}/${round}`, Number(values.share), equations);
  const command = `node scripts/calibrate/play.mjs ${process.argv.slice(2).join(' ')}`.trim();
  writeFileSync(file, weightsSource(lab, equations.all, command));
  const counts = [...equations.all].map(([key, { rows }]) => `${key} ${rows}`);
  process.stdout.write(`round ${round}: ${counts.join(', ')}\n`);
}
