import { latePart } from '@linework/parts/loadable';

/**
 * What few accounts see, in one file: whoever needs any of it asks once, and all others never. The words come with
 * whichever part is drawn.
 */
const cards = () => import('./late-cards.ts');

export const LateNextSteps = latePart(async () => {
  const { NextStepsCard: Part, nextStepsCopy } = await cards();
  return { Part, words: [nextStepsCopy] };
});

export const LateHelp = latePart(async () => {
  const { HelpCard: Part, nextStepsCopy } = await cards();
  return { Part, words: [nextStepsCopy] };
});

export const LateDevices = latePart(async () => {
  const { DevicesCard: Part, devicesCopy, homeCardsCopy } = await cards();
  return { Part, words: [homeCardsCopy, devicesCopy] };
});

export const LateStreaming = latePart(async () => {
  const { StreamingCard: Part, homeCardsCopy } = await cards();
  return { Part, words: [homeCardsCopy] };
});

export const LateBillPayUnavailable = latePart(async () => {
  const { BillPayUnavailable: Part, billPayUnavailableBundles: words } = await cards();
  return { Part, words };
});
