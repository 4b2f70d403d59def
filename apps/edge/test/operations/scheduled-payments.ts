import { randomUUID } from 'node:crypto';
import {
  CancelScheduledPaymentDocument,
  ChangeScheduledPaymentDocument,
  type GraphSchema,
  moneyToWire,
  ScheduledPaymentsDocument,
  ScheduledWarningsDocument,
} from '@linework/contract';
import type { AccountFacts, OutcomeCode } from '@linework/domain';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { askEverything, pay, withSecurityCode } from '../parity/paying.ts';
import { idOf, noPayments } from '../parity/payment-ids.ts';
import type { Portal } from '../parity/portal.ts';
import { readByMany } from '../parity/reading-cases.ts';
import { dollars, type KnownAccount } from '../support/customers.ts';

type Change = Partial<GraphSchema.ScheduledChangeInput>;

/** The first payment that waits, as the customer sees it, with what is to be changed of it. */
function changeOf({ accountId, facts }: KnownAccount, change: Change = {}) {
  const payment = facts.payments.find(({ status }) => status === 'scheduled');
  const amount = payment ? moneyToWire(payment.amount) : dollars(100);
  const paymentDate = payment?.paymentDate ?? '2026-12-01';
  const methodId = payment?.method.methodId ?? null;
  return {
    input: {
      accountId,
      paymentId: idOf(facts, 'scheduled'),
      amount,
      overpaymentConfirmed: false,
      paymentDate,
      paymentMethodId: methodId,
      cardDataToken: null,
      seen: { amount, paymentDate, methodId },
      ...change,
    },
  };
}

const changes = async (portal: Portal, change: Change, key: string = randomUUID()) =>
  await portal.ask(ChangeScheduledPaymentDocument, changeOf(portal.customer, change), key);

const leavesToday = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  payments: facts.payments.map((payment) =>
    payment.status === 'scheduled' ? { ...payment, paymentDate: '2026-11-21' } : payment,
  ),
});

const bankOf = ({ facts }: KnownAccount) =>
  facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? null;

/** What is refused, by what is asked for. */
const refused: readonly (readonly [OutcomeCode, Change])[] = [
  ['LW-PAY-023', { amount: { unit: 'EUR', value: '1.00' } }],
  ['LW-PAY-025', { paymentDate: '2026-02-30' }],
  ['LW-PAY-022', { amount: dollars(0) }],
  ['LW-PAY-024', { amount: dollars(400_000) }],
  ['LW-PAY-021', { paymentDate: '2026-11-20' }],
  ['LW-PAY-025', { paymentDate: '2027-11-20' }],
  ['LW-PAY-034', { paymentMethodId: 'none' }],
];

const changeCases: readonly ParityCase[] = [
  {
    what: 'of the amount, told to everybody',
    code: 'LW-SCH-001',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      await changes(portal, { amount: dollars(1_234) });
      await askEverything(portal);
    },
  },
  {
    what: 'of the day',
    code: 'LW-SCH-001',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      await changes(portal, { paymentDate: '2026-11-27' });
      await askEverything(portal);
    },
  },
  {
    what: 'to a bank account',
    code: 'LW-SCH-001',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      await changes(portal, { paymentMethodId: bankOf(portal.customer) });
      await askEverything(portal);
    },
  },
  {
    what: 'to a card with its security code',
    code: 'LW-SCH-001',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      const { paymentMethodId, cardDataToken } = await withSecurityCode(portal, portal.customer.card);
      await changes(portal, {
        paymentMethodId: paymentMethodId ?? null,
        cardDataToken: cardDataToken ?? null,
      });
      await askEverything(portal);
    },
  },
  {
    what: 'of nothing',
    code: 'LW-SCH-001',
    changes: true,
    who: 'twoScheduled',
    does: (portal) => changes(portal, {}),
  },
  {
    what: 'sent again with its key, and of another one with it',
    code: 'LW-PAY-042',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      const key = randomUUID();
      await changes(portal, { amount: dollars(1_234) }, key);
      await changes(portal, { amount: dollars(1_234) }, key);
      await changes(portal, { amount: dollars(1_235) }, key);
    },
  },
  {
    what: 'that somebody else has changed meanwhile',
    code: 'LW-SCH-011',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      await changes(portal, { amount: dollars(1_234) });
      await changes(portal, { amount: dollars(1_235) });
    },
  },
  {
    what: 'that was canceled meanwhile',
    code: 'LW-SCH-011',
    changes: true,
    who: 'twoScheduled',
    does: async (portal) => {
      const { accountId, facts } = portal.customer;
      const paymentId = idOf(facts, 'scheduled');
      await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId }, randomUUID());
      await changes(portal, { amount: dollars(1_234) });
    },
  },
  {
    what: 'on the day that it leaves',
    code: 'LW-SCH-010',
    who: 'twoScheduled',
    named: { change: leavesToday },
    does: (portal) => changes(portal, { amount: dollars(1_234) }),
  },
  ...refused.map(([code, change]) => ({
    what: `to ${JSON.stringify(change)}`,
    code,
    who: 'twoScheduled' as const,
    does: (portal: Portal) => changes(portal, change),
  })),
  ...noPayments.map((paymentId) => ({
    what: `of the id "${paymentId}"`,
    code: 'LW-SCH-011' as const,
    does: (portal: Portal) => changes(portal, { paymentId }),
  })),
];

export const scheduledPaymentsOperations = {
  scheduledPayments: asked(ScheduledPaymentsDocument, ofAccount, readByMany),
  scheduledWarnings: asked(
    ScheduledWarningsDocument,
    ({ accountId, facts }) => ({
      accountId,
      paymentId: idOf(facts, 'scheduled'),
      amount: dollars(100),
      paymentDate: '2026-12-06' as const,
      paymentMethodId: null,
    }),
    (ask) => [
      { what: 'of a change', code: null, who: 'twoScheduled', does: ask({}) },
      { what: 'beside Auto Pay', code: null, who: 'autoPayAndScheduled', does: ask({}) },
      { what: 'of a day that is none', code: 'LW-SYS-060', does: ask({ paymentDate: '2026-02-30' }) },
      ...noPayments.map((paymentId) => ({
        what: `of the id "${paymentId}"`,
        code: null,
        does: ask({ paymentId }),
      })),
    ],
  ),
  changeScheduledPayment: asked(ChangeScheduledPaymentDocument, changeOf, () => [...changeCases]),
  cancelScheduledPayment: asked(
    CancelScheduledPaymentDocument,
    ({ accountId, facts }) => ({ accountId, paymentId: idOf(facts, 'scheduled') }),
    (ask) => [
      {
        what: 'that waits for its day',
        code: 'LW-SCH-002',
        changes: true,
        who: 'twoScheduled',
        does: async (portal) => {
          await ask({})(portal);
          await askEverything(portal);
        },
      },
      {
        what: 'that is paid already',
        code: 'LW-SCH-011',
        does: async (portal) => await ask({ paymentId: idOf(portal.customer.facts, 'successful') })(portal),
      },
      {
        what: 'on the day that it leaves',
        code: 'LW-PAY-070',
        who: 'twoScheduled',
        named: { change: leavesToday },
        does: ask({}),
      },
      ...noPayments.map((paymentId) => ({
        what: `of the id "${paymentId}"`,
        code: 'LW-SCH-011' as const,
        does: ask({ paymentId }),
      })),
      {
        what: 'sent again with its key',
        code: 'LW-SCH-002',
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
        code: 'LW-SCH-011',
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
