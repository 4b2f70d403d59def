import { z } from 'zod';
import { ledgerKinds } from '../bill/bill-kinds.ts';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { moneySchema } from '../money/money.ts';
import { paymentSchema } from '../payment/payment.ts';
import { mobileBillLineSchema } from './mobile-bill-line.ts';

/** A line of the mobile bill's own ledger, which is no part of the account's. */
export const mobileLineSchema = z.object({
  id: z.string(),
  kind: z.enum(ledgerKinds),
  date: businessDateSchema,
  /** The day a charge falls due; `null` for what asks for nothing. */
  dueDate: businessDateSchema.nullable(),
  /** Whether a charge is a mobile bill, not one apart. */
  isBill: z.boolean(),
  /** Signed: payments and credits are negative. */
  amount: moneySchema,
  /** As the mobile biller knows it; of a refund, the payment that it gives back. */
  payment: paymentSchema.nullable(),
  /** What a mobile bill is made of; not read with the others, but with its detail. */
  lines: z.array(mobileBillLineSchema).optional(),
});
export type MobileLine = z.infer<typeof mobileLineSchema>;
