/** The upper of the two in the middle for an even count; 0 without values. */
export const median = (values: readonly number[] = []): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
