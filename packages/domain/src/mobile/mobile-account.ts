import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { moneySchema } from '../money/money.ts';
import { mobileLineSchema } from './mobile-line.ts';
import { mobileOrderSchema } from './mobile-order.ts';

/** A phone or a tablet that is paid off month by month. */
export const mobileDeviceSchema = z.object({
  id: z.string(),
  /** As the provider calls it, the same in every language. */
  name: z.string(),
  /** The last four digits of its line. */
  lineLastFour: z.string(),
  /** What is left to pay of it. */
  balance: moneySchema,
  monthlyAmount: moneySchema,
  installmentsLeft: z.int().min(0),
  /** The day of the next of them; `null` where its biller has not said. */
  nextInstallment: businessDateSchema.nullable(),
});
export type MobileDevice = z.infer<typeof mobileDeviceSchema>;

/**
 * Mobile service as its own biller states it. It is billed apart: what is past due here is no part of the account's ledger,
 * and no payment of the account's amount due pays it.
 */
export const mobileAccountSchema = z.object({
  status: z.enum(['active', 'inactive']),
  /** What the network does to the service now, for nonpayment. */
  serviceState: z.enum(['connected', 'hotlined', 'temporarilyDisconnected']),
  pastDue: moneySchema,
  /** The mobile bill as it stands, what is past due included; `null` where its biller has not said. */
  bill: z.object({ amount: moneySchema, dueDate: businessDateSchema }).nullable(),
  devices: z.array(mobileDeviceSchema),
  /** What was ordered; not read with an account's facts, but by itself. */
  orders: z.array(mobileOrderSchema).optional(),
  /** What was charged and paid for mobile service; read in the same way. */
  activity: z.array(mobileLineSchema).optional(),
});
export type MobileAccount = z.infer<typeof mobileAccountSchema>;
