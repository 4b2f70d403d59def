import { useCopy } from '@linework/copy';
import { Button, Form, PasswordField } from '@linework/design-system';
import { longestPassword, passwordProblem, shortestPassword } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { StepNotice, Ways } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { accountRecoveryCopy } from './account-recovery.copy.ts';
import type { RecoveryState } from './recovery.types.ts';

export interface PasswordStepProps extends Pick<RecoveryState, 'isBusy' | 'problem'> {
  readonly onPassword: (password: string) => void;
  readonly onStartOver: () => void;
}

const lengths = { shortest: shortestPassword, longest: longestPassword };

/** A new password: of any characters, as long as it is long enough. */
export function PasswordStep({ isBusy, problem, onPassword, onStartOver }: PasswordStepProps) {
  const { t } = useCopy(accountRecoveryCopy);
  const [password, setPassword] = useState('');
  const form = useFormProblems<{ password: NonNullable<ReturnType<typeof passwordProblem>> }>(
    ['password'],
    ({ password: found }) => ({ password: found && t(`password.${found}`, lengths) }),
  );
  const submit = () => {
    const isWrong = form.show({ password: passwordProblem(password) ?? undefined });
    if (!isWrong && !isBusy) onPassword(password);
  };
  return (
    <>
      <StepHeading title={t('password.heading')}>{t('password.lead')}</StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <PasswordField
          {...form.field('password')}
          name="new-password"
          label={t('password.label')}
          description={t('password.hint', lengths)}
          autoComplete="new-password"
          words={{
            show: t('password.show'),
            hide: t('password.hide'),
            showPassword: t('password.showPassword'),
            hidePassword: t('password.hidePassword'),
            shown: t('password.shown'),
            hidden: t('password.hidden'),
          }}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            form.clear('password');
          }}
        />
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('password.submitting')}>
          {t('password.submit')}
        </Button>
      </Form>
      {problem === 'LW-AUT-042' && (
        <Ways>
          <Button variant="quiet" onPress={onStartOver}>
            {t('startOver')}
          </Button>
        </Ways>
      )}
    </>
  );
}
