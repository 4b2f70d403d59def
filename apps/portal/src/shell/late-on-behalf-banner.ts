import { latePart } from '@linework/parts/loadable';

/** Customers never fetch it. */
export const LateOnBehalfBanner = latePart(async () => {
  const { OnBehalfBanner: Part, onBehalfWords: words } = await import('./OnBehalfBanner.tsx');
  return { Part, words };
});
