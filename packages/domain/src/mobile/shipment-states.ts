/** How a shipment stands, in the order in which it comes there; what goes wrong on the way stands last. */
export const shipmentStates = [
  'ordered',
  'preparing',
  'shipped',
  'outForDelivery',
  'delivered',
  'delayed',
  'returned',
  'cancelled',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];
