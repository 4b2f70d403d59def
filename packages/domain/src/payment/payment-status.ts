/**
 * What a payment can be. `running` is written before the processor is called; `unknown` means that the processor did
 * not answer, and is settled by reconciliation alone.
 */
export const paymentStatuses = [
  'scheduled',
  'running',
  'unknown',
  'pending',
  'successful',
  'failed',
  'returned',
  'cancelled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentChannels = [
  'online',
  'phone',
  'inStore',
  'autoPay',
  'agentAssisted',
  'chatAssisted',
] as const;
