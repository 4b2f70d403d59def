import { toDecimal, usd } from '@linework/domain';
import type { Queryable } from '../src/database/database.ts';
import { ownAccount } from './fuzz-accounts.ts';

/** Stands in a request for what only the moment of sending knows, as a customer would read it from a screen. */
export const living = {
  due: '{{due}}',
  scheduled: '{{scheduled}}',
  payment: '{{payment}}',
  token: '{{token}}',
  /** A saved method that nothing uses. */
  spareMethod: '{{spareMethod}}',
} as const;

interface NowRow {
  readonly cents: number;
  readonly scheduled: string | null;
  readonly payment: string | null;
  readonly token: string | null;
  readonly spare: string | null;
}

/** A body with what is true now in the place of each of these; a payment that is not there has an id that is none. */
export async function withLivingValues(database: Queryable, body: string): Promise<string> {
  if (!Object.values(living).some((text) => body.includes(text))) return body;
  const [now] = await database.query<NowRow>(
    `SELECT posted_cents - pending_cents AS cents,
       (SELECT max(id::text) FROM payment WHERE account_id = a.id AND status = 'scheduled') AS scheduled,
       (SELECT max(id::text) FROM payment WHERE account_id = a.id) AS payment,
       (SELECT max(token) FROM card_data_token WHERE account_id = a.id AND used_at IS NULL) AS token,
       (SELECT max(m.id::text) FROM payment_method m
        WHERE m.account_id = a.id AND m.removed_at IS NULL AND m.version = 1 AND m.fingerprint IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM payment k
            WHERE k.account_id = a.id AND k.method_id = m.id AND k.status IN ('scheduled', 'running'))
          AND NOT EXISTS (SELECT 1 FROM auto_pay_enrolment e
            WHERE e.account_id = a.id AND e.method_id = m.id)) AS spare
     FROM account a WHERE id = $1`,
    [ownAccount.facts.account.id],
  );
  return body
    .replaceAll(living.due, toDecimal(usd(Math.max(0, now?.cents ?? 0))))
    .replaceAll(living.scheduled, now?.scheduled ?? 'none')
    .replaceAll(living.payment, now?.payment ?? 'none')
    .replaceAll(living.token, now?.token ?? 'none')
    .replaceAll(living.spareMethod, now?.spare ?? 'none');
}
