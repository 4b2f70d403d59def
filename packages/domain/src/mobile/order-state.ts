import type { OrderShipment } from './mobile-order.ts';
import { type ShipmentState, shipmentStates } from './shipment-states.ts';

/** What has ended on another way than to whoever ordered it. */
const isCalledOff = (state: ShipmentState): boolean => state === 'returned' || state === 'cancelled';

/** Whether something is still to come: neither there nor called off. */
export const isStillToCome = (state: ShipmentState): boolean => state !== 'delivered' && !isCalledOff(state);

/**
 * How an order stands, from its shipments: late as soon as one of them is, and otherwise no further than the one that is
 * furthest behind. What was sent back or canceled counts once nothing else is to come or has come.
 */
export function orderState(shipments: readonly Pick<OrderShipment, 'state'>[]): ShipmentState {
  const states = shipments.map(({ state }) => state);
  const coming = states.filter((state) => !isCalledOff(state));
  if (coming.length === 0 && states.length > 0) return states.includes('returned') ? 'returned' : 'cancelled';
  if (coming.includes('delayed')) return 'delayed';
  return shipmentStates.find((state) => coming.includes(state)) ?? 'ordered';
}
