import { z } from 'zod';
import { localizedTextSchema } from '../bill/bill.ts';
import { moneySchema } from '../money/money.ts';

/** One of the customer's phone lines, as the cards about devices name it. */
export const phoneLineSchema = z.object({
  lastFour: z.string(),
  /** What is used on it, as the provider calls it; `null` where its biller has not said. */
  deviceName: z.string().nullable(),
});
export type PhoneLine = z.infer<typeof phoneLineSchema>;

/** A line of a mobile bill, as its biller wrote it: it stays what it was, whatever becomes of the device since. */
export const mobileBillLineSchema = z.object({
  id: z.string(),
  /** What a phone line costs, a device that is paid off, what came once, or what goes to governments. */
  kind: z.enum(['plan', 'installment', 'oneOff', 'tax']),
  /** The phone line that it is for; `null` for what is charged on the bill as a whole. */
  phone: phoneLineSchema.nullable(),
  description: localizedTextSchema,
  /** Signed: a credit is negative. */
  amount: moneySchema,
  /** Of an installment, how many were left of the device with this one; `null` for anything else. */
  installmentsLeft: z.int().min(1).nullable(),
});
export type MobileBillLine = z.infer<typeof mobileBillLineSchema>;
