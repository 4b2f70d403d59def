import type { Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';

/** Whether a payment was accepted, then or now: what came of it later takes its number from nobody. */
const isConfirmed = {
  scheduled: true,
  running: false,
  unknown: false,
  pending: true,
  successful: true,
  failed: false,
  returned: true,
  cancelled: true,
} as const satisfies Record<PaymentStatus, boolean>;

/** What a payment is confirmed by: its reference, once it was accepted; `null` where nothing is confirmed. */
export const confirmationNumberOf = ({
  status,
  reference,
}: Pick<Payment, 'status' | 'reference'>): string | null => (isConfirmed[status] ? reference : null);
