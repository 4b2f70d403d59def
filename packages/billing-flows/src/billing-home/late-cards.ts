export { devicesCopy } from '@linework/parts/mobile';
export { BillPayUnavailable, billPayUnavailableBundles } from './BillPayUnavailable.tsx';
export { DevicesCard } from './DevicesCard.tsx';
export { HelpCard } from './HelpCard.tsx';
export { homeCardsCopy } from './home-cards.copy.ts';
export { NextStepsCard } from './NextStepsCard.tsx';
export { nextStepsCopy } from './next-steps.copy.ts';
export { StreamingCard } from './StreamingCard.tsx';
