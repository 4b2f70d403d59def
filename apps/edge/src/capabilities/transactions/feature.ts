import {
  type GraphSchema,
  transactionDetailToWire,
  transactionFilterFromWire,
  transactionPageToWire,
} from '@linework/contract';
import {
  billingSummary,
  dayIn,
  longestSearch,
  mobileDetailOf,
  openPaymentOf,
  type TransactionFilter,
} from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { GuardedContext } from '../../graph/resolvers.ts';
import { malformed } from '../../problems/problem.ts';
import { readOrRefuse } from '../../problems/read-or-refuse.ts';
import { listTransactions } from './list-transactions.ts';
import { readMobileBillLines } from './mobile-bill-lines.ts';
import { mobilePage, readMobileLines } from './mobile-lines.ts';
import { lineReader } from './read-line.ts';
import { transactionDetail } from './transaction-detail.ts';
import { transactionFileRoute } from './transaction-file-route.ts';

/** Reads the lines of the account that is asked about, and may be; with its version and how it stands. */
async function readerFor(context: GuardedContext, accountId: string) {
  const { facts, dismissed, version } = await context.facts(accountId);
  const { clock, configuration } = context.services;
  const summary = billingSummary(facts, clock.now(), dismissed, configuration.autoPay);
  return { read: lineReader(summary), version, summary };
}

/** What is looked for. @throws OutcomeProblem LW-SYS-060 for what cannot be */
function filterOf(args: Pick<GraphSchema.QueryTransactionPageArgs, 'filter'>): TransactionFilter {
  const filter = readOrRefuse('/variables/filter', 'notAFilter', () =>
    transactionFilterFromWire(args.filter),
  );
  if (filter.text.length > longestSearch) throw malformed('/variables/filter/text', 'tooLong');
  return filter;
}

/** The lines of mobile service of the account that is asked about, and may be; with what of it is being confirmed. */
async function mobileLinesFor(context: GuardedContext, accountId: string) {
  const { facts } = await context.facts(accountId);
  const { clock, database } = context.services;
  const lines = await readMobileLines(database, accountId, dayIn(clock.now(), facts.account.timeZone));
  return { lines, confirming: openPaymentOf(facts) };
}

/** Everything that was charged, paid and tried to be paid: a page, one of its lines, and the whole as a file. */
export const transactionsFeature = {
  resolvers: {
    async transactionPage(args: GraphSchema.QueryTransactionPageArgs, context: GuardedContext) {
      const { read, version } = await readerFor(context, args.accountId);
      const filter = filterOf(args);
      const { database } = context.services;
      return transactionPageToWire(
        await listTransactions(database, { id: args.accountId, version }, { ...args, filter }, read),
      );
    },

    async transactionDetail(
      { accountId, id }: GraphSchema.QueryTransactionDetailArgs,
      context: GuardedContext,
    ) {
      const { read, summary } = await readerFor(context, accountId);
      const { database } = context.services;
      const detail = await transactionDetail(database, accountId, id, read, summary);
      return detail && transactionDetailToWire(detail);
    },

    async mobileTransactionPage(args: GraphSchema.QueryMobileTransactionPageArgs, context: GuardedContext) {
      const { lines } = await mobileLinesFor(context, args.accountId);
      return transactionPageToWire(mobilePage(lines, { ...args, filter: filterOf(args) }));
    },

    async mobileTransactionDetail(
      { accountId, id }: GraphSchema.QueryMobileTransactionDetailArgs,
      context: GuardedContext,
    ) {
      const { lines, confirming } = await mobileLinesFor(context, accountId);
      const detail = mobileDetailOf(lines, id, confirming);
      if (!detail?.line.isBill) return detail && transactionDetailToWire(detail);
      const billLines = await readMobileBillLines(context.services.database, accountId, detail.line.id);
      return transactionDetailToWire({ ...detail, billLines });
    },
  },
  routes: transactionFileRoute,
} satisfies Feature;
