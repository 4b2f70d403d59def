import { isAccountNumber, isRoutingNumber } from '@linework/domain';
import type { Found } from '../forms/use-form-problems.ts';
import type { CardDataFieldProblem } from '../ports/card-data.types.ts';

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

/** The fields of a bank account that are typed, in the order in which they are asked for. */
export const bankFields = [
  'nameOnAccount',
  'routingNumber',
  'accountNumber',
  'confirmAccountNumber',
] as const;
export type BankField = (typeof bankFields)[number];
export type BankProblems = Readonly<Record<BankField, 'missing' | 'invalid'>>;

const numberProblem = (text: string, isValid: (text: string) => boolean) => {
  if (text === '') return 'missing';
  return isValid(text) ? undefined : 'invalid';
};

/** What is wrong with a bank account as typed. */
export const bankFormProblems = (values: BankFormValues): Found<BankProblems> => ({
  nameOnAccount: values.nameOnAccount.trim() === '' ? 'missing' : undefined,
  routingNumber: numberProblem(values.routingNumber, isRoutingNumber),
  accountNumber: numberProblem(values.accountNumber, isAccountNumber),
  confirmAccountNumber: values.accountNumber === values.confirmAccountNumber ? undefined : 'invalid',
});

/** The fields of a bank account that the card-data endpoint refused. */
export const refusedBankFields = (refused: readonly CardDataFieldProblem[]): Found<BankProblems> =>
  Object.fromEntries(
    bankFields
      .filter((name) => refused.some(({ field }) => field === name))
      .map((name) => [name, 'invalid' as const]),
  );
