import type { Payment } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { type Parameters, parameters } from '../database/parameters.ts';
import { readEarlier, recordJson } from '../payments/payment-question.ts';
import type { EarlierRequest } from '../payments/payment-record.ts';

/** A payment that waits for the worker. */
export interface Waiting extends EarlierRequest {
  readonly paymentId: string;
  readonly payment: Payment;
  readonly timeZone: string;
  /** Real time at which the processor was about to be asked. */
  readonly startedAt: Date | null;
}

interface Row {
  readonly account_id: string;
  readonly record: unknown;
  readonly time_zone: string;
  readonly started_at: Date | null;
}

/** So many at a time: the next round takes the rest. */
const batch = 200;

/** Payments of this edge's own that are in a state, longest waiting first. @param condition over `k`, a row of `payment` */
export async function findPayments(
  database: Queryable,
  condition: (p: Parameters) => string,
): Promise<readonly Waiting[]> {
  const p = parameters();
  const rows = await database.query<Row>(
    `SELECT k.account_id, ${recordJson('k')} AS record, a.time_zone, k.started_at
     FROM payment k JOIN account a ON a.id = k.account_id
     WHERE NOT k.imported AND ${condition(p)}
     ORDER BY coalesce(k.started_at, k.requested_at) LIMIT ${p.bigint(batch)}`,
    p.values,
  );
  return rows.map((row) => {
    const earlier = readEarlier(row.account_id, row.record);
    const { payment } = earlier.record;
    return {
      ...earlier,
      payment,
      paymentId: payment.id,
      timeZone: row.time_zone,
      startedAt: row.started_at,
    };
  });
}
