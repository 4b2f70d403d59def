import type { BusinessDate } from '../dates/business-date.ts';
import { add, isPositive, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { MobileOrder, OrderShipment } from './mobile-order.ts';
import { isStillToCome, orderState } from './order-state.ts';
import type { ShipmentState } from './shipment-states.ts';

/** What an order came to. */
export interface OrderTotals {
  /** All items, before taxes. */
  readonly subTotal: Money;
  readonly taxTotal: Money;
  readonly total: Money;
}

export function orderTotals({ items, taxes }: Pick<MobileOrder, 'items' | 'taxes'>): OrderTotals {
  const subTotal = sum(items.map(({ amount }) => amount));
  const taxTotal = sum(taxes.map(({ amount }) => amount));
  return { subTotal, taxTotal, total: add(subTotal, taxTotal) };
}

/** An order among others. */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly orderedOn: BusinessDate;
  readonly state: ShipmentState;
  /** The last day on which something that is still to come arrives; `null` where none is known. */
  readonly expectedOn: BusinessDate | null;
  /** What its first item is called. */
  readonly firstItem: string;
  /** How many things were ordered besides the first. */
  readonly moreItems: number;
  readonly total: Money;
  /** What of its payment was given back; `null` where nothing was. */
  readonly refunded: Money | null;
}

/** What was given back of what paid an order; `null` where nothing was. */
export function refundedOfOrder({ payment }: Pick<MobileOrder, 'payment'>): Money | null {
  const refunded = sum(payment.refunds.map(({ amount }) => amount));
  return isPositive(refunded) ? refunded : null;
}

const lastOf = (days: readonly (BusinessDate | null)[]): BusinessDate | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

export function listedOrder(order: MobileOrder): ListedOrder {
  const { id, number, orderedOn, shipments, items } = order;
  return {
    id,
    number,
    orderedOn,
    state: orderState(shipments),
    expectedOn: lastOf(
      shipments.filter(({ state }) => isStillToCome(state)).map(({ expectedOn }) => expectedOn),
    ),
    firstItem: items[0]?.name ?? '',
    moreItems: Math.max(0, items.reduce((count, { quantity }) => count + quantity, 0) - 1),
    total: orderTotals(order).total,
    refunded: refundedOfOrder(order),
  };
}

/** Orders as they are listed: the newest first. */
export const listedOrders = (orders: readonly MobileOrder[]): ListedOrder[] =>
  orders
    .toSorted((a, b) => b.orderedOn.localeCompare(a.orderedOn) || b.id.localeCompare(a.id))
    .map(listedOrder);

/** A shipment with where its way is shown. */
export interface TrackedShipment extends OrderShipment {
  /** `null` where it has no number yet, or nobody was told where its carrier shows it. */
  readonly trackingAddress: string | null;
}

/** One order, whole. */
export interface OrderDetail extends OrderTotals, Omit<MobileOrder, 'shipments'> {
  readonly state: ShipmentState;
  readonly shipments: readonly TrackedShipment[];
}

/**
 * Where a carrier shows a shipment.
 * @param template an address with `{carrier}` and `{number}` in it, as it is configured; `null` without any
 */
export const trackingAddress = (
  { carrier, trackingNumber }: Pick<OrderShipment, 'carrier' | 'trackingNumber'>,
  template: string | null,
): string | null =>
  template === null || carrier === null || trackingNumber === null
    ? null
    : template
        .replaceAll('{carrier}', () => encodeURIComponent(carrier))
        .replaceAll('{number}', () => encodeURIComponent(trackingNumber));

export const orderDetail = (order: MobileOrder, template: string | null): OrderDetail => ({
  ...order,
  ...orderTotals(order),
  state: orderState(order.shipments),
  shipments: order.shipments.map((shipment) => ({
    ...shipment,
    trackingAddress: trackingAddress(shipment, template),
  })),
});
