import {
  listedOrders,
  type MobileOrder,
  orderDetail,
  orderTotals,
  type ShipmentState,
  usd,
} from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import type { OrderLinks, OrderProps, OrdersProps } from './orders.types.ts';

const links: OrderLinks = {
  billing: '/billing/pay-bill',
  orders: '/billing/mobile-orders',
  order: (id) => `/billing/mobile-orders/${id}`,
};

/** The orders of the customer who has one in each state. */
export const sampleOrders: readonly MobileOrder[] = storyScenario('mobileOrders').facts.mobile?.orders ?? [];

export const ordersOf = (orders: readonly MobileOrder[] = sampleOrders): OrdersProps => ({
  orders: { status: 'ready', value: listedOrders(orders) },
  links,
});

/** Where carriers show shipments, as the edge is configured where nothing else is said. */
const tracking = 'https://tracking.provider.example/{carrier}/{number}';

export const orderOf = (order: MobileOrder | undefined, template: string | null = tracking): OrderProps => ({
  order: { status: 'ready', value: order ? orderDetail(order, template) : null },
  links,
});

/** The newest order that has a shipment which stands so. */
export const orderWith = (state: ShipmentState): MobileOrder | undefined =>
  sampleOrders.find(({ shipments }) => shipments.some((shipment) => shipment.state === state));

const [first] = sampleOrders;

const longItems = first?.items.flatMap((item) =>
  [0, 1, 2].map((at) => ({
    ...item,
    id: `${item.id}${at}`,
    name: 'Meridian Tab 11 LTE, 128 GB, Midnight Blue, with keyboard, stand, pencil and a drop-proof case for the counter',
    quantity: 120,
    amount: usd(14_900_000),
  })),
);

/** Names longer than any row, and sums of six digits. */
export const longOrder: MobileOrder | undefined = first &&
  longItems && {
    ...first,
    number: 'MO-40218-REPLACEMENT-0000000000000042',
    shipments: first.shipments.map((shipment) => ({
      ...shipment,
      state: 'shipped',
      carrier: 'Consolidated Northeastern Parcel, Freight and Same-Day Messenger Service',
      trackingNumber: '1Z999AA10123456784000000000000000000000042',
    })),
    items: longItems,
    payment: { ...first.payment, amount: orderTotals({ items: longItems, taxes: first.taxes }).total },
  };
