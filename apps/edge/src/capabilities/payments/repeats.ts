import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What the audit trail calls it when the processor is asked again for a payment that it has no record of. */
export const repeatAction = 'payment.askedAgain';

type Charged = Pick<PaymentRecord, 'accountId' | 'payment' | 'processorToken'>;

/** What it takes to know whether the processor is asked again. */
interface RepeatStanding {
  /** How often it was already. */
  readonly repeats: number;
  /** Whether its saved method is the number yet that it was made with. */
  readonly hasItsNumber: boolean;
}

/** How a payment stands that the processor has no record of. */
export async function repeatStanding(database: Queryable, record: Charged): Promise<RepeatStanding> {
  const p = parameters();
  const accountId = p.uuid(record.accountId);
  const [row] = await database.query<RepeatStanding>(
    `SELECT count(*)::int AS repeats, ${hasItsNumber(p, record)} AS "hasItsNumber" FROM audit_event
     WHERE account_id = ${accountId} AND payment_id = ${p.uuid(record.payment.id)} AND action = '${repeatAction}'`,
    p.values,
  );
  return row ?? { repeats: 0, hasItsNumber: false };
}

/** One whose number was changed meanwhile is not charged by the old one, and the payment was not made for the new. */
export function hasItsNumber(p: Parameters, { accountId, payment, processorToken }: Charged): string {
  const { methodId } = payment.method;
  if (methodId === null) return 'true';
  return `EXISTS (SELECT 1 FROM payment_method m WHERE m.account_id = ${p.uuid(accountId)} AND m.id = ${p.uuid(methodId)}
    AND m.removed_at IS NULL AND m.processor_token = ${p.text(processorToken)})`;
}
