import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import type { PaymentRecord } from './payment-record.ts';

/** Frees the key of a payment of which the processor took nothing. The payment stays in the account's history. */
export async function releaseKey(
  database: Queryable,
  { accountId, payment }: PaymentRecord,
  idempotencyKey: string,
): Promise<void> {
  const p = parameters();
  await database.query(
    `UPDATE payment SET idempotency_key = NULL
     WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(payment.id)}
       AND idempotency_key = ${p.uuid(idempotencyKey)} AND status = 'failed' AND status_reason = 'LW-PAY-060'`,
    p.values,
  );
}

/** A token spent on a payment that the processor did not take may be used again, within its five minutes. */
export async function releaseToken(
  database: Queryable,
  accountId: string,
  token: string | null,
): Promise<void> {
  if (token === null) return;
  const p = parameters();
  await database.query(
    `UPDATE card_data_token SET used_at = NULL WHERE account_id = ${p.uuid(accountId)} AND token = ${p.text(token)}`,
    p.values,
  );
}
