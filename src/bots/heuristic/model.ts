/**
 * Every estimate of the auction has the same form: a score, linear in what can be seen, and a ladder of steps. The chance to get past
 * a step is the logistic curve of how far the score lies above it. With one step this is a chance of yes or no; with thirteen it is the
 * distribution of a number of tricks.
 */
export interface Model<Name extends string> {
  readonly weights: Readonly<Record<Name, number>>;
  /** Rising; the score that gives an even chance to get past each step. */
  readonly steps: readonly number[];
}

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The odds of a chance as a logarithm; certainties count as very good chances. */
export function logOdds(chance: number): number {
  const possible = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(possible / (1 - possible));
}

/** The score of these features by the weights of a model; features that the model does not weigh count for nothing. */
export function scoreOf<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  names: readonly Name[],
  features: Readonly<Record<Name, number>>,
): number {
  let score = 0;
  for (const name of names) score += weights[name] * features[name];
  return score;
}

/** The chance to get past one step, given by its index. */
export const chancePast = (steps: readonly number[], score: number, step: number): number =>
  logistic(score - (steps[step] ?? Number.POSITIVE_INFINITY));

/** The chance to get past just so many steps, indexed from none to all. */
export function chancesByStep(steps: readonly number[], score: number): readonly number[] {
  const chances: number[] = [];
  let reached = 1;
  for (const step of steps) {
    const past = logistic(score - step);
    chances.push(reached - past);
    reached = past;
  }
  chances.push(reached);
  return chances;
}

/** The mean number of steps from the chances of each number. */
export const meanOfSteps = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);
