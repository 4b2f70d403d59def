import { useCopy } from '@linework/copy';
import { Alert, Button, Card, Form, PasswordField } from '@linework/design-system';
import { longestPassword, passwordProblem, shortestPassword } from '@linework/domain';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { StepNotice, type StepProblem, stepProblemOf } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import { NotConfirmed } from './use-confirmed.ts';
import { usePasswordWords } from './use-password-words.ts';

export interface PasswordCardProps {
  /** Rejects with `NotConfirmed` where the old password was not entered, and nothing is told. */
  readonly onPassword: (password: string) => Promise<void>;
  /** Where it stands as the page opens. */
  readonly start?: StepProblem | 'done' | null;
}

const lengths = { shortest: shortestPassword, longest: longestPassword };

/** One's own password, changed. What was typed stays until it is done. */
export function PasswordCard({ onPassword, start = null }: PasswordCardProps) {
  const { t } = useCopy(signInSecurityCopy);
  const words = usePasswordWords();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState(start);
  const form = useFormProblems<{ password: NonNullable<ReturnType<typeof passwordProblem>> }>(
    ['password'],
    (found) => ({ password: found.password && t(`password.${found.password}`, lengths) }),
  );
  const submit = async () => {
    const isWrong = form.show({ password: passwordProblem(password) ?? undefined });
    if (isWrong || isBusy) return;
    setBusy(true);
    setTold(null);
    try {
      await onPassword(password);
      setPassword('');
      setTold('done');
    } catch (error) {
      setTold(error instanceof NotConfirmed ? null : stepProblemOf(error));
    }
    setBusy(false);
  };
  return (
    <Card title={t('password.heading')}>
      <p>{t('password.text')}</p>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && told !== 'done' && <StepNotice problem={told} />}
      {told === 'done' && (
        <Alert tone="positive" role="status" title={t('password.done.title')}>
          {t('password.done.text')}
        </Alert>
      )}
      <Form onSubmit={() => void submit()}>
        <PasswordField
          {...form.field('password')}
          name="new-password"
          label={t('password.label')}
          description={t('password.hint', lengths)}
          autoComplete="new-password"
          words={words}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            form.clear('password');
          }}
        />
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={t('password.submitting')}>
            {t('password.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
