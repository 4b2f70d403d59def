import { z } from 'zod';

/** The device that a payment pays off in part or whole, as it was called then. */
export const paidDeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four digits of its line. */
  lineLastFour: z.string(),
});
export type PaidDevice = z.infer<typeof paidDeviceSchema>;
