import type { Payment } from './payment.ts';
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

/**
 * Whether the new method of a payment is in the wallet now: the customer asked for that, and the payment names the method
 * that was saved, as it does only once it was taken, is on its way or waits for its day.
 */
export const isMethodSaved = (wasAsked: boolean, { method }: Pick<Payment, 'method'>): boolean =>
  wasAsked && method.methodId !== null;
