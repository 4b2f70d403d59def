import type { PaymentMethod } from './payment-method.ts';

/** What a customer sees of a method: their own name for it or what kind it is, and its last four digits. */
const seen = (method: PaymentMethod): string =>
  [
    method.type,
    method.name ?? (method.type === 'creditCard' ? method.brand : method.accountType),
    method.lastFourDigits,
  ].join();

/** Whether another method reads the same, so that only its holder tells the two apart. */
export const hasLookAlike = (method: PaymentMethod, all: readonly PaymentMethod[]): boolean =>
  all.some((other) => other.id !== method.id && seen(other) === seen(method));
