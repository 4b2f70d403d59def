import {
  type AmountChoice,
  amountProblem,
  type BusinessDate,
  dateProblem,
  lastDayOfMonth,
  type MethodOption,
  type Money,
  needsOverpaymentConfirmation,
  outcomeOfPayment,
  type Payment,
  type PaymentAnswer,
  type PaymentMethodType,
  type PaymentOptions,
  type PaymentPreview,
  type RequestedPayment,
} from '@linework/domain';
import type { Attempt, MethodChoice, Step } from './one-time-payment.types.ts';
import type { WayIn } from './way-in.ts';

/** What came of it, or what stopped it: a code and its figures, never words. */
export interface PaymentResult extends PaymentAnswer {
  /** Nobody answered: the same request may still be on its way, so that it keeps its key when it is sent again. */
  readonly isUnanswered?: true;
  /** The new method that paid is in the wallet, as the customer asked. */
  readonly isMethodSaved?: boolean;
  /** Payments made since the figures were shown before: why the amount due is another one. */
  readonly paidMeanwhile?: readonly Payment[];
}

export interface OneTimePaymentContext {
  readonly options: PaymentOptions | null;
  readonly amount: {
    readonly choice: AmountChoice;
    readonly money: Money | null;
    readonly overpaymentConfirmed: boolean;
  };
  readonly method: MethodChoice | null;
  readonly date: BusinessDate | null;
  readonly preview: PaymentPreview | null;
  readonly attempt: Attempt | null;
  readonly result: PaymentResult | null;
  /** Paying was pressed without a connection: nothing was sent. */
  readonly isCutOff: boolean;
  /** The form was found as it was left, and nothing had been submitted. */
  readonly resumed: boolean;
  /** A form that was kept and may be gone on with. */
  readonly offered: PaymentDraft | null;
  /** How the customer came; once the flow has begun, a fresh look at the figures leaves them where they are. */
  readonly way: WayIn;
}

export const emptyContext: OneTimePaymentContext = {
  options: null,
  amount: { choice: 'amountDue', money: null, overpaymentConfirmed: false },
  method: null,
  date: null,
  preview: null,
  attempt: null,
  result: null,
  isCutOff: false,
  resumed: false,
  offered: null,
  way: { kind: 'open' },
};

/** What outlives a reload: never a token, a number or a code of a card. */
export interface PaymentDraft {
  /** The business day on which it was kept. */
  readonly keptOn: BusinessDate;
  readonly step: Step;
  readonly choice: AmountChoice;
  readonly amount: Money;
  readonly overpaymentConfirmed: boolean;
  readonly savedMethodId: string | null;
  readonly date: BusinessDate | null;
  readonly attempt: Attempt | null;
}

export function methodOption(context: OneTimePaymentContext): MethodOption | null {
  const { method, options } = context;
  if (method?.kind !== 'saved') return null;
  return options?.methods.find((option) => option.method.id === method.methodId) ?? null;
}

/** Whether the chosen method can pay: a saved one is not blocked, and a saved card's code was verified. */
export function isUsable(context: OneTimePaymentContext): boolean {
  const { method } = context;
  if (method?.kind !== 'saved') return method !== null;
  const option = methodOption(context);
  if (!option || option.blockedReason) return false;
  return option.method.type === 'bankAccount' || method.token !== null;
}

/** `YYYY-MM` of the card that pays; `null` for a bank account, or while nothing is chosen. */
export function cardExpiration(context: OneTimePaymentContext): string | null {
  if (context.method?.kind === 'new') return context.method.method.expirationDate;
  const saved = methodOption(context)?.method;
  return saved?.type === 'creditCard' ? saved.expirationDate : null;
}

/** What the method that pays is; a card while nothing is chosen. */
export const payingType = (context: OneTimePaymentContext): PaymentMethodType =>
  (context.method?.kind === 'new' ? context.method.method : methodOption(context)?.method)?.type ??
  'creditCard';

/** Whether the card that pays works on a day (spec section 5: not before the scheduled payment date). */
export function worksOn(context: OneTimePaymentContext, date: BusinessDate): boolean {
  const expiration = cardExpiration(context);
  return expiration === null || date <= lastDayOfMonth(expiration);
}

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

/** Everything a payment needs, once the customer has said it and the rules agree; `null` before. */
export function readyPayment(context: OneTimePaymentContext): RequestedPayment | null {
  const { options, amount, method } = context;
  const date = paymentDay(context);
  if (!options || !amount.money || !method || !date) return null;
  if (!isAgreedAmount(context) || dateProblem(date, options.dates)) return null;
  if (!isUsable(context) || !worksOn(context, date)) return null;
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

/** What a payment itself says about how it ended; `null` for one that was cancelled. */
export function resultOf(payment: Payment): PaymentResult | null {
  const outcome = outcomeOfPayment(payment);
  return outcome && { outcome, payment, options: null, reference: null };
}
