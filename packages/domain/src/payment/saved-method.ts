import type { Payment } from './payment.ts';

/**
 * Whether the new method of a payment is in the wallet now: the customer asked for that, and the payment names the method
 * that was saved, as it does only once it was taken, is on its way or waits for its day.
 */
export const isMethodSaved = (wasAsked: boolean, { method }: Pick<Payment, 'method'>): boolean =>
  wasAsked && method.methodId !== null;
