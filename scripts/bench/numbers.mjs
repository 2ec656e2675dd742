/** The middle value of some numbers; of an even count the mean of the two middle ones. Throws when there are none. */
export function median(values) {
  if (values.length === 0) throw new RangeError('no values');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A number without decimals, thousands separated. */
export const integer = (value) => whole.format(value);

/** Milliseconds, one decimal below a hundred. */
export const milliseconds = (value) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;

/** A ratio with one decimal. */
export const ratio = (value) => `${value.toFixed(1)}x`;
