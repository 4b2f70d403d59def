import type { GraphSchema } from '@linework/contract';
import { dismissNews } from '../capabilities/billing/dismiss-news.ts';
import { discardDraft, saveDraft } from '../capabilities/drafts/drafts.ts';
import { cancelScheduledPayment } from '../capabilities/payments/cancel-scheduled-payment.ts';
import { makePayment } from '../capabilities/payments/make-payment.ts';
import type { Caller } from '../capabilities/payments/payment-attempt.ts';
import { paymentServices } from '../capabilities/payments/payment-services.ts';
import { faultProblem, OutcomeProblem } from '../problems/problem.ts';
import type { GuardedContext, IdempotentContext, Resolvers, SessionContext } from './guard.ts';

const callerOf = ({ tokenHash, address, names, admit }: GuardedContext): Caller => ({
  tokenHash,
  address,
  ...names,
  admit,
});

/** Our side failed before the processor was asked: the customer hears of the payment, not of a server. */
async function asPayment<Answer>(context: GuardedContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutcomeProblem) throw error;
    context.log.error({ err: error }, 'payment call failed');
    throw faultProblem(error, 'LW-PAY-060');
  }
}

/** A function for each field at the top of a mutation. Each begins with the session, in its first statement. */
export const mutations = {
  async makePayment({ input }: GraphSchema.MutationMakePaymentArgs, context: IdempotentContext) {
    const { payload, replayed } = await asPayment(
      context,
      async () =>
        await makePayment(paymentServices(context), callerOf(context), input, context.idempotencyKey),
    );
    if (replayed) context.markReplayed();
    const { outcome, payment, userErrors } = payload;
    if (!payment && userErrors.length > 0) context.log.info({ code: outcome }, 'payment refused');
    return payload;
  },

  async cancelScheduledPayment(
    args: GraphSchema.MutationCancelScheduledPaymentArgs,
    context: IdempotentContext,
  ) {
    const { payload, replayed } = await asPayment(
      context,
      async () =>
        await cancelScheduledPayment(
          paymentServices(context),
          callerOf(context),
          args,
          context.idempotencyKey,
        ),
    );
    if (replayed) context.markReplayed();
    return payload;
  },

  async dismissNews({ accountId, paymentId }: GraphSchema.MutationDismissNewsArgs, context: GuardedContext) {
    const loaded = await context.facts(accountId);
    return await dismissNews(context.services, loaded, paymentId);
  },

  async saveDraft({ accountId, flow, content }: GraphSchema.MutationSaveDraftArgs, context: SessionContext) {
    const session = await context.session(accountId);
    const { database, realClock } = context.services;
    return await saveDraft(database, session, { flow, content }, realClock.now());
  },

  async discardDraft({ accountId, flow }: GraphSchema.MutationDiscardDraftArgs, context: SessionContext) {
    const session = await context.session(accountId);
    return await discardDraft(context.services.database, session, flow);
  },
} satisfies Resolvers<keyof GraphSchema.Mutation>;
