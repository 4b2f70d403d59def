import { type GraphSchema, scheduledChangeFromWire } from '@linework/contract';
import { decideScheduledCancel, decideScheduledChange, payingMethodOf } from '@linework/domain';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { asPayment, callerOf, paymentServices, requestHash } from '../payments/index.ts';
import { answerScheduled, type ScheduledRequest } from './answer-scheduled.ts';

type Payload = GraphSchema.ScheduledPaymentPayload;

async function answered(context: IdempotentContext, request: ScheduledRequest): Promise<Payload> {
  const failed = request.operation === 'cancelScheduledPayment' ? 'LW-PAY-070' : 'LW-SCH-010';
  const services = paymentServices(context);
  const asking = () => answerScheduled(services, callerOf(context), request, context.idempotencyKey);
  const { payload, replayed } = await asPayment(context, asking, failed);
  if (replayed) context.markReplayed();
  return payload;
}

/** What moves a payment to another day, amount or method, or keeps it from leaving. */
export const scheduledMutations = {
  async changeScheduledPayment(
    { input }: GraphSchema.MutationChangeScheduledPaymentArgs,
    context: IdempotentContext,
  ): Promise<Payload> {
    const { change, userErrors } = scheduledChangeFromWire(input);
    if (!change) {
      await context.facts(input.accountId);
      const [{ code: outcome }] = userErrors;
      return { outcome, reference: context.names.reference, payment: null, lastChange: null, userErrors };
    }
    const { paymentId, methodId, cardDataToken, seen } = change;
    return await answered(context, {
      operation: 'changeScheduledPayment',
      accountId: input.accountId,
      paymentId,
      methodId,
      cardDataToken,
      hash: requestHash(
        'changeScheduledPayment',
        input.accountId,
        paymentId,
        change.amount.cents,
        change.overpaymentConfirmed,
        change.paymentDate,
        methodId,
        seen.amount.cents,
        seen.paymentDate,
        seen.methodId,
      ),
      decide: ({ facts, token, current }, { settings, clock }) => {
        const { proof } = payingMethodOf({ paymentMethodId: methodId ?? '', cardDataToken }, token);
        return decideScheduledChange(facts, current, { ...change, proof }, settings, clock);
      },
    });
  },

  cancelScheduledPayment: async (
    { accountId, paymentId }: GraphSchema.MutationCancelScheduledPaymentArgs,
    context: IdempotentContext,
  ): Promise<Payload> =>
    await answered(context, {
      operation: 'cancelScheduledPayment',
      accountId,
      paymentId,
      methodId: null,
      cardDataToken: null,
      hash: requestHash('cancelScheduledPayment', accountId, paymentId),
      decide: ({ facts, current }, { settings, clock }) =>
        decideScheduledCancel(facts, current, settings, clock),
    }),
};
