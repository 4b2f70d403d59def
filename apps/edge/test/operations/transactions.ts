import {
  type GraphSchema,
  moneyToWire,
  TransactionDetailDocument,
  TransactionPageDocument,
} from '@linework/contract';
import { type AccountFacts, ledgerKinds, paymentChannels, transactionSorts, usd } from '@linework/domain';
import { asked } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { noPayments } from '../parity/payment-ids.ts';
import { readByMany } from '../parity/reading-cases.ts';
import { allTransactions, firstPage, noPages, type ShownPage } from '../parity/transactions-asking.ts';
import type { KnownAccount } from '../support/customers.ts';
import { returned, returnedBeforeDue, returnLine, whileConfirming } from '../support/returned-before-due.ts';
import { oneOfTwoPaidAgain, returnedOfTwoBills } from '../support/returned-of-two-bills.ts';

const cameBack = [returnedOfTwoBills, oneOfTwoPaidAgain];
const bothAtOnce = (facts: AccountFacts) => whileConfirming(returnedBeforeDue(facts));

const filters: readonly Partial<GraphSchema.TransactionFilterInput>[] = [
  ...ledgerKinds.map((kind) => ({ kind })),
  ...paymentChannels.map((channel) => ({ channel })),
  { method: 'creditCard' },
  { method: 'bankAccount' },
  { from: '2026-06-01', to: '2026-09-30' },
  { from: '2027-01-01' },
  ...[usd(17_825), usd(1)].map(moneyToWire).flatMap((amount) => [{ atLeast: amount }, { atMost: amount }]),
  ...[
    '178',
    '$178.25',
    'pago',
    'visa 4242',
    'BANK',
    'pay visa',
    '%',
    '_',
    "'); DROP",
    '\\',
    '4',
    '.*',
    '–',
  ].map((text) => ({ text })),
];

const statesToRead = [
  'returnedPayment',
  'refunds',
  'checking',
  'checkingHandedOver',
  'twoScheduled',
  'longNames',
  'hostileStrings',
] as const;

export const transactionsOperations = {
  transactionPage: asked(TransactionPageDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...transactionSorts.map((sort) => ({ what: `sorted: ${sort}`, code: null, does: ask({ sort }) })),
    ...statesToRead.flatMap((who) =>
      filters.map(
        (filter): ParityCase => ({
          what: `of ${who}, ${JSON.stringify(filter)}`,
          code: null,
          who,
          does: ask({ filter: { ...allTransactions, ...filter } }),
        }),
      ),
    ),
    ...transactionSorts.map(
      (sort): ParityCase => ({
        what: `page by page and back: ${sort}`,
        code: null,
        who: 'pastDue30',
        does: async (portal) => {
          let after: string | null = null;
          let before: string | null = null;
          do {
            const page: ShownPage | undefined = (await ask({ sort, first: 5, after })(portal))
              ?.transactionPage;
            after = page?.hasNextPage ? page.endCursor : null;
            before = page?.startCursor ?? null;
          } while (after !== null);
          while (before !== null) {
            const page: ShownPage | undefined = (await ask({ sort, first: 5, before })(portal))
              ?.transactionPage;
            before = page?.hasPreviousPage ? page.startCursor : null;
          }
        },
      }),
    ),
    ...cameBack.map(
      (change): ParityCase => ({
        what: `of two bills whose payment came back, ${change.name}`,
        code: null,
        named: { change },
        does: ask({}),
      }),
    ),
    ...noPages.map((change) => ({
      what: `asked for ${JSON.stringify(change)}`,
      code: 'LW-SYS-060' as const,
      does: ask(change),
    })),
  ]),
  transactionDetail: asked(
    TransactionDetailDocument,
    ({ accountId, facts }: KnownAccount) => ({ accountId, id: facts.payments[0]?.id ?? '' }),
    (ask) => [
      ...readByMany(ask),
      ...noPayments.map((id) => ({ what: `of the id "${id}"`, code: null, does: ask({ id }) })),
      ...(
        [
          'returnedPayment',
          'refunds',
          'checking',
          'checkingHandedOver',
          'creditBalance',
          'pastDue43',
          'twoScheduled',
        ] as const
      ).map(
        (who): ParityCase => ({
          what: `of every line of ${who}`,
          code: null,
          who,
          does: async (portal) => {
            const { ledger, payments } = portal.customer.facts;
            for (const { id } of [...ledger, ...payments]) await ask({ id })(portal);
          },
        }),
      ),
      ...[returnedBeforeDue, bothAtOnce].map(
        (change): ParityCase => ({
          what: `of a payment that came back and its return, ${change.name}`,
          code: null,
          named: { change },
          does: async (portal) => {
            for (const { id } of [returned, returnLine]) await ask({ id })(portal);
          },
        }),
      ),
      ...cameBack.map(
        (change): ParityCase => ({
          what: `of every line of two bills whose payment came back, ${change.name}`,
          code: null,
          named: { change },
          does: async (portal) => {
            for (const { id } of portal.customer.facts.ledger) await ask({ id })(portal);
          },
        }),
      ),
    ],
  ),
};
