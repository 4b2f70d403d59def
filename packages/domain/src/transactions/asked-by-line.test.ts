import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { isLeftToPay } from '../bill/bill-standing.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import type { Payment } from '../payment/payment.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { askedByLine } from './asked-by-line.ts';

const now = new Date('2026-11-21T17:00:00Z');
const withSupport = (cents: number) => payment('unknown', cents, '2026-11-19', { inSupportQueue: true });

function askedOf(payments: readonly Payment[], dueDate: BusinessDate = '2026-12-06') {
  const bill = { ...charge(dueDate, 10_000), billId: 'bill' };
  const summary = billingSummary(factsWith({ ledger: [bill], payments: [...payments] }), now);
  return askedByLine({ ...bill, isBill: true }, summary);
}

test.each([
  ['that people look into', [withSupport(10_000)], true],
  ['that is being confirmed', [payment('unknown', 10_000)], true],
  ['that people look into, with one that is pending', [withSupport(6_000), payment('pending', 4_000)], true],
  ['that people look into, and is too little', [withSupport(9_999)], false],
  ['that is pending', [payment('pending', 10_000)], false],
  ['that is scheduled', [payment('scheduled', 10_000, '2026-12-01')], false],
] as const)('a bill by a payment %s: may it be paid', (_, payments, isUnconfirmed) => {
  expect(askedOf(payments)).toMatchObject({ isUnconfirmed });
});

test('a bill that is past due stays that, whatever may have paid it', () => {
  const late = askedOf([withSupport(10_000)], '2026-11-20');
  expect(late).toMatchObject({ standing: 'pastDue', isUnconfirmed: false });
});

test('a bill that a payment may have paid counts as left to pay until that is known, and as paid for once it is pending', () => {
  const one = fc
    .tuple(fc.constantFrom(...paymentStatuses), fc.integer({ min: 1, max: 12_000 }))
    .map(([status, cents]) => payment(status, cents, '2026-11-20', { inSupportQueue: status === 'unknown' }));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), (payments) => {
      const { standing, isUnconfirmed } = askedOf(payments);
      if (!isUnconfirmed) return;
      expect(standing !== null && isLeftToPay(standing)).toBe(true);
      const confirmed = payments.map((made) =>
        made.status === 'unknown' || made.status === 'running'
          ? { ...made, status: 'pending' as const, inSupportQueue: false }
          : made,
      );
      expect(askedOf(confirmed).standing).toBe('pending');
    }),
  );
});
