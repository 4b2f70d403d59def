import {
  type BusinessDate,
  type ChosenDebit,
  chargeOf,
  type DebitDayChoice,
  type EnrolmentOffer,
  type EnrolmentRequest,
  type FirstCharge,
  type FirstDebit,
  firstDebitFrom,
  hangsOnUnconfirmed,
  isPaidEitherWay,
  isPositive,
  type Money,
  methodsForAutoPay,
  type PaymentOptions,
  type PayNowOffer,
  paidOf,
  payNowOffer,
  type RequestedPayment,
  scheduledByDebit,
  seenMethods,
  zero,
} from '@linework/domain';
import { isUsable, type MethodAnswers, payingType, worksOn } from '@linework/parts/flow/chart';
import type { EnrollContext } from './auto-pay-enroll.types.ts';

export const emptyContext: EnrollContext = {
  scope: 'allServices',
  step: undefined,
  options: null,
  offers: null,
  isPaying: null,
  method: null,
  notKept: null,
  isPrepaid: false,
  debitDay: null,
  first: null,
  accepted: null,
  attempt: null,
  result: null,
  isCutOff: false,
  resumed: false,
};

type Knows<Name extends keyof EnrollContext> = Pick<EnrollContext, Name>;

/** What is due now, with whether it can be paid in the same pass; `null` where nothing is. */
export const payNowIn = ({ options }: Knows<'options'>): PayNowOffer | null =>
  options && payNowOffer(options);

/** What is paid in the same pass; zero where nothing is. */
export const paidNow = (context: Knows<'options' | 'isPaying'>): Money =>
  context.isPaying ? (payNowIn(context)?.amount ?? zero) : zero;

/** Whether the first question is answered, or not asked, as nothing is due. */
export function isAmountAnswered(context: Knows<'options' | 'isPaying'>): boolean {
  const due = payNowIn(context);
  return due === null || context.isPaying === false || (context.isPaying === true && due.problem === null);
}

/** What Auto Pay may be, with the payment of the same pass. */
export const offerIn = ({ offers, isPaying }: Knows<'offers' | 'isPaying'>): EnrolmentOffer | null =>
  (isPaying ? offers?.withPayment : null) ?? offers?.enrollOnly ?? null;

/** The day that was chosen, else the one that is offered. */
export function dayIn(context: Knows<'offers' | 'isPaying' | 'debitDay'>): DebitDayChoice | null {
  const offer = offerIn(context);
  const day = context.debitDay ?? offer?.defaultDebitDay;
  return offer?.debitDays.find((choice) => choice.day === day) ?? null;
}

/** The method as the rules of Auto Pay have it: what it may debit, and whether it works on the first day. */
export function methodAnswers(context: EnrollContext): MethodAnswers {
  const { options, method, isPaying, scope } = context;
  const firstDebit = dayIn(context)?.firstDebit ?? null;
  const isMassManaged = offerIn(context)?.cardsOnly === 'massManagedTakesCards';
  const use = { isPaying: isPaying === true, firstDebit, scopes: [scope], isMassManaged };
  const methods = options && methodsForAutoPay(options.methods, use);
  return { method, options: methods && { methods } };
}

/** Whether what is debited works on a date. */
export const debitsOn = (context: EnrollContext, date: BusinessDate): boolean =>
  worksOn(methodAnswers(context), date);

/** What the first debit is asked for with; `null` until method and day go together. */
export function chosenDebit(context: EnrollContext): ChosenDebit | null {
  const choice = dayIn(context);
  const answers = methodAnswers(context);
  if (!choice || choice.availability === 'unavailable' || !isUsable(answers)) return null;
  if (!isAmountAnswered(context) || !worksOn(answers, choice.firstDebit)) return null;
  const { scope } = context;
  return { scope, debitDay: choice.day, methodType: payingType(answers), payNow: paidNow(context) };
}

/** The first debit as far as it is known: as the server told it, else by what is chosen so far. */
export function firstDebitIn(context: EnrollContext): FirstDebit | null {
  const { options, first } = context;
  const choice = dayIn(context);
  if (first) return first;
  if (!options || !choice) return null;
  return firstDebitFrom(options, choice, {
    methodType: payingType(methodAnswers(context)),
    payNow: paidNow(context),
  });
}

/** What would be charged first with another answer than was given so far; `null` before the figures are there. */
export function firstChargeWith(
  context: EnrollContext,
  answer: Partial<Pick<EnrollContext, 'isPaying' | 'debitDay'>>,
): FirstCharge | null {
  const first = firstDebitIn({ ...context, ...answer, first: null });
  return first && chargeOf(first);
}

/** Whether something is paid now, where nobody is asked: no where nothing is due, yes where Auto Pay would charge it today all the same; `null` where it is asked. */
export function unaskedAnswer({ options, offers }: Knows<'options' | 'offers'>): boolean | null {
  if (!options || payNowIn({ options }) === null) return false;
  const first = firstChargeWith({ ...emptyContext, options, offers }, { isPaying: false });
  return isPaidEitherWay(options, first) || null;
}

/** Whether the first debit takes nothing only if a payment that nobody can confirm yet went through. */
export function hangsIn(context: EnrollContext): boolean {
  const first = firstDebitIn(context);
  return (
    first !== null &&
    context.options !== null &&
    hangsOnUnconfirmed(context.options, first.date, paidNow(context))
  );
}

function paymentIn(context: EnrollContext): RequestedPayment | null {
  const { options, method } = context;
  if (!context.isPaying || !options || !method) return null;
  return {
    deviceId: paidOf(options)?.id ?? null,
    amount: paidNow(context),
    paymentDate: options.dates.today,
    paymentMethodId: method.kind === 'saved' ? method.methodId : null,
    cardDataToken: method.token?.token ?? null,
    savePaymentMethod: method.kind === 'new',
    expectedAmountDue: options.balance.amountDue,
    overpaymentConfirmed: false,
  };
}

/** Everything that is sent, once the customer has said it, accepted it, and the rules agree; `null` before. */
export function readyEnrolment(context: EnrollContext): EnrolmentRequest | null {
  const { method, accepted } = context;
  const debit = chosenDebit(context);
  if (!debit || !method || !accepted) return null;
  return {
    ...accepted,
    scope: context.scope,
    seenMethods: context.options ? seenMethods(context.options) : undefined,
    payNow: paymentIn(context),
    debitDay: debit.debitDay,
    paymentMethodId: method.kind === 'saved' ? method.methodId : null,
    cardDataToken: method.token?.token ?? null,
  };
}

/** The next debit now that Auto Pay is on: as the server told it, else as it was chosen. */
function nextAfter(context: EnrollContext): Pick<FirstDebit, 'date'> | null {
  const told = context.result?.offer ?? offerIn(context);
  return told?.enrolled ? told.nextDebit : firstDebitIn(context);
}

/** The same of the next debit now that Auto Pay is on, with what was paid in the same pass. */
export function hangsAfter(context: EnrollContext): boolean {
  const { options: before, result } = context;
  const next = nextAfter(context);
  const options = result?.options ?? before;
  if (!next || !options) return false;
  const paid = result?.options ? zero : (result?.payment?.amount ?? zero);
  return hangsOnUnconfirmed(options, next.date, paid);
}

/** What scheduled payments pay by the day of the first debit, once Auto Pay is on. */
export function scheduledAfter(context: EnrollContext, options: PaymentOptions): Money {
  const next = nextAfter(context);
  return next ? scheduledByDebit(context.result?.options ?? options, next.date) : zero;
}

/** What of the account stays past due though Auto Pay is on, as nothing was paid with it or is charged today; `null` where nothing is. */
export const pastDueAfter = (
  context: EnrollContext,
  { balance: { pastDueNet }, dates: { today } }: Pick<PaymentOptions, 'balance' | 'dates'>,
): Money | null =>
  context.scope === 'allServices' &&
  !context.result?.payment &&
  nextAfter(context)?.date !== today &&
  isPositive(pastDueNet)
    ? pastDueNet
    : null;
