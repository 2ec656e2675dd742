/** An option that seems so many tricks worse than the best one counts about a third. */
const PLAUSIBLE = 0.5;

/** The sums from which weights are fitted by least squares; rows are compared with the mean of their group. */
export class NormalEquations {
  /** @param {number} size the number of features */
  constructor(size) {
    this.size = size;
    this.rows = 0;
    this.products = new Float64Array(size * size);
    this.targets = new Float64Array(size);
  }

  /** Adds the options of one decision, each against the mean of all; those that are far from being chosen count less. */
  addCentred(group) {
    if (group.length < 2) return;
    const { size } = this;
    const top = Math.max(...group.map(({ value }) => value));
    const weights = group.map(({ value }) => Math.max(0.1, Math.exp((value - top) / PLAUSIBLE)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = new Float64Array(size);
    let meanTricks = 0;
    group.forEach(({ features, tricks }, index) => {
      const share = weights[index] / total;
      for (let i = 0; i < size; i += 1) mean[i] += features[i] * share;
      meanTricks += tricks * share;
    });
    group.forEach(({ features, tricks }, index) => {
      const weight = weights[index];
      for (let i = 0; i < size; i += 1) {
        const x = weight * (features[i] - mean[i]);
        if (x === 0) continue;
        this.targets[i] += x * (tricks - meanTricks);
        for (let j = 0; j < size; j += 1) this.products[i * size + j] += x * (features[j] - mean[j]);
      }
    });
    this.rows += group.length;
  }

  /**
   * The weights, one after another in turn until they settle: drawn to `expected` as if by `pull` options that differ in the feature, and
   * kept within `bounds` ([least, most] by feature), because what every player knows must not be lost in the noise of a few deals.
   */
  solve(expected, bounds, pull = 150, turns = 600) {
    const { size, products, targets } = this;
    const weights = [...expected];
    for (let turn = 0; turn < turns; turn += 1) {
      for (let i = 0; i < size; i += 1) {
        let rest = targets[i] + pull * expected[i];
        for (let j = 0; j < size; j += 1) if (j !== i) rest -= products[i * size + j] * weights[j];
        const [least, most] = bounds[i];
        weights[i] = Math.min(most, Math.max(least, rest / (products[i * size + i] + pull)));
      }
    }
    return weights;
  }
}
