/**
 * Fits a score, linear in features, and a ladder of steps: the chance to get past step k is logistic(score - step k). Every step is a
 * question of yes or no, and all are answered with the same weights: Newton's method on the sum of their log losses, which is convex.
 */

/** Keeps a weight small that the data say nothing about. */
const RIDGE = 3;
/** Steps that few results lie beyond are kept this far from their neighbours, as strongly as so many results would. */
const GAP = 0.9;
const GAP_STRENGTH = 4;

/** Solves a symmetric positive definite system by Cholesky's method, in place. */
function solve(matrix, vector) {
  const n = vector.length;
  for (let j = 0; j < n; j += 1) {
    for (let k = 0; k < j; k += 1) matrix[j][j] -= matrix[j][k] ** 2;
    matrix[j][j] = Math.sqrt(Math.max(matrix[j][j], 1e-9));
    for (let i = j + 1; i < n; i += 1) {
      for (let k = 0; k < j; k += 1) matrix[i][j] -= matrix[i][k] * matrix[j][k];
      matrix[i][j] /= matrix[j][j];
    }
  }
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) vector[i] -= matrix[i][k] * vector[k];
    vector[i] /= matrix[i][i];
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) vector[i] -= matrix[k][i] * vector[k];
    vector[i] /= matrix[i][i];
  }
  return vector;
}

/** Adds what one row says to gradient and curvature; parameters are the weights, then the steps. */
function addRow({ x, y }, parameters, width, levels, gradient, hessian) {
  let score = 0;
  for (let i = 0; i < width; i += 1) score += parameters[i] * x[i];
  let pull = 0;
  let curve = 0;
  for (let k = 0; k < levels; k += 1) {
    const p = 1 / (1 + Math.exp(parameters[width + k] - score));
    const error = p - (y > k ? 1 : 0);
    const bend = p * (1 - p);
    pull += error;
    curve += bend;
    gradient[width + k] -= error;
    hessian[width + k][width + k] += bend;
    for (let i = 0; i < width; i += 1) if (x[i] !== 0) hessian[width + k][i] -= bend * x[i];
  }
  for (let i = 0; i < width; i += 1) {
    if (x[i] === 0) continue;
    gradient[i] += pull * x[i];
    for (let j = 0; j <= i; j += 1) hessian[i][j] += curve * x[i] * x[j];
  }
}

function addPriors(parameters, width, levels, gradient, hessian) {
  for (let i = 0; i < width; i += 1) {
    gradient[i] += RIDGE * parameters[i];
    hessian[i][i] += RIDGE;
  }
  for (let k = 1; k < levels; k += 1) {
    const [lower, upper] = [width + k - 1, width + k];
    const pull = GAP_STRENGTH * (parameters[upper] - parameters[lower] - GAP);
    gradient[upper] += pull;
    gradient[lower] -= pull;
    hessian[upper][upper] += GAP_STRENGTH;
    hessian[lower][lower] += GAP_STRENGTH;
    hessian[upper][lower] -= GAP_STRENGTH;
  }
  gradient[width] += 0.01 * parameters[width];
  hessian[width][width] += 0.01;
}

/** The sum that is made least: the log losses of all answers, and the priors. */
function lossOf(rows, parameters, width, levels) {
  let loss = 0;
  for (const { x, y } of rows) {
    let score = 0;
    for (let i = 0; i < width; i += 1) score += parameters[i] * x[i];
    for (let k = 0; k < levels; k += 1) {
      const margin = (score - parameters[width + k]) * (y > k ? 1 : -1);
      loss += margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
    }
  }
  for (let i = 0; i < width; i += 1) loss += 0.5 * RIDGE * parameters[i] ** 2;
  for (let k = 1; k < levels; k += 1)
    loss += 0.5 * GAP_STRENGTH * (parameters[width + k] - parameters[width + k - 1] - GAP) ** 2;
  return loss + 0.005 * parameters[width] ** 2;
}

/** One step of Newton's method, halved until it makes the loss smaller; the new parameters. */
function improve(rows, parameters, width, levels) {
  const n = width + levels;
  const gradient = new Array(n).fill(0);
  const hessian = Array.from({ length: n }, () => new Array(n).fill(0));
  for (const row of rows) addRow(row, parameters, width, levels, gradient, hessian);
  addPriors(parameters, width, levels, gradient, hessian);
  const step = solve(hessian, gradient);
  const before = lossOf(rows, parameters, width, levels);
  for (let share = 1; share > 1e-3; share /= 2) {
    const moved = parameters.map((value, i) => value - share * step[i]);
    if (lossOf(rows, moved, width, levels) < before) return moved;
  }
  return parameters;
}

/** Fits rows of `x` (numbers in the order of `names`) and `y` (how many steps were passed); returns weights and steps. */
export function fitModel(names, levels, rows, rounds = 30) {
  const width = names.length;
  let parameters = Array.from({ length: width + levels }, (_, i) => (i < width ? 0 : (i - width) * GAP));
  for (let round = 0; round < rounds; round += 1) {
    const moved = improve(rows, parameters, width, levels);
    const largest = Math.max(...moved.map((value, i) => Math.abs(value - parameters[i])));
    parameters = moved;
    if (largest < 1e-4) break;
  }
  return {
    weights: Object.fromEntries(names.map((name, i) => [name, parameters[i]])),
    steps: parameters.slice(width),
  };
}

/** Least squares without a constant: the weights of features that explain `y` best, drawn to `expected` as if by `pull` rows. */
export function fitLinear(names, rows, expected, pull) {
  const width = names.length;
  const matrix = Array.from({ length: width }, (_, i) => {
    const line = new Array(width).fill(0);
    line[i] = pull;
    return line;
  });
  const vector = names.map((name) => pull * expected[name]);
  for (const { x, y } of rows) {
    for (let i = 0; i < width; i += 1) {
      vector[i] += x[i] * y;
      for (let j = 0; j < width; j += 1) matrix[i][j] += x[i] * x[j];
    }
  }
  const weights = solve(matrix, vector);
  return Object.fromEntries(names.map((name, i) => [name, weights[i]]));
}
