export { EmailedCodeStep, type EmailedCodeStepProps } from './EmailedCodeStep.tsx';
export { StepNotice } from './StepNotice.tsx';
export { StepSheet, type StepSheetProps, Typed, Ways } from './StepSheet.tsx';
export { signInStepsCopy } from './sign-in-steps.copy.ts';
export { type StepProblem, stepProblemOf } from './step-problem.ts';
export { useNextStep } from './use-next-step.ts';
