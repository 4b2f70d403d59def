import type { BusinessDate } from '../dates/business-date.ts';
import { addMonths, lastDayOfMonth } from '../dates/months.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { MethodSnapshot, PaymentMethod } from '../method/payment-method.ts';
import type { MessageEvent } from './message.ts';
import { toldMethod } from './told-facts.ts';

/** A method that was saved or removed. Saved again after it was removed, it is another. */
export const messageOfMethod = (
  kind: 'methodAdded' | 'methodRemoved',
  method: MethodSnapshot & { readonly methodId: string },
  { by, userId }: { readonly by: string | null; readonly userId: string | null },
): MessageEvent => ({
  key: `${kind}/${method.methodId}`,
  message: { kind, method: toldMethod(method), by },
  concerns: userId === null ? [] : [userId],
});

/** The month whose cards are told of: the one after this. */
export const expiringMonth = (today: BusinessDate): string => addMonths(today, 1).slice(0, 7);

/** What is told of a card in the month before its last; `null` for any other method, and at any other time. */
export function cardNotice(method: PaymentMethod, today: BusinessDate): MessageEvent | null {
  if (method.type !== 'creditCard' || method.expirationDate !== expiringMonth(today)) return null;
  const { id, expirationDate, usedBy } = method;
  return {
    key: `cardExpiring/${id}/${expirationDate}`,
    message: {
      kind: 'cardExpiring',
      method: toldMethod(snapshotOf(method)),
      lastDay: lastDayOfMonth(expirationDate),
      isForAutoPay: usedBy.length > 0,
    },
    concerns: [],
  };
}
