import type { PaymentMethod } from './payment-method.ts';

/** Which Auto Pay a method pays for: the account's own, the mobile bill's, or both. */
export type AutoPayOfMethod = 'allServices' | 'mobile' | 'both';

/** Which Auto Pay a method pays for; `null` where none does. */
export function autoPayOfMethod({ usedBy }: Pick<PaymentMethod, 'usedBy'>): AutoPayOfMethod | null {
  const [scope = null] = usedBy;
  return new Set(usedBy).size > 1 ? 'both' : scope;
}
