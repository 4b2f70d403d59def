export { type HowYouPayFacts, HowYouPayScreen, type HowYouPayScreenProps } from './HowYouPayScreen.tsx';
export { howYouPayCopy } from './how-you-pay.copy.ts';
