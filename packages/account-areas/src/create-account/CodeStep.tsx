import { useCopy } from '@linework/copy';
import { Alert, Button, Form } from '@linework/design-system';
import { recoveryCode, recoveryCodeDigits, recoveryMinutes } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors, OneTimeCodeField, useFormProblems } from '@linework/parts/forms';
import { useState } from 'react';
import { CreateAccountNotice } from './CreateAccountNotice.tsx';
import { createAccountCopy } from './create-account.copy.ts';
import type { CreateAccountState } from './create-account.types.ts';
import { Typed, Ways } from './create-account-parts.ts';

export interface CodeStepProps extends Pick<CreateAccountState, 'isBusy' | 'problem'> {
  readonly address: string;
  readonly isAnother: boolean;
  readonly onCode: (code: string) => void;
  readonly onAnother: () => void;
  readonly onChangeDetails: () => void;
  readonly onStartOver: () => void;
}

/** The code that was emailed, typed or pasted. */
export function CodeStep(props: CodeStepProps) {
  const { address, isAnother, isBusy, problem, onCode } = props;
  const { t, rich } = useCopy(createAccountCopy);
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
      <StepHeading title={t('code.heading')}>
        {rich('code.lead', { address: <Typed /> }, { address, minutes: recoveryMinutes })}
      </StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <CreateAccountNotice problem={problem} />}
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
        <Button variant={isOver ? 'primary' : 'quiet'} onPress={props.onAnother}>
          {t('code.sendAnother')}
        </Button>
        <Button variant="quiet" onPress={props.onChangeDetails}>
          {t('code.changeDetails')}
        </Button>
        <Button variant="quiet" onPress={props.onStartOver}>
          {t('startOver')}
        </Button>
      </Ways>
    </>
  );
}
