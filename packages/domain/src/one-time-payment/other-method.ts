import type { PaymentMethod } from '../method/payment-method.ts';
import type { MethodOption } from './payment-options.ts';

/**
 * The saved method to offer first where another one was refused: the preferred one, else the first that can pay.
 * @returns `null` where no other can
 */
export function otherMethod(
  methods: readonly Pick<MethodOption, 'method' | 'blockedReason'>[],
  refusedId: string | null,
): PaymentMethod | null {
  const others = methods
    .filter(({ method, blockedReason }) => blockedReason === null && method.id !== refusedId)
    .map(({ method }) => method);
  return others.find(({ isPreferred }) => isPreferred) ?? others[0] ?? null;
}
