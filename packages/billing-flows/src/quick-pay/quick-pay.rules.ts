import type { RequestedPayment } from '@linework/domain';
import { isUsable } from '@linework/parts/flow/chart';
import type { QuickPayContext, QuickPayDraft, QuickPayEvent, QuickPayStart } from './quick-pay.types.ts';

export const emptyContext: QuickPayContext = {
  options: null,
  amount: { choice: 'amountDue', money: null },
  method: null,
  date: null,
  preview: null,
  attempt: null,
  result: null,
  isCutOff: false,
};

/** What is sent; `null` while a card's security code is not proven. */
export function readyPayment(context: QuickPayContext): RequestedPayment | null {
  const { options, amount, method, date } = context;
  if (!options || !amount.money || !date || method?.kind !== 'saved' || !isUsable(context)) return null;
  return {
    amount: amount.money,
    paymentDate: date,
    paymentMethodId: method.methodId,
    cardDataToken: method.token?.token ?? null,
    savePaymentMethod: false,
    expectedAmountDue: options.balance.amountDue,
    overpaymentConfirmed: false,
  };
}

/** What is stored with the key of an attempt. */
export function draftOf({ amount, method, date, attempt }: QuickPayContext): QuickPayDraft | null {
  if (!amount.money || method?.kind !== 'saved' || !date) return null;
  return { amount: amount.money, methodId: method.methodId, date, attempt };
}

/** What is paid, with what, as it was found. */
export function withStart({ options, payment, preview, attempt }: QuickPayStart): QuickPayContext {
  const method = payment && ({ kind: 'saved', methodId: payment.method.id, token: null } as const);
  const amount = payment ? { choice: payment.choice, money: payment.money } : emptyContext.amount;
  return { ...emptyContext, options, amount, method, date: options.dates.today, preview, attempt };
}

/** A token is part of the request: with another one it is another attempt. */
export function withToken(
  context: QuickPayContext,
  { token }: Extract<QuickPayEvent, { type: 'payment.submitted' }>,
): QuickPayContext {
  const { method, attempt } = context;
  if (method?.kind !== 'saved') return context;
  return { ...context, method: { ...method, token }, attempt: token ? null : attempt };
}
