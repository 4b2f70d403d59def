import type { PaymentMethod } from '@linework/domain';
import type { VerifiedMethod } from '../card-data/index.ts';
import { type KeptMethod, keptMethod } from '../payments/index.ts';
import type { AutoPayFacts } from './auto-pay-question.ts';

/** Which method somebody named, and how it is saved where it is new. */
export interface NamedMethod {
  readonly method: PaymentMethod | null;
  readonly newMethod: KeptMethod | null;
}

/** The method of a request: a saved one by its id, or the new one that a token stands for. */
export function namedMethod(
  { facts, token }: Pick<AutoPayFacts, 'facts' | 'token'>,
  paymentMethodId: string | null,
): NamedMethod {
  if (paymentMethodId !== null) {
    return { method: facts.methods.find(({ id }) => id === paymentMethodId) ?? null, newMethod: null };
  }
  // A saved card's token only proves its security code.
  if (token === null || token.paymentMethodId !== null) return { method: null, newMethod: null };
  const newMethod = keptMethod(token);
  return { method: methodOf(token, newMethod.id), newMethod };
}

function methodOf(token: VerifiedMethod, id: string): PaymentMethod {
  const { type, lastFourDigits, holderName } = token;
  const shared = { id, name: null, isPreferred: false, isRestricted: false, lastFourDigits, usedBy: [] };
  if (type === 'bankAccount') {
    const accountType = token.accountType ?? 'checking';
    return { ...shared, type, accountType, nameOnAccount: holderName ?? '' };
  }
  return {
    ...shared,
    type,
    brand: token.brand ?? 'visa',
    expirationDate: token.expiration ?? '',
    nameOnCard: holderName ?? '',
    funding: token.funding ?? 'credit',
    postalCode: token.postalCode ?? '',
  };
}
