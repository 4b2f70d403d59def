import {
  askedMethodFromWire,
  type GraphSchema,
  methodEditFromWire,
  methodRemovalFromWire,
} from '@linework/contract';
import { decideAdding, decideDeletion, decideEditing } from '@linework/domain';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { asPayment, requestHash } from '../payments/index.ts';
import { answerWallet, type WalletRequest } from './wallet-attempt.ts';

/** Our side failed before anything was written: the customer hears of the method, not of a server. */
const answered = async (context: IdempotentContext, request: WalletRequest) =>
  await asPayment(context, async () => await answerWallet(context, request), request.failure);

/** What adds a method to the wallet, edits it or takes it out. */
export const walletMutations = {
  addPaymentMethod: async (
    { input }: GraphSchema.MutationAddPaymentMethodArgs,
    context: IdempotentContext,
  ) => {
    const asked = askedMethodFromWire(input);
    return await answered(context, {
      accountId: input.accountId,
      operation: 'addPaymentMethod',
      requestHash: requestHash('addPaymentMethod', JSON.stringify(asked)),
      methodId: null,
      cardDataToken: asked.cardDataToken,
      failure: 'LW-WAL-020',
      decide: (state, number) => decideAdding(state, asked, number),
    });
  },

  editPaymentMethod: async (
    { input }: GraphSchema.MutationEditPaymentMethodArgs,
    context: IdempotentContext,
  ) => {
    const asked = methodEditFromWire(input);
    const { methodId, cardDataToken } = asked;
    return await answered(context, {
      accountId: input.accountId,
      operation: 'editPaymentMethod',
      requestHash: requestHash('editPaymentMethod', JSON.stringify(asked)),
      methodId,
      cardDataToken,
      failure: 'LW-WAL-020',
      decide: (state, number) => decideEditing(state, asked, cardDataToken === null ? undefined : number),
    });
  },

  deletePaymentMethod: async (
    { input }: GraphSchema.MutationDeletePaymentMethodArgs,
    context: IdempotentContext,
  ) => {
    const asked = methodRemovalFromWire(input);
    const { configuration, clock } = context.services;
    return await answered(context, {
      accountId: input.accountId,
      operation: 'deletePaymentMethod',
      requestHash: requestHash('deletePaymentMethod', JSON.stringify(asked)),
      methodId: asked.methodId,
      cardDataToken: null,
      failure: 'LW-WAL-010',
      decide: (state) =>
        decideDeletion(state, asked, clock.now(), configuration.payments, configuration.autoPay),
    });
  },
};
