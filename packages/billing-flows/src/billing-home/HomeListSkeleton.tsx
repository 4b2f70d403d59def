import { Card, Skeleton } from '@linework/design-system';
import { FactList, Named, Sum } from '@linework/parts/loadable';

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
    <FactList>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <li key={row}>
          <Named>
            <Skeleton width="9rem" />
            <Skeleton width="7rem" height="var(--lw-line-height-14)" />
            <Skeleton width="8rem" height="var(--lw-line-height-14)" />
          </Named>
          <Sum>
            <Skeleton width="5rem" />
          </Sum>
        </li>
      ))}
    </FactList>
    <Skeleton width="70%" />
    {hasTotal && <Skeleton width="11rem" height="var(--lw-control-height)" />}
  </Card>
);
