import { type BillingSummary, standings } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { accountNewsFromWire, accountNewsToWire } from './account-news.ts';
import { balanceFromWire, balanceToWire, nextDebitFromWire, nextDebitToWire } from './balance.ts';
import { mobileStandingFromWire, mobileStandingToWire } from './mobile-standing.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

export const billingSummaryToWire = (summary: BillingSummary): schema.BillingSummary => ({
  today: summary.today,
  refusedTomorrow: summary.refusedTomorrow,
  balance: balanceToWire(summary.balance),
  openCharges: summary.openCharges.map((charge) => ({
    ...charge,
    remaining: moneyToWire(charge.remaining),
    paid: moneyToWire(charge.paid),
    owedAgain: charge.owedAgain.map((owed) => ({ ...owed, amount: moneyToWire(owed.amount) })),
  })),
  standing: { name: summary.standing.name, daysPastDue: summary.standing.daysPastDue },
  news: accountNewsToWire(summary.news),
  restoreLadder: summary.restoreLadder.map((step) => ({ ...step, clearedBy: moneyToWire(step.clearedBy) })),
  autoPay: summary.autoPay && {
    nextDebit: nextDebitToWire(summary.autoPay.nextDebit),
    nextBillDebit: summary.autoPay.nextBillDebit,
    discount: summary.autoPay.discount && moneyToWire(summary.autoPay.discount),
  },
  discountEligible: summary.discountEligible,
  paperless: summary.paperless,
  scheduledPayments: summary.scheduledPayments.map(paymentToWire),
  scheduledForCredit: summary.scheduledForCredit,
  setToPay: summary.setToPay && {
    payments: summary.setToPay.payments.map(({ amount, method, ...payment }) => ({
      ...payment,
      amount: moneyToWire(amount),
      paymentMethod: method,
    })),
    left: moneyToWire(summary.setToPay.left),
  },
  nextBillDate: summary.nextBillDate,
  lastPaid: summary.lastPaid && paymentToWire(summary.lastPaid),
  lastFailed: summary.lastFailed && paymentToWire(summary.lastFailed),
  paymentsOnTheirWay: summary.paymentsOnTheirWay.map(paymentToWire),
  openPayment: summary.openPayment && paymentToWire(summary.openPayment),
  restriction: summary.restriction,
  softDisconnectDate: summary.softDisconnectDate,
  mobile: summary.mobile && mobileStandingToWire(summary.mobile),
  isMissingAutoPay: summary.isMissingAutoPay,
  subscriptionCount: summary.subscriptionCount,
});

export const billingSummaryFromWire = (
  wire: graph.BillingSummaryQuery['billingSummary'],
): BillingSummary => ({
  today: wire.today,
  refusedTomorrow: wire.refusedTomorrow,
  balance: balanceFromWire(wire.balance),
  openCharges: wire.openCharges.map((charge) => ({
    ...charge,
    remaining: moneyFromWire(charge.remaining),
    paid: moneyFromWire(charge.paid),
    owedAgain: charge.owedAgain.map((owed) => ({ ...owed, amount: moneyFromWire(owed.amount) })),
  })),
  standing: { ...wire.standing, ...standings[wire.standing.name] },
  news: accountNewsFromWire(wire.news),
  restoreLadder: wire.restoreLadder.map((step) => ({ ...step, clearedBy: moneyFromWire(step.clearedBy) })),
  autoPay: wire.autoPay && {
    nextDebit: nextDebitFromWire(wire.autoPay.nextDebit),
    nextBillDebit: wire.autoPay.nextBillDebit,
    discount: wire.autoPay.discount && moneyFromWire(wire.autoPay.discount),
  },
  discountEligible: wire.discountEligible,
  paperless: wire.paperless,
  scheduledPayments: wire.scheduledPayments.map(paymentFromWire),
  scheduledForCredit: wire.scheduledForCredit,
  setToPay: wire.setToPay && {
    payments: wire.setToPay.payments.map(({ amount, paymentMethod, ...payment }) => ({
      ...payment,
      amount: moneyFromWire(amount),
      method: paymentMethod,
    })),
    left: moneyFromWire(wire.setToPay.left),
  },
  nextBillDate: wire.nextBillDate,
  lastPaid: wire.lastPaid && paymentFromWire(wire.lastPaid),
  lastFailed: wire.lastFailed && paymentFromWire(wire.lastFailed),
  paymentsOnTheirWay: wire.paymentsOnTheirWay.map(paymentFromWire),
  openPayment: wire.openPayment && paymentFromWire(wire.openPayment),
  restriction: wire.restriction,
  softDisconnectDate: wire.softDisconnectDate,
  mobile: wire.mobile && mobileStandingFromWire(wire.mobile),
  isMissingAutoPay: wire.isMissingAutoPay,
  subscriptionCount: wire.subscriptionCount,
});
