const inOrder = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/** The value that so much of all are not above: 0.5 is the median. */
export const shareOf = (values: readonly number[], share: number): number =>
  inOrder(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The value that half of all are not above. */
export const middle = (values: readonly number[]): number => shareOf(values, 0.5);
