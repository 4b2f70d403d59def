import type { BusinessDate, LookedAt } from '@linework/domain';
import type { Database, Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { type Place, pageSize } from '../../worker/place.ts';
import { latestDay } from '../../worker/today-somewhere.ts';

/** An Auto Pay enrolment that is to be looked at: the day for it has come where its account is. */
export interface DueEnrolment {
  readonly enrolmentId: string;
  readonly accountId: string;
  readonly dueOn: BusinessDate;
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
    `SELECT e.id AS "enrolmentId", e.account_id AS "accountId", e.due_on AS "dueOn",
       e.accepted_by_user_id AS "acceptedByUserId", e.accepted_by AS "acceptedBy",
       m.processor_token AS "processorToken", a.time_zone AS "timeZone"
     FROM auto_pay_enrolment e
     JOIN account a ON a.id = e.account_id
     JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id
     WHERE e.due_on IS NOT NULL AND e.due_on <= ${p.date(latestDay(now))}
       AND e.due_on <= (${p.instant(now)} AT TIME ZONE a.time_zone)::date
       AND (e.due_on, e.account_id, e.id) > (${p.date(after.day)}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
     ORDER BY e.due_on, e.account_id, e.id LIMIT ${pageSize}`,
    p.values,
  );
}

/** An enrolment as it was when it was looked at, and what follows. */
export interface LookedEnrolment extends DueEnrolment {
  /** The account's version that was looked at. */
  readonly version: number;
  readonly after: LookedAt;
}

/** Writes down that an enrolment was looked at, unless somebody else did, or anything about the account changed since. */
export async function writeLookedAt(database: Database, looked: LookedEnrolment): Promise<void> {
  const p = parameters();
  const { accountId, version } = looked;
  const unchanged = `SELECT id FROM account WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(version)}`;
  await database.write(accountId, lookedAtSql(p, looked, `(${unchanged})`), p.values);
}

/** @param account what has a row with its `id` where it is to be written */
export const lookedAtSql = (
  p: Parameters,
  { enrolmentId, dueOn, after: { lastDebitDate, lookOn } }: LookedEnrolment,
  account: string,
): string => `
  UPDATE auto_pay_enrolment e SET due_on = ${p.date(lookOn)},
    last_debit_date = coalesce(${p.date(lastDebitDate)}, e.last_debit_date)
  FROM ${account} a WHERE e.account_id = a.id AND e.id = ${p.uuid(enrolmentId)} AND e.due_on = ${p.date(dueOn)}`;
