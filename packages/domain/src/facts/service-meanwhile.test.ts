import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { billingSummary } from './billing-summary.ts';
import { broughtOnceConfirmed, serviceMeanwhile } from './service-meanwhile.ts';

const today = '2026-11-21';
const now = new Date('2026-11-21T15:04:00-05:00');
const owed = (days: number) => [charge(addDays(today, -days), 5_000)];

test.each([
  ['on, with something past due', {}, 30, 'staysOn', 'staysOn'],
  ['limited', { serviceState: 'hotlined' }, 30, 'liftsLimit', 'liftsLimit'],
  ['off, as the network says', { serviceState: 'softDisconnected' }, 30, 'comesBack', 'comesBack'],
  ['off, as the days say', {}, 50, 'comesBack', 'comesBack'],
  ['off so long that equipment is asked for', {}, 76, 'comesBackByCall', 'comesBackByCall'],
  ['disconnected', { status: 'disconnected' }, 30, 'comesBackByCall', 'comesBackByCall'],
  ['inactive', { status: 'inactive' }, 30, 'reopensByCall', 'reopensByCall'],
] as const)('service that is %s is so until the payment is confirmed', (_, account, days, service, once) => {
  const facts = { account, ledger: owed(days), payments: [payment('unknown', 5_000)] };
  const summary = billingSummary(factsWith(facts), now);
  expect(summary.openPayment).not.toBeNull();
  expect([serviceMeanwhile(summary), broughtOnceConfirmed(summary)]).toEqual([service, once]);
});

test('a payment of a part of what is past due brings nothing back', () => {
  const facts = factsWith({ ledger: owed(50), payments: [payment('unknown', 4_999)] });
  expect(broughtOnceConfirmed(billingSummary(facts, now))).toBe('partLeft');
});

test('service on its way back stays so, whatever becomes of another payment', () => {
  const account = { serviceState: 'softDisconnected' } as const;
  const restoresServiceBy = '2026-11-21T15:10:00-05:00';
  const payments = [payment('pending', 5_000, today, { restoresServiceBy }), payment('unknown', 100)];
  const summary = billingSummary(factsWith({ account, ledger: owed(30), payments }), now);
  expect(serviceMeanwhile(summary)).toBe('restoring');
  expect(broughtOnceConfirmed(summary)).toBe('restoring');
});
