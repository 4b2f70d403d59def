import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { methodSnapshotSchema } from '../method/payment-method.ts';
import { moneySchema } from '../money/money.ts';
import { outcomeCodes } from '../outcomes/outcomes.ts';
import { paidDeviceSchema } from './paid-device.ts';
import { paymentChannels, paymentStatuses } from './payment-status.ts';
import { returnReasons } from './return-reason.ts';

/** A payment (TMF676), a future-dated one included. */
export const paymentSchema = z.object({
  id: z.string(),
  /** What people call it by: short, its own for ever, and its confirmation number once it was accepted. */
  reference: z.string(),
  status: z.enum(paymentStatuses),
  /** The outcome that explains a status which is not good news. */
  statusReason: z.enum(outcomeCodes).nullable(),
  /** Why the bank sent it back, where it said so. */
  returnReason: z.enum(returnReasons).nullable(),
  /** The day on which the bank sent it back, and its amount was owed again. */
  returnedDate: businessDateSchema.nullable(),
  amount: moneySchema,
  /** What of mobile service it pays, a device or the mobile bill; `null` where it pays what the account owes. */
  device: paidDeviceSchema.nullable(),
  /** The day it leaves. */
  paymentDate: businessDateSchema,
  /** RFC 3339 instant at which it was asked for. */
  requestedAt: z.string(),
  postedDate: businessDateSchema.nullable(),
  channel: z.enum(paymentChannels),
  method: methodSnapshotSchema,
  /** Whether the method was new, and was saved with this payment. */
  wasMethodSaved: z.boolean(),
  createdBy: z.object({ userId: z.string(), name: z.string() }),
  /** An unknown payment that reconciliation could not settle in 24 h: it no longer blocks, people look into it. */
  inSupportQueue: z.boolean(),
  /** Whether nobody knew for a while if it was taken: whoever made it was told so, and waits for an answer. */
  wasChecked: z.boolean(),
  /** RFC 3339 instant at which it failed; `null` where it did not, or before that was kept. */
  failedAt: z.string().nullable(),
  /** RFC 3339 instant by which service is back, where the payment restores it. */
  restoresServiceBy: z.string().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;
