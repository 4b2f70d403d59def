import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { autoPayScopes } from '../method/method-kinds.ts';
import { methodSnapshotSchema } from '../method/payment-method.ts';

/** Auto Pay as enrolled (spec sections 3 and 4). */
export const autoPayEnrolmentSchema = z.object({
  id: z.string(),
  scope: z.enum(autoPayScopes),
  method: methodSnapshotSchema,
  /** Day of the month, 1–31; short months use their last day. */
  debitDay: z.int().min(1).max(31),
  /** The latest debit day that is dealt with, whether money left on it or not; `null` before the first. */
  lastDebitDate: businessDateSchema.nullable(),
  authorization: z.object({
    textVersion: z.string(),
    language: z.enum(['en', 'es']),
    acceptedAt: z.string(),
    acceptedBy: z.string(),
  }),
});
export type AutoPayEnrolment = z.infer<typeof autoPayEnrolmentSchema>;

/** An enrolment that has ended too late for one debit: that one is still made as it stood. */
export const lastAutoPaySchema = autoPayEnrolmentSchema.extend({ debitDate: businessDateSchema });
export type LastAutoPay = z.infer<typeof lastAutoPaySchema>;
