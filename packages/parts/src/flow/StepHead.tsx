import { type AmountBounds, isShownAs, type OutcomeCode } from '@linework/domain';
import { FormErrors } from '../forms/FormErrors.tsx';
import type { FormSummary } from '../forms/use-form-problems.ts';
import { OutcomeNotice } from '../outcomes/OutcomeNotice.tsx';
import { type Resumed, ResumedNotice } from './ResumedNotice.tsx';
import { StepHeading, type StepHeadingProps } from './StepHeading.tsx';

export interface StepHeadProps extends StepHeadingProps {
  /** The form was found as it was left. */
  resumed?: Resumed | null | undefined;
  /** What the server said about this step last time, and the limits it names. */
  problem?: OutcomeCode | undefined;
  bounds?: AmountBounds | undefined;
  /** What is wrong with the form, where the step has one of its own. */
  form?: FormSummary | undefined;
}

/** The head of every step: what it asks, that nothing was lost, and what is wrong. */
export function StepHead({ resumed, problem, bounds, form, ...heading }: StepHeadProps) {
  return (
    <>
      <StepHeading {...heading} />
      {resumed && <ResumedNotice {...resumed} />}
      {problem && isShownAs(problem, 'inline') && (
        <OutcomeNotice code={problem} values={bounds} role="alert" />
      )}
      {form && <FormErrors {...form} />}
    </>
  );
}
