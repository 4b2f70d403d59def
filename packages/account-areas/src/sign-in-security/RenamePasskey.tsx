import { useCopy } from '@linework/copy';
import { ActionGroup, Button, Form, TextField } from '@linework/design-system';
import { longestPasskeyName, type PasskeyNameProblem, passkeyNameProblem } from '@linework/domain';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { StepNotice, type StepProblem } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { SetUp } from './second-step-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

export interface RenamePasskeyProps {
  /** What it is called now. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly problem: StepProblem | null;
  readonly onName: (typed: string) => void;
  readonly onCancel: () => void;
}

/** Another name for a passkey. What was typed stays until it is saved. */
export function RenamePasskey({ name, isBusy, problem, onName, onCancel }: RenamePasskeyProps) {
  const { t } = useCopy(signInSecurityCopy);
  const [typed, setTyped] = useState(name);
  const form = useFormProblems<{ name: PasskeyNameProblem }>(['name'], (found) => ({
    name: found.name && t(`passkeys.renaming.${found.name}`, { longest: longestPasskeyName }),
  }));
  const submit = () => {
    const isWrong = form.show({ name: passkeyNameProblem(typed) ?? undefined });
    if (!isWrong && !isBusy) onName(typed);
  };
  return (
    <SetUp>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <TextField
          {...form.field('name')}
          autoFocus
          name="passkey-name"
          label={t('passkeys.renaming.label')}
          description={t('passkeys.renaming.hint')}
          autoComplete="off"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            form.clear('name');
          }}
        />
        <ActionGroup>
          <Button type="submit" isBusy={isBusy} busyLabel={t('passkeys.working')}>
            {t('passkeys.renaming.save')}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {t('confirm.cancel')}
          </Button>
        </ActionGroup>
      </Form>
    </SetUp>
  );
}
