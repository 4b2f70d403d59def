import type { GraphSchema } from '@linework/contract';
import { mobileBillId } from '@linework/domain';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { makePayment } from './make-payment.ts';
import { asPayment } from './payment-call.ts';
import { callerOf, paymentServices } from './payment-services.ts';

/** The mobile bill is no device: what fails of it is told as of any bill. */
const isOfDevice = ({ accountId, deviceId }: GraphSchema.MakePaymentInput): boolean =>
  Boolean(deviceId) && deviceId !== mobileBillId({ account: { id: accountId } });

/** What moves money. It begins with the session, in its first statement. */
export const paymentMutations = {
  async makePayment({ input }: GraphSchema.MutationMakePaymentArgs, context: IdempotentContext) {
    const { payload, replayed } = await asPayment(
      context,
      async () =>
        await makePayment(paymentServices(context), callerOf(context), input, context.idempotencyKey),
      isOfDevice(input) ? 'LW-MOB-020' : 'LW-PAY-060',
    );
    if (replayed) context.markReplayed();
    const { outcome, payment, userErrors } = payload;
    if (!payment && userErrors.length > 0) context.log.info({ code: outcome }, 'payment refused');
    return payload;
  },
};
