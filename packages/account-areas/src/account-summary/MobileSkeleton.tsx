import { Card, Skeleton } from '@linework/design-system';
import { FactList, Named, Sum } from '@linework/parts/loadable';

/** The shape of mobile service: its bill, what pays that, so many devices, and the ways on. */
export const MobileSkeleton = ({ deviceCount }: { readonly deviceCount: number }) => (
  <Card>
    <Skeleton shape="title" width="8rem" />
    <Skeleton shape="block" height="5.25rem" />
    <Skeleton width="90%" />
    <Skeleton shape="block" height="4.5rem" />
    <FactList>
      {Array.from({ length: deviceCount }, (_, row) => row).map((row) => (
        <li key={row}>
          <Named>
            <Skeleton width="9rem" />
            <Skeleton width="7rem" height="var(--lw-line-height-14)" />
          </Named>
          <Sum>
            <Skeleton shape="block" width="6rem" height="5.5rem" />
          </Sum>
        </li>
      ))}
    </FactList>
    <Skeleton shape="control" width="16rem" />
  </Card>
);
