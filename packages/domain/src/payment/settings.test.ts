import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import {
  autoPayDiscount,
  defaultPaymentSettings,
  leastPayment,
  maximumFuturePayments,
  offersBankConnect,
} from './settings.ts';

test('what the provider has not configured is as the product decided', () => {
  expect(defaultPaymentSettings).toEqual({
    cutOff: '20:00',
    daysAhead: 60,
    minimumVariant: 'oneDollar',
    maximum: usd(500_000),
    override: { portalId: 'LW-PORTAL-7', maximum: usd(5_000_000) },
    bankConnect: false,
  });
});

test('what the spec fixes is fixed: two future payments, $5.00 off a month, $1.00 at least', () => {
  expect([maximumFuturePayments, autoPayDiscount, leastPayment]).toEqual([2, usd(500), usd(100)]);
});

test.each([
  [true, '8174001', true],
  [false, '8174001', false],
  [['8174001', '8174002'], '8174002', true],
  [['8174001'], '8174009', false],
  [['8260 1420'], '82601420', true],
])('bank connect set to %j is offered to account %s: %s', (bankConnect, number, offered) => {
  expect(offersBankConnect({ bankConnect }, number)).toBe(offered);
});
