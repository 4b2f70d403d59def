export { SecondStepScreen, type SecondStepScreenProps } from './SecondStepScreen.tsx';
export { secondStepCopy } from './second-step.copy.ts';
