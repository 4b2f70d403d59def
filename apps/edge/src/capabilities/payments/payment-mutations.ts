import type { GraphSchema } from '@linework/contract';
import type { GuardedContext, IdempotentContext } from '../../graph/resolvers.ts';
import { faultProblem, OutcomeProblem } from '../../problems/problem.ts';
import { cancelScheduledPayment } from './cancel-scheduled-payment.ts';
import { makePayment } from './make-payment.ts';
import { callerOf, paymentServices } from './payment-services.ts';

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

/** What moves money, or keeps it from moving. Each begins with the session, in its first statement. */
export const paymentMutations = {
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
};
