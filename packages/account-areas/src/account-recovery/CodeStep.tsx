import { useCopy } from '@linework/copy';
import { Alert, Button, Form } from '@linework/design-system';
import { recoveryCode, recoveryCodeDigits, recoveryMinutes } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors, OneTimeCodeField, useFormProblems } from '@linework/parts/forms';
import { useState } from 'react';
import { accountRecoveryCopy } from './account-recovery.copy.ts';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import type { RecoveryState } from './recovery.types.ts';
import { Typed, Ways } from './recovery-parts.ts';

export interface CodeStepProps extends Pick<RecoveryState, 'isBusy' | 'problem'> {
  readonly name: string;
  readonly isAnother: boolean;
  readonly onCode: (code: string) => void;
  readonly onAnother: () => void;
  readonly onStartOver: () => void;
}

/** The code that was emailed, typed or pasted. */
export function CodeStep(props: CodeStepProps) {
  const { name, isAnother, isBusy, problem, onCode, onAnother, onStartOver } = props;
  const { t, rich } = useCopy(accountRecoveryCopy);
  const [typed, setTyped] = useState('');
  const form = useFormProblems<{ code: 'notACode' }>(['code'], ({ code }) => ({
    code: code && t('code.notACode', { digits: recoveryCodeDigits }),
  }));
  // No code that was sent before will do: another one is the way on.
  const isOver = problem === 'LW-AUT-042';
  const submit = () => {
    const code = recoveryCode(typed);
    const isWrong = form.show({ code: code === null ? 'notACode' : undefined });
    if (!isWrong && code !== null && !isBusy) onCode(code);
  };
  return (
    <>
      <StepHeading title={t('sent.heading')}>
        {rich('code.lead', { name: <Typed /> }, { name, minutes: recoveryMinutes })}
      </StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <RecoveryNotice problem={problem} />}
      {isAnother && !problem && form.attempt === 0 && (
        <Alert tone="information" role="status" title={t('code.another.title')}>
          {t('code.another.text')}
        </Alert>
      )}
      <Form onSubmit={submit}>
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
          busyLabel={t('code.submitting')}
        >
          {t('code.submit')}
        </Button>
      </Form>
      <Ways>
        <Button variant={isOver ? 'primary' : 'quiet'} onPress={onAnother}>
          {t('code.sendAnother')}
        </Button>
        <Button variant="quiet" onPress={onStartOver}>
          {t('startOver')}
        </Button>
      </Ways>
    </>
  );
}
