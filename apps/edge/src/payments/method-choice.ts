import type { GraphSchema } from '@linework/contract';
import { type MethodSnapshot, type PaymentOptions, snapshotOf } from '@linework/domain';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { CardDataToken } from './card-data-token.ts';
import type { PaymentFacts } from './payment-question.ts';
import type { KeptMethod } from './payment-record.ts';

/** What a payment is made with. */
export interface MethodChoice {
  readonly snapshot: MethodSnapshot;
  readonly processorToken: string;
  /** `YYYY-MM`; `null` for a bank account. */
  readonly expiration: string | null;
  /** How a new method would be saved; `null` for a saved one, and for a card that may not be kept. */
  readonly savable: KeptMethod | null;
}

interface Refused {
  readonly error: GraphSchema.UserError;
}

const refuse = (code: 'LW-PAY-013' | 'LW-PAY-034' | 'LW-PAY-046', problem: string | null): Refused => ({
  error: {
    code,
    pointer: code === 'LW-PAY-034' ? '/input/paymentMethodId' : '/input/cardDataToken',
    problem,
  },
});

/** A saved method: a card needs its security code verified within the last five minutes, a bank account has none. */
export function savedMethodChoice(
  facts: PaymentFacts,
  options: PaymentOptions,
  methodId: string,
  cardDataToken: string | null,
): MethodChoice | Refused {
  const option = options.methods.find(({ method }) => method.id === methodId);
  if (!option || facts.savedMethodToken === null) return refuse('LW-PAY-034', 'unknown');
  const { method, blockedReason } = option;
  const isRestrictedType = blockedReason === 'cardsRestricted' || blockedReason === 'bankRestricted';
  if (blockedReason && !isRestrictedType) return refuse('LW-PAY-034', blockedReason);
  if (method.type === 'creditCard' && !isRestrictedType) {
    if (cardDataToken === null) return refuse('LW-PAY-046', 'securityCodeMissing');
    if (facts.token?.paymentMethodId !== method.id) return refuse('LW-PAY-013', null);
  }
  return {
    snapshot: snapshotOf(method),
    processorToken: facts.savedMethodToken,
    expiration: method.type === 'creditCard' ? method.expirationDate : null,
    savable: null,
  };
}

/** A new method, known by the token that the card-data endpoint gave for it. */
export function newMethodChoice(facts: PaymentFacts, cardDataToken: string | null): MethodChoice | Refused {
  if (cardDataToken === null) return refuse('LW-PAY-046', 'methodMissing');
  const { token } = facts;
  if (!token || token.paymentMethodId !== null) return refuse('LW-PAY-013', null);
  const { type, brand, accountType, lastFourDigits, processorToken, expiration } = token;
  return {
    snapshot: { methodId: null, type, brand, accountType, lastFourDigits },
    processorToken,
    expiration,
    savable: token.canBeSaved ? kept(token) : null,
  };
}

const kept = (token: CardDataToken): KeptMethod => ({
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
});
