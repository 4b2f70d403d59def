import { randomUUID } from 'node:crypto';
import {
  MakePaymentDocument,
  PaymentByKeyDocument,
  PaymentDocument,
  PaymentOptionsDocument,
  PaymentPreviewDocument,
  PaymentsDocument,
} from '@linework/contract';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { pay } from '../parity/paying.ts';
import { makePaymentCases } from '../parity/payment-cases.ts';
import { idOf, noPayments } from '../parity/payment-ids.ts';
import type { Portal } from '../parity/portal.ts';
import { firstPage, paged, readByMany } from '../parity/reading-cases.ts';
import { dollars, paymentInput } from '../support/customers.ts';

/** What the account owes, unless a device is named. */
const ofAccountOrDevice: (customer: Parameters<typeof ofAccount>[0]) => {
  readonly accountId: string;
  readonly deviceId?: string;
} = ofAccount;

export const paymentsOperations = {
  paymentOptions: asked(PaymentOptionsDocument, ofAccountOrDevice, (ask) => [
    ...readByMany(ask),
    ...[
      { who: 'mobileActive' as const, code: null },
      { who: 'mobilePastDue' as const, code: null },
      { who: 'mobileOff' as const, code: 'LW-MOB-021' as const },
    ].map(({ who, code }) => ({
      what: `of a device of ${who}`,
      who,
      code,
      does: async (portal: Portal) =>
        await ask({ deviceId: portal.customer.facts.mobile?.devices[0]?.id ?? 'none' })(portal),
    })),
  ]),
  paymentPreview: asked(
    PaymentPreviewDocument,
    ({ accountId }) => ({ accountId, amount: dollars(13_325), paymentDate: '2026-11-21' }),
    (ask) => [
      ...readByMany(ask),
      ...[
        { amount: { unit: 'USD', value: 'much' } },
        { amount: { unit: 'EUR', value: '1.00' } },
        { amount: { unit: 'USD', value: '99999999999999.00' } },
        { paymentDate: '2026-02-30' },
      ].map((change) => ({
        what: `of ${JSON.stringify(change)}`,
        code: 'LW-SYS-060' as const,
        does: ask(change),
      })),
    ],
  ),
  payment: asked(
    PaymentDocument,
    ({ accountId, facts }) => ({ accountId, id: idOf(facts, 'successful') }),
    (ask) => [
      ...noPayments.map((id) => ({ what: `of the id "${id}"`, code: null, does: ask({ id }) })),
      {
        what: 'of one that the bank sent back',
        code: null,
        who: 'returnedPayment',
        does: async (portal) => await ask({ id: idOf(portal.customer.facts, 'returned') })(portal),
      },
    ],
  ),
  paymentByKey: asked(
    PaymentByKeyDocument,
    ({ accountId }) => ({ accountId, idempotencyKey: randomUUID() }),
    (ask) => [
      { what: 'of a key that is none', code: null, does: ask({ idempotencyKey: 'none' }) },
      {
        what: 'of a payment that was made',
        code: 'LW-PAY-003',
        changes: true,
        does: async (portal) => {
          const idempotencyKey = randomUUID();
          await pay(portal, {}, idempotencyKey);
          await ask({ idempotencyKey })(portal);
        },
      },
    ],
  ),
  payments: asked(PaymentsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.payments),
  ]),
  makePayment: asked(
    MakePaymentDocument,
    (customer) => ({
      // So little that much else can be paid beside it.
      input: paymentInput(customer, { amount: dollars(100), overpaymentConfirmed: true }),
    }),
    () => [...makePaymentCases],
  ),
};
