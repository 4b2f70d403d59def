import { useCopy } from '@linework/copy';
import { Button, Form, Modal, PasswordField } from '@linework/design-system';
import { useFormProblems } from '@linework/parts/forms';
import { StepNotice } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { Confirming } from './use-confirmed.ts';
import { usePasswordWords } from './use-password-words.ts';

export type ConfirmDialogProps = Pick<Confirming, 'isBusy' | 'problem' | 'enter' | 'cancel'>;

/** Asks for the password again before a change to how somebody signs in (spec section 3, the cookie `reauth`). */
export function ConfirmDialog({ isBusy, problem, enter, cancel }: ConfirmDialogProps) {
  const { t } = useCopy(signInSecurityCopy);
  const words = usePasswordWords();
  const [password, setPassword] = useState('');
  const form = useFormProblems<{ password: 'missing' }>(['password'], (found) => ({
    password: found.password && t('confirm.missing'),
  }));
  const submit = () => {
    const isWrong = form.show({ password: password === '' ? 'missing' : undefined });
    if (!isWrong) enter(password);
  };
  return (
    <Modal isOpen role="alertdialog" title={t('confirm.heading')} onEscape={cancel}>
      <p>{t('confirm.text')}</p>
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <PasswordField
          {...form.field('password')}
          autoFocus
          name="current-password"
          label={t('confirm.label')}
          autoComplete="current-password"
          words={words}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            form.clear('password');
          }}
        />
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('confirm.submitting')}>
          {t('confirm.submit')}
        </Button>
        <Button variant="secondary" isFullWidth onPress={cancel}>
          {t('confirm.cancel')}
        </Button>
      </Form>
    </Modal>
  );
}
