import { type BillingSummary, standings } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { accountNewsFromWire, accountNewsToWire } from './account-news.ts';
import { balanceFromWire, balanceToWire, nextDebitFromWire, nextDebitToWire } from './balance.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

export const billingSummaryToWire = (summary: BillingSummary): schema.BillingSummary => ({
  today: summary.today,
  balance: balanceToWire(summary.balance),
  standing: { name: summary.standing.name, daysPastDue: summary.standing.daysPastDue },
  news: accountNewsToWire(summary.news),
  restoreLadder: summary.restoreLadder.map((step) => ({ ...step, clearedBy: moneyToWire(step.clearedBy) })),
  autoPay: summary.autoPay && {
    nextDebit: nextDebitToWire(summary.autoPay.nextDebit),
    discount: summary.autoPay.discount && moneyToWire(summary.autoPay.discount),
  },
  discountEligible: summary.discountEligible,
  paperless: summary.paperless,
  scheduledPayments: summary.scheduledPayments.map(paymentToWire),
  paymentsOnTheirWay: summary.paymentsOnTheirWay.map(paymentToWire),
  openPayment: summary.openPayment && paymentToWire(summary.openPayment),
  restriction: summary.restriction,
  softDisconnectDate: summary.softDisconnectDate,
});

export const billingSummaryFromWire = (
  wire: graph.BillingSummaryQuery['billingSummary'],
): BillingSummary => ({
  today: wire.today,
  balance: balanceFromWire(wire.balance),
  standing: { ...wire.standing, ...standings[wire.standing.name] },
  news: accountNewsFromWire(wire.news),
  restoreLadder: wire.restoreLadder.map((step) => ({ ...step, clearedBy: moneyFromWire(step.clearedBy) })),
  autoPay: wire.autoPay && {
    nextDebit: nextDebitFromWire(wire.autoPay.nextDebit),
    discount: wire.autoPay.discount && moneyFromWire(wire.autoPay.discount),
  },
  discountEligible: wire.discountEligible,
  paperless: wire.paperless,
  scheduledPayments: wire.scheduledPayments.map(paymentFromWire),
  paymentsOnTheirWay: wire.paymentsOnTheirWay.map(paymentFromWire),
  openPayment: wire.openPayment && paymentFromWire(wire.openPayment),
  restriction: wire.restriction,
  softDisconnectDate: wire.softDisconnectDate,
});
