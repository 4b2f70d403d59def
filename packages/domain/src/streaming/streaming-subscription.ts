import { z } from 'zod';
import { localizedTextSchema } from '../bill/bill.ts';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { moneySchema } from '../money/money.ts';
import { streamingStatuses } from './streaming-statuses.ts';

/** A streaming service that is subscribed to through the account (spec section 2.5). */
export const streamingSubscriptionSchema = z.object({
  id: z.string(),
  /** The service's own name, the same in every language. */
  service: z.string(),
  plan: localizedTextSchema,
  /** What a month costs once nothing is free. */
  price: moneySchema,
  status: z.enum(streamingStatuses),
  /** The day of the next charge; `null` where none is to come: it is paused, or ends. */
  nextChargeDate: businessDateSchema.nullable(),
  /** The last day of what is paid for; `null` unless it ends. */
  endDate: businessDateSchema.nullable(),
});
export type StreamingSubscription = z.infer<typeof streamingSubscriptionSchema>;
