import type { BusinessDate } from '../dates/business-date.ts';
import { addMonths, lastDayOfMonth } from '../dates/months.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { MethodSnapshot, PaymentMethod } from '../method/payment-method.ts';
import type { MessageEvent } from './message.ts';
import { toldMethod } from './told-facts.ts';

/** Whose doing it is. @property change of a method that stays: another one for each */
interface MethodMaker {
  readonly by: string | null;
  readonly userId: string | null;
  readonly change?: string;
}

/** A method that was saved or removed. Saved again after it was removed, it is another. */
export const messageOfMethod = (
  kind: 'methodAdded' | 'methodRemoved',
  method: MethodSnapshot & { readonly methodId: string },
  { by, userId, change }: MethodMaker,
): MessageEvent => ({
  key: [kind, method.methodId, ...(change === undefined ? [] : [change])].join('/'),
  message: { kind, method: toldMethod(method), by },
  concerns: userId === null ? [] : [userId],
});

/**
 * Another card in the place of a method's numbers: to whoever pays with it one was added and the other is gone. The same card
 * with another expiration is not gone.
 */
export function messagesOfReplacement(
  before: PaymentMethod,
  after: PaymentMethod,
  maker: MethodMaker & { readonly change: string },
): MessageEvent[] {
  const was = { ...snapshotOf(before), methodId: before.id };
  const is = { ...snapshotOf(after), methodId: after.id };
  const isSameCard = was.brand === is.brand && was.lastFourDigits === is.lastFourDigits;
  const added = messageOfMethod('methodAdded', is, maker);
  return isSameCard ? [added] : [messageOfMethod('methodRemoved', was, maker), added];
}

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
