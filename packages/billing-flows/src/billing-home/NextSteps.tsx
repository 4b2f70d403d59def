import { latePart } from '@linework/parts/loadable';
import { Suspense } from 'react';
import { NextStepsSkeleton } from './BillingHomeSkeleton.tsx';
import type { NextStepsCardProps } from './NextStepsCard.tsx';

/** Few accounts are past due: the others never fetch it. What is asked of the customer stands above it, with its day. */
const NextStepsCard = latePart(async () => {
  const { NextStepsCard: Part, nextStepsWords: words } = await import('./NextStepsCard.tsx');
  return { Part, words };
});

/** "What happens next", where something is past due. */
export function NextSteps(props: NextStepsCardProps) {
  if (props.summary.restoreLadder.length === 0) return null;
  return (
    <Suspense fallback={<NextStepsSkeleton />}>
      <NextStepsCard {...props} />
    </Suspense>
  );
}
