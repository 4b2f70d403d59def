import type { Payment } from '../payment/payment.ts';
import { causeOfStatus, type UnchangeableCause } from '../payment/scheduled-standing.ts';

/** What a scheduled payment has become since somebody looked at it. */
export interface ChangedUnderReader {
  readonly what: Exclude<UnchangeableCause, 'cutOffPassed'> | 'edited';
  readonly payment: Payment;
}

const isSameToReader = (a: Payment, b: Payment): boolean =>
  a.amount.cents === b.amount.cents &&
  a.paymentDate === b.paymentDate &&
  a.method.methodId === b.method.methodId;

/** What changed under somebody who looks at a scheduled payment: it left, or somebody else was faster. `null` where nothing did. */
export function changedUnderReader(seen: Payment, current: Payment): ChangedUnderReader | null {
  const cause = causeOfStatus[current.status];
  if (cause) return { what: cause, payment: current };
  return isSameToReader(seen, current) ? null : { what: 'edited', payment: current };
}
