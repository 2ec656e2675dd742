/** A chance in whole percents; one that is not certain is never shown as 0% or 100%. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (chance <= 0 || chance >= 1) return `${rounded}%`;
  return `${Math.min(99, Math.max(1, rounded))}%`;
}

/** A number with one decimal behind this sign, without a minus before a zero. */
export function oneDecimal(value: number, separator: string): string {
  const text = value.toFixed(1);
  return (Number(text) === 0 ? '0.0' : text).replace('.', separator);
}

/** Expected points with their sign and one decimal: `+1.3`, `-0.4`, `0.0`. */
export const expectedPoints = (points: number, separator: string): string => {
  const text = oneDecimal(points, separator);
  return Number(points.toFixed(1)) > 0 ? `+${text}` : text;
};

/** Whether a card that may hold the trick is worth saying so of. */
export const isLikely = (chance: number): boolean => chance >= 0.4;
