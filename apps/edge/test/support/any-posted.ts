import { randomUUID } from 'node:crypto';
import { type AccountFacts, addDays, type LedgerEntry, type Payment, usd } from '@linework/domain';
import { buildLedgerEntry, buildPayment, postingOf } from '@linework/fixtures';
import fc from 'fast-check';

type Posted = Pick<AccountFacts, 'bills' | 'ledger' | 'payments'>;

const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-06-01', days));
const amount = fc.integer({ min: 1, max: 30_000 }).map(usd);
const inDays = fc.integer({ min: 0, max: 30 });

const charged = fc.record({ day, amount, inDays, isBill: fc.boolean() }).map((one): LedgerEntry => {
  const written = { id: randomUUID(), kind: 'charge', date: one.day, amount: one.amount } as const;
  return buildLedgerEntry({
    ...written,
    dueDate: addDays(one.day, one.inDays),
    billId: one.isBill ? randomUUID() : null,
  });
});

const paid = fc.record({ day, amount, cameBackIn: fc.option(inDays, { freq: 1 }) }).map((one) => {
  const status = one.cameBackIn === null ? 'successful' : 'returned';
  const made = { id: randomUUID(), paymentDate: one.day, postedDate: one.day, amount: one.amount };
  const payment: Payment = buildPayment({ ...made, status });
  const posting = { ...postingOf(payment), id: randomUUID() };
  const back = addDays(one.day, one.cameBackIn ?? 0);
  const returned = { id: randomUUID(), kind: 'return', date: back, dueDate: back } as const;
  const cameBack = buildLedgerEntry({ ...returned, amount: one.amount, paymentId: payment.id });
  return { payment, ledger: one.cameBackIn === null ? [posting] : [posting, cameBack] };
});

/** Whatever was charged, paid and came back, as one would find it written: in the order of its ids. */
export const anyPosted: fc.Arbitrary<Posted> = fc
  .tuple(fc.array(charged, { minLength: 1, maxLength: 6 }), fc.array(paid, { minLength: 1, maxLength: 5 }))
  .map(([charges, payments]) => ({
    bills: [],
    ledger: [...charges, ...payments.flatMap(({ ledger }) => ledger)].toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    ),
    payments: payments.map(({ payment }) => payment),
  }));
