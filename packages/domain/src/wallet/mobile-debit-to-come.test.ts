import { expect, test } from 'vitest';
import { card } from '../../test/sample-facts.ts';
import { mobileDebitToCome } from './mobile-debit-to-come.ts';

const day = '2026-12-04';

test.each([
  ['works through the month of the charge', '2026-12', 'available', day, day],
  ['has expired by then', '2026-11', 'expiringSoon', day, null],
  ['is restricted', '2030-01', 'restricted', day, null],
  ['is charged nothing', '2030-01', 'available', null, null],
] as const)(
  'mobile Auto Pay promises its day by a card that %s',
  (_, expirationDate, status, mobileDebit, told) => {
    expect(mobileDebitToCome({ method: card({ expirationDate }), status, mobileDebit })).toBe(told);
  },
);
