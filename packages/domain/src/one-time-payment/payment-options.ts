import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { Clock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type Balance, balanceOn, isOnItsWay } from '../facts/balance.ts';
import { type NextDebit, nextDebit } from '../facts/next-debit.ts';
import { type PayingBrings, payingBrings } from '../facts/paying-brings.ts';
import { type CallNeeded, callNeeded } from '../facts/service-standing.ts';
import { setToPay } from '../facts/set-to-pay.ts';
import {
  type MethodBlockedReason,
  type MethodStatus,
  methodStatus,
  oneTimeBlockedReason,
} from '../method/method-eligibility.ts';
import { type OnlineRestriction, onlineRestriction } from '../method/online-restriction.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { MobileDevice } from '../mobile/mobile-account.ts';
import type { Money } from '../money/money.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { PaidDevice } from '../payment/paid-device.ts';
import type { Payment } from '../payment/payment.ts';
import { offersBankConnect, type PaymentSettings } from '../payment/settings.ts';
import { type AmountBounds, amountBounds } from './payment-amount.ts';
import { type PaymentDateWindow, paymentDateWindow } from './payment-date.ts';

export interface MethodOption {
  readonly method: PaymentMethod;
  readonly status: MethodStatus;
  /** Why it cannot pay now; `null` when it can. */
  readonly blockedReason: MethodBlockedReason | null;
}

/** Everything that a screen needs to offer a one-time payment, and the edge to accept one: eligibility first. */
export interface PaymentOptions extends AmountBounds {
  /** The mobile device that is paid off: all figures are its own then. `null` where it is what the account owes. */
  readonly device: MobileDevice | null;
  /** The mobile bill by what it is paid under, where that is paid: all figures are its own then. */
  readonly mobileBillId: string | null;
  readonly balance: Balance;
  readonly dates: PaymentDateWindow;
  readonly methods: readonly MethodOption[];
  readonly restriction: OnlineRestriction | null;
  /** A running or unknown payment, which blocks any other; `null` when there is none. */
  readonly openPayment: Payment | null;
  /** Payments that are in the balance already, whoever made them: those on their way, and the newest that posted. */
  readonly countedPayments: readonly Payment[];
  readonly bankConnect: boolean;
  /** What is left of the amount due once all that is set to pay it has left; `null` where nothing is. */
  readonly left: Money | null;
  /** What Auto Pay takes next; `null` without Auto Pay. */
  readonly autoPayDebit: NextDebit | null;
  /** Payments that leave by themselves on their day, soonest first, whoever made them. */
  readonly scheduledPayments: readonly Payment[];
  /** What paying the past due amount does for the service; `null` where nothing is past due. */
  readonly payingBrings: PayingBrings | null;
  /** What a call is needed for, where all that was past due is paid; `null` where nothing waits for one. */
  readonly callNeeded: CallNeeded | null;
}

/** What of mobile service the options are about, as a payment of it names that; `null` for what the account owes. */
export function paidOf({
  device,
  mobileBillId,
}: Pick<PaymentOptions, 'device' | 'mobileBillId'>): PaidDevice | null {
  if (device) return { id: device.id, name: device.name, lineLastFour: device.lineLastFour };
  return mobileBillId === null ? null : { id: mobileBillId, name: null, lineLastFour: null };
}

/** How many payments that ended are looked at: what happened last, not the history. */
const endedShown = 5;

function countedPayments(payments: readonly Payment[]): Payment[] {
  const byTime = [...payments].sort((a, b) => a.requestedAt.localeCompare(b.requestedAt));
  const ended = byTime.filter(({ status }) => status === 'successful' || status === 'returned');
  const newest = new Set(ended.slice(-endedShown));
  return byTime.filter(
    (payment) => isOnItsWay(payment) || (payment.status === 'successful' && newest.has(payment)),
  );
}

/** What a customer may pay now, when and with what. */
export function paymentOptions(
  facts: AccountFacts,
  settings: PaymentSettings,
  clock: Clock,
  retries?: AutoPaySettings,
): PaymentOptions {
  const dates = paymentDateWindow(facts, settings, clock);
  const balance = balanceOn(facts, dates.today);
  const { restrictions, portalId } = facts.account;
  return {
    device: null,
    mobileBillId: null,
    ...amountBounds(balance, portalId, settings),
    balance,
    dates,
    methods: facts.methods.map((method) => ({
      method,
      status: methodStatus(method, restrictions, dates.today),
      blockedReason: oneTimeBlockedReason(method, restrictions, dates.today),
    })),
    restriction: onlineRestriction(restrictions),
    openPayment: openPaymentOf(facts),
    countedPayments: countedPayments(facts.payments),
    bankConnect: offersBankConnect(settings, facts.account.number),
    left: setToPay(facts, dates.today, retries)?.left ?? null,
    autoPayDebit: nextDebit(facts, dates.today, retries),
    scheduledPayments: facts.payments
      .filter(({ status }) => status === 'scheduled')
      .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate)),
    payingBrings: payingBrings(facts, dates.today),
    callNeeded: callNeeded(facts, clock.now()),
  };
}

/** The payments that were made between two looks at what can be paid: why the amount due has changed. */
export function paidBetween(
  before: Pick<PaymentOptions, 'countedPayments'>,
  after: Pick<PaymentOptions, 'countedPayments'>,
): readonly Payment[] {
  const known = new Set(before.countedPayments.map(({ id }) => id));
  return after.countedPayments.filter(({ id }) => !known.has(id));
}
