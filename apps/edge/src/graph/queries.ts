import {
  autoPayToWire,
  billingSummaryToWire,
  billToWire,
  type GraphSchema,
  methodToWire,
  moneyFromWire,
  paymentOptionsToWire,
  paymentPreviewToWire,
  paymentToWire,
  scheduledPaymentToWire,
  transactionToWire,
} from '@linework/contract';
import {
  billingSummary,
  businessDate,
  type Clock,
  dayIn,
  paymentOptions,
  paymentPreview,
} from '@linework/domain';
import { billPage } from '../capabilities/billing/bill-page.ts';
import { transactionPage } from '../capabilities/billing/transaction-page.ts';
import { findDraft } from '../capabilities/drafts/drafts.ts';
import { findPayment, findPaymentByKey, paymentPage } from '../capabilities/payments/payment-page.ts';
import type { LoadedAccount } from '../facts/load-facts.ts';
import { malformed } from '../problems/problem.ts';
import type { GuardedContext, Resolvers, SessionContext } from './guard.ts';

interface AccountArgs {
  readonly accountId: string;
}

const today = ({ facts }: LoadedAccount, clock: Clock) => dayIn(clock.now(), facts.account.timeZone);

/** A text of the caller's that must be read as something. @throws OutcomeProblem LW-SYS-060 */
function readOrRefuse<Value>(pointer: string, problem: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw malformed(pointer, problem);
  }
}

/** A function for each field at the top of a query. Each begins with the session, in the statement that reads its facts. */
export const queries = {
  async billingSummary({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts, dismissed } = await context.facts(accountId);
    return billingSummaryToWire(billingSummary(facts, context.services.clock.now(), dismissed));
  },

  async paymentOptions({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts } = await context.facts(accountId);
    const { configuration, clock } = context.services;
    return paymentOptionsToWire(paymentOptions(facts, configuration.payments, clock));
  },

  async paymentPreview(args: GraphSchema.QueryPaymentPreviewArgs, context: GuardedContext) {
    const loaded = await context.facts(args.accountId);
    const day = today(loaded, context.services.clock);
    const amount = readOrRefuse('/variables/amount', 'notAnAmount', () => moneyFromWire(args.amount));
    const paymentDate = readOrRefuse('/variables/paymentDate', 'notADate', () =>
      businessDate(args.paymentDate),
    );
    return paymentPreviewToWire(paymentPreview(loaded.facts, { amount, paymentDate }, day));
  },

  async paymentMethods({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts } = await context.facts(accountId);
    const { configuration, clock } = context.services;
    return paymentOptions(facts, configuration.payments, clock).methods.map(methodToWire);
  },

  async payment({ accountId, id }: AccountArgs & { readonly id: string }, context: GuardedContext) {
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

  async scheduledPayments({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts } = await context.facts(accountId);
    const { scheduledPayments } = billingSummary(facts, context.services.clock.now());
    return scheduledPayments.map(scheduledPaymentToWire);
  },

  async autoPayEnrolment({ accountId }: AccountArgs, context: GuardedContext) {
    const loaded = await context.facts(accountId);
    return autoPayToWire(loaded.facts, today(loaded, context.services.clock));
  },

  async customerBills({ accountId, ...page }: GraphSchema.QueryCustomerBillsArgs, context: GuardedContext) {
    await context.facts(accountId);
    const { nodes, ...rest } = await billPage(context.services.database, accountId, page);
    return { nodes: nodes.map(billToWire), ...rest };
  },

  async transactions({ accountId, ...page }: GraphSchema.QueryTransactionsArgs, context: GuardedContext) {
    await context.facts(accountId);
    const { nodes, ...rest } = await transactionPage(context.services.database, accountId, page);
    return { nodes: nodes.map(transactionToWire), ...rest };
  },

  async draft({ accountId, flow }: GraphSchema.QueryDraftArgs, context: SessionContext) {
    const session = await context.session(accountId);
    return await findDraft(context.services.database, session, flow, context.services.realClock.now());
  },
} satisfies Resolvers<keyof GraphSchema.Query>;
