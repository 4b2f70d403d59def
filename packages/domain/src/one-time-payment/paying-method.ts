import type { PaymentMethod, PaymentMethodType } from '../method/payment-method.ts';
import type { PayingMethod, TokenProof } from './payment-refusals.ts';
import type { RequestedPayment } from './requested-payment.ts';

/** What a token of the card-data endpoint stands for, while it may still be used. */
export interface TokenOfMethod {
  /** The saved method whose security code was verified; `null` for a new method. */
  readonly paymentMethodId: string | null;
  readonly type: PaymentMethodType;
  /** `YYYY-MM`; `null` for a bank account. */
  readonly expiration: string | null;
}

interface NamedByRequest {
  readonly paymentMethodId?: string | null | undefined;
  readonly cardDataToken?: string | null | undefined;
}

/** What its key knows a request by. A saved card's token only proves its security code: verified again, it is still the same request. */
export const withoutProof = <Asked extends NamedByRequest>(asked: Asked): Asked =>
  (asked.paymentMethodId ?? null) === null ? asked : { ...asked, cardDataToken: null };

/**
 * A request as it is carried out: a bank account has no security code, so that a token named with it proves nothing and is
 * neither spent nor given back.
 * @param methods the account's saved ones
 */
export function withoutIdleToken<Asked extends NamedByRequest>(
  asked: Asked,
  methods: readonly PaymentMethod[],
): Asked {
  const named = methods.find(({ id }) => id === asked.paymentMethodId);
  return named?.type === 'bankAccount' ? { ...asked, cardDataToken: null } : asked;
}

/** What a request wants to pay with, as the rules ask for it: a token proves only the method that it was given for. */
export function payingMethodOf(
  { paymentMethodId, cardDataToken }: Pick<RequestedPayment, 'paymentMethodId' | 'cardDataToken'>,
  token: TokenOfMethod | null,
): PayingMethod {
  const isValid = token !== null && token.paymentMethodId === paymentMethodId;
  const proof: TokenProof = cardDataToken === null ? 'missing' : isValid ? 'valid' : 'notValid';
  if (paymentMethodId !== null) return { methodId: paymentMethodId, proof };
  if (token === null || proof !== 'valid')
    return { methodId: null, proof: proof === 'missing' ? proof : 'notValid' };
  return { methodId: null, proof, type: token.type, expiration: token.expiration };
}
