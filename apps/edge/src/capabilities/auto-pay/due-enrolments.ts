import type { BusinessDate, LookedAt } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { type Place, pageSize } from '../../worker/place.ts';
import { latestDay } from '../../worker/today-somewhere.ts';

/** An Auto Pay enrolment that is to be looked at: the day for it has come where its account is. */
export interface DueEnrolment {
  readonly enrolmentId: string;
  readonly accountId: string;
  readonly dueOn: BusinessDate;
  /** Whether it goes on; one that has ended makes its last debit. */
  readonly isLive: boolean;
  readonly acceptedByUserId: string | null;
  readonly acceptedBy: string;
  readonly processorToken: string;
  readonly timeZone: string;
}

/**
 * The next enrolments to be looked at, at most a page of them: what is due is read, however many are enrolled.
 * @param after the last one of the page before
 */
export async function findDueEnrolments(
  database: Queryable,
  now: Date,
  after: Place,
): Promise<readonly DueEnrolment[]> {
  const p = parameters();
  return await database.query<DueEnrolment>(
    `SELECT e.id AS "enrolmentId", e.account_id AS "accountId", e.due_on AS "dueOn", e.ended_at IS NULL AS "isLive",
       e.accepted_by_user_id AS "acceptedByUserId", e.accepted_by AS "acceptedBy",
       m.processor_token AS "processorToken", a.time_zone AS "timeZone"
     FROM auto_pay_enrolment e
     JOIN account a ON a.id = e.account_id
     JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id
     WHERE e.due_on IS NOT NULL AND e.due_on <= ${p.date(latestDay(now))}
       AND e.due_on <= (${p.instant(now)} AT TIME ZONE a.time_zone)::date
       AND (e.due_on, e.account_id, e.id) > (${p.date(after.day)}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
     ORDER BY e.due_on, e.account_id, e.id LIMIT ${p.bigint(pageSize)}`,
    p.values,
  );
}

/** Writes down that an enrolment was looked at, unless somebody else did, or it was changed since. */
export async function writeLookedAt(
  database: Queryable,
  { accountId, enrolmentId, dueOn, isLive }: DueEnrolment,
  { lastDebitDate, lookOn }: LookedAt,
): Promise<void> {
  const p = parameters();
  await database.query(
    `UPDATE auto_pay_enrolment SET due_on = ${p.date(lookOn)},
       last_debit_date = coalesce(${p.date(lastDebitDate)}, last_debit_date)
     WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(enrolmentId)} AND due_on = ${p.date(dueOn)}
       AND (ended_at IS NULL) = ${p.boolean(isLive)}`,
    p.values,
  );
}
