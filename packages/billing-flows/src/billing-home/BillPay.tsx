import { Card, Skeleton } from '@linework/design-system';
import { Suspense } from 'react';
import type { BillPayUnavailableProps } from './BillPayUnavailable.tsx';
import { LateBillPayUnavailable } from './late-parts.ts';

/** That bills cannot be paid, in the place of the amount due; hardly anybody ever fetches it. */
export const BillPay = (props: BillPayUnavailableProps) => (
  <Suspense
    fallback={
      <Card prominence="hero">
        <Skeleton width="12rem" />
        <Skeleton width="70%" />
        <Skeleton width="50%" />
        {props.hasBills !== false && <Skeleton width="60%" />}
        <Skeleton shape="control" width="10rem" />
      </Card>
    }
  >
    <LateBillPayUnavailable {...props} />
  </Suspense>
);
