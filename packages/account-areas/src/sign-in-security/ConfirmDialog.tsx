import { useCopy } from '@linework/copy';
import { Button, Form, Modal, PasswordField } from '@linework/design-system';
import { secondCode } from '@linework/domain';
import { FormErrors, OneTimeCodeField, useFormProblems } from '@linework/parts/forms';
import { useSupportPhone } from '@linework/parts/outcomes';
import { StepNotice } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { Confirming } from './use-confirmed.ts';
import { usePasswordWords } from './use-password-words.ts';

export type ConfirmDialogProps = Pick<Confirming, 'asksForCode' | 'isBusy' | 'problem' | 'enter' | 'cancel'>;

/**
 * Asks for the password again, and for a code of the second step where it is on, before a change to how somebody signs in
 * (spec section 3, the cookie `reauth`).
 */
export function ConfirmDialog({ asksForCode, isBusy, problem, enter, cancel }: ConfirmDialogProps) {
  const { t, rich } = useCopy(signInSecurityCopy);
  const words = usePasswordWords();
  const { slots, values } = useSupportPhone();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useFormProblems<{ password: 'missing'; code: 'notACode' }>(['password', 'code'], (found) => ({
    password: found.password && t('confirm.missing'),
    code: found.code && t('confirm.code.notACode'),
  }));
  const submit = () => {
    const isWrong = form.show({
      password: password === '' ? 'missing' : undefined,
      code: asksForCode && secondCode(code) === null ? 'notACode' : undefined,
    });
    if (!isWrong) enter({ password, ...(asksForCode && { secondCode: code }) });
  };
  return (
    <Modal isOpen role="alertdialog" title={t('confirm.heading')} onEscape={cancel}>
      <p>{t(asksForCode ? 'confirm.textWithCode' : 'confirm.text')}</p>
      <FormErrors summary={form.summary} attempt={form.attempt} />
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
        {asksForCode && (
          <OneTimeCodeField
            {...form.field('code')}
            autoFocus={password !== ''}
            label={t('confirm.code.label')}
            description={t('confirm.code.hint')}
            width="full"
            inputMode="text"
            value={code}
            onChange={(typed) => {
              setCode(typed);
              form.clear('code');
            }}
          />
        )}
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('confirm.submitting')}>
          {t('confirm.submit')}
        </Button>
        <Button variant="secondary" isFullWidth onPress={cancel}>
          {t('confirm.cancel')}
        </Button>
      </Form>
      {asksForCode && 'phone' in values && <p>{rich('confirm.code.help', slots, values)}</p>}
    </Modal>
  );
}
