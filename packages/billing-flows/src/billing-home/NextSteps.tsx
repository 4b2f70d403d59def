import { latePart } from '@linework/parts/loadable';
import { Suspense } from 'react';
import { NextStepsSkeleton } from './BillingHomeSkeleton.tsx';
import type { NextStepsCardProps } from './NextStepsCard.tsx';
import { nextStepsCopy } from './next-steps.copy.ts';

/** Few accounts are past due: the others never fetch it. What is asked of the customer stands above it, with its day. */
const NextStepsCard = latePart(
  async () => (await import('./NextStepsCard.tsx')).NextStepsCard,
  [nextStepsCopy],
);

/** "What happens next", where something is past due. */
export function NextSteps(props: NextStepsCardProps) {
  if (props.summary.restoreLadder.length === 0) return null;
  return (
    <Suspense fallback={<NextStepsSkeleton />}>
      <NextStepsCard {...props} />
    </Suspense>
  );
}
