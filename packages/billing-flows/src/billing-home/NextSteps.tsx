import { Suspense } from 'react';
import { NextStepsSkeleton } from './BillingHomeSkeleton.tsx';
import { LateNextSteps } from './late-parts.ts';
import type { NextStepsCardProps } from './NextStepsCard.tsx';

/** "What happens next", where something is past due. What is asked of the customer stands above it, with its day. */
export function NextSteps(props: NextStepsCardProps) {
  if (props.summary.restoreLadder.length === 0) return null;
  return (
    <Suspense fallback={<NextStepsSkeleton />}>
      <LateNextSteps {...props} />
    </Suspense>
  );
}
