import { Suspense } from 'react';
import { HelpSkeleton } from './BillingHomeSkeleton.tsx';
import type { HelpCardProps } from './HelpCard.tsx';
import { LateHelp } from './late-parts.ts';

/** "Need a hand with this bill?", in its place from the start. */
export const Help = (props: HelpCardProps) => (
  <Suspense fallback={<HelpSkeleton />}>
    <LateHelp {...props} />
  </Suspense>
);
