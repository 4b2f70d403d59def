export { showSecondStepAgain } from './show-again.ts';
export { secondStepKeys } from './use-second-code.ts';
