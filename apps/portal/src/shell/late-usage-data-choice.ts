import { latePart } from '@linework/parts/loadable';

/** At the foot of the page, after what the customer came for. */
export const LateUsageDataChoice = latePart(async () => {
  const { UsageDataChoice: Part, usageDataWords: words } = await import('./UsageDataChoice.tsx');
  return { Part, words };
});
