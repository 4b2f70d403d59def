import type { PaymentMethod } from '@linework/domain';
import type { VerifiedMethod } from './verified-method.ts';

/** A verified method as it is saved, under an id of its own. */
export function newMethodOf(token: VerifiedMethod, id: string): PaymentMethod {
  const { type, lastFourDigits, holderName } = token;
  const shared = {
    id,
    version: 1,
    name: null,
    isPreferred: false,
    isRestricted: false,
    lastFourDigits,
    usedBy: [],
  };
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
