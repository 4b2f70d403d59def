import {
  type AmountChoice,
  amountProblem,
  type BusinessDate,
  isMethodSaved,
  isSame,
  type Money,
  outcomes,
  type PaymentOptions,
  paidBetween,
} from '@linework/domain';
import { resumedContext } from './draft.ts';
import { emptyContext, type OneTimePaymentContext, type PaymentResult } from './one-time-payment.context.ts';
import type { MethodChoice } from './one-time-payment.types.ts';
import type { PaymentStart } from './payment-start.ts';
import { fixedAmounts } from './screens/amount-choices.ts';
import { comesBack, figureOf } from './starting-state.ts';

type Update = Partial<OneTimePaymentContext>;

/** What was told has been read, and the form is being worked on: it is this one that is kept from now on. */
const told = { result: null, resumed: false, offered: null } satisfies Update;

/** The form as it is when nothing was given yet. */
const emptyForm = {
  amount: emptyContext.amount,
  method: null,
  date: null,
  preview: null,
  attempt: null,
  resumed: false,
} satisfies Update;

/** The amount of a payment that was not made, so that it can be made with another method. */
function amountOf(result: PaymentResult | null, { options }: PaymentStart): Update {
  const money = result?.payment?.amount;
  if (!money || amountProblem(money, options)) return {};
  const figure = fixedAmounts(options).find((fixed) => isSame(fixed.money, money));
  return { amount: { choice: figure?.choice ?? 'other', money, overpaymentConfirmed: false } };
}

/** The figures, and the form: as it was left for whoever comes back to it, else fresh, with the kept one offered. */
export function withStart(_: OneTimePaymentContext, start: PaymentStart): Update {
  const { way, options, draft, result } = start;
  const isResumed = comesBack(start);
  const choice = figureOf(way) ?? emptyContext.amount.choice;
  return {
    ...emptyForm,
    amount: { ...emptyContext.amount, choice },
    ...amountOf(result, start),
    ...(isResumed && draft && resumedContext(draft, options)),
    ...(result && { resumed: false }),
    offered: isResumed ? null : draft,
    options,
    result,
    // From here on the customer is in the flow: new figures are no reason to begin anew.
    way: { kind: 'resume', choice: null },
  };
}

/** The kept form is gone on with. */
export const withOffered = ({ context: { offered, options } }: { context: OneTimePaymentContext }): Update =>
  offered && options ? { ...told, ...resumedContext(offered, options) } : {};

/** Nothing of the form stays. */
export const withoutForm = (): Update => ({ ...told, ...emptyForm });

/** The amount as submitted. Another amount is another attempt: its key is made when it is sent. */
export function withAmount(
  { amount, attempt }: OneTimePaymentContext,
  { choice, money }: { choice: AmountChoice; money: Money },
): Update {
  const isUnchanged = amount.money !== null && isSame(amount.money, money);
  return {
    amount: { choice, money, overpaymentConfirmed: isUnchanged && amount.overpaymentConfirmed },
    attempt: isUnchanged ? attempt : null,
    ...told,
  };
}

export const withOverpaymentConfirmed = ({ context: { amount } }: { context: OneTimePaymentContext }) => ({
  amount: { ...amount, overpaymentConfirmed: true },
});

/** The figures have changed: the amount is chosen anew. */
export const withoutAmount = () => ({ amount: emptyContext.amount });

/** What was told has been read, and another amount is to be chosen. */
export const withoutResult = () => ({ result: null });

/** The method as chosen. Its token is part of the request, so that it always is another attempt. */
export const withMethod = (_: OneTimePaymentContext, method: MethodChoice): Update => ({
  method,
  attempt: null,
  ...told,
});

/** The day as chosen; another day is another attempt. */
export const withDate = (context: OneTimePaymentContext, { date }: { date: BusinessDate }): Update => ({
  date,
  attempt: date === context.date ? context.attempt : null,
  ...told,
});

/** The card-data endpoint refused what was given at the form: nothing was paid, and no method is chosen. */
export const withRefusal = (context: OneTimePaymentContext, result: PaymentResult): Update => ({
  ...withResult(context, result),
  method: null,
});

/** The method after a refusal: the token of a card was for one use, so that a saved card's code is asked for again. */
const withoutToken = (method: MethodChoice | null): MethodChoice | null =>
  method?.kind === 'saved' ? { ...method, token: null } : null;

/**
 * A result, with the fresh figures it came with. An attempt that ended is over, and the next one has a key of its own; the
 * key stays only while nobody knows, or where no answer came. Where our side failed before the processor was asked, the
 * token was not spent, and the same method can be tried again.
 */
export function withResult(context: OneTimePaymentContext, result: PaymentResult): Update {
  const keepsKey = result.isUnanswered || outcomes[result.outcome].moneyState === 'checking';
  const keepsMethod = keepsKey || result.outcome === 'LW-PAY-060';
  const { method } = context;
  const { options, payment } = result;
  const wasAsked = method?.kind === 'new' && method.save;
  return {
    result: {
      ...result,
      ...(payment && { isMethodSaved: isMethodSaved(wasAsked, payment) }),
      ...(options && context.options && { paidMeanwhile: paidBetween(context.options, options) }),
    },
    resumed: false,
    options: options ?? context.options,
    attempt: keepsKey ? context.attempt : null,
    method: keepsMethod ? method : withoutToken(method),
  };
}

/**
 * The payment that was waited for is settled: what became of it is what the flow goes on with. One that people look into by
 * now is not: the customer may pay again.
 */
export function withSettled({ options: before }: OneTimePaymentContext, options: PaymentOptions): Update {
  const open = before?.openPayment;
  const isUnknown = options.countedPayments.some(({ id, status }) => id === open?.id && status === 'unknown');
  return open && !isUnknown ? { way: { kind: 'result', paymentId: open.id } } : {};
}
