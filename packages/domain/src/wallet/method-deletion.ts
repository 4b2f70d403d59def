import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type ScheduledCancelPreview, scheduledCancelPreview } from '../facts/cancel-preview.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { lastAutoPayOf } from '../facts/next-debit.ts';
import { type AutoPayScope, autoPayScopes } from '../method/method-kinds.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { madePayments } from '../payment/made-payments.ts';
import type { Payment } from '../payment/payment.ts';
import { scheduledStanding } from '../payment/scheduled-standing.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import { usesOf } from './method-uses.ts';
import { nextPreferred } from './preferred-method.ts';

/** Whether a saved method can be deleted, and what that comes to. */
export type MethodDeletion =
  | {
      readonly deletion: 'possible';
      /** Payments that are canceled with it. */
      readonly cancels: readonly Payment[];
      readonly preview: ScheduledCancelPreview;
      /** The method that is preferred from then on, where this one was. */
      readonly preferredNext: PaymentMethod | null;
    }
  /** Auto Pay uses it: another is chosen first (spec section 4). */
  | {
      readonly deletion: 'chooseAnotherFirst';
      readonly outcome: 'LW-WAL-011';
      readonly scopes: readonly AutoPayScope[];
    }
  /** A payment from it can be canceled no more: it leaves first. None is named where that is the last debit of Auto Pay. */
  | {
      readonly deletion: 'afterPayment';
      readonly outcome: 'LW-WAL-017';
      readonly payments: readonly Payment[];
    };

/**
 * What deleting a saved method comes to. Payments that are scheduled from it are canceled, as it will not be charged again.
 * @param retries on which days whoever debits tries a declined Auto Pay debit again
 */
export function methodDeletion(
  facts: AccountFacts,
  method: PaymentMethod,
  now: Date,
  settings: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
): MethodDeletion {
  const { timeZone } = facts.account;
  const { autoPay, scheduled } = usesOf(facts, method);
  if (autoPay.length > 0) return { deletion: 'chooseAnotherFirst', outcome: 'LW-WAL-011', scopes: autoPay };
  const today = dayIn(now, timeZone);
  const leaving = [
    ...madePayments(facts).filter(
      (payment) => payment.status === 'running' && payment.method.methodId === method.id,
    ),
    ...scheduled.filter(
      (payment) => scheduledStanding(payment, now, timeZone, settings).changes === 'closed',
    ),
  ];
  const isLastDebit = autoPayScopes.some(
    (scope) => lastAutoPayOf(debitedFacts(facts, scope, today), today)?.method.methodId === method.id,
  );
  if (leaving.length > 0 || isLastDebit)
    return { deletion: 'afterPayment', outcome: 'LW-WAL-017', payments: leaving };
  const left = facts.methods.filter(({ id }) => id !== method.id);
  return {
    deletion: 'possible',
    cancels: scheduled,
    preview: scheduledCancelPreview(facts, scheduled, today, retries),
    preferredNext: method.isPreferred ? nextPreferred(left, facts.account.restrictions, today) : null,
  };
}
