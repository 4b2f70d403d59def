import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  PackageIcon,
  PastDueIcon,
  ReturnedIcon,
  ShippedIcon,
  type StatusTextProps,
} from '@linework/design-system';
import type { ShipmentState } from '@linework/domain';

/** How an order or a shipment stands, drawn: blue is under way, green has come, amber is late. */
export const orderLooks = {
  ordered: { icon: ClockIcon, tone: 'muted' },
  preparing: { icon: PackageIcon, tone: 'brand' },
  shipped: { icon: ShippedIcon, tone: 'brand' },
  outForDelivery: { icon: ShippedIcon, tone: 'brand' },
  delivered: { icon: CheckIcon, tone: 'positive' },
  delayed: { icon: PastDueIcon, tone: 'warning' },
  returned: { icon: ReturnedIcon, tone: 'muted' },
  cancelled: { icon: CloseIcon, tone: 'muted' },
} as const satisfies Record<ShipmentState, Pick<StatusTextProps, 'icon' | 'tone'>>;
