import { acceptedFromWire, askedDebitFromWire, type GraphSchema } from '@linework/contract';
import { decideCancel, decideChange, decideEnrolment, withoutProof, zero } from '@linework/domain';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { requestHash } from '../payments/index.ts';
import { answerAutoPay } from './auto-pay-attempt.ts';
import { payAndEnroll } from './pay-and-enroll.ts';

/** What turns Auto Pay on, changes it or ends it. */
export const autoPayMutations = {
  enrollAutoPay: async ({ input }: GraphSchema.MutationEnrollAutoPayArgs, context: IdempotentContext) =>
    await answerAutoPay(context, {
      accountId: input.accountId,
      operation: 'enrollAutoPay',
      requestHash: requestHash('enrollAutoPay', JSON.stringify(withoutProof(input))),
      paymentMethodId: input.paymentMethodId ?? null,
      cardDataToken: input.cardDataToken ?? null,
      scope: input.scope,
      at: '/input',
      done: 'enrolled',
      why: 'changed',
      failure: 'LW-APY-020',
      decide: (facts, named, moment) => {
        const { scope, debitDay } = input;
        const asked = { ...acceptedFromWire(input), ...named, scope, debitDay, payNow: zero };
        return decideEnrolment(facts, asked, moment);
      },
      payment: null,
    }),

  payAndEnroll: async ({ input }: GraphSchema.MutationPayAndEnrollArgs, context: IdempotentContext) =>
    await payAndEnroll(context, input),

  changeAutoPay: async ({ input }: GraphSchema.MutationChangeAutoPayArgs, context: IdempotentContext) => {
    const { paymentMethodId = null, cardDataToken = null } = input;
    const isMethodChanged = paymentMethodId !== null || cardDataToken !== null;
    return await answerAutoPay(context, {
      accountId: input.accountId,
      operation: 'changeAutoPay',
      requestHash: requestHash('changeAutoPay', JSON.stringify(withoutProof(input))),
      paymentMethodId,
      cardDataToken,
      at: '/input',
      done: 'changed',
      why: 'changed',
      failure: isMethodChanged ? 'LW-APY-041' : 'LW-APY-040',
      decide: (facts, named, moment) => {
        const asked = { ...acceptedFromWire(input), ...askedDebitFromWire(input, named) };
        return decideChange(facts, { ...asked, scopes: input.scopes, seen: input.seen ?? undefined }, moment);
      },
      payment: null,
    });
  },

  cancelAutoPay: async (
    { accountId, scope, seen }: GraphSchema.MutationCancelAutoPayArgs,
    context: IdempotentContext,
  ) =>
    await answerAutoPay(context, {
      accountId,
      operation: 'cancelAutoPay',
      requestHash: requestHash('cancelAutoPay', accountId, scope, JSON.stringify(seen ?? null)),
      paymentMethodId: null,
      cardDataToken: null,
      at: '',
      done: 'cancelled',
      why: 'cancelled',
      failure: 'LW-APY-030',
      decide: (facts, _, moment) => decideCancel(facts, scope, moment, { seen: seen ?? undefined }),
      payment: null,
    }),
};
