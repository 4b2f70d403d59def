import { MobileTransactionDetailDocument, MobileTransactionPageDocument } from '@linework/contract';
import { type AccountFacts, ledgerKinds, transactionSorts } from '@linework/domain';
import { asked } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { noPayments } from '../parity/payment-ids.ts';
import { allTransactions, firstPage, noPages, type ShownPage } from '../parity/transactions-asking.ts';
import type { KnownAccount } from '../support/customers.ts';
import { whileConfirming } from '../support/returned-before-due.ts';

/** As its bills were kept before their biller wrote lines. */
function withoutBillLines(facts: AccountFacts): AccountFacts {
  const { mobile } = facts;
  const activity = (mobile?.activity ?? []).map(({ lines: _, ...line }) => line);
  return { ...facts, mobile: mobile && { ...mobile, activity } };
}

export const mobileTransactionsOperations = {
  mobileTransactionPage: asked(MobileTransactionPageDocument, firstPage, (ask) => [
    ...(['mobileOrders', 'current'] as const).flatMap((who) =>
      [undefined, ...ledgerKinds].map(
        (kind): ParityCase => ({
          what: `of ${who}, ${kind ?? 'all'}`,
          code: null,
          who,
          does: ask({ filter: { ...allTransactions, ...(kind && { kind }) } }),
        }),
      ),
    ),
    ...transactionSorts.map(
      (sort): ParityCase => ({
        what: `page by page: ${sort}`,
        code: null,
        who: 'mobileOrders',
        does: async (portal) => {
          let after: string | null = null;
          do {
            const page: ShownPage | undefined = (await ask({ sort, first: 10, after })(portal))
              ?.mobileTransactionPage;
            after = page?.hasNextPage ? page.endCursor : null;
          } while (after !== null);
        },
      }),
    ),
    ...noPages.map((change) => ({
      what: `asked for ${JSON.stringify(change)}`,
      code: 'LW-SYS-060' as const,
      does: ask(change),
    })),
  ]),
  mobileTransactionDetail: asked(
    MobileTransactionDetailDocument,
    ({ accountId, facts }: KnownAccount) => ({
      accountId,
      id: facts.mobile?.activity?.[0]?.id ?? facts.account.id,
    }),
    (ask) => [
      ...noPayments.map((id) => ({ what: `of the id "${id}"`, code: null, does: ask({ id }) })),
      ...(
        [
          ['mobileOrders', undefined],
          ['mobileOrders', whileConfirming],
          ['mobileActive', withoutBillLines],
          ['mobileInactive', undefined],
        ] as const
      ).map(
        ([who, change]): ParityCase => ({
          what: `of every line of ${who} ${change?.name ?? ''}`,
          code: null,
          who,
          ...(change && { named: { change } }),
          does: async (portal) => {
            for (const { id, payment } of portal.customer.facts.mobile?.activity ?? []) {
              await ask({ id })(portal);
              if (payment) await ask({ id: payment.id })(portal);
            }
          },
        }),
      ),
    ],
  ),
};
