import { expect, test } from 'vitest';
import { bankAccount, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import { usd } from '../money/arithmetic.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { Payment } from '../payment/payment.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { defaultPaymentSettings as settings } from '../payment/settings.ts';
import { paidBetween, paymentOptions } from './payment-options.ts';

const clock = fixedClock('2026-11-21T15:04:00-05:00');

test.each(paymentStatuses.map((status) => [status] as const))(
  'a payment that is %s blocks another: rightly',
  (status) => {
    const open = status === 'running' || status === 'unknown';
    expect(openPaymentOf(factsWith({ payments: [payment(status, 100)] })) !== null).toBe(open);
  },
);

test('an unknown payment that people look into no longer blocks; a running one always does', () => {
  const handedOver = { inSupportQueue: true };
  const unknown = payment('unknown', 100, '2026-11-20', handedOver);
  expect(openPaymentOf(factsWith({ payments: [unknown] }))).toBeNull();
  const running = payment('running', 100, '2026-11-20', handedOver);
  expect(openPaymentOf(factsWith({ payments: [unknown, running] }))).toBe(running);
});

test('a customer is told all there is to know before paying', () => {
  const methods = [card({ expirationDate: '2026-10' }), bankAccount()];
  const facts = factsWith({
    account: { restrictions: { card: false, bank: true, online: false }, portalId: 'LW-PORTAL-7' },
    ledger: [charge('2026-11-20', 5_000), charge('2026-12-20', 5_000)],
    methods,
  });
  const options = paymentOptions(
    facts,
    { ...settings, minimumVariant: 'amountDue', bankConnect: true },
    clock,
  );
  expect(options).toMatchObject({
    minimum: usd(5_000),
    maximum: usd(5_000_000),
    balance: { amountDue: usd(10_000), pastDue: usd(5_000) },
    dates: { today: '2026-11-21', latest: '2026-11-21', mustPayToday: 'pastDue' },
    methods: [
      { method: methods[0], status: 'expired', blockedReason: 'expired' },
      { method: methods[1], status: 'restricted', blockedReason: 'bankRestricted' },
    ],
    restriction: 'bank',
    openPayment: null,
    bankConnect: true,
  });
});

test('the day that counts is the account’s own', () => {
  const lateInNewYork = fixedClock('2026-11-22T00:30:00-05:00');
  const facts = factsWith({
    account: { timeZone: 'Pacific/Honolulu' },
    ledger: [charge('2026-11-21', 5_000)],
    methods: [card({ expirationDate: '2026-11' })],
  });
  const { balance, dates, methods } = paymentOptions(facts, settings, lateInNewYork);
  expect(balance.pastDue).toEqual(usd(0));
  expect(dates.today).toBe('2026-11-21');
  expect(methods[0]?.status).toBe('expiringSoon');
});

test('what was paid between two looks is told, whether it has posted or not, and nothing that was known', () => {
  const known = payment('pending', 100);
  const meanwhile = [payment('successful', 200), payment('running', 300)];
  const look = (payments: readonly Payment[]) =>
    paymentOptions(factsWith({ payments: [...payments] }), settings, clock);
  const after = look([{ ...known, status: 'successful' }, ...meanwhile, payment('scheduled', 400)]);
  expect(paidBetween(look([known]), after)).toEqual(meanwhile);
});

test('a payment remembers of its method what a receipt needs, and no more', () => {
  expect(snapshotOf(card({ brand: 'amex', lastFourDigits: '0005' }))).toEqual({
    methodId: 'card',
    name: null,
    type: 'creditCard',
    brand: 'amex',
    accountType: null,
    lastFourDigits: '0005',
  });
  expect(snapshotOf(bankAccount({ accountType: 'savings' }))).toEqual({
    methodId: 'bank',
    name: null,
    type: 'bankAccount',
    brand: null,
    accountType: 'savings',
    lastFourDigits: '6789',
  });
});
