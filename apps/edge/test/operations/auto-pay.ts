import {
  AuthorizationsDocument,
  AutoPayCancelPreviewDocument,
  AutoPayEnrolmentDocument,
  AutoPayOverviewDocument,
  type AutoPayOverviewQueryVariables,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EnrollAutoPayDocument,
  FirstDebitDocument,
  PayAndEnrollDocument,
} from '@linework/contract';
import { changeInput, enrolmentInput, payAndEnrollInput } from '../parity/auto-pay-asking.ts';
import { cancelCases, changeCases } from '../parity/change-cases.ts';
import { enrollCases } from '../parity/enroll-cases.ts';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { payAndEnrollCases } from '../parity/pay-and-enroll-cases.ts';
import { readByMany } from '../parity/reading-cases.ts';
import { dollars } from '../support/customers.ts';

export const autoPayOperations = {
  autoPayEnrolment: asked(AutoPayEnrolmentDocument, ofAccount, readByMany),
  autoPayOverview: asked(
    AutoPayOverviewDocument,
    ({ accountId }): AutoPayOverviewQueryVariables => ({ accountId }),
    (ask) => [
      ...readByMany(ask),
      { what: 'with a payment in the same pass', does: ask({ payNow: dollars(17_825) }) },
      {
        what: 'with what is no amount',
        code: 'LW-SYS-060' as const,
        does: ask({ payNow: { unit: 'USD', value: 'much' } }),
      },
    ],
  ),
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
