import type { GraphSchema } from '@linework/contract';
import { dismissNews } from '../billing/dismiss-news.ts';
import { discardDraft, saveDraft } from '../drafts/drafts.ts';
import { cancelScheduledPayment } from '../payments/cancel-scheduled-payment.ts';
import { idempotencyKeyOf } from '../payments/idempotency.ts';
import { makePayment } from '../payments/make-payment.ts';
import { faultProblem, OutcomeProblem } from '../problems/problem.ts';
import { requireAccount, requirePermission, type Session } from '../session/session.ts';
import { billing } from './billing-access.ts';
import type { GraphContext, Resolver } from './context.ts';
import { paymentServices } from './payment-services.ts';

const callerOf = ({ tokenHash, address, names }: GraphContext) => ({ tokenHash, address, ...names });

/** Our side failed before the processor was asked: the customer hears of the payment, not of a server. */
async function asPayment<Answer>(context: GraphContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutcomeProblem) throw error;
    context.log.error({ err: error }, 'payment call failed');
    throw faultProblem(error, 'LW-PAY-060');
  }
}

/** The key of a call that moves money. Who has no session hears that first. */
async function keyOf(context: GraphContext): Promise<string> {
  try {
    return idempotencyKeyOf(context.idempotencyKey);
  } catch (problem) {
    await context.session();
    throw problem;
  }
}

async function drafter(context: GraphContext, accountId: string): Promise<Session> {
  const session = await context.session();
  requireAccount(session, accountId);
  requirePermission(session, 'account.view');
  return session;
}

/** A function for each field at the top of a mutation. Each begins with the session, in its first statement. */
export const mutations = {
  async makePayment({ input }: GraphSchema.MutationMakePaymentArgs, context: GraphContext) {
    const key = await keyOf(context);
    const { payload, replayed } = await asPayment(
      context,
      async () => await makePayment(paymentServices(context), callerOf(context), input, key),
    );
    if (replayed) context.markReplayed();
    const { outcome, payment, userErrors } = payload;
    if (!payment && userErrors.length > 0) context.log.info({ code: outcome }, 'payment refused');
    return payload;
  },

  async cancelScheduledPayment(args: GraphSchema.MutationCancelScheduledPaymentArgs, context: GraphContext) {
    const key = await keyOf(context);
    const { payload, replayed } = await asPayment(
      context,
      async () => await cancelScheduledPayment(paymentServices(context), callerOf(context), args, key),
    );
    if (replayed) context.markReplayed();
    return payload;
  },

  async dismissNews({ accountId, paymentId }: GraphSchema.MutationDismissNewsArgs, context: GraphContext) {
    const loaded = await billing(context, accountId);
    return await dismissNews(context.services, loaded, paymentId);
  },

  async saveDraft({ accountId, flow, content }: GraphSchema.MutationSaveDraftArgs, context: GraphContext) {
    const session = await drafter(context, accountId);
    const { database, realClock } = context.services;
    return await saveDraft(database, session, { flow, content }, realClock.now());
  },

  async discardDraft({ accountId, flow }: GraphSchema.MutationDiscardDraftArgs, context: GraphContext) {
    const session = await drafter(context, accountId);
    return await discardDraft(context.services.database, session, flow);
  },
} satisfies Record<keyof GraphSchema.Mutation, Resolver>;
