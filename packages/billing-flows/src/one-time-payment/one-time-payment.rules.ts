import {
  amountProblem,
  type BusinessDate,
  dateProblem,
  type FixedAmount,
  needsOverpaymentConfirmation,
  type RequestedPayment,
  restToPay,
} from '@linework/domain';
import { isUsable, optionsAfter, worksOn } from '@linework/parts/flow/chart';
import type { OneTimePaymentContext } from './one-time-payment.types.ts';

export const emptyContext: OneTimePaymentContext = {
  options: null,
  amount: { choice: 'amountDue', money: null, overpaymentConfirmed: false },
  method: null,
  notKept: null,
  date: null,
  preview: null,
  attempt: null,
  result: null,
  isCutOff: false,
  resumed: false,
  hasFailed: false,
  offered: null,
  way: { kind: 'open' },
  cameForLater: false,
  prefersLater: false,
};

/** The day on which it is paid: the one chosen, and today where there is no choice (spec section 5). */
export const paymentDay = ({ options, date }: OneTimePaymentContext): BusinessDate | null =>
  options?.dates.mustPayToday ? options.dates.today : date;

/** Whether an amount was given that can be paid: within its bounds, and more than is due only where that was agreed to. */
export function isAgreedAmount({ options, amount }: OneTimePaymentContext): boolean {
  if (!options || !amount.money || amountProblem(amount.money, options)) return false;
  return (
    amount.overpaymentConfirmed || !needsOverpaymentConfirmation(amount.money, options.balance.amountDue)
  );
}

/** Whether a day was given on which the rules allow a payment, with the method that pays. */
export function isPossibleDay(context: OneTimePaymentContext): boolean {
  const { options } = context;
  const date = paymentDay(context);
  return options !== null && date !== null && !dateProblem(date, options.dates) && worksOn(context, date);
}

/** Everything a payment needs, once the customer has said it and the rules agree; `null` before. */
export function readyPayment(context: OneTimePaymentContext): RequestedPayment | null {
  const { options, amount, method } = context;
  const date = paymentDay(context);
  if (!options || !amount.money || !method || !date) return null;
  if (!isAgreedAmount(context) || !isUsable(context) || !isPossibleDay(context)) return null;
  return {
    amount: amount.money,
    paymentDate: date,
    paymentMethodId: method.kind === 'saved' ? method.methodId : null,
    cardDataToken: method.token?.token ?? null,
    savePaymentMethod: method.kind === 'new' && method.save,
    expectedAmountDue: options.balance.amountDue,
    overpaymentConfirmed: amount.overpaymentConfirmed,
  };
}

/** What is left to pay next once a payment went through; `null` where nothing is, or nobody knows. */
export function restOf(context: Pick<OneTimePaymentContext, 'options' | 'result'>): FixedAmount | null {
  const after = optionsAfter(context);
  return after && restToPay(after);
}
