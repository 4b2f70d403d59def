import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import { isOpenUntil } from './cut-off.ts';
import { leavingDay } from './leaving-day.ts';
import type { Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { PaymentSettings } from './settings.ts';

/** The days of a scheduled payment. */
export interface ScheduledDates {
  /** The day that was chosen; it counts for lateness. */
  readonly date: BusinessDate;
  /** The day on which the money leaves. */
  readonly leavesOn: BusinessDate;
  /** The last day on which it can be changed or canceled, until the cut-off. */
  readonly changeBy: BusinessDate;
}

/** The days of a scheduled payment: it can be changed as long as a payment for its day could be made (spec section 5). */
export const scheduledDates = ({
  paymentDate,
  method,
}: Pick<Payment, 'paymentDate'> & { readonly method: Pick<MethodSnapshot, 'type'> }): ScheduledDates => ({
  date: paymentDate,
  leavesOn: leavingDay(paymentDate, method.type),
  changeBy: addDays(paymentDate, -1),
});

/** Whether a payment that was scheduled is charged now: its day has come, and what is due is charged in rounds of minutes. */
export const isChargedNow = (
  { status, paymentDate }: Pick<Payment, 'status' | 'paymentDate'>,
  today: BusinessDate,
): boolean => status === 'scheduled' && paymentDate <= today;

/** Why a scheduled payment can be neither changed nor canceled: what `LW-PAY-070` is told with. */
export type UnchangeableCause = 'cutOffPassed' | 'leaving' | 'left' | 'failed' | 'cancelled';

/** What became of a payment that waits no more. */
export const causeOfStatus = {
  scheduled: null,
  running: 'leaving',
  unknown: 'leaving',
  pending: 'left',
  successful: 'left',
  returned: 'left',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<PaymentStatus, UnchangeableCause | null>;

/** Whether a scheduled payment can be changed or canceled now, and by when. */
export type ScheduledStanding =
  | { readonly changes: 'open'; readonly changeBy: BusinessDate }
  | { readonly changes: 'closed'; readonly cause: UnchangeableCause; readonly outcome: 'LW-PAY-070' };

/** Whether a scheduled payment can be changed or canceled: while it waits, until the cut-off of the day before. */
export function scheduledStanding(
  payment: Pick<Payment, 'status' | 'paymentDate' | 'method'>,
  now: Date,
  timeZone: string,
  { cutOff }: Pick<PaymentSettings, 'cutOff'>,
): ScheduledStanding {
  const { changeBy } = scheduledDates(payment);
  const isOpen = isOpenUntil(changeBy, cutOff, now, timeZone);
  const cause = causeOfStatus[payment.status] ?? (isOpen ? null : 'cutOffPassed');
  return cause ? { changes: 'closed', cause, outcome: 'LW-PAY-070' } : { changes: 'open', changeBy };
}
