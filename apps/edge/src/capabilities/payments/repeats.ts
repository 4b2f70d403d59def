import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What the audit trail calls it when the processor is asked again for a payment that it has no record of. */
export const repeatAction = 'payment.askedAgain';

type Charged = Pick<PaymentRecord, 'accountId' | 'payment' | 'processorToken'>;

/** What it takes to know, beside what is known of the account, whether the processor is asked again. */
interface RepeatStanding {
  /** How often it was already. */
  readonly repeats: number;
  /** Milliseconds since it was last. */
  readonly age: number;
  /** Whether its saved method is the number yet that it was made with. */
  readonly hasItsNumber: boolean;
  /** Whether it is a debit of an Auto Pay that had ended before it was made; no, where the trail does not say what it was made by. */
  readonly wasMadeAfterEnd: boolean;
  /** Whether bank or card network gave up the Auto Pay that it was made by: its method is debited by it no more. */
  readonly wasGivenUp: boolean;
}

/** Whether the Auto Pay that a payment was made by has ended in some way. @param how a condition over `e`, its end, and `k`, the payment */
const endedSo = (how: string): string =>
  `EXISTS (SELECT 1 FROM audit_event v JOIN auto_pay_authorization_end e ON e.account_id = v.account_id
       AND e.authorization_id = (v.detail ->> 'authorizationId')::uuid
     WHERE v.account_id = k.account_id AND v.payment_id = k.id AND v.action = 'payment.started' AND ${how})`;

/** Milliseconds since the processor was about to be asked, by the database's clock: all copies of the edge share it. @param row of `payment` */
export const ageOf = (row: string): string =>
  `coalesce(extract(epoch FROM now() - ${row}.started_at) * 1000, 'Infinity')::float8`;

/** How a payment stands that the processor has no record of, all of it at one moment: another copy may just have asked. */
export async function repeatStanding(database: Queryable, record: Charged): Promise<RepeatStanding> {
  const p = parameters();
  const [row] = await database.query<RepeatStanding>(
    `SELECT (SELECT count(*)::int FROM audit_event v
         WHERE v.account_id = k.account_id AND v.payment_id = k.id AND v.action = '${repeatAction}') AS repeats,
       ${ageOf('k')} AS age, ${hasItsNumber(p, record)} AS "hasItsNumber",
       ${endedSo('e.ended_at < k.requested_at')} AS "wasMadeAfterEnd",
       ${endedSo("e.why = 'failed'")} AS "wasGivenUp"
     FROM payment k WHERE k.account_id = ${p.uuid(record.accountId)} AND k.id = ${p.uuid(record.payment.id)}`,
    p.values,
  );
  return row ?? { repeats: 0, age: 0, hasItsNumber: false, wasMadeAfterEnd: false, wasGivenUp: false };
}

/** One whose number was changed meanwhile is not charged by the old one, and the payment was not made for the new. */
export function hasItsNumber(p: Parameters, { accountId, payment, processorToken }: Charged): string {
  const { methodId } = payment.method;
  if (methodId === null) return 'true';
  return `EXISTS (SELECT 1 FROM payment_method m WHERE m.account_id = ${p.uuid(accountId)} AND m.id = ${p.uuid(methodId)}
    AND m.removed_at IS NULL AND m.processor_token = ${p.text(processorToken)})`;
}
