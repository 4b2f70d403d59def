import { billingSummaryToWire, billToWire, type GraphSchema, transactionToWire } from '@linework/contract';
import { billingSummary, dayIn } from '@linework/domain';
import { requireBillPay } from '../../access/bill-pay.ts';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { billPage } from './bill-page.ts';
import { dismissNews } from './dismiss-news.ts';
import { transactionPage } from './transaction-page.ts';

/** What is owed and why, bills, what happened, and the news of it. */
export const billingFeature = {
  resolvers: {
    async billingSummary({ accountId }: AccountArgs, context: GuardedContext) {
      const { facts, dismissed } = await context.facts(accountId);
      const { clock, configuration, runtime } = context.services;
      requireBillPay(runtime);
      const { autoPay, payments } = configuration;
      return billingSummaryToWire(billingSummary(facts, clock.now(), dismissed, autoPay, payments));
    },

    async customerBills({ accountId, ...page }: GraphSchema.QueryCustomerBillsArgs, context: GuardedContext) {
      const { facts } = await context.facts(accountId);
      const { database, clock } = context.services;
      const today = dayIn(clock.now(), facts.account.timeZone);
      const { nodes, ...rest } = await billPage(database, accountId, today, page);
      return { nodes: nodes.map(billToWire), ...rest };
    },

    async transactions({ accountId, ...page }: GraphSchema.QueryTransactionsArgs, context: GuardedContext) {
      await context.facts(accountId);
      const { nodes, ...rest } = await transactionPage(context.services.database, accountId, page);
      return { nodes: nodes.map(transactionToWire), ...rest };
    },

    async dismissNews(
      { accountId, paymentId }: GraphSchema.MutationDismissNewsArgs,
      context: GuardedContext,
    ) {
      const loaded = await context.facts(accountId);
      return await dismissNews(context.services, loaded, paymentId);
    },
  },
} satisfies Feature;
