import type { BusinessDate } from '../dates/business-date.ts';
import type { Balance } from '../facts/balance.ts';
import type { BillingSummary } from '../facts/billing-summary.ts';
import { paysOnline } from '../method/restriction-standing.ts';
import { isPositive, isSame } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import { needsOverpaymentConfirmation } from './payment-amount.ts';

/** What a customer can choose to pay: one of the account's figures, or an amount of their own. */
export const amountChoices = ['amountDue', 'pastDue', 'left', 'other'] as const;
export type AmountChoice = (typeof amountChoices)[number];

/** The amount of a payment that was begun and left. */
export interface KeptAmount {
  readonly choice: AmountChoice;
  readonly amount: Money;
  /** The customer agreed to pay more than was due. */
  readonly overpaymentConfirmed: boolean;
}

/** A form that was kept. */
export interface KeptForm extends KeptAmount {
  /** The business day on which it was left. */
  readonly keptOn: BusinessDate;
  /** It was left where its payment was stopped: to one that was begun since nothing happened, whatever failed before. */
  readonly hasFailed: boolean;
}

/**
 * Whether a kept amount still is what the customer meant to pay: a figure of the account is the same figure, and an amount
 * of their own is no more than is due, unless they agreed to that.
 */
export function isStillMeant(
  { choice, amount, overpaymentConfirmed }: KeptAmount,
  { amountDue, pastDueNet }: Pick<Balance, 'amountDue' | 'pastDueNet'>,
): boolean {
  if (choice === 'amountDue') return isSame(amount, amountDue);
  if (choice === 'pastDue') return isSame(amount, pastDueNet);
  return overpaymentConfirmed || !needsOverpaymentConfirmation(amount, amountDue);
}

/** The payment that a kept form was for, where it failed: to say that nothing was tried yet would be untrue. */
export function failedBefore(
  { amount, keptOn, hasFailed }: Pick<KeptForm, 'amount' | 'keptOn' | 'hasFailed'>,
  { lastFailed }: Pick<BillingSummary, 'lastFailed'>,
): Payment | null {
  if (!hasFailed || !lastFailed || !isSame(lastFailed.amount, amount)) return null;
  // The day it was to leave is never before the one on which it was asked for.
  return lastFailed.paymentDate >= keptOn ? lastFailed : null;
}

/**
 * Whether an account's page offers to go on with a payment that was begun and left: only while something is due that can be
 * paid now, as long as the amount is still meant, and where no news of the account tells of it already. A fresh payment is
 * always a press away.
 */
export function isKeptPaymentOffered(
  kept: KeptForm,
  summary: Pick<BillingSummary, 'balance' | 'openPayment' | 'restriction' | 'lastFailed' | 'news'>,
): boolean {
  const { balance, openPayment, restriction, news } = summary;
  const failed = failedBefore(kept, summary);
  return (
    isPositive(balance.amountDue) &&
    openPayment === null &&
    paysOnline(restriction) &&
    isStillMeant(kept, balance) &&
    !news.failed.some(({ payment }) => payment.id === failed?.id)
  );
}
