import { type BusinessDate, isSame, type Money, outcomes } from '@linework/domain';
import { resumedContext } from './draft.ts';
import {
  emptyContext,
  type OneTimePaymentContext,
  type PaymentResult,
  type PaymentStart,
} from './one-time-payment.context.ts';
import type { AmountChoice, MethodChoice } from './one-time-payment.types.ts';

type Update = Partial<OneTimePaymentContext>;

/** What was told has been read, and the form is being worked on. */
const told = { result: null, resumed: false } satisfies Update;

/** The figures, and the form fresh or as it was left. A key stays only with what became of its attempt. */
export const withStart = (_: OneTimePaymentContext, { options, draft, result }: PaymentStart): Update => ({
  ...(draft && resumedContext(draft)),
  ...(result && { resumed: false }),
  options,
  result,
  attempt: result && draft ? draft.attempt : null,
});

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

/**
 * A result, with the fresh figures it came with. The attempt's key stays while the money is being checked or the very
 * same request may be sent again; after anything definite the next attempt has a key of its own. A saved card's code
 * is verified again after a refusal: its token was for one use.
 */
export function withResult(context: OneTimePaymentContext, result: PaymentResult): Update {
  const { moneyState, retry } = outcomes[result.outcome];
  const keepsKey = moneyState === 'checking' || retry === 'sameKey';
  const { method } = context;
  return {
    result,
    resumed: false,
    options: result.options ?? context.options,
    attempt: keepsKey ? context.attempt : null,
    method: keepsKey || !method ? method : method.kind === 'saved' ? { ...method, token: null } : null,
  };
}
