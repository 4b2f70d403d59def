import {
  AuthorizationsDocument,
  AutoPayCancelPreviewDocument,
  AutoPayEnrolmentDocument,
  AutoPayOverviewDocument,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EnrollAutoPayDocument,
  FirstDebitDocument,
  PayAndEnrollDocument,
} from '@linework/contract';
import {
  cancelCases,
  changeCases,
  changeInput,
  enrollCases,
  enrolmentInput,
  payAndEnrollCases,
  payAndEnrollInput,
} from '../parity/auto-pay-cases.ts';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { readByMany } from '../parity/reading-cases.ts';
import { dollars } from '../support/customers.ts';

export const autoPayOperations = {
  autoPayEnrolment: asked(AutoPayEnrolmentDocument, ofAccount, readByMany),
  autoPayOverview: asked(AutoPayOverviewDocument, ofAccount, readByMany),
  autoPayCancelPreview: asked(AutoPayCancelPreviewDocument, ofAccount, readByMany),
  authorizations: asked(AuthorizationsDocument, ofAccount, readByMany),
  firstDebit: asked(
    FirstDebitDocument,
    ({ accountId }) => ({
      accountId,
      debitDay: 5,
      paymentMethodType: 'bankAccount' as const,
      payNow: dollars(1_000),
    }),
    (ask) => [
      ...readByMany(ask),
      ...[
        { debitDay: 0 },
        { debitDay: 32 },
        { payNow: { unit: 'EUR', value: '1.00' } },
        { payNow: { unit: 'USD', value: 'much' } },
      ].map((change) => ({
        what: `of ${JSON.stringify(change)}`,
        code: 'LW-SYS-060' as const,
        does: ask(change),
      })),
    ],
  ),
  enrollAutoPay: asked(
    EnrollAutoPayDocument,
    (customer) => ({ input: enrolmentInput(customer) }),
    () => [...enrollCases],
  ),
  payAndEnroll: asked(
    PayAndEnrollDocument,
    (customer) => ({
      input: payAndEnrollInput(customer, { amount: dollars(100), overpaymentConfirmed: true }),
    }),
    () => [...payAndEnrollCases],
  ),
  changeAutoPay: asked(
    ChangeAutoPayDocument,
    (customer) => ({ input: changeInput(customer) }),
    () => [...changeCases],
  ),
  cancelAutoPay: asked(
    CancelAutoPayDocument,
    ({ accountId }) => ({ accountId, scope: 'allServices' as const }),
    () => [...cancelCases],
  ),
};
