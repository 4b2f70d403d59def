import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { Payment } from './payment.ts';

/**
 * Whether the processor says that it took nothing: the same key may be sent again, and then makes another payment. Not so
 * for one dated later, whose first answer was that it is scheduled.
 */
export const tookNothing = (
  { status, statusReason }: Pick<Payment, 'status' | 'statusReason'>,
  firstOutcome: OutcomeCode | null,
): boolean => status === 'failed' && statusReason === 'LW-PAY-060' && firstOutcome !== 'LW-PAY-002';
