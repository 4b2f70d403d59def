import { type MethodSnapshot, type RequestedPayment, snapshotOf } from '@linework/domain';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { TakenMethod } from '../card-data/index.ts';
import type { PaymentFacts } from './payment-question.ts';
import type { KeptMethod } from './payment-record.ts';

/** What a payment is made with. */
export interface MethodChoice {
  readonly snapshot: MethodSnapshot;
  readonly processorToken: string;
  /** How a new method would be saved; `null` for a saved one, and for a card that may not be kept. */
  readonly savable: KeptMethod | null;
  /** The saved method that has the number of a new one already. */
  readonly savedAs: string | null;
}

/** The method of a request that the rules have accepted. @returns `null` when there is none */
export function methodChoice(
  { paymentMethodId }: Pick<RequestedPayment, 'paymentMethodId'>,
  { facts, savedMethodToken, token }: PaymentFacts,
): MethodChoice | null {
  if (paymentMethodId !== null) {
    const method = facts.methods.find(({ id }) => id === paymentMethodId);
    if (!method || savedMethodToken === null) return null;
    return { snapshot: snapshotOf(method), processorToken: savedMethodToken, savable: null, savedAs: null };
  }
  if (token === null) return null;
  const { type, brand, accountType, lastFourDigits, processorToken, canBeSaved, savedAs, hasRoom } = token;
  return {
    snapshot: { methodId: null, name: null, type, brand, accountType, lastFourDigits },
    processorToken,
    savable: canBeSaved && savedAs === null && hasRoom ? keptMethod(token) : null,
    savedAs,
  };
}

/** How a new method is saved. */
export const keptMethod = (token: TakenMethod): KeptMethod => ({
  id: uuidV7(),
  type: token.type,
  brand: token.brand,
  funding: token.funding,
  lastFourDigits: token.lastFourDigits,
  expiration: token.expiration,
  postalCode: token.postalCode,
  accountType: token.accountType,
  holderName: token.holderName ?? '',
  processorToken: token.processorToken,
  fingerprint: token.fingerprint,
});
