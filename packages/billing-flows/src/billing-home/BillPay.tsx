import { AmountDueSkeleton } from '@linework/parts/balance';
import { Suspense } from 'react';
import type { BillPayUnavailableProps } from './BillPayUnavailable.tsx';
import { LateBillPayUnavailable } from './late-parts.ts';

/** That bills cannot be paid, in the place of the amount due; hardly anybody ever fetches it. */
export const BillPay = (props: BillPayUnavailableProps) => (
  <Suspense fallback={<AmountDueSkeleton />}>
    <LateBillPayUnavailable {...props} />
  </Suspense>
);
