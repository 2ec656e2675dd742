/** Positions in which the partner is hidden: the clues about each suspect, and which of them it is. */
export class Suspicions {
  constructor(size) {
    this.size = size;
    this.cases = [];
  }

  add(clues, truth) {
    if (truth >= 0 && clues.length > 1) this.cases.push({ clues, truth });
  }

  /** The weights under which the true partners are likeliest, by climbing the log-likelihood. */
  solve(rounds = 400, rate = 0.8) {
    let weights = new Array(this.size).fill(0);
    for (let round = 0; round < rounds; round += 1) {
      const slope = new Array(this.size).fill(0);
      for (const { clues, truth } of this.cases) {
        const odds = clues.map((counts) =>
          Math.exp(counts.reduce((sum, count, i) => sum + count * weights[i], 0)),
        );
        const total = odds.reduce((sum, one) => sum + one, 0);
        clues.forEach((counts, index) => {
          const error = (index === truth ? 1 : 0) - odds[index] / total;
          counts.forEach((count, i) => {
            slope[i] += error * count;
          });
        });
      }
      weights = weights.map((weight, i) => weight + (rate * slope[i]) / this.cases.length);
    }
    return weights;
  }

  /** The mean chance given to the true partner, with these weights and with equal chances. */
  score(weights) {
    let fitted = 0;
    let equal = 0;
    for (const { clues, truth } of this.cases) {
      const odds = clues.map((counts) =>
        Math.exp(counts.reduce((sum, count, i) => sum + count * weights[i], 0)),
      );
      fitted += odds[truth] / odds.reduce((sum, one) => sum + one, 0) / this.cases.length;
      equal += 1 / clues.length / this.cases.length;
    }
    return { fitted, equal };
  }
}
