import type { PaymentMethod } from '@linework/domain';
import { newMethodOf } from '../card-data/index.ts';
import { type KeptMethod, keptMethod } from '../payments/index.ts';
import type { AutoPayFacts } from './auto-pay-question.ts';

/** Which method somebody named, and how it is saved where it is new. */
export interface NamedMethod {
  readonly method: PaymentMethod | null;
  readonly newMethod: KeptMethod | null;
  /** It is new, and the wallet has no room for it. */
  readonly isWalletFull?: true;
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
  const { savedAs, hasRoom } = token;
  if (savedAs !== null)
    return { method: facts.methods.find(({ id }) => id === savedAs) ?? null, newMethod: null };
  // What the wallet has no room for is not there to be debited later.
  if (!hasRoom) return { method: null, newMethod: null, isWalletFull: true };
  const newMethod = keptMethod(token);
  return { method: newMethodOf(token, newMethod.id), newMethod };
}
