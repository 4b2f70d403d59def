import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { methodSnapshotSchema } from '../method/payment-method.ts';
import { moneySchema } from '../money/money.ts';
import { shipmentStates } from './shipment-states.ts';

export const orderShipmentSchema = z.object({
  id: z.string(),
  state: z.enum(shipmentStates),
  /** The day on which it came to stand so. */
  since: businessDateSchema,
  /** The day on which it is to arrive; `null` while nobody knows, and once it has. */
  expectedOn: businessDateSchema.nullable(),
  /** As it calls itself; `null` until the shipment is handed over. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
});
export type OrderShipment = z.infer<typeof orderShipmentSchema>;

/** A device, a SIM card or what goes with it (spec section 3). */
export const mobileOrderSchema = z.object({
  id: z.string(),
  /** What people call it by. */
  number: z.string(),
  orderedOn: businessDateSchema,
  shipments: z.array(orderShipmentSchema),
  items: z.array(
    z.object({
      id: z.string(),
      /** What it comes in; `null` until that is known. */
      shipmentId: z.string().nullable(),
      /** As the provider calls it, the same in every language. */
      name: z.string(),
      quantity: z.int().min(1),
      /** What was paid for all of them with the order, before taxes. */
      amount: moneySchema,
    }),
  ),
  taxes: z.array(
    z.object({ id: z.string(), name: z.object({ en: z.string(), es: z.string() }), amount: moneySchema }),
  ),
  payment: z.object({
    method: methodSnapshotSchema,
    amount: moneySchema,
    /** What its biller says was given back of it, the first at the top; an order of before that was kept says nothing. */
    refunds: z.array(z.object({ id: z.string(), date: businessDateSchema, amount: moneySchema })).default([]),
  }),
});
export type MobileOrder = z.infer<typeof mobileOrderSchema>;
