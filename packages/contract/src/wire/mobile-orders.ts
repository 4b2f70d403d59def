import type { ListedOrder, OrderDetail } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const mobileOrdersToWire = (orders: readonly ListedOrder[]): schema.MobileOrders => ({
  orders: orders.map((order) => ({
    ...order,
    total: moneyToWire(order.total),
    refunded: order.refunded && moneyToWire(order.refunded),
  })),
});

export const mobileOrdersFromWire = ({
  orders,
}: graph.MobileOrdersQuery['mobileOrders']): readonly ListedOrder[] =>
  orders.map((order) => ({
    ...order,
    total: moneyFromWire(order.total),
    refunded: order.refunded && moneyFromWire(order.refunded),
  }));

export const mobileOrderToWire = (order: OrderDetail): schema.MobileOrder => ({
  ...order,
  items: order.items.map((item) => ({ ...item, amount: moneyToWire(item.amount) })),
  taxes: order.taxes.map((tax) => ({ ...tax, amount: moneyToWire(tax.amount) })),
  subTotal: moneyToWire(order.subTotal),
  taxTotal: moneyToWire(order.taxTotal),
  total: moneyToWire(order.total),
  payment: {
    ...order.payment,
    amount: moneyToWire(order.payment.amount),
    refunds: order.payment.refunds.map((refund) => ({ ...refund, amount: moneyToWire(refund.amount) })),
  },
});

export const mobileOrderFromWire = (
  order: NonNullable<graph.MobileOrderQuery['mobileOrder']>,
): OrderDetail => ({
  ...order,
  shipments: [...order.shipments],
  items: order.items.map((item) => ({ ...item, amount: moneyFromWire(item.amount) })),
  taxes: order.taxes.map((tax) => ({ ...tax, amount: moneyFromWire(tax.amount) })),
  subTotal: moneyFromWire(order.subTotal),
  taxTotal: moneyFromWire(order.taxTotal),
  total: moneyFromWire(order.total),
  payment: {
    ...order.payment,
    amount: moneyFromWire(order.payment.amount),
    refunds: order.payment.refunds.map((refund) => ({ ...refund, amount: moneyFromWire(refund.amount) })),
  },
});
