import { useCopy } from '@linework/copy';
import {
  AccountNumberField,
  Checkbox,
  Form,
  RoutingNumberField,
  SegmentedControl,
  TextField,
} from '@linework/design-system';
import { bankNameOf } from '@linework/domain';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../forms/FormErrors.tsx';
import { useFormProblems } from '../forms/use-form-problems.ts';
import type { CardDataPort } from '../ports/card-data.types.ts';
import {
  type BankField,
  type BankFormValues,
  type BankProblems,
  bankFields,
  bankFormProblems,
  emptyBankAccount,
  refusedBankFields,
} from './bank-form.problems.ts';
import { CardDataNotice } from './CardDataNotice.tsx';
import type { NewMethodEnds } from './CardForm.tsx';
import { methodsCopy } from './methods.copy.ts';
import type { MethodPurpose } from './new-methods.ts';
import { useCardData } from './use-card-data.ts';

export interface BankAccountFormProps extends NewMethodEnds {
  sendCardData: CardDataPort;
  purpose?: MethodPurpose | undefined;
  actions: (state: { isBusy: boolean }) => ReactNode;
}

/** A new bank account. Its numbers stay in this form and go to the card-data port only. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { sendCardData, purpose = 'payment', actions, onToken, onRefused } = props;
  const { t } = useCopy(methodsCopy);
  const [values, setValues] = useState<BankFormValues>(emptyBankAccount);
  const [save, setSave] = useState(false);
  const isSaved = save || purpose !== 'payment';
  const problems = useFormProblems<BankProblems>(bankFields, (found) => ({
    nameOnAccount: found.nameOnAccount && t('bank.errors.name'),
    routingNumber: found.routingNumber && t(`bank.errors.routingNumber.${found.routingNumber}`),
    accountNumber: found.accountNumber && t(`bank.errors.accountNumber.${found.accountNumber}`),
    confirmAccountNumber: found.confirmAccountNumber && t('bank.errors.confirmAccountNumber'),
  }));
  const cardData = useCardData(sendCardData, {
    onToken: (token, method) => onToken(token, method, isSaved && method.canBeSaved),
    onProblem: (problem) => {
      if (!problems.show(refusedBankFields(problem.fields))) onRefused(problem);
    },
  });

  const send = () => {
    if (problems.show(bankFormProblems(values))) return;
    const { accountType, accountNumber, routingNumber } = values;
    const nameOnAccount = values.nameOnAccount.trim();
    void cardData.send({ type: 'bankAccount', accountType, accountNumber, routingNumber, nameOnAccount });
  };
  const field = (name: BankField) => ({
    ...problems.field(name),
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      problems.clear(name);
    },
  });

  return (
    <Form onSubmit={send} autoComplete="on">
      <FormErrors summary={problems.summary} attempt={problems.attempt} />
      <SegmentedControl
        isRequired
        label={t('bank.accountType')}
        value={values.accountType}
        onChange={(chosen) =>
          setValues((before) => ({ ...before, accountType: chosen === 'savings' ? 'savings' : 'checking' }))
        }
        options={[
          { value: 'checking', label: t('bank.types.checking') },
          { value: 'savings', label: t('bank.types.savings') },
        ]}
      />
      <TextField {...field('nameOnAccount')} label={t('bank.name')} autoComplete="name" />
      <RoutingNumberField
        {...field('routingNumber')}
        label={t('bank.routingNumber')}
        description={t('bank.routingNumberHint')}
        bankName={bankNameOf(values.routingNumber)}
      />
      <AccountNumberField {...field('accountNumber')} label={t('bank.accountNumber')} />
      <AccountNumberField
        {...field('confirmAccountNumber')}
        label={t('bank.confirmAccountNumber')}
        confirms={{ accountNumber: values.accountNumber, matches: t('bank.matches') }}
      />
      {purpose === 'autoPay' && <p>{t('bank.savedForAutoPay')}</p>}
      {purpose === 'payment' && <Checkbox label={t('bank.save')} isSelected={save} onChange={setSave} />}
      <CardDataNotice obstacle={cardData.obstacle} />
      {actions({ isBusy: cardData.isBusy })}
    </Form>
  );
}
