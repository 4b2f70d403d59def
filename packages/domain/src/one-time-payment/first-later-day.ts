import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { PaymentDateWindow } from './payment-date.ts';

/** The first day after today that may still be chosen; today where none may. */
export function firstLaterDay({
  today,
  latest,
  refusedTomorrow,
}: Pick<PaymentDateWindow, 'today' | 'latest' | 'refusedTomorrow'>): BusinessDate {
  const first = addDays(refusedTomorrow ?? today, 1);
  return first > latest ? today : first;
}
