import type { Payment, PaymentStatus } from '@linework/domain';
import type { Queryable } from '../../../database/database.ts';
import { type Parameters, parameters } from '../../../database/parameters.ts';
import { type Place, pageSize } from '../../../worker/place.ts';
import { readEarlier, recordJson } from '../payment-question.ts';
import type { EarlierRequest } from '../payment-record.ts';
import { ageOf } from '../repeats.ts';

/** A payment that waits for the worker. */
export interface Waiting extends EarlierRequest {
  readonly paymentId: string;
  readonly accountId: string;
  readonly payment: Payment;
  readonly timeZone: string;
}

/** As it was found in the database. */
export interface Found extends Waiting {
  /** Milliseconds since the processor was about to be asked, by the database's clock: all copies of the edge share it. */
  readonly age: number;
}

/** Which payments the worker looks for. */
export interface Search {
  /** Where a round had to end is kept under this name. */
  readonly name: string;
  readonly status: PaymentStatus;
  /** What else must be so, over `k`, a row of `payment`, and `a`, its account's. */
  readonly condition?: (p: Parameters) => string;
}

interface Row {
  readonly account_id: string;
  readonly record: unknown;
  readonly time_zone: string;
  readonly age: number;
}

/** The next payments of this edge's own, at most a page of them. @param after the last one of the page before */
export async function findPayments(
  database: Queryable,
  { status, condition }: Search,
  after: Place,
): Promise<readonly Found[]> {
  const p = parameters();
  const rows = await database.query<Row>(
    `SELECT k.account_id, ${recordJson('k')} AS record, a.time_zone,
       ${ageOf('k')} AS age
     FROM payment k JOIN account a ON a.id = k.account_id
     WHERE k.status = '${status}' AND NOT k.imported AND ${condition?.(p) ?? 'true'}
       AND (k.payment_date, k.account_id, k.id)
         > (${p.date(after.day)}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
     ORDER BY k.payment_date, k.account_id, k.id LIMIT ${pageSize}`,
    p.values,
  );
  return rows.map(({ account_id, record, time_zone, age }) => {
    const earlier = readEarlier(account_id, record);
    const { payment } = earlier.record;
    return { ...earlier, payment, paymentId: payment.id, accountId: account_id, timeZone: time_zone, age };
  });
}
