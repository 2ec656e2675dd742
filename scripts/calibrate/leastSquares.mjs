/** The sums from which weights are fitted by least squares; rows are compared with the mean of their group. */
export class NormalEquations {
  /** @param {number} size the number of features */
  constructor(size) {
    this.size = size;
    this.rows = 0;
    this.products = new Float64Array(size * size);
    this.targets = new Float64Array(size);
  }

  /** Adds the options of one decision, each against the mean of all of them. */
  addCentred(group) {
    if (group.length < 2) return;
    const { size } = this;
    const mean = new Float64Array(size);
    let meanTricks = 0;
    for (const { features, tricks } of group) {
      for (let i = 0; i < size; i += 1) mean[i] += features[i] / group.length;
      meanTricks += tricks / group.length;
    }
    for (const { features, tricks } of group) {
      for (let i = 0; i < size; i += 1) {
        const x = features[i] - mean[i];
        if (x === 0) continue;
        this.targets[i] += x * (tricks - meanTricks);
        for (let j = 0; j < size; j += 1) this.products[i * size + j] += x * (features[j] - mean[j]);
      }
    }
    this.rows += group.length;
  }

  /** The weights; features that hardly ever vary are held near zero. */
  solve(ridge = 25) {
    const { size } = this;
    const matrix = Array.from({ length: size }, (_, i) => [
      ...Array.from({ length: size }, (__, j) => this.products[i * size + j] + (i === j ? ridge * 0.05 : 0)),
      this.targets[i],
    ]);
    for (let column = 0; column < size; column += 1) {
      let pivot = column;
      for (let row = column + 1; row < size; row += 1)
        if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
      [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
      for (let row = 0; row < size; row += 1) {
        if (row === column) continue;
        const factor = matrix[row][column] / matrix[column][column];
        if (factor === 0) continue;
        for (let k = column; k <= size; k += 1) matrix[row][k] -= factor * matrix[column][k];
      }
    }
    return matrix.map((row, i) => row[size] / row[i]);
  }
}
