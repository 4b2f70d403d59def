import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { chargeAfterExpiry } from './charge-after-expiry.ts';

test.each<[string, BusinessDate | null, BusinessDate[], BusinessDate | null, (BusinessDate | null)?]>([
  ['nothing uses it', null, [], null],
  ['Auto Pay debits it while it works', '2026-11-30', [], null],
  ['Auto Pay debits it the day after', '2026-12-01', [], '2026-12-01'],
  ['a payment leaves later', null, ['2026-11-29', '2026-12-20'], '2026-12-20'],
  ['both do, the payment first', '2026-12-06', ['2026-12-02'], '2026-12-02'],
  ['mobile Auto Pay debits it the day after', null, [], '2026-12-01', '2026-12-01'],
])('a card that works through November 30, 2026: %s', (_, nextDebit, days, expected, mobileDebit = null) => {
  const scheduled = days.map((day) => payment('scheduled', 1, day));
  expect(chargeAfterExpiry({ nextDebit, mobileDebit, scheduled }, '2026-11')).toBe(expected);
});
