import type { Balance, NextDebit } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

type WireBalance = graph.BillingSummaryQuery['billingSummary']['balance'];

export const balanceToWire = (balance: Balance): schema.Balance => ({
  pastDue: moneyToWire(balance.pastDue),
  newCharges: moneyToWire(balance.newCharges),
  pending: moneyToWire(balance.pending),
  credit: moneyToWire(balance.credit),
  amountDue: moneyToWire(balance.amountDue),
  creditBalance: moneyToWire(balance.creditBalance),
  pastDueNet: moneyToWire(balance.pastDueNet),
  oldestUnpaidDueDate: balance.oldestUnpaidDueDate,
  nextDueDate: balance.nextDueDate,
});

export const balanceFromWire = (wire: WireBalance): Balance => ({
  pastDue: moneyFromWire(wire.pastDue),
  newCharges: moneyFromWire(wire.newCharges),
  pending: moneyFromWire(wire.pending),
  credit: moneyFromWire(wire.credit),
  amountDue: moneyFromWire(wire.amountDue),
  creditBalance: moneyFromWire(wire.creditBalance),
  pastDueNet: moneyFromWire(wire.pastDueNet),
  oldestUnpaidDueDate: wire.oldestUnpaidDueDate,
  nextDueDate: wire.nextDueDate,
});

export const nextDebitToWire = (debit: NextDebit): schema.NextDebit => ({
  date: debit.date,
  estimatedAmount: moneyToWire(debit.estimatedAmount),
  changeBy: debit.changeBy,
});

export const nextDebitFromWire = (wire: schema.NextDebit): NextDebit => ({
  date: wire.date,
  estimatedAmount: moneyFromWire(wire.estimatedAmount),
  changeBy: wire.changeBy,
});
