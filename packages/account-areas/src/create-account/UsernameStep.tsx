import { useCopy } from '@linework/copy';
import { Button, Form, TextField } from '@linework/design-system';
import { usernameProblem } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { StepNotice, Ways } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { createAccountCopy } from './create-account.copy.ts';
import type { CreateAccountState } from './create-account.types.ts';
import { usernameLengths } from './use-details-form.ts';

export interface UsernameStepProps extends Pick<CreateAccountState, 'isBusy' | 'problem'> {
  readonly onUsername: (username: string) => void;
  readonly onStartOver: () => void;
}

/** Another username, where the one that was asked for is somebody else's. */
export function UsernameStep({ isBusy, problem, onUsername, onStartOver }: UsernameStepProps) {
  const { t } = useCopy(createAccountCopy);
  const [username, setUsername] = useState('');
  const form = useFormProblems<{ username: NonNullable<ReturnType<typeof usernameProblem>> }>(
    ['username'],
    ({ username: found }) => ({ username: found && t(`username.${found}`, usernameLengths) }),
  );
  const submit = () => {
    const isWrong = form.show({ username: usernameProblem(username) ?? undefined });
    if (!isWrong && !isBusy) onUsername(username);
  };
  return (
    <>
      <StepHeading title={t('username.heading')}>{t('username.lead')}</StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <TextField
          {...form.field('username')}
          name="username"
          label={t('username.label')}
          description={t('username.hint', usernameLengths)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          value={username}
          onChange={(typed) => {
            setUsername(typed);
            form.clear('username');
          }}
        />
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('username.submitting')}>
          {t('username.submit')}
        </Button>
      </Form>
      {problem === 'LW-AUT-048' && (
        <Ways>
          <Button variant="quiet" onPress={onStartOver}>
            {t('startOver')}
          </Button>
        </Ways>
      )}
    </>
  );
}
