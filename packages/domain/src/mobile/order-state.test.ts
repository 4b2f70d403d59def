import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderState } from './order-state.ts';
import { type ShipmentState, shipmentStates } from './shipment-states.ts';

const stateOf = (...states: readonly ShipmentState[]) => orderState(states.map((state) => ({ state })));

test.each(shipmentStates)('one shipment that is %s is the whole order', (state) => {
  expect(stateOf(state)).toBe(state);
});

test.each([
  ['nothing to ship yet', [], 'ordered'],
  ['one has come, one is being packed', ['delivered', 'preparing'], 'preparing'],
  ['one has come, one is at the door', ['delivered', 'outForDelivery'], 'outForDelivery'],
  ['one is late, whatever the others do', ['shipped', 'delayed', 'ordered'], 'delayed'],
  ['one has come, one was canceled', ['cancelled', 'delivered'], 'delivered'],
  ['one was sent back, one is on its way', ['returned', 'shipped'], 'shipped'],
  ['all sent back or canceled', ['cancelled', 'returned'], 'returned'],
  ['all canceled', ['cancelled', 'cancelled'], 'cancelled'],
] as const)('%s', (_case, states, state) => expect(stateOf(...states)).toBe(state));

test('an order is delivered only once everything that was not called off is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shipmentStates)), (states) => {
      const left = states.filter((state) => state !== 'returned' && state !== 'cancelled');
      const isThere = left.length > 0 && left.every((state) => state === 'delivered');
      expect(stateOf(...states) === 'delivered').toBe(isThere);
      expect(stateOf(...states)).toBe(stateOf(...states.toReversed()));
    }),
  );
});
