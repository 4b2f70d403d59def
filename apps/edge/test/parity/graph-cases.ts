import { randomUUID } from 'node:crypto';
import {
  AutoPayEnrolmentDocument,
  BillingSummaryDocument,
  CancelScheduledPaymentDocument,
  ChangePaperlessDocument,
  CustomerBillsDocument,
  DiscardDraftDocument,
  DismissNewsDocument,
  DraftDocument,
  PaperlessDocument,
  PaymentByKeyDocument,
  PaymentDocument,
  PaymentMethodsDocument,
  PaymentOptionsDocument,
  PaymentPreviewDocument,
  PaymentsDocument,
  SaveDraftDocument,
  ScheduledPaymentsDocument,
  TransactionsDocument,
  type TypedDocument,
} from '@linework/contract';
import type { OperationName } from '@linework/contract/operations';
import type { AccountFacts, PaymentStatus } from '@linework/domain';
import type { ScenarioName } from '@linework/fixtures';
import { type Customer, dollars } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import { askEverything, makePaymentCases, pay, paymentQuestion, withSecurityCode } from './payment-cases.ts';
import type { Portal } from './portal.ts';

/** How an operation is asked rightly, and what else is asked of it. */
export interface OperationCases {
  readonly document: TypedDocument<unknown, unknown>;
  readonly variables: (customer: Customer) => Readonly<Record<string, unknown>>;
  readonly cases: readonly ParityCase[];
}

function asked<Result, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Result, Variables>,
  variables: (customer: Customer) => Variables,
  cases: (
    ask: (change: Partial<Variables>) => (portal: Portal) => Promise<Result | null>,
  ) => ParityCase[] = () => [],
): OperationCases {
  const ask = (change: Partial<Variables>) => async (portal: Portal) =>
    await portal.ask(document, { ...variables(portal.customer), ...change }, randomUUID());
  return { document, variables, cases: cases(ask) };
}

const ofAccount = ({ accountId }: Customer) => ({ accountId });

const firstPage = ({
  accountId,
}: Customer): { accountId: string; first?: number; after?: string | null } => ({
  accountId,
});

/** Customers of whom there is something special to read. */
const readAs: readonly ScenarioName[] = [
  'autoPayAndScheduled',
  'returnedPayment',
  'checkingHandedOver',
  'softDisconnected',
  'pendingCoversPastDue',
  'creditBalance',
  'newCustomer',
  'otherTimeZone',
  'hostileStrings',
  'expiredCard',
  'pastDue76',
  'bankConnect',
];

const readByMany = (ask: (change: object) => ParityCase['does']): ParityCase[] =>
  readAs.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) }));

interface Page {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Goes through a list from its beginning to its end, and to places that it does not have. */
const paged = (
  ask: (page: { first?: number; after?: string | null }) => ParityCase['does'],
  pageOf: (page: { first: number; after: string | null }) => (portal: Portal) => Promise<Page | undefined>,
): ParityCase[] => [
  {
    what: 'page by page',
    code: null,
    who: 'pastDue30',
    does: async (portal) => {
      let after: string | null = null;
      do {
        const page: Page | undefined = await pageOf({ first: 5, after })(portal);
        after = page?.hasNextPage ? page.endCursor : null;
      } while (after !== null);
    },
  },
  ...[{ first: 0 }, { first: 101 }, { first: 3, after: 'nowhere' }].map((page) => ({
    what: `asked for ${JSON.stringify(page)}`,
    code: 'LW-SYS-060' as const,
    does: ask(page),
  })),
];

const idOf = ({ payments }: AccountFacts, status: PaymentStatus): string =>
  payments.find((payment) => payment.status === status)?.id ?? '';

/** Another customer's, nobody's, and what is no id at all. */
const noPayments = [randomUUID(), 'none', ''];

const flow = 'one-time-payment';
const content = '{"step":"review"}';
const refusedDrafts = [
  ['a flow of no such name', { flow: 'Nr. 1' }],
  ['what is no JSON', { content: '{' }],
  ['a card number', { content: '{"note":"4000 0000 0000 0002"}' }],
  ['more than anybody types', { content: JSON.stringify('x'.repeat(16_000)) }],
] as const;

const changeOfPaperless = ({ accountId, facts }: Customer, email: string | null = null) => ({
  input: { accountId, email, expected: facts.account.paperless },
});

const books = 'books@maplest.example';

/** Asks for changes one after another, each as if the customer had seen how it stood at first. */
const changesPaperless =
  (emails: readonly (string | null)[]): ParityCase['does'] =>
  async (portal) => {
    const { accountId } = portal.customer;
    for (const email of emails) {
      await portal.ask(ChangePaperlessDocument, changeOfPaperless(portal.customer, email));
      await portal.ask(PaperlessDocument, { accountId });
      await portal.ask(BillingSummaryDocument, { accountId });
    }
  };

const paperlessCases: readonly ParityCase[] = [
  { what: 'back to paper, twice', code: 'LW-PPL-003', changes: true, does: changesPaperless([null, null]) },
  {
    what: 'to another address',
    code: 'LW-PPL-002',
    changes: true,
    does: changesPaperless([` ${books} `, books]),
  },
  {
    what: 'that somebody else has changed meanwhile',
    code: 'LW-PPL-012',
    changes: true,
    does: changesPaperless([books, null]),
  },
  {
    what: 'by somebody whose bills come on paper',
    code: 'LW-PPL-001',
    changes: true,
    named: {
      change: (facts) => ({
        ...facts,
        account: { ...facts.account, paperless: { enrolled: false, email: null } },
      }),
    },
    does: changesPaperless([books]),
  },
  ...['', 'office', `${'a'.repeat(250)}@maplest.example`, 'office@maplest.example\u0007'].map((email) => ({
    what: `to ${JSON.stringify(email.slice(-30))}`,
    code: 'LW-PPL-013' as const,
    does: changesPaperless([email]),
  })),
];

/** Every operation of the graph: one that is not here does not compile. */
export const graphCases: Readonly<Record<OperationName, OperationCases>> = {
  billingSummary: asked(BillingSummaryDocument, ofAccount, readByMany),
  paymentOptions: asked(PaymentOptionsDocument, ofAccount, readByMany),
  paymentMethods: asked(PaymentMethodsDocument, ofAccount, readByMany),
  scheduledPayments: asked(ScheduledPaymentsDocument, ofAccount, readByMany),
  autoPayEnrolment: asked(AutoPayEnrolmentDocument, ofAccount, readByMany),
  customerBills: asked(CustomerBillsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.customerBills),
  ]),
  transactions: asked(TransactionsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.transactions),
  ]),
  payments: asked(PaymentsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.payments),
  ]),
  payment: asked(
    PaymentDocument,
    ({ accountId, facts }) => ({ accountId, id: idOf(facts, 'successful') }),
    (ask) => noPayments.map((id) => ({ what: `of the id "${id}"`, code: null, does: ask({ id }) })),
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
  makePayment: { ...paymentQuestion, cases: makePaymentCases },
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
  dismissNews: asked(
    DismissNewsDocument,
    ({ accountId, facts }) => ({ accountId, paymentId: idOf(facts, 'returned') }),
    (ask) => [
      {
        what: 'of a payment that was returned',
        code: null,
        changes: true,
        who: 'returnedPayment',
        does: async (portal) => {
          await ask({})(portal);
          await askEverything(portal);
        },
      },
      ...noPayments.map((paymentId) => ({
        what: `of the id "${paymentId}"`,
        code: 'LW-SYS-060' as const,
        does: ask({ paymentId }),
      })),
    ],
  ),
  draft: asked(
    DraftDocument,
    ({ accountId }) => ({ accountId, flow }),
    (ask) => [{ what: 'of a flow of no such name', code: null, does: ask({ flow: 'Nr. 1' }) }],
  ),
  saveDraft: asked(
    SaveDraftDocument,
    ({ accountId }) => ({ accountId, flow, content }),
    (ask) => [
      {
        what: 'and ask for it, and change it, and throw it away',
        code: null,
        does: async (portal) => {
          const { accountId } = portal.customer;
          await ask({})(portal);
          await ask({ content: '{ "step" : "amount", "step" : "date" }' })(portal);
          await portal.ask(DraftDocument, { accountId, flow });
          await portal.ask(DiscardDraftDocument, { accountId, flow });
          await portal.ask(DraftDocument, { accountId, flow });
        },
      },
      ...refusedDrafts.map(([what, change]) => ({
        what: `of ${what}`,
        code: 'LW-SYS-060' as const,
        does: ask(change),
      })),
      {
        what: 'of one flow too many',
        code: 'LW-SYS-060',
        changes: true,
        does: async (portal) => {
          for (const letter of 'abcdefghijklmnopqrstu') await ask({ flow: letter })(portal);
        },
      },
    ],
  ),
  paperless: asked(PaperlessDocument, ofAccount, readByMany),
  changePaperless: asked(ChangePaperlessDocument, changeOfPaperless, () => [...paperlessCases]),
  discardDraft: asked(DiscardDraftDocument, ({ accountId }) => ({ accountId, flow })),
};
