import { isAccountNumber, isRoutingNumber } from '@linework/domain';

export interface BankFormValues {
  readonly accountType: 'checking' | 'savings';
  readonly nameOnAccount: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly confirmAccountNumber: string;
}

export const emptyBankAccount: BankFormValues = {
  accountType: 'checking',
  nameOnAccount: '',
  routingNumber: '',
  accountNumber: '',
  confirmAccountNumber: '',
};

export type BankField = Exclude<keyof BankFormValues, 'accountType'>;

/** Which fields of a bank account are wrong, in the form's order. */
export function bankFormProblems(values: BankFormValues): BankField[] {
  const wrong = {
    nameOnAccount: values.nameOnAccount.trim() === '',
    routingNumber: !isRoutingNumber(values.routingNumber),
    accountNumber: !isAccountNumber(values.accountNumber),
    confirmAccountNumber: values.accountNumber !== values.confirmAccountNumber,
  };
  return bankFields.filter((field) => wrong[field]);
}

export const bankFields = [
  'nameOnAccount',
  'routingNumber',
  'accountNumber',
  'confirmAccountNumber',
] as const satisfies readonly BankField[];
