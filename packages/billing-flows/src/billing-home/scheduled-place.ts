import type { Payment } from '@linework/domain';

/** Where in the flow of scheduled payments those of an account are: at the one there is, else at the list of them. */
export const scheduledPlace = ([one, ...others]: readonly Pick<Payment, 'id'>[]): Record<string, string> =>
  one && others.length === 0 ? { step: 'detail', payment: one.id } : {};
