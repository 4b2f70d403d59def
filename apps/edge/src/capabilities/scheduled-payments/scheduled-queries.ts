import {
  type GraphSchema,
  moneyFromWire,
  scheduledPaymentToWire,
  scheduledWarningToWire,
} from '@linework/contract';
import { businessDate, scheduledOverviews, warningsAfterChange } from '@linework/domain';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { readOrRefuse } from '../../problems/read-or-refuse.ts';

/** What waits for its day, and what a change of it would come to. */
export const scheduledQueries = {
  async scheduledPayments({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts } = await context.facts(accountId);
    const { configuration, clock } = context.services;
    const overviews = scheduledOverviews(facts, configuration.payments, clock, configuration.autoPay);
    return overviews.map(scheduledPaymentToWire);
  },

  async scheduledWarnings(args: GraphSchema.QueryScheduledWarningsArgs, context: GuardedContext) {
    const { facts } = await context.facts(args.accountId);
    const amount = readOrRefuse('/variables/amount', 'notAnAmount', () => moneyFromWire(args.amount));
    const paymentDate = readOrRefuse('/variables/paymentDate', 'notADate', () =>
      businessDate(args.paymentDate),
    );
    const payment = facts.payments.find(({ id, status }) => id === args.paymentId && status === 'scheduled');
    if (!payment) return null;
    const methodId = args.paymentMethodId ?? null;
    const asked = { amount, paymentDate, methodId };
    const { clock, configuration } = context.services;
    const warnings = warningsAfterChange(facts, payment, asked, clock, configuration.autoPay);
    return warnings.map(scheduledWarningToWire);
  },
};
