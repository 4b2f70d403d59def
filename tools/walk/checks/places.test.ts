import { pagePaths } from '@linework/contract';
import { expect, test } from 'vitest';
import { deadLinks, isPlace, routedPlaces, shapeOf } from './places.ts';

test('every page behind sign-in is gone to, and every flow over it', () => {
  const { signIn, maintenance, mobileOrder, ...behind } = pagePaths;
  expect(routedPlaces).toEqual(expect.arrayContaining(Object.values(behind)));
  expect(routedPlaces).not.toContain(signIn);
  expect(routedPlaces).not.toContain(maintenance);
  // Only a link says which order.
  expect(routedPlaces).not.toContain(mobileOrder);
  expect(routedPlaces).toContain('/billing/pay-bill?open=otp');
});

test('which payment is meant makes no other kind of page, which step does', () => {
  const at = (query: string) => shapeOf(`/billing/pay-bill?open=otp&${query}`);
  expect(at('step=result&payment=1')).toBe(at('payment=2&step=result'));
  expect(at('step=method')).not.toBe(at('step=review'));
  expect(shapeOf('/billing/mobile-orders/1')).toBe(shapeOf('/billing/mobile-orders/2'));
  expect(shapeOf('/billing/mobile-orders/1')).not.toBe(shapeOf('/billing/mobile-orders'));
  expect(shapeOf('/billing/view-statements')).not.toBe(shapeOf('/billing/view-statements?statement=1'));
});

test.each([
  ['/billing/pay-bill?open=otp', true],
  ['#content', false],
  ['tel:+18005550142', false],
  ['https://provider.example/stores', false],
])('%s is a page of the portal: %s', (href, expected) => {
  expect(isPlace(href)).toBe(expected);
});

test('a link to what is not there is found', () => {
  expect(deadLinks([{ words: 'Support', href: '/support' }])).toEqual([
    '“Support” leads to /support, where nothing is',
  ]);
  expect(deadLinks([{ words: 'Billing', href: '/billing/pay-bill' }])).toEqual([]);
});
