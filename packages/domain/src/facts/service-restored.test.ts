import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { serviceRestoredBy } from './service-restored.ts';

const now = new Date('2026-11-21T20:04:00Z');
const off = factsWith({
  account: { serviceState: 'softDisconnected' },
  ledger: [charge('2026-09-29', 10_000), charge('2026-11-29', 10_000)],
});

test('paying the past due amount brings service back a quarter of an hour later', () => {
  expect(serviceRestoredBy(off, usd(10_000), now)).toBe('2026-11-21T20:19:00.000Z');
});

test('a cent less promises nothing', () => {
  expect(serviceRestoredBy(off, usd(9_999), now)).toBeNull();
});

test('what is on its way counts towards it', () => {
  const facts = { ...off, payments: [payment('pending', 4_000)] };
  expect(serviceRestoredBy(facts, usd(6_000), now)).not.toBeNull();
  expect(serviceRestoredBy(facts, usd(5_999), now)).toBeNull();
});

test('nothing is promised where service is on, or where only people can bring it back', () => {
  const past = { ledger: [charge('2026-11-01', 100)] };
  expect(serviceRestoredBy(factsWith(past), usd(100), now)).toBeNull();
  expect(
    serviceRestoredBy(factsWith({ ...past, account: { status: 'disconnected' } }), usd(100), now),
  ).toBeNull();
});
