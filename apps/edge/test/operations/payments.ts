import { randomUUID } from 'node:crypto';
import {
  CancelScheduledPaymentDocument,
  MakePaymentDocument,
  PaymentByKeyDocument,
  PaymentDocument,
  PaymentOptionsDocument,
  PaymentPreviewDocument,
  PaymentsDocument,
  ScheduledPaymentsDocument,
} from '@linework/contract';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { askEverything, makePaymentCases, pay, withSecurityCode } from '../parity/payment-cases.ts';
import { idOf, noPayments } from '../parity/payment-ids.ts';
import { firstPage, paged, readByMany } from '../parity/reading-cases.ts';
import { dollars, paymentInput } from '../support/customers.ts';

export const paymentsOperations = {
  paymentOptions: asked(PaymentOptionsDocument, ofAccount, readByMany),
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
  scheduledPayments: asked(ScheduledPaymentsDocument, ofAccount, readByMany),
  makePayment: asked(
    MakePaymentDocument,
    (customer) => ({
      // So little that much else can be paid beside it.
      input: paymentInput(customer, { amount: dollars(100), overpaymentConfirmed: true }),
    }),
    () => [...makePaymentCases],
  ),
  cancelScheduledPayment: asked(
    CancelScheduledPaymentDocument,
    ({ accountId, facts }) => ({ accountId, paymentId: idOf(facts, 'scheduled') }),
    (ask) => [
      {
        what: 'that waits for its day',
        code: null,
        changes: true,
        who: 'twoScheduled',
        does: async (portal) => {
          await ask({})(portal);
          await askEverything(portal);
        },
      },
      {
        what: 'that is paid already',
        code: 'LW-PAY-021',
        does: async (portal) => await ask({ paymentId: idOf(portal.customer.facts, 'successful') })(portal),
      },
      {
        what: 'on the day that it leaves',
        code: 'LW-PAY-021',
        who: 'twoScheduled',
        named: {
          change: (facts) => ({
            ...facts,
            payments: facts.payments.map((payment) =>
              payment.status === 'scheduled' ? { ...payment, paymentDate: '2026-11-21' } : payment,
            ),
          }),
        },
        does: ask({}),
      },
      ...noPayments.map((paymentId) => ({
        what: `of the id "${paymentId}"`,
        code: 'LW-PAY-021' as const,
        does: ask({ paymentId }),
      })),
      {
        what: 'sent again with its key',
        code: null,
        changes: true,
        who: 'twoScheduled',
        does: async (portal) => {
          const { accountId, facts } = portal.customer;
          const [key, variables] = [randomUUID(), { accountId, paymentId: idOf(facts, 'scheduled') }];
          await portal.ask(CancelScheduledPaymentDocument, variables, key);
          await portal.ask(CancelScheduledPaymentDocument, variables, key);
        },
      },
      {
        what: 'sent again with another key',
        code: 'LW-PAY-021',
        changes: true,
        who: 'twoScheduled',
        does: async (portal) => {
          await ask({})(portal);
          await ask({})(portal);
        },
      },
      {
        what: 'of another payment, with the key of the first',
        code: 'LW-PAY-042',
        changes: true,
        who: 'twoScheduled',
        does: async (portal) => {
          const { accountId, facts } = portal.customer;
          const key = randomUUID();
          for (const { id } of facts.payments.filter(({ status }) => status === 'scheduled'))
            await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId: id }, key);
        },
      },
      {
        what: 'with the key that made a payment',
        code: 'LW-PAY-042',
        changes: true,
        who: 'autoPayAndScheduled',
        does: async (portal) => {
          const { accountId, facts, card } = portal.customer;
          const key = randomUUID();
          await pay(portal, await withSecurityCode(portal, card), key);
          const paymentId = idOf(facts, 'scheduled');
          await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId }, key);
        },
      },
    ],
  ),
};
