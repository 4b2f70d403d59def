import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usd, zero } from '../money/arithmetic.ts';
import { devicePlanAfter } from './device-plan.ts';

const device = { balance: usd(59_994), monthlyAmount: usd(3_333), nextInstallment: '2026-11-30' } as const;

test.each([
  ['nothing', 0, 59_994, 18, 3_333, '2028-04-30'],
  ['$1.00', 100, 59_894, 18, 3_233, '2028-04-30'],
  ['one installment', 3_333, 56_661, 17, 3_333, '2028-03-30'],
  ['a cent more than one', 3_334, 56_660, 17, 3_332, '2028-03-30'],
  ['all but a cent', 59_993, 1, 1, 1, '2026-11-30'],
  ['all', 59_994, 0, 0, 0, null],
] as const)('%s paid', (_case, cents, balance, installmentsLeft, lastAmount, lastInstallment) => {
  expect(devicePlanAfter(device, usd(cents))).toEqual({
    balance: usd(balance),
    installmentsLeft,
    monthlyAmount: usd(3_333),
    lastAmount: usd(lastAmount),
    lastInstallment,
  });
});

test('the end has no day where the next installment has none', () => {
  expect(devicePlanAfter({ ...device, nextInstallment: null }, usd(100)).lastInstallment).toBeNull();
});

test('what is left is always its installments, the last of them more than nothing and at most a month', () => {
  const cents = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 20_000 }), (balance, asked, monthly) => {
      const paid = Math.min(asked, balance);
      const plan = devicePlanAfter(
        { balance: usd(balance), monthlyAmount: usd(monthly), nextInstallment: null },
        usd(paid),
      );
      expect(plan.balance).toEqual(usd(balance - paid));
      if (plan.installmentsLeft === 0) {
        expect(plan).toMatchObject({ balance: zero, lastAmount: zero });
      } else {
        expect((plan.installmentsLeft - 1) * monthly + plan.lastAmount.cents).toBe(plan.balance.cents);
        expect(plan.lastAmount.cents).toBeGreaterThan(0);
        expect(plan.lastAmount.cents).toBeLessThanOrEqual(monthly);
      }
    }),
  );
});
