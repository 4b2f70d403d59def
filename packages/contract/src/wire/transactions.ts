import {
  businessDate,
  type ListedTransaction,
  type TransactionDetail,
  type TransactionFilter,
  type TransactionPage,
} from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

export const transactionFilterToWire = (filter: TransactionFilter): schema.TransactionFilterInput => ({
  ...filter,
  atLeast: filter.atLeast && moneyToWire(filter.atLeast),
  atMost: filter.atMost && moneyToWire(filter.atMost),
});

/** @throws RangeError for a day or an amount that is none */
export const transactionFilterFromWire = (wire: schema.TransactionFilterInput): TransactionFilter => ({
  kind: wire.kind ?? null,
  from: wire.from ? businessDate(wire.from) : null,
  to: wire.to ? businessDate(wire.to) : null,
  atLeast: wire.atLeast ? moneyFromWire(wire.atLeast) : null,
  atMost: wire.atMost ? moneyFromWire(wire.atMost) : null,
  method: wire.method ?? null,
  channel: wire.channel ?? null,
  text: wire.text,
});

const lineToWire = (line: ListedTransaction): schema.ListedTransaction => ({
  ...line,
  amount: moneyToWire(line.amount),
  payment: line.payment && paymentToWire(line.payment),
  left: line.left && moneyToWire(line.left),
  refunded: line.refunded && moneyToWire(line.refunded),
});

const lineFromWire = (wire: graph.ListedTransactionFieldsFragment): ListedTransaction => ({
  ...wire,
  amount: moneyFromWire(wire.amount),
  payment: wire.payment && paymentFromWire(wire.payment),
  left: wire.left && moneyFromWire(wire.left),
  refunded: wire.refunded && moneyFromWire(wire.refunded),
});

export const transactionPageToWire = (page: TransactionPage): schema.TransactionPage => ({
  ...page,
  nodes: page.nodes.map(lineToWire),
});

export const transactionPageFromWire = (wire: graph.TransactionPageFieldsFragment): TransactionPage => ({
  ...wire,
  nodes: wire.nodes.map(lineFromWire),
});

export const transactionDetailToWire = (detail: TransactionDetail): schema.TransactionDetail => ({
  line: lineToWire(detail.line),
  billLines: detail.billLines.map((line) => ({ ...line, amount: moneyToWire(line.amount) })),
  settled: detail.settled.map((charge) => ({
    ...charge,
    paid: moneyToWire(charge.paid),
    left: moneyToWire(charge.left),
  })),
  refunds: detail.refunds.map((refund) => ({ ...refund, amount: moneyToWire(refund.amount) })),
  isOwed: detail.isOwed,
  balanceAfter: detail.balanceAfter && moneyToWire(detail.balanceAfter),
});

export const transactionDetailFromWire = (
  wire: graph.TransactionDetailFieldsFragment,
): TransactionDetail => ({
  line: lineFromWire(wire.line),
  settled: wire.settled.map(({ kind, ...charge }) => ({
    ...charge,
    kind: kind === 'return' || kind === 'refund' ? kind : 'charge',
    paid: moneyFromWire(charge.paid),
    left: moneyFromWire(charge.left),
  })),
  refunds: wire.refunds.map((refund) => ({ ...refund, amount: moneyFromWire(refund.amount) })),
  billLines: [],
  isOwed: wire.isOwed,
  balanceAfter: wire.balanceAfter && moneyFromWire(wire.balanceAfter),
});

export const mobileDetailFromWire = (wire: graph.MobileDetailFieldsFragment): TransactionDetail => ({
  ...transactionDetailFromWire(wire),
  billLines: wire.billLines.map((line) => ({ ...line, amount: moneyFromWire(line.amount) })),
});
