import { useCopy } from '@linework/copy';
import { Button, Form, Link, TextField } from '@linework/design-system';
import { accountNumberDigits, recoveryCode, recoveryCodeDigits, zipDigits } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { StepNotice, Ways } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { createAccountCopy } from './create-account.copy.ts';
import type { CreateAccountState, TypedBill } from './create-account.types.ts';

export interface BillStepProps extends Pick<CreateAccountState, 'isBusy' | 'problem'> {
  /** What the account is made for. */
  readonly purpose: 'portal' | 'securitySuite';
  readonly signInAddress: string;
  readonly recoveryAddress: string;
  readonly onBill: (bill: TypedBill) => void;
}

const typing = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: 'false' } as const;

/** What stands on a bill: account number, ZIP code, security code. */
export function BillStep({
  purpose,
  isBusy,
  problem,
  signInAddress,
  recoveryAddress,
  onBill,
}: BillStepProps) {
  const { t } = useCopy(createAccountCopy);
  const [bill, setBill] = useState({ accountNumber: '', zip: '', securityCode: '' });
  const digits = recoveryCodeDigits;
  const form = useFormProblems<{ accountNumber: true; zip: true; securityCode: true }>(
    ['accountNumber', 'zip', 'securityCode'],
    (found) => ({
      accountNumber: found.accountNumber && t('bill.accountNumber.notANumber'),
      zip: found.zip && t('bill.zip.notAZip'),
      securityCode: found.securityCode && t('bill.securityCode.notACode', { digits }),
    }),
  );
  const field = (name: keyof TypedBill) => ({
    ...form.field(name),
    ...typing,
    name,
    value: bill[name],
    onChange: (typed: string) => {
      setBill({ ...bill, [name]: typed });
      form.clear(name);
    },
  });
  const submit = () => {
    const securityCode = recoveryCode(bill.securityCode);
    const isWrong = form.show({
      accountNumber: accountNumberDigits(bill.accountNumber) === null || undefined,
      zip: zipDigits(bill.zip) === null || undefined,
      securityCode: securityCode === null || undefined,
    });
    if (!isWrong && securityCode !== null && !isBusy) onBill({ ...bill, securityCode });
  };
  return (
    <>
      <StepHeading title={t(`bill.heading.${purpose}`)}>{t(`bill.lead.${purpose}`)}</StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <TextField
          {...field('accountNumber')}
          label={t('bill.accountNumber.label')}
          description={t('bill.accountNumber.hint')}
          autoComplete="off"
        />
        <TextField
          {...field('zip')}
          label={t('bill.zip.label')}
          description={t('bill.zip.hint')}
          width="medium"
          autoComplete="postal-code"
        />
        <TextField
          {...field('securityCode')}
          label={t('bill.securityCode.label')}
          description={t('bill.securityCode.hint', { digits })}
          width="medium"
          autoComplete="off"
        />
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('bill.submitting')}>
          {t('bill.submit')}
        </Button>
      </Form>
      <Ways>
        <Link href={recoveryAddress}>{t('bill.recovery')}</Link>
        <Link href={signInAddress}>{t('backToSignIn')}</Link>
      </Ways>
    </>
  );
}
