import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';

const outcomeOfStatus = {
  scheduled: 'LW-PAY-002',
  running: 'LW-PAY-040',
  unknown: 'LW-PAY-040',
  pending: 'LW-PAY-003',
  successful: 'LW-PAY-001',
  failed: 'LW-PAY-010',
  returned: 'LW-PAY-050',
  cancelled: null,
} as const satisfies Record<PaymentStatus, OutcomeCode | null>;

/** What came of a payment: its status, and of one that failed why. `null` for one that was cancelled before its day. */
export function outcomeOfPayment({
  status,
  statusReason,
}: Pick<Payment, 'status' | 'statusReason'>): OutcomeCode | null {
  return status === 'failed' && statusReason ? statusReason : outcomeOfStatus[status];
}
