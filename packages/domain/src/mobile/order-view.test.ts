import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import type { MobileOrder, OrderShipment } from './mobile-order.ts';
import { listedOrders, orderDetail, orderTotals, trackingAddress } from './order-view.ts';

const method = {
  methodId: null,
  name: null,
  type: 'creditCard',
  brand: 'visa',
  accountType: null,
  lastFourDigits: '4242',
} as const;

const order = (change: Partial<MobileOrder> = {}): MobileOrder => ({
  id: 'a',
  number: 'MO-1',
  orderedOn: '2026-11-02',
  shipments: [],
  items: [{ id: 'i', shipmentId: null, name: 'A phone', quantity: 1, amount: usd(10_000) }],
  taxes: [{ id: 't', name: { en: 'Sales tax', es: 'Impuesto' }, amount: usd(800) }],
  payment: { method, amount: usd(10_800), refunds: [] },
  ...change,
});

const shipment = (change: Partial<OrderShipment> = {}): OrderShipment => ({
  id: 's',
  state: 'shipped',
  since: '2026-11-04',
  expectedOn: '2026-11-08',
  carrier: 'Northbound Parcel',
  trackingNumber: 'NP 12/34',
  ...change,
});

const refund = (cents: number) => ({ id: `${cents}`, date: '2026-11-12' as const, amount: usd(cents) });

test.each([
  ['nothing, where nothing was given back', [], null],
  ['a part of its payment that was', [refund(1_000)], usd(1_000)],
  ['all of it, given back in two parts', [refund(10_000), refund(800)], usd(10_800)],
] as const)('an order in a list tells of refunds %s', (_, refunds, told) => {
  const refunded = order({ payment: { method, amount: usd(10_800), refunds: [...refunds] } });
  expect(listedOrders([refunded])[0]?.refunded).toEqual(told);
});

test('what an order comes to is its items and its taxes, to the cent', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(cents, cents, (items, taxes) => {
      const made = order({
        items: items.map((each, at) => ({
          id: `${at}`,
          shipmentId: null,
          name: '',
          quantity: 1,
          amount: usd(each),
        })),
        taxes: taxes.map((each, at) => ({ id: `${at}`, name: { en: '', es: '' }, amount: usd(each) })),
      });
      const { subTotal, taxTotal, total } = orderTotals(made);
      const added = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      expect([subTotal.cents, taxTotal.cents]).toEqual([added(items), added(taxes)]);
      expect(total.cents).toBe(subTotal.cents + taxTotal.cents);
    }),
  );
});

test.each([
  ['as it is configured', {}, 'https://track.example/{carrier}?n={number}'],
  ['with nothing configured', {}, null],
  ['without a number yet', { trackingNumber: null }, 'https://track.example/{number}'],
  ['without a carrier yet', { carrier: null }, 'https://track.example/{number}'],
] as const)('a shipment is tracked %s', (_case, change, template) => {
  const there = template?.includes('{carrier}')
    ? 'https://track.example/Northbound%20Parcel?n=NP%2012%2F34'
    : null;
  expect(trackingAddress(shipment(change), template)).toBe(there);
});

test('a number that looks like a placeholder leads nowhere else', () => {
  const odd = shipment({ carrier: '$&', trackingNumber: '{carrier}' });
  expect(trackingAddress(odd, 'https://track.example/{carrier}/{number}')).toBe(
    'https://track.example/%24%26/%7Bcarrier%7D',
  );
});

test('the newest order is first, and says the last day on which something of it is to come', () => {
  const listed = listedOrders([
    order({ id: 'a' }),
    order({
      id: 'c',
      orderedOn: '2026-11-09',
      shipments: [
        shipment(),
        shipment({ expectedOn: '2026-11-12' }),
        shipment({ expectedOn: null }),
        shipment({ state: 'returned', expectedOn: '2026-11-20' }),
        shipment({ state: 'delivered', expectedOn: '2026-11-21' }),
      ],
      items: [
        { id: 'i', shipmentId: null, name: 'A phone', quantity: 1, amount: usd(7_000) },
        { id: 'k', shipmentId: null, name: 'SIM card', quantity: 3, amount: usd(3_000) },
      ],
    }),
    order({ id: 'b' }),
  ]);
  expect(listed.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(listed[0]).toMatchObject({
    expectedOn: '2026-11-12',
    state: 'shipped',
    total: usd(10_800),
    moreItems: 3,
  });
  expect(listed[1]).toMatchObject({ expectedOn: null, state: 'ordered', firstItem: 'A phone', moreItems: 0 });
});

test('one order has its sums, its state and where each shipment is shown', () => {
  const detail = orderDetail(order({ shipments: [shipment()] }), 'https://track.example/{number}');
  expect(detail).toMatchObject({ subTotal: usd(10_000), taxTotal: usd(800), total: usd(10_800) });
  expect(detail.state).toBe('shipped');
  expect(detail.shipments[0]?.trackingAddress).toBe('https://track.example/NP%2012%2F34');
});
