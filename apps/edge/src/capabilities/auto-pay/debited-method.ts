import { type PaymentMethod, payingMethodOf, type TokenProof } from '@linework/domain';
import { newMethodOf } from '../card-data/index.ts';
import { type KeptMethod, keptMethod } from '../payments/index.ts';
import type { AutoPayFacts } from './auto-pay-question.ts';

/** Which method somebody named, what its token proves, and how it is saved where it is new. */
export interface NamedMethod {
  readonly method: PaymentMethod | null;
  /** `null` where the account has no such saved method: there is nothing to prove. */
  readonly proof: TokenProof | null;
  readonly newMethod: KeptMethod | null;
  /** It is new, and the wallet has no room for it. */
  readonly isWalletFull?: true;
}

/** The method of a request: a saved one by its id, which a token proves, or the new one that a token stands for. */
export function namedMethod(
  { facts, token, paidMethodId }: Pick<AutoPayFacts, 'facts' | 'token' | 'paidMethodId'>,
  asked: { readonly paymentMethodId: string | null; readonly cardDataToken: string | null },
): NamedMethod {
  const { proof } = payingMethodOf(asked, token);
  const saved = (methodId: string): NamedMethod => {
    const method = facts.methods.find(({ id }) => id === methodId) ?? null;
    // The payment of the same pass has proven what it was made with.
    const known = methodId === paidMethodId ? 'valid' : proof;
    return { method, proof: method && known, newMethod: null };
  };
  if (asked.paymentMethodId !== null) return saved(asked.paymentMethodId);
  // A saved card's token only proves its security code.
  if (token === null || token.paymentMethodId !== null) return { method: null, proof, newMethod: null };
  const { savedAs, hasRoom } = token;
  // Whoever entered the number once more has proven it with that.
  if (savedAs !== null) return saved(savedAs);
  // What the wallet has no room for is not there to be debited later.
  if (!hasRoom) return { method: null, proof, newMethod: null, isWalletFull: true };
  const newMethod = keptMethod(token);
  return { method: newMethodOf(token, newMethod.id), proof, newMethod };
}
