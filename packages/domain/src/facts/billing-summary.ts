import { nextBillDate } from '../account/next-bill-date.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { type OnlineRestriction, onlineRestriction } from '../method/online-restriction.ts';
import { type MobileStanding, mobileStandingOf } from '../mobile/mobile-standing.ts';
import type { Money } from '../money/money.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { Payment } from '../payment/payment.ts';
import { refusedTomorrowAt } from '../payment/refused-tomorrow.ts';
import { defaultPaymentSettings, type PaymentSettings } from '../payment/settings.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Balance, balanceOn, type OpenCharge, openCharges } from './balance.ts';
import { becomingCredit } from './becoming-credit.ts';
import { canBeMade } from './can-be-made.ts';
import { isMissingAutoPay } from './enrolled-services.ts';
import { type AccountNews, accountNews } from './news.ts';
import { nextBillDebit, nextDebitedBill } from './next-bill-debit.ts';
import { discountOf, type NextDebit, nextDebit } from './next-debit.ts';
import { type RestoreStep, restoreLadder } from './restore-ladder.ts';
import { factsOnceRestored } from './service-standing.ts';
import { type SetToPay, setToPay } from './set-to-pay.ts';
import { type AccountStanding, standingOn } from './standing.ts';

/** What billing home says about an account at a moment. */
export interface BillingSummary {
  readonly today: BusinessDate;
  /** Tomorrow, once its cut-off is reached: what is scheduled for it can be changed no more. `null` before. */
  readonly refusedTomorrow: BusinessDate | null;
  readonly balance: Balance;
  /** What the balance is made of, oldest due first. */
  readonly openCharges: readonly OpenCharge[];
  readonly standing: AccountStanding;
  /** What happened last. */
  readonly news: AccountNews;
  readonly restoreLadder: readonly RestoreStep[];
  readonly autoPay: {
    readonly nextDebit: NextDebit;
    /** The day on which it takes the bill that comes next; `null` where it takes none. */
    readonly nextBillDebit: BusinessDate | null;
    readonly discount: Money | null;
  } | null;
  readonly discountEligible: boolean;
  readonly paperless: AccountFacts['account']['paperless'];
  readonly scheduledPayments: readonly Payment[];
  /** How many of them are charged although nothing is due for them, and become a credit. */
  readonly scheduledForCredit: number;
  /** What leaves by itself and pays the bill in time; `null` where nothing does. */
  readonly setToPay: SetToPay | null;
  /** The day of the next bill; `null` where none will be made: the account is not active. */
  readonly nextBillDate: BusinessDate | null;
  /** The newest payment that went through or is on its way; `null` where there is none. */
  readonly lastPaid: Payment | null;
  /** The newest payment online that nobody called off, where it failed: a form that was kept since may be its. */
  readonly lastFailed: Payment | null;
  /** Accepted payments that have not posted yet, the newest first: what was done last is told first. */
  readonly paymentsOnTheirWay: readonly Payment[];
  readonly openPayment: Payment | null;
  readonly restriction: OnlineRestriction | null;
  readonly softDisconnectDate: BusinessDate | null;
  /** How mobile service stands, beside the account's own standing; `null` without any. */
  readonly mobile: MobileStanding | null;
  /** Mobile service requires an Auto Pay that is not on. */
  readonly isMissingAutoPay: boolean;
  /** How many streaming subscriptions there are to be asked for. */
  readonly subscriptionCount: number;
}

/**
 * Everything billing home needs about the account's money, derived from its facts.
 * @param dismissed payments whose end, as it is now, this user has closed
 * @param retries on which days whoever debits tries a declined Auto Pay debit again
 * @param settings until when what is scheduled can be changed
 */
export function billingSummary(
  facts: AccountFacts,
  now: Date,
  dismissed: readonly string[] = [],
  retries?: AutoPaySettings,
  settings: Pick<PaymentSettings, 'cutOff'> = defaultPaymentSettings,
): BillingSummary {
  const today = dayIn(now, facts.account.timeZone);
  const debit = nextDebit(facts, today, retries);
  const balance = balanceOn(facts, today);
  const scheduledPayments = facts.payments
    .filter((payment) => payment.status === 'scheduled')
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate));
  return {
    today,
    refusedTomorrow: refusedTomorrowAt(now, facts.account.timeZone, settings),
    balance,
    openCharges: openCharges(facts).charges,
    standing: standingOn(factsOnceRestored(facts, now), today),
    news: accountNews(facts, now, dismissed),
    restoreLadder: restoreLadder(facts, today),
    autoPay: debit && {
      nextDebit: debit,
      nextBillDebit: nextBillDebitDay(facts, debit, today),
      discount: discountOf(facts),
    },
    discountEligible: facts.account.discountEligible,
    paperless: facts.account.paperless,
    scheduledPayments,
    scheduledForCredit: becomingCredit(
      scheduledPayments.filter((payment) => canBeMade(facts, payment)),
      balance,
      facts.payments,
    ).length,
    setToPay: setToPay(facts, today, retries),
    nextBillDate: nextBillDate(today, facts.account),
    lastPaid: lastPaidOf(facts),
    lastFailed: lastFailedOf(facts),
    paymentsOnTheirWay: facts.payments.filter(({ status }) => status === 'pending').sort(newestFirst),
    openPayment: openPaymentOf(facts),
    restriction: onlineRestriction(facts.account.restrictions),
    softDisconnectDate: facts.account.softDisconnectDate,
    mobile: mobileStandingOf(facts),
    isMissingAutoPay: isMissingAutoPay(facts),
    subscriptionCount: facts.subscriptions?.length ?? 0,
  };
}

const nextBillDebitDay = (
  facts: AccountFacts,
  { date }: NextDebit,
  today: BusinessDate,
): BusinessDate | null =>
  facts.autoPay &&
  (nextBillDebit(nextDebitedBill(facts, 'allServices', today), { date, debitDay: facts.autoPay.debitDay })
    ?.date ??
    null);

/** Of one day the one that was asked for last. */
const newestFirst = (a: Payment, b: Payment): number =>
  b.paymentDate.localeCompare(a.paymentDate) || b.requestedAt.localeCompare(a.requestedAt);

function lastPaidOf({ payments }: AccountFacts): Payment | null {
  const [newest] = payments
    .filter(({ status }) => status === 'successful' || status === 'pending')
    .sort(newestFirst);
  return newest ?? null;
}

function lastFailedOf({ payments }: AccountFacts): Payment | null {
  const [newest] = payments
    .filter(({ channel, status }) => channel === 'online' && status !== 'cancelled')
    .sort((a, b) => b.requestedAt.localeCompare(a.requestedAt));
  return newest?.status === 'failed' ? newest : null;
}
