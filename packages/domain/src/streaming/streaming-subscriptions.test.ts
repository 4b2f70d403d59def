import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import type { StreamingSubscription } from './streaming-subscription.ts';
import { streamingSubscriptionsOf } from './streaming-subscriptions.ts';

const subscribed = (id: string, service: string): StreamingSubscription => ({
  id,
  service,
  plan: { en: 'Standard', es: 'Estándar' },
  price: usd(1_799),
  status: 'active',
  nextChargeDate: '2026-12-01',
  endDate: null,
});

test('subscriptions come by name, and each leads to where it alone is changed', () => {
  const { subscriptions } = streamingSubscriptionsOf(
    [subscribed('b/2', 'Sideline+'), subscribed('a', 'Reelhouse')],
    'https://streaming.example/{subscription}/plan',
  );
  expect(subscriptions.map(({ service, manageAddress }) => [service, manageAddress])).toEqual([
    ['Reelhouse', 'https://streaming.example/a/plan'],
    ['Sideline+', 'https://streaming.example/b%2F2/plan'],
  ]);
});

test.each([
  ['https://streaming.example/', 'https://streaming.example/'],
  [null, null],
])('one page for all is the page of each, and none of none: %s', (template, there) => {
  const [only] = streamingSubscriptionsOf([subscribed('a', 'Reelhouse')], template).subscriptions;
  expect(only?.manageAddress).toBe(there);
});
