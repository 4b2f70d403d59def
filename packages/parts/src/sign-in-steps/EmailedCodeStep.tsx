import { useCopy } from '@linework/copy';
import { Alert, Button, Form } from '@linework/design-system';
import { recoveryCode, recoveryCodeDigits } from '@linework/domain';
import { type ReactNode, useState } from 'react';
import { StepHeading } from '../flow/index.ts';
import { FormErrors, OneTimeCodeField, useFormProblems } from '../forms/index.ts';
import { StepNotice } from './StepNotice.tsx';
import { Ways } from './StepSheet.tsx';
import { signInStepsCopy } from './sign-in-steps.copy.ts';
import type { StepProblem } from './step-problem.ts';

export interface EmailedCodeStepProps {
  readonly heading: string;
  /** To whom the code was sent, and for how long it works. */
  readonly lead: ReactNode;
  /** What the code is entered for. */
  readonly submit: string;
  /** The same, while it is looked at. */
  readonly submitting: string;
  readonly isBusy: boolean;
  readonly problem: StepProblem | null;
  /** Whether the code is not the first that was sent. */
  readonly isAnother: boolean;
  /** The digits alone. */
  readonly onCode: (code: string) => void;
  readonly onAnother: () => void;
  /** What else can be done. */
  readonly children: ReactNode;
}

/** The code that was emailed, typed or pasted. */
export function EmailedCodeStep(props: EmailedCodeStepProps) {
  const { heading, lead, submit, submitting, isBusy, problem, isAnother, onCode, onAnother, children } =
    props;
  const { t } = useCopy(signInStepsCopy);
  const [typed, setTyped] = useState('');
  const form = useFormProblems<{ code: 'notACode' }>(['code'], ({ code }) => ({
    code: code && t('code.notACode', { digits: recoveryCodeDigits }),
  }));
  // No code that was sent before will do: another one is the way on.
  const isOver = problem === 'LW-AUT-042';
  const check = () => {
    const code = recoveryCode(typed);
    const isWrong = form.show({ code: code === null ? 'notACode' : undefined });
    if (!isWrong && code !== null && !isBusy) onCode(code);
  };
  return (
    <>
      <StepHeading title={heading}>{lead}</StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      {isAnother && !problem && form.attempt === 0 && (
        <Alert tone="information" role="status" title={t('code.another.title')}>
          {t('code.another.text')}
        </Alert>
      )}
      <Form onSubmit={check}>
        <OneTimeCodeField
          {...form.field('code')}
          label={t('code.label')}
          description={t('code.hint', { digits: recoveryCodeDigits })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            form.clear('code');
          }}
        />
        <Button
          type="submit"
          variant={isOver ? 'secondary' : 'primary'}
          isFullWidth
          isBusy={isBusy}
          busyLabel={submitting}
        >
          {submit}
        </Button>
      </Form>
      <Ways>
        <Button variant={isOver ? 'primary' : 'quiet'} onPress={onAnother}>
          {t('code.sendAnother')}
        </Button>
        {children}
      </Ways>
    </>
  );
}
