import { Card, Skeleton } from '@linework/design-system';
import { FactRowsSkeleton } from '@linework/parts/loadable';

/** The shape of mobile service: its bill, what pays that, so many devices with what paying them does, and the ways on. */
export const MobileSkeleton = ({ deviceCount }: { readonly deviceCount: number }) => (
  <Card>
    <Skeleton shape="title" width="8rem" />
    <Skeleton shape="block" height="5.25rem" />
    <Skeleton width="90%" />
    <Skeleton shape="block" height="4.5rem" />
    <FactRowsSkeleton
      rows={deviceCount}
      under={<Skeleton width="7rem" height="var(--lw-line-height-14)" />}
      sum={<Skeleton shape="block" width="6rem" height="5.5rem" />}
    />
    <Skeleton width="90%" height="var(--lw-line-height-14)" />
    <Skeleton shape="control" width="16rem" />
  </Card>
);
