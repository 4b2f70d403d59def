import {
  amountAskedFirst,
  amountProblem,
  isPositive,
  type PaymentOptions,
  paidOf,
  type RequestedPayment,
} from '@linework/domain';
import { isUsable, type MethodChoice } from '@linework/parts/flow/chart';
import { resultStates, stateOf } from './device-payment.outcomes.ts';
import type {
  DevicePaymentContext,
  DevicePaymentDraft,
  DevicePaymentEvent,
  DevicePaymentStart,
} from './device-payment.types.ts';

export const emptyContext: DevicePaymentContext = {
  options: null,
  amount: { choice: 'amountDue', money: null },
  method: null,
  attempt: null,
  result: null,
  isCutOff: false,
  paymentId: null,
};

/** The amount before the customer has said one: whoever is past due on the mobile bill is asked for that part. */
export const unsaidAmount = (options: PaymentOptions | null): DevicePaymentContext['amount'] => ({
  choice: options ? amountAskedFirst(options) : emptyContext.amount.choice,
  money: null,
});

/** Everything a payment needs, once the customer has said it and the rules agree; `null` before. */
export function readyPayment(context: DevicePaymentContext): RequestedPayment | null {
  const { options, amount, method } = context;
  const paid = options && paidOf(options);
  if (!paid || !amount.money || !method) return null;
  if (amountProblem(amount.money, options) || !isUsable(context)) return null;
  return {
    deviceId: paid.id,
    amount: amount.money,
    paymentDate: options.dates.today,
    paymentMethodId: method.kind === 'saved' ? method.methodId : null,
    cardDataToken: method.token?.token ?? null,
    savePaymentMethod: method.kind === 'new' && method.save,
    expectedAmountDue: options.balance.amountDue,
    overpaymentConfirmed: false,
  };
}

/** What is stored with the key of an attempt. */
export function draftOf({ options, attempt }: DevicePaymentContext): DevicePaymentDraft | null {
  const paid = options && paidOf(options);
  return paid && { deviceId: paid.id, attempt };
}

/** A token is part of the request: with another one it is another attempt. */
const withMethod = (context: DevicePaymentContext, method: MethodChoice): DevicePaymentContext => ({
  ...context,
  result: null,
  method,
  attempt: null,
});

/** What is known once the customer has answered. The chart keeps it, and its guards ask it where an answer would lead. */
export function answered(context: DevicePaymentContext, event: DevicePaymentEvent): DevicePaymentContext {
  switch (event.type) {
    case 'amount.submitted':
      return {
        ...context,
        result: null,
        attempt: null,
        amount: { choice: event.choice, money: event.money },
      };
    case 'savedMethod.submitted':
      return withMethod(context, { kind: 'saved', methodId: event.methodId, token: event.token });
    case 'newMethod.submitted':
      return withMethod(context, {
        kind: 'new',
        token: event.token,
        method: event.method,
        save: event.save,
      });
    default:
      return context;
  }
}

/** The states in which the flow can begin once its figures are there. */
export const startingStates = [...resultStates, 'paymentBeingChecked', 'nothingLeft'] as const;

/** With the result that was asked for, with what stands in the way, or with the amount. */
export function startingState({ options, result }: DevicePaymentStart): (typeof startingStates)[number] {
  if (result) return stateOf(result.outcome);
  if (options.openPayment) return 'paymentBeingChecked';
  return isPositive(options.balance.amountDue) ? 'enteringAmount' : 'nothingLeft';
}
