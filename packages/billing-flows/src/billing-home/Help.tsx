import { latePart } from '@linework/parts/loadable';
import { Suspense } from 'react';
import { HelpSkeleton } from './BillingHomeSkeleton.tsx';
import type { HelpCardProps } from './HelpCard.tsx';

/** Few accounts are past due: the others never fetch it. */
const HelpCard = latePart(async () => ({ Part: (await import('./HelpCard.tsx')).HelpCard }));

/** "Need a hand with this bill?", in its place from the start. */
export const Help = (props: HelpCardProps) => (
  <Suspense fallback={<HelpSkeleton />}>
    <HelpCard {...props} />
  </Suspense>
);
