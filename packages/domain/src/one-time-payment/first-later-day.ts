import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { PaymentDateWindow } from './payment-date.ts';
import { lastClosedDay } from './still-changeable.ts';

/** The first day after today that may still be chosen; today where none may. */
export function firstLaterDay(
  window: Pick<PaymentDateWindow, 'today' | 'latest' | 'refusedTomorrow'>,
): BusinessDate {
  const first = addDays(lastClosedDay(window), 1);
  return first > window.latest ? window.today : first;
}
