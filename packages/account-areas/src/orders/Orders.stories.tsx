import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';
import { longOrder, orderOf, ordersOf, orderWith, sampleOrders } from './sample-orders.ts';

/** What was ordered for mobile service, and one order with its shipments. */
const meta = preview.meta({
  title: 'Areas/Mobile orders',
  parameters: { layout: 'padded' },
  component: OrdersScreen,
  args: ordersOf(),
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const retry = fn();
const failed = { status: 'failed', onRetry: retry } as const;
const loading = { status: 'loading' } as const;

export const List = meta.story({
  tags: ['route:/billing/mobile-orders'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(sampleOrders.length);
    await expect(rows[0]).toHaveTextContent(/Ordered|Pedido realizado/);
    await expect(canvas.getAllByText(/^(Refunded|Le reembolsamos) \$/)).toHaveLength(3);
  },
});
export const ListLoading = meta.story({ args: { orders: loading } });
export const Empty = meta.story({ args: ordersOf([]) });
export const ListFailed = meta.story({
  args: { orders: failed },
  tags: ['outcome:LW-MOB-010'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Intentar/ }));
    await expect(retry).toHaveBeenCalled();
  },
});
export const LongList = meta.story({
  args: ordersOf(longOrder ? [longOrder, ...sampleOrders.slice(1)] : sampleOrders),
});

export const Ordered = meta.story({
  tags: ['route:/billing/mobile-orders/:orderId'],
  render: () => <OrderScreen {...orderOf(orderWith('ordered'))} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^(Track|Rastrear)/ })).toBeNull();
  },
});
export const Preparing = meta.story({ render: () => <OrderScreen {...orderOf(orderWith('preparing'))} /> });
export const Shipped = meta.story({
  render: () => <OrderScreen {...orderOf(orderWith('shipped'))} />,
  play: async ({ canvas }) => {
    const track = canvas.getByRole('link', { name: /tracking\.provider\.example/ });
    await expect(track).toHaveAttribute('target', '_blank');
    await expect(track).toHaveAccessibleName(/new tab|otra pestaña/);
  },
});
export const ShippedUntracked = meta.story({
  render: () => <OrderScreen {...orderOf(orderWith('shipped'), null)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^NP\d+$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Track|Rastrear)/ })).toBeNull();
  },
});
export const OutForDelivery = meta.story({
  render: () => <OrderScreen {...orderOf(orderWith('outForDelivery'))} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: /^(Shipment 1 of 2|Envío 1 de 2)$/ }),
    ).toBeVisible();
  },
});
export const Delayed = meta.story({ render: () => <OrderScreen {...orderOf(orderWith('delayed'))} /> });
export const DelayedWithoutDay = meta.story({
  render: () => (
    <OrderScreen
      {...orderOf(
        sampleOrders.find(({ shipments }) =>
          shipments.some(({ state, expectedOn }) => state === 'delayed' && expectedOn === null),
        ),
      )}
    />
  ),
});
export const Delivered = meta.story({
  render: () => (
    <OrderScreen
      {...orderOf(
        sampleOrders.find(({ shipments }) => shipments.every(({ state }) => state === 'delivered')),
      )}
    />
  ),
});
const mayBeOwed = /If you’re owed a refund|Si le corresponde un reembolso/;

/** Its payment says when it was given back, and how much of it. */
export const Returned = meta.story({
  render: () => <OrderScreen {...orderOf(orderWith('returned'))} />,
  play: async ({ canvas }) => {
    const refunded = canvas.getByText(/^(Refunded|Reembolso del) .*2026$/);
    await expect(refunded.parentElement).toHaveTextContent(/\$49\.96/);
    // Where the money went.
    await expect(refunded.parentElement).toHaveTextContent(/(To|A) .*····\s?\d{4}$/);
    await expect(canvas.queryByText(mayBeOwed)).toBeNull();
  },
});
export const Canceled = meta.story({
  render: () => <OrderScreen {...orderOf(orderWith('cancelled'))} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(mayBeOwed)).toBeNull();
    await expect(canvas.getByText(/listed with your payment|aparece junto a su pago/)).toBeVisible();
  },
});
/** Until its refund is made the page says where it will be told. */
export const CanceledNotRefundedYet = meta.story({
  render: () => {
    const order = orderWith('cancelled');
    return <OrderScreen {...orderOf(order && { ...order, payment: { ...order.payment, refunds: [] } })} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mayBeOwed)).toBeVisible();
  },
});
export const NothingPackedYet = meta.story({
  render: () => {
    const order = orderWith('ordered');
    const items = order?.items.map((item) => ({ ...item, shipmentId: null }));
    return <OrderScreen {...orderOf(order && { ...order, shipments: [], items: items ?? [] })} />;
  },
});
export const LongOrder = meta.story({ render: () => <OrderScreen {...orderOf(longOrder)} /> });
export const OrderLoading = meta.story({
  render: () => <OrderScreen {...orderOf(undefined)} order={loading} />,
});
export const OrderFailed = meta.story({
  render: () => <OrderScreen {...orderOf(undefined)} order={failed} />,
  tags: ['outcome:LW-MOB-010'],
});
export const NotFound = meta.story({
  render: () => <OrderScreen {...orderOf(undefined)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/this order|este pedido/);
  },
});
