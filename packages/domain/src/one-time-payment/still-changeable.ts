import type { BusinessDate } from '../dates/business-date.ts';
import type { PaymentDateWindow } from './payment-date.ts';

/** The last day on which what is scheduled can be made, changed or canceled no more. */
export const lastClosedDay = ({
  today,
  refusedTomorrow,
}: Pick<PaymentDateWindow, 'today' | 'refusedTomorrow'>): BusinessDate => refusedTomorrow ?? today;

/** Whether a payment scheduled for a day can still be changed or canceled: while another for that day could be made. */
export const isStillChangeable = (
  date: BusinessDate,
  window: Pick<PaymentDateWindow, 'today' | 'refusedTomorrow'>,
): boolean => date > lastClosedDay(window);
