import { openOfAccount } from '../account/open-of-account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isMore, isPositive, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import { dueUnlessConfirmed } from './balance.ts';
import type { BillingSummary } from './billing-summary.ts';
import { broughtFrom, type PayingBrings } from './paying-brings.ts';
import { lastDayToKeepService } from './service-end.ts';
import type { SetDebit, SetToPay } from './set-to-pay.ts';

/** What an account asks of its customer: one figure, one day, one way on. */
export type ToPay =
  /** A payment of the account is not confirmed: what is due is a guess until it is. */
  | { readonly kind: 'checking'; readonly payment: Payment }
  | {
      readonly kind: 'pastDue';
      readonly amount: Money;
      /** The last day on which paying keeps service on; `null` where it is off or limited already. */
      readonly by: BusinessDate | null;
      readonly brings: PayingBrings;
      /** All that is due, where that is more. */
      readonly all: Money | null;
    }
  /** Nothing is left to do: what leaves, or what several payments cover, and when the last of them leaves. */
  | {
      readonly kind: 'covered';
      readonly by: 'autoPay' | 'scheduled' | 'severalScheduled';
      readonly amount: Money;
      readonly last: SetDebit;
      readonly set: SetToPay;
    }
  | {
      readonly kind: 'due';
      readonly amount: Money;
      readonly by: BusinessDate | null;
      /** What pays a part by itself, and is not in the amount. */
      readonly set: SetToPay | null;
    }
  | { readonly kind: 'credit'; readonly amount: Money }
  /** Nothing is due, if payments that nobody knows about went through; else so much is. */
  | { readonly kind: 'unconfirmed'; readonly amount: Money }
  | { readonly kind: 'newCustomer' }
  | { readonly kind: 'nothing' };

/** Whether what is asked for is what nothing else is set to pay: the figure is that, and no more is to be paid. */
export const asksForRest = (asked: ToPay): boolean =>
  asked.kind === 'due' && asked.set !== null && isPositive(asked.set.left);

/** Whether all that is due is charged today by itself: nothing is left to do, and what is scheduled would be paid twice. */
export const isChargedToday = (asked: ToPay, today: BusinessDate): boolean =>
  asked.kind === 'covered' && asked.set.payments.every(({ date }) => date <= today);

const unknownIn = ({ withSupport }: Pick<BillingSummary['news'], 'withSupport'>): Money =>
  sum(withSupport.map(({ amount }) => amount));

/** Whether all that is owed is paid without what nobody can confirm: should that have gone through, it is a credit. */
export const isPaidBesides = ({ balance, news }: Pick<BillingSummary, 'balance' | 'news'>): boolean =>
  !isPositive(balance.amountDue) && !isPositive(dueUnlessConfirmed(balance, unknownIn(news)));

function covered(set: SetToPay, due: Money): ToPay | null {
  const last = set.payments.at(-1);
  if (!last || isPositive(set.left)) return null;
  const debit = set.payments.find(({ madeBy }) => madeBy === null);
  if (debit) return { kind: 'covered', by: 'autoPay', amount: debit.amount, last: debit, set };
  // One is charged as it is; several cover what is due, and what they come to beyond it covers nothing.
  return set.payments.length > 1
    ? { kind: 'covered', by: 'severalScheduled', amount: due, last, set }
    : { kind: 'covered', by: 'scheduled', amount: last.amount, last, set };
}

/**
 * What an account's page asks first (product decision "One deadline and one amount").
 * @param softDisconnectDate the day on which the network has scheduled service to be turned off, where that was asked for
 */
export function toPay(summary: BillingSummary, softDisconnectDate: BusinessDate | null): ToPay {
  const { balance, standing, news, setToPay: set } = summary;
  const { amountDue, pastDueNet, creditBalance, nextDueDate } = balance;
  const open = openOfAccount(summary);
  if (open) return { kind: 'checking', payment: open };
  if (isPositive(pastDueNet)) {
    const brings = broughtFrom(standing);
    const by = brings === 'staysOn' ? lastDayToKeepService(summary, softDisconnectDate) : null;
    const all = isMore(amountDue, pastDueNet) ? amountDue : null;
    return { kind: 'pastDue', amount: pastDueNet, by, brings, all };
  }
  const unknown = unknownIn(news);
  const unconfirmed = dueUnlessConfirmed(balance, unknown);
  if (!isPositive(amountDue) && isPositive(unconfirmed)) return { kind: 'unconfirmed', amount: unconfirmed };
  // What nobody can confirm is no credit that anybody may count on.
  const credit = subtract(creditBalance, unknown);
  if (isPositive(credit)) return { kind: 'credit', amount: credit };
  if (standing.name === 'newCustomer') return { kind: 'newCustomer' };
  if (!isPositive(amountDue)) return { kind: 'nothing' };
  return (
    (set && covered(set, amountDue)) ?? { kind: 'due', amount: set?.left ?? amountDue, by: nextDueDate, set }
  );
}
