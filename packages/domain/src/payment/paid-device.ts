import { z } from 'zod';

/**
 * What of mobile service a payment pays: a device in part or whole, as it was called then, or the mobile bill, which has no
 * name.
 */
export const paidDeviceSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** The last four digits of a device's line. */
  lineLastFour: z.string().nullable(),
});
export type PaidDevice = z.infer<typeof paidDeviceSchema>;
