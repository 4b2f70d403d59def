import { type AccountFacts, type BusinessDate, usd } from '@linework/domain';
import { buildLedgerEntry, buildPayment, postingOf } from '@linework/fixtures';

export const paidOn = (status: 'successful' | 'returned', paymentDate: BusinessDate) =>
  buildPayment({ status, paymentDate, postedDate: paymentDate, amount: usd(10_000) });

/** A payment that came back before its bill is due, and all that posted of it. */
export const returned = { ...paidOn('returned', '2026-11-12'), returnedDate: '2026-11-15' } as const;
export const returnLine = buildLedgerEntry({
  kind: 'return',
  date: '2026-11-15',
  dueDate: '2026-11-15',
  amount: usd(10_000),
  paymentId: returned.id,
});
export const ledger = [
  buildLedgerEntry({ kind: 'charge', date: '2026-11-08', dueDate: '2026-12-06', amount: usd(10_000) }),
  postingOf(returned),
  returnLine,
];

/** A device's payment that is being confirmed. */
const device = { id: '0195a000-0000-7000-8000-00000000d001', name: 'Phone', lineLastFour: '1234' };
const confirming = () => buildPayment({ status: 'running', paymentDate: '2026-11-21', device });

export const returnedBeforeDue = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  bills: [],
  ledger,
  payments: [returned],
});

export const whileConfirming = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  devicePayments: [confirming()],
});
