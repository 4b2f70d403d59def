import { Skeleton } from '@linework/design-system';
import type { ReactNode } from 'react';
import { FactList, Named, Sum } from './fact-list.ts';

export interface FactRowsSkeletonProps {
  readonly rows: number;
  /** The shape of what stands under a name. */
  readonly under: ReactNode;
  /** The shape of what stands at the end. */
  readonly sum: ReactNode;
}

/** The shape of so many rows of a `FactList`. */
export const FactRowsSkeleton = ({ rows, under, sum }: FactRowsSkeletonProps) => (
  <FactList>
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <li key={row}>
        <Named>
          <Skeleton width="9rem" />
          {under}
        </Named>
        <Sum>{sum}</Sum>
      </li>
    ))}
  </FactList>
);
