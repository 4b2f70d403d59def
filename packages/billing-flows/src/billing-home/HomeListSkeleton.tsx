import { Card, Skeleton } from '@linework/design-system';
import { FactRowsSkeleton } from '@linework/parts/loadable';

export interface HomeListSkeletonProps {
  readonly rows: number;
  /** A sum stands above the rows, and a note and two ways on under them. */
  readonly hasTotal?: boolean;
}

/** The shape of a list of so many rows of three lines. */
export const HomeListSkeleton = ({ rows, hasTotal = false }: HomeListSkeletonProps) => (
  <Card>
    <Skeleton width="12rem" />
    {hasTotal && <Skeleton shape="title" width="10rem" />}
    <FactRowsSkeleton
      rows={rows}
      under={
        <>
          <Skeleton width="7rem" height="var(--lw-line-height-14)" />
          <Skeleton width="8rem" height="var(--lw-line-height-14)" />
        </>
      }
      sum={<Skeleton width="5rem" />}
    />
    <Skeleton width="70%" />
    {hasTotal && <Skeleton width="11rem" height="var(--lw-control-height)" />}
  </Card>
);
