import { addDays, dayIn, openDebitDay } from '@linework/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDebitDays } from '../src/worker/open-debit-days.ts';

const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const timeZone = fc.constantFrom('America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC');
const debitDay = fc.integer({ min: 1, max: 31 });
const daysSinceLast = fc.option(fc.integer({ min: 0, max: 70 }));

test('whoever is to be debited today, wherever they are, is among those that the worker reads', () => {
  let debits = 0;
  fc.assert(
    fc.property(instant, timeZone, debitDay, daysSinceLast, (now, zone, day, since) => {
      const today = dayIn(now, zone);
      const lastDebitDate = since === null ? null : addDays(today, -since);
      if (openDebitDay({ debitDay: day, lastDebitDate }, today) > today) return;
      debits += 1;
      expect(openDebitDays(now)).toContain(day);
    }),
    { numRuns: 3_000 },
  );
  expect(debits).toBeGreaterThan(0);
});

test('on most days few others are', () => {
  expect(openDebitDays(new Date('2026-11-21T12:00:00Z'))).toEqual([18, 19, 20, 21, 22]);
  expect(openDebitDays(new Date('2026-12-01T12:00:00Z'))).toEqual([1, 2, 28, 29, 30, 31]);
});
