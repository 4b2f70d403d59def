import {
  amountProblem,
  type BusinessDate,
  dateProblem,
  isScheduledCanceled,
  isStillChangeable,
  type LeftByCanceling,
  leftByCanceled,
  leftByCanceling,
  leftToPayByHand,
  type Money,
  needsOverpaymentConfirmation,
  type Payment,
  type ScheduledOverview,
  takesLaterDay,
  zero,
} from '@linework/domain';
import { cardExpiration, isUsable, worksOn } from '@linework/parts/flow/chart';
import type { ScheduledPaymentContext, ScheduledPaymentEvent } from './scheduled-payment.types.ts';

export const emptyContext: ScheduledPaymentContext = {
  address: {},
  waiting: null,
  chosen: null,
  optionsNow: null,
  amount: null,
  method: null,
  date: null,
  warnings: null,
  result: null,
  isCutOff: false,
};

/** The payment as it is to be: what was not changed is as it is now. */
export function wantedOf({ chosen, amount, method, date }: ScheduledPaymentContext) {
  if (!chosen) return null;
  const { payment } = chosen;
  const saved = method?.kind === 'saved' ? method : null;
  return {
    amount: amount?.money ?? payment.amount,
    overpaymentConfirmed: amount?.overpaymentConfirmed ?? false,
    paymentDate: date ?? payment.paymentDate,
    methodId: saved?.methodId ?? payment.method.methodId,
    cardDataToken: saved?.token?.token ?? null,
  };
}

/** Which of the three are another than now. */
export function changesOf(context: ScheduledPaymentContext) {
  const { chosen } = context;
  const wanted = wantedOf(context);
  if (!chosen || !wanted) return { amount: false, method: false, date: false };
  const { payment } = chosen;
  return {
    amount: wanted.amount.cents !== payment.amount.cents,
    method: wanted.methodId !== payment.method.methodId,
    date: wanted.paymentDate !== payment.paymentDate,
  };
}

export const isChanged = (context: ScheduledPaymentContext): boolean =>
  Object.values(changesOf(context)).some(Boolean);

export const isOpen = ({ chosen }: Pick<ScheduledPaymentContext, 'chosen'>): boolean =>
  chosen !== null && chosen.closed === null;

/** Whether a payment that was changed can be changed again: moved to today it is charged within minutes. */
export const waitsOn = ({ chosen, result }: Pick<ScheduledPaymentContext, 'chosen' | 'result'>): boolean =>
  chosen !== null &&
  chosen.closed === null &&
  result?.payment?.status === 'scheduled' &&
  isStillChangeable(result.payment.paymentDate, chosen.options.dates);

/** Whether a payment pays nothing any more, as it did not go through or was returned: what it was for is due again. */
export const isOwedAgain = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'failed' || status === 'returned';

type Canceled = Pick<ScheduledPaymentContext, 'chosen' | 'optionsNow' | 'result'>;

/** Who pays now what a canceled payment would have paid; `null` where none was, or nobody knows. */
export function leftIn({ chosen, optionsNow, result }: Canceled): LeftByCanceling | null {
  const payment = result?.payment;
  if (!payment || !isScheduledCanceled(payment)) return null;
  if (chosen) return leftByCanceling(chosen.cancelPreview);
  return optionsNow && leftByCanceled(payment, optionsNow);
}

/** Whether a payment that was canceled, failed or was returned leaves something that can be paid by hand here. */
export function leavesToPay(context: Canceled): boolean {
  const { optionsNow, result } = context;
  if (optionsNow && result?.payment && isOwedAgain(result.payment))
    return leftToPayByHand(optionsNow) !== null;
  const options = context.chosen?.options ?? optionsNow;
  const left = leftIn(context);
  return options !== null && left !== null && leftToPayByHand(options, left.byHand?.amount ?? zero) !== null;
}

/** Whether another payment can be scheduled in place of one that was canceled. */
export function maySchedule({ chosen, optionsNow, result }: Canceled): boolean {
  const options = chosen?.options ?? optionsNow;
  if (!options || !result?.payment || !isScheduledCanceled(result.payment)) return false;
  return takesLaterDay(options);
}

/** Whether an amount can be paid in place of the one of now. */
export const isPossibleAmount = (chosen: ScheduledOverview | null, money: Money): boolean =>
  chosen !== null && amountProblem(money, chosen.options) === null;

/** More than is due, which nobody agreed to; the amount of now was agreed to before. */
export const isOverpayment = (chosen: ScheduledOverview | null, money: Money): boolean =>
  chosen !== null &&
  isPossibleAmount(chosen, money) &&
  money.cents !== chosen.payment.amount.cents &&
  needsOverpaymentConfirmation(money, chosen.options.balance.amountDue);

/** The method as it is to be, with what the rules say of it. */
export const methodAnswers = ({ chosen, method }: ScheduledPaymentContext) => {
  const kept = chosen?.payment.method.methodId;
  return {
    options: chosen?.options ?? null,
    method: method ?? (kept ? ({ kind: 'saved', methodId: kept, token: null } as const) : null),
  };
};

/** Whether what pays still works on a day. */
export const paysOn = (context: ScheduledPaymentContext, date: BusinessDate): boolean =>
  worksOn(methodAnswers(context), date);

/** Whether a day can be had in place of the one of now. */
export const isPossibleDay = (context: ScheduledPaymentContext, date: BusinessDate): boolean =>
  context.chosen !== null &&
  (date === context.chosen.payment.paymentDate || dateProblem(date, context.chosen.options.dates) === null) &&
  paysOn(context, date);

/** Another method is known, and works on the day. */
function isPayable(context: ScheduledPaymentContext): boolean {
  const { chosen, method, date } = context;
  if (!chosen || (method && !isUsable({ method, options: chosen.options }))) return false;
  const hasToWork = (method !== null || date !== null) && cardExpiration(methodAnswers(context)) !== null;
  return !hasToWork || paysOn(context, date ?? chosen.payment.paymentDate);
}

/** There is something to review, and it goes together. */
export const isReady = (context: ScheduledPaymentContext): boolean =>
  isOpen(context) && isChanged(context) && isPayable(context);

/** What is known after an answer. The chart keeps it, and guards ask it where the answer would lead. */
export function answered(
  context: ScheduledPaymentContext,
  event: ScheduledPaymentEvent,
): ScheduledPaymentContext {
  switch (event.type) {
    case 'amount.submitted': {
      const { choice, money } = event;
      return { ...context, amount: { choice, money, overpaymentConfirmed: false }, result: null };
    }
    case 'overpayment.confirmed':
      return { ...context, amount: context.amount && { ...context.amount, overpaymentConfirmed: true } };
    case 'savedMethod.submitted': {
      const { methodId, token } = event;
      return { ...context, method: { kind: 'saved', methodId, token }, result: null };
    }
    case 'date.submitted':
      return { ...context, date: event.date, result: null };
    default:
      return context;
  }
}
