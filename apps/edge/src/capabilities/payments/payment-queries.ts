import {
  type GraphSchema,
  moneyFromWire,
  paymentOptionsToWire,
  paymentPreviewToWire,
  paymentToWire,
} from '@linework/contract';
import { businessDate, dayIn, paymentPreview } from '@linework/domain';
import { requireBillPay } from '../../access/bill-pay.ts';
import type { GuardedContext } from '../../graph/resolvers.ts';
import { readOrRefuse } from '../../problems/read-or-refuse.ts';
import { payableOptions, requirePayable } from './payable-options.ts';
import { findPayment, findPaymentByKey, paymentPage } from './payment-page.ts';

/** What can be paid and how, and what became of payments. */
export const paymentQueries = {
  async paymentOptions(
    { accountId, deviceId }: GraphSchema.QueryPaymentOptionsArgs,
    context: GuardedContext,
  ) {
    const { facts } = await context.facts(accountId);
    const { configuration, clock, runtime } = context.services;
    requireBillPay(runtime);
    const rules = { settings: configuration.payments, clock, retries: configuration.autoPay };
    return paymentOptionsToWire(requirePayable(payableOptions(rules, facts, deviceId)));
  },

  async paymentPreview(args: GraphSchema.QueryPaymentPreviewArgs, context: GuardedContext) {
    const { facts } = await context.facts(args.accountId);
    const today = dayIn(context.services.clock.now(), facts.account.timeZone);
    const amount = readOrRefuse('/variables/amount', 'notAnAmount', () => moneyFromWire(args.amount));
    const paymentDate = readOrRefuse('/variables/paymentDate', 'notADate', () =>
      businessDate(args.paymentDate),
    );
    return paymentPreviewToWire(
      paymentPreview(facts, { amount, paymentDate }, today, context.services.configuration.autoPay),
    );
  },

  async payment({ accountId, id }: GraphSchema.QueryPaymentArgs, context: GuardedContext) {
    await context.facts(accountId);
    const payment = await findPayment(context.services.database, accountId, id);
    return payment && paymentToWire(payment);
  },

  async paymentByKey(args: GraphSchema.QueryPaymentByKeyArgs, context: GuardedContext) {
    await context.facts(args.accountId);
    const { database } = context.services;
    const payment = await findPaymentByKey(database, args.accountId, args.idempotencyKey);
    return payment && paymentToWire(payment);
  },

  async payments({ accountId, ...page }: GraphSchema.QueryPaymentsArgs, context: GuardedContext) {
    await context.facts(accountId);
    const { nodes, ...rest } = await paymentPage(context.services.database, accountId, page);
    return { nodes: nodes.map(paymentToWire), ...rest };
  },
};
