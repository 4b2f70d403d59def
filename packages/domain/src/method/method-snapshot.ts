import type { MethodSnapshot, PaymentMethod } from './payment-method.ts';

/** What a payment keeps of the method it used. */
export function snapshotOf(method: PaymentMethod): MethodSnapshot {
  return {
    methodId: method.id,
    name: method.name,
    type: method.type,
    brand: method.type === 'creditCard' ? method.brand : null,
    accountType: method.type === 'bankAccount' ? method.accountType : null,
    lastFourDigits: method.lastFourDigits,
  };
}
