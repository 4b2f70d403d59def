import type { CustomerBill, ListedBill, Transaction } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

export const billToWire = (bill: CustomerBill): schema.CustomerBill => ({
  ...bill,
  amount: moneyToWire(bill.amount),
  lines: bill.lines.map((line) => ({ ...line, amount: moneyToWire(line.amount) })),
});

export const billFromWire = (
  wire: graph.CustomerBillsQuery['customerBills']['nodes'][number],
): ListedBill => ({
  ...wire,
  amount: moneyFromWire(wire.amount),
  lines: wire.lines.map((line) => ({ ...line, amount: moneyFromWire(line.amount) })),
});

export const transactionToWire = (transaction: Transaction): schema.Transaction => ({
  ...transaction,
  amount: moneyToWire(transaction.amount),
  payment: transaction.payment && paymentToWire(transaction.payment),
});

export const transactionFromWire = (
  wire: graph.TransactionsQuery['transactions']['nodes'][number],
): Transaction => ({
  ...wire,
  amount: moneyFromWire(wire.amount),
  payment: wire.payment && paymentFromWire(wire.payment),
});
