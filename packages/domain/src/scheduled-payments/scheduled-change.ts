import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { Clock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { isSame } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { type PaymentOptions, paymentOptions } from '../one-time-payment/payment-options.ts';
import {
  amountRefusal,
  dateRefusal,
  expirationRefusal,
  type PaymentRefusal,
  savedMethodRefusal,
  type TokenProof,
} from '../one-time-payment/payment-refusals.ts';
import type { Payment } from '../payment/payment.ts';
import { type ScheduledStanding, scheduledStanding } from '../payment/scheduled-standing.ts';
import type { PaymentSettings } from '../payment/settings.ts';

/** What somebody asks for who changes a scheduled payment: each as it is to be, changed or not. */
export interface RequestedScheduledChange {
  readonly amount: Money;
  readonly overpaymentConfirmed: boolean;
  readonly paymentDate: BusinessDate;
  /** `null` for the method of now, where that was not saved. */
  readonly methodId: string | null;
  /** What is proven of its security code, where it is another card. */
  readonly proof: TokenProof;
}

/** What a change of a scheduled payment comes to. */
export type ScheduledChangeAnswer =
  | { readonly answer: 'accepted' }
  | { readonly answer: 'sameAsNow' }
  | ({ readonly answer: 'closed' } & Extract<ScheduledStanding, { changes: 'closed' }>)
  | { readonly answer: 'refused'; readonly refusals: readonly PaymentRefusal[] };

/** What may be paid and when, as if the payment were made anew: it takes no place of the two itself. */
export const optionsWithout = (
  facts: AccountFacts,
  payment: Pick<Payment, 'id'>,
  settings: PaymentSettings,
  clock: Clock,
  retries?: AutoPaySettings,
): PaymentOptions =>
  paymentOptions(
    { ...facts, payments: facts.payments.filter(({ id }) => id !== payment.id) },
    settings,
    clock,
    retries,
  );

/** The method of now is only asked whether it works on another day; another is judged as for a new payment. */
function methodRefusal(
  { methodId, proof, paymentDate }: RequestedScheduledChange,
  { method, paymentDate: dateOfNow }: Payment,
  options: PaymentOptions,
): PaymentRefusal | null {
  if (methodId !== method.methodId) return savedMethodRefusal(methodId ?? '', proof, paymentDate, options);
  const kept = options.methods.find((option) => option.method.id === methodId)?.method;
  if (paymentDate === dateOfNow || kept?.type !== 'creditCard') return null;
  return expirationRefusal(kept.expirationDate, paymentDate, options);
}

/**
 * What a change of a scheduled payment comes to (spec section 5). What changes is judged by the rules of a one-time payment,
 * and what stays is not judged again: it was accepted, and is warned of where it has become wrong.
 */
export function scheduledChangeAnswer(
  facts: AccountFacts,
  payment: Payment,
  asked: RequestedScheduledChange,
  settings: PaymentSettings,
  clock: Clock,
): ScheduledChangeAnswer {
  const standing = scheduledStanding(payment, clock.now(), facts.account.timeZone, settings);
  if (standing.changes === 'closed') return { answer: 'closed', ...standing };
  const isAmountSame = isSame(asked.amount, payment.amount);
  const isDateSame = asked.paymentDate === payment.paymentDate;
  if (isAmountSame && isDateSame && asked.methodId === payment.method.methodId)
    return { answer: 'sameAsNow' };
  const options = optionsWithout(facts, payment, settings, clock);
  const refusals = [
    isAmountSame ? null : amountRefusal(asked.amount, asked.overpaymentConfirmed, options),
    isDateSame ? null : dateRefusal(asked.paymentDate, options),
    methodRefusal(asked, payment, options),
  ].filter((refusal) => refusal !== null);
  return refusals.length > 0 ? { answer: 'refused', refusals } : { answer: 'accepted' };
}
