import { expect, test } from 'vitest';
import { bankAccount, card, payment } from '../../test/sample-facts.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { MobileStandingName } from '../mobile/mobile-standing.ts';
import { usd } from '../money/arithmetic.ts';
import { type NoticesInput, noticesOf } from './notices.ts';

const nothing: NoticesInput = {
  mobile: null,
  news: {
    restoring: null,
    callToRestore: false,
    checkingUntil: null,
    withSupport: [],
    failed: [],
    returned: [],
    confirmed: [],
  },
  paymentsOnTheirWay: [],
  restriction: null,
  isMissingAutoPay: false,
  scheduledPayments: [],
  setToPay: null,
};
const day = '2026-11-20';
const scheduled = payment('scheduled', 4_000, '2026-12-02');
const byCard = payment('pending', 5_000, day, { method: snapshotOf(card()) });
const byBank = payment('pending', 6_000, day, { method: snapshotOf(bankAccount()) });
const unknown = payment('unknown', 7_000, day);
const failed = { payment: payment('failed', 8_000, day), how: 'scheduled' } as const;
const returned = { payment: payment('returned', 9_000, day), date: day } as const;
const mobile = (name: MobileStandingName, isRestoring = false) => ({
  name,
  pastDue: usd(8_640),
  confirming: null,
  isRestoring,
  deviceCount: 0,
});

test.each<[string, Partial<NoticesInput>, readonly string[]]>([
  ['nothing to tell', {}, []],
  ['mobile service as it should be', { mobile: mobile('active') }, []],
  ['mobile service that comes back', { mobile: mobile('active', true) }, ['mobileRestoring']],
  [
    'a payment on its way, and one to come',
    { paymentsOnTheirWay: [byCard], scheduledPayments: [scheduled] },
    ['received', 'scheduled'],
  ],
  [
    'cards not taken, and one that was',
    { paymentsOnTheirWay: [byCard, byBank], restriction: 'card' },
    ['restriction', 'received', 'received'],
  ],
  [
    'a payment that went through after all, beside a returned one and one on its way',
    {
      news: { ...nothing.news, returned: [returned], confirmed: [payment('successful', 3_000, day)] },
      paymentsOnTheirWay: [byCard],
    },
    ['returned', 'confirmed', 'received'],
  ],
  [
    'a mobile bill past due, beside a returned payment',
    { mobile: mobile('pastDue'), news: { ...nothing.news, returned: [returned] } },
    ['returned', 'mobile'],
  ],
  [
    'mobile service without its Auto Pay, beside a failed payment',
    { isMissingAutoPay: true, mobile: mobile('active'), news: { ...nothing.news, failed: [failed] } },
    ['failed', 'missingAutoPay'],
  ],
  ...(['hotlined', 'temporarilyDisconnected', 'inactive'] as const).map(
    (name): [string, Partial<NoticesInput>, readonly string[]] => [
      `mobile service ${name}, beside everything else`,
      {
        mobile: mobile(name),
        news: { ...nothing.news, failed: [failed], returned: [returned] },
        paymentsOnTheirWay: [byCard],
        restriction: 'card',
        scheduledPayments: [scheduled],
      },
      ['mobile', 'failed', 'returned', 'restriction', 'received', 'scheduled'],
    ],
  ),
])('%s', (_case, told, kinds) => {
  expect(noticesOf({ ...nothing, ...told }, []).map(({ kind }) => kind)).toEqual(kinds);
});

test('a payment that nobody knows about comes before those whose end is known', () => {
  const told = noticesOf({ ...nothing, news: { ...nothing.news, failed: [failed] } }, [unknown]);
  expect(told.map(({ kind }) => kind)).toEqual(['withSupport', 'failed']);
});

test('what blocks every payment online is less grave than mobile service that is off', () => {
  const told = noticesOf(
    { ...nothing, mobile: mobile('hotlined'), restriction: 'blocked', paymentsOnTheirWay: [byBank] },
    [],
  );
  expect(told.map(({ kind }) => kind)).toEqual(['mobile', 'restriction', 'received']);
});

const inTime = payment('scheduled', 6_000, '2026-11-25');
const setForBill = (...payments: readonly (typeof inTime)[]) => ({
  payments: payments.map(({ paymentDate: date, amount, method, createdBy: madeBy }) => ({
    date,
    amount,
    method,
    madeBy,
  })),
  left: usd(0),
});

test.each([
  ['nothing where all of them pay the bill', [inTime], setForBill(inTime), null],
  ['all of them where one does not', [inTime, scheduled], setForBill(inTime), [inTime, scheduled]],
  ['all of them where none does', [inTime, scheduled], null, [inTime, scheduled]],
] as const)('of what is scheduled is told: %s', (_, scheduledPayments, setToPay, told) => {
  const notices = noticesOf({ ...nothing, scheduledPayments, setToPay }, []);
  expect(notices).toEqual(told ? [{ kind: 'scheduled', severity: 'information', payments: told }] : []);
});
