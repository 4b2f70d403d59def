import type { ListedOrder, OrderDetail } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';

/** Where the pages lead. */
export interface OrderLinks {
  readonly billing: string;
  readonly orders: string;
  readonly order: (id: string) => string;
}

export interface OrdersProps {
  readonly orders: Loadable<readonly ListedOrder[]>;
  readonly links: OrderLinks;
}

export interface OrderProps {
  /** `null` where the account has no such order. */
  readonly order: Loadable<OrderDetail | null>;
  readonly links: Pick<OrderLinks, 'orders'>;
}
