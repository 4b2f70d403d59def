import { useCopy } from '@linework/copy';
import { Button, Form, Link, SegmentedControl, TextField } from '@linework/design-system';
import { type Forgotten, recoveryNameProblem } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { StepNotice, Ways } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { accountRecoveryCopy } from './account-recovery.copy.ts';
import type { AskedRecovery, RecoveryState } from './recovery.types.ts';

export interface AskStepProps extends Pick<RecoveryState, 'isBusy' | 'problem'> {
  /** What is chosen at first. */
  readonly asked: AskedRecovery;
  readonly signInAddress: string;
  readonly onAsk: (asked: AskedRecovery) => void;
}

/** What was forgotten, and by whom. */
export function AskStep({ asked, isBusy, problem, signInAddress, onAsk }: AskStepProps) {
  const { t } = useCopy(accountRecoveryCopy);
  const [forgotten, setForgotten] = useState<Forgotten>(asked.forgotten);
  const [name, setName] = useState(asked.name);
  const form = useFormProblems<{ name: NonNullable<ReturnType<typeof recoveryNameProblem>> }>(
    ['name'],
    ({ name: found }) => ({
      name: found && (found === 'missing' ? t(`ask.missing.${forgotten}`) : t(`ask.${found}`)),
    }),
  );
  const submit = () => {
    const isWrong = form.show({ name: recoveryNameProblem(name, forgotten) ?? undefined });
    if (!isWrong && !isBusy) onAsk({ forgotten, name: name.trim() });
  };
  return (
    <>
      <StepHeading title={t('ask.heading')}>{t('ask.lead')}</StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <SegmentedControl
          label={t('ask.forgotten.label')}
          options={[
            { value: 'password', label: t('ask.forgotten.password') },
            { value: 'username', label: t('ask.forgotten.username') },
          ]}
          value={forgotten}
          onChange={(value) => {
            setForgotten(value === 'username' ? 'username' : 'password');
            form.clear('name');
          }}
        />
        <TextField
          {...form.field('name')}
          name="username"
          label={t(`ask.name.${forgotten}`)}
          autoComplete={forgotten === 'username' ? 'email' : 'username'}
          inputMode={forgotten === 'username' ? 'email' : 'text'}
          autoCapitalize="none"
          spellCheck="false"
          value={name}
          onChange={(typed) => {
            setName(typed);
            form.clear('name');
          }}
        />
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('ask.submitting')}>
          {t(`ask.submit.${forgotten}`)}
        </Button>
      </Form>
      <Ways>
        <Link href={signInAddress}>{t('backToSignIn')}</Link>
      </Ways>
    </>
  );
}
