/** A variant and its part of those who take part; the weights of an experiment add up to 100. */
export interface WeightedVariant {
  readonly variantUuid: string;
  readonly weight: number;
}

/** How an experiment is shared out. */
export interface ExperimentShares {
  /** The first is the control. */
  readonly variants: readonly WeightedVariant[];
  /** How many of a hundred take part. */
  readonly traffic: number;
}

/**
 * The variant of somebody; `null` for those who do not take part. Each variant begins where the weights before it end, and
 * reaches as far as the traffic lets it: more traffic lengthens every reach and moves nobody who is in one.
 * @param place where somebody stands in [0, 1), always the same for the same experiment
 */
export function variantAt({ variants, traffic }: ExperimentShares, place: number): string | null {
  let begins = 0;
  for (const { variantUuid, weight } of variants) {
    // In hundredths, which add up without a gap.
    if (100 * place >= begins && 100 * place < begins + (weight * traffic) / 100) return variantUuid;
    begins += weight;
  }
  return null;
}

/** Whether an experiment runs on a day, both ends included. */
export const isRunning = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  today: string,
): boolean => startsOn <= today && today <= endsOn;
