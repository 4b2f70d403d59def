import { describe, expect, test } from 'vitest';
import { bankAccount, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { businessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { accountNews } from '../facts/news.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { mobileBillId } from '../mobile/mobile-bill.ts';
import { mobileDevicesOf } from '../mobile/mobile-devices.ts';
import { usd } from '../money/arithmetic.ts';
import { paymentOptions } from '../one-time-payment/payment-options.ts';
import { paymentRefusals } from '../one-time-payment/payment-refusals.ts';
import type { Payment } from '../payment/payment.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { devicePaymentOptions } from './device-payment-options.ts';

const clock = fixedClock('2026-11-21T15:04:00-05:00');
const today = businessDate('2026-11-21');
const device = (id: string, cents = 59_994) => ({
  id,
  name: 'A phone',
  lineLastFour: '0148',
  balance: usd(cents),
  monthlyAmount: usd(3_333),
  installmentsLeft: Math.ceil(cents / 3_333),
  nextInstallment: '2026-11-30' as const,
});
const mobileWith = (changes: Partial<MobileAccount> = {}): MobileAccount => ({
  status: 'active',
  serviceState: 'connected',
  pastDue: usd(0),
  bill: null,
  devices: [device('phone'), device('tablet', 12_150)],
  ...changes,
});
const facts: AccountFacts = { ...factsWith({ methods: [card(), bankAccount()] }), mobile: mobileWith() };
const optionsOf = (changed: AccountFacts, id = 'phone') =>
  devicePaymentOptions(changed, id, defaultPaymentSettings, clock);

const withPayment = (change: Partial<Payment>): AccountFacts => ({
  ...facts,
  devicePayments: [
    {
      ...payment(change.status ?? 'successful', 5_000, today),
      device: { id: 'phone', name: 'A phone', lineLastFour: '0148' },
      ...change,
    },
  ],
});

test('its balance is what is due, of the account nothing', () => {
  expect(optionsOf(facts)).toMatchObject({
    device: { id: 'phone' },
    minimum: usd(100),
    maximum: usd(59_994),
    balance: { amountDue: usd(59_994), pastDue: usd(0), pending: usd(0) },
    dates: { today: today, earliest: today, latest: today },
    autoPayDebit: null,
    scheduledPayments: [],
    openPayment: null,
  });
});

test.each([
  [499, 100, 499],
  [100, 100, 100],
  [99, 99, 99],
  [1, 1, 1],
  // Nothing is left: no amount lies between the two.
  [0, 100, 0],
  // More than can be paid at once anywhere.
  [600_000, 100, 500_000],
])('of %d cents left from %d to %d can be paid', (left, minimum, maximum) => {
  const options = optionsOf({ ...facts, mobile: mobileWith({ devices: [device('phone', left)] }) });
  expect(options).toMatchObject({ minimum: usd(minimum), maximum: usd(maximum) });
});

test.each([
  ['limited', { serviceState: 'hotlined', pastDue: usd(8_640) }],
  ['off', { serviceState: 'temporarilyDisconnected', pastDue: usd(8_640) }],
  ['inactive', { status: 'inactive' }],
] as const)('none can be paid while mobile service is %s', (_standing, changes) => {
  expect(optionsOf({ ...facts, mobile: mobileWith(changes) })).toBeNull();
});

test('one can be paid beside a past due mobile bill, and beside a past due account', () => {
  expect(optionsOf({ ...facts, mobile: mobileWith({ pastDue: usd(8_640) }) })).not.toBeNull();
  const owing = { ...facts, ledger: [charge('2026-09-01', 9_900)] };
  expect(optionsOf(owing)?.balance).toMatchObject({ pastDue: usd(0), amountDue: usd(59_994) });
});

test('one that is not there cannot be paid', () => {
  expect(optionsOf(facts, 'another')).toBeNull();
  expect(optionsOf({ ...facts, mobile: null })).toBeNull();
});

describe('with what', () => {
  const request = (type: 'creditCard' | 'bankAccount') => {
    const options = optionsOf(facts);
    const method = facts.methods.find((one) => one.type === type);
    if (!options || !method) throw new Error('It cannot be asked');
    const judged = {
      amount: usd(5_000),
      paymentDate: today,
      expectedAmountDue: usd(59_994),
      overpaymentConfirmed: false,
      method: { methodId: method.id, proof: 'valid' } as const,
    };
    return paymentRefusals(judged, options).map(({ code }) => code);
  };
  test('a card', () => expect(request('creditCard')).toEqual([]));
  test('no bank account', () => expect(request('bankAccount')).toEqual(['LW-PAY-031']));
});

describe('one payment at a time', () => {
  const ofAccount = (changed: AccountFacts) => paymentOptions(changed, defaultPaymentSettings, clock);

  test.each(['running', 'unknown'] as const)('one of a device that is %s holds up every other', (status) => {
    const changed = withPayment({ status });
    expect(optionsOf(changed)?.openPayment?.status).toBe(status);
    expect(ofAccount(changed).openPayment?.status).toBe(status);
    // What is owed otherwise is the same: the device's money is none of the account's.
    expect(ofAccount(changed).balance).toEqual(ofAccount(facts).balance);
    expect(mobileDevicesOf(changed).devices[0]?.confirming).toEqual(usd(5_000));
  });

  test('with support, it holds up its device alone', () => {
    const changed = withPayment({ status: 'unknown', inSupportQueue: true });
    expect(optionsOf(changed)?.openPayment?.status).toBe('unknown');
    expect(ofAccount(changed).openPayment).toBeNull();
    expect(optionsOf(changed, 'tablet')?.openPayment).toBeNull();
  });

  test('one of the account holds up devices too', () => {
    const payments = [...facts.payments, payment('running', 100)];
    expect(optionsOf({ ...facts, payments })?.openPayment?.status).toBe('running');
  });

  test('one that was taken holds up nothing', () => {
    expect(optionsOf(withPayment({ status: 'successful' }))?.openPayment).toBeNull();
  });
});

test.each([
  ['nobody had seen it', {}, 1],
  ['it was told at once', { wasChecked: false }, 0],
  ['as much was paid of the device since', { and: 'paid' }, 0],
] as const)('a payment of a device that failed is news as long as %s', (_what, change, count) => {
  const failed = withPayment({
    status: 'failed',
    wasChecked: true,
    failedAt: clock.now().toISOString(),
    ...change,
  });
  const [first] = failed.devicePayments ?? [];
  const later = first && 'and' in change ? [{ ...first, id: 'later', status: 'successful' as const }] : [];
  const told = accountNews(
    { ...failed, devicePayments: [...(failed.devicePayments ?? []), ...later] },
    clock.now(),
  );
  expect(told.failed.map(({ payment: { device } }) => device?.id)).toEqual(Array(count).fill('phone'));
});

test('on which day the mobile bill fell due nobody says: no day is told', () => {
  const late = mobileWith({ pastDue: usd(8_640), bill: { amount: usd(27_280), dueDate: '2026-12-06' } });
  const owing = { ...facts, mobile: late };
  expect(optionsOf(owing, mobileBillId(owing))?.balance).toMatchObject({
    pastDue: usd(8_640),
    oldestUnpaidDueDate: null,
  });
});
