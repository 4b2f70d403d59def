import { amountProblem, fixedAmounts, isSame, type PaymentOptions } from '@linework/domain';
import {
  isBeforeLooking,
  type MethodChoice,
  type PaymentResult,
  withPaymentResult,
} from '@linework/parts/flow/chart';
import { resumedContext } from './one-time-payment.draft.ts';
import { emptyContext } from './one-time-payment.rules.ts';
import { comesBack, figureOf, type PaymentStart } from './one-time-payment.start.ts';
import type { OneTimePaymentContext, OneTimePaymentEvent } from './one-time-payment.types.ts';

type Update = Partial<OneTimePaymentContext>;

/** What the server said has been read, and the form is being worked on: it is this one that is kept from now on. */
const read = { result: null, resumed: false, hasFailed: false, offered: null } satisfies Update;

/** The form as it is when nothing was given yet. */
const emptyForm = {
  amount: emptyContext.amount,
  method: null,
  notKept: null,
  date: null,
  preview: null,
  attempt: null,
  resumed: false,
  hasFailed: false,
} satisfies Update;

/** Whether the payment that an answer is of was begun and did not go through: what was never looked at began none. */
export const failedBy = ({ outcome }: PaymentResult): boolean => !isBeforeLooking(outcome);

/** The method as chosen. Its token is part of the request, so that it always is another attempt. */
const withMethod = (context: OneTimePaymentContext, method: MethodChoice): OneTimePaymentContext => ({
  ...context,
  ...read,
  method,
  attempt: null,
});

/**
 * What is known once the customer has answered. The chart keeps it, and its guards ask it where an answer would lead.
 * Another amount or another day is another attempt: its key is made when it is sent.
 */
export function answered(context: OneTimePaymentContext, event: OneTimePaymentEvent): OneTimePaymentContext {
  const { amount, attempt, offered, options } = context;
  switch (event.type) {
    case 'amount.submitted': {
      const { choice, money } = event;
      const isUnchanged = amount.money !== null && isSame(amount.money, money);
      const overpaymentConfirmed = isUnchanged && amount.overpaymentConfirmed;
      return {
        ...context,
        ...read,
        amount: { choice, money, overpaymentConfirmed },
        attempt: isUnchanged ? attempt : null,
      };
    }
    case 'overpayment.confirmed':
      return { ...context, amount: { ...amount, overpaymentConfirmed: true } };
    case 'savedMethod.submitted':
      return withMethod(context, { kind: 'saved', methodId: event.methodId, token: event.token });
    case 'newMethod.submitted':
      return withMethod(context, {
        kind: 'new',
        token: event.token,
        method: event.method,
        save: event.save,
      });
    case 'date.submitted':
      return {
        ...context,
        ...read,
        date: event.date,
        attempt: event.date === context.date ? attempt : null,
      };
    case 'draft.continued':
      return offered && options ? { ...context, ...read, ...resumedContext(offered, options) } : context;
    case 'flow.restarted':
      return { ...context, ...read, ...emptyForm, prefersLater: context.cameForLater };
    default:
      return context;
  }
}

const savedMethod = (methodId: string): MethodChoice => ({ kind: 'saved', methodId, token: null });

/** The amount of a payment that was not made, so that it can be made with another method. */
function amountOf(result: PaymentResult | null, { options }: PaymentStart): Update {
  const money = result?.payment?.amount;
  if (!money || amountProblem(money, options)) return {};
  const figure = fixedAmounts(options).find((fixed) => isSame(fixed.money, money));
  return { amount: { choice: figure?.choice ?? 'other', money, overpaymentConfirmed: false } };
}

/** The figures, and the form: as it was left for whoever comes back to it, else fresh, with the kept one offered. */
export function withStart(start: PaymentStart): Update {
  const { way, options, draft, result } = start;
  const isResumed = comesBack(start);
  const choice = figureOf(way) ?? emptyContext.amount.choice;
  return {
    ...emptyForm,
    amount: { ...emptyContext.amount, choice },
    method: way.kind === 'figure' && way.methodId ? savedMethod(way.methodId) : null,
    ...amountOf(result, start),
    ...(isResumed && draft && resumedContext(draft, options)),
    ...(result && { resumed: false, hasFailed: failedBy(result) }),
    offered: isResumed ? null : draft,
    options,
    result,
    // From here on the customer is in the flow: new figures are no reason to begin anew.
    way: { kind: 'resume', choice: null },
  };
}

/** A result is no form that was found: what it was told with stands. */
export const withResult = (context: OneTimePaymentContext, result: PaymentResult): Update => ({
  ...withPaymentResult(context, result),
  resumed: false,
});

/**
 * The payment that was waited for is settled: what became of it is what the flow goes on with. One that people look into by
 * now is not: the customer may pay again.
 */
export function withSettled({ options: before }: OneTimePaymentContext, options: PaymentOptions): Update {
  const open = before?.openPayment;
  const isUnknown = options.countedPayments.some(({ id, status }) => id === open?.id && status === 'unknown');
  return open && !isUnknown ? { way: { kind: 'result', paymentId: open.id } } : {};
}
