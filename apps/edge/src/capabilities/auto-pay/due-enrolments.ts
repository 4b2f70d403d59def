import { addDays, type BusinessDate, longestDelayDays, openDebitDay } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { type Place, pageSize } from '../../worker/place.ts';
import { earliestDay, latestDay } from '../../worker/today-somewhere.ts';

/** An Auto Pay enrolment whose debit day has come where its account is, and is not dealt with yet. */
export interface DueEnrolment {
  readonly enrolmentId: string;
  readonly accountId: string;
  /** The debit day that is due: today, or one to be made up for. */
  readonly debitDate: BusinessDate;
  readonly acceptedByUserId: string | null;
  readonly acceptedBy: string;
  readonly processorToken: string;
  readonly timeZone: string;
}

/** Which debit day is due, by the day of the month that was enrolled and by the day that it is where the account is. */
interface DueDay {
  readonly debit_day: number;
  readonly today: BusinessDate;
  readonly debit_date: BusinessDate;
}

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

/** For every day that it is somewhere. Who was debited long ago has the earliest debit day to be dealt with. */
function dueDays(now: Date): DueDay[] {
  const due: DueDay[] = [];
  for (let today = earliestDay(now); today <= latestDay(now); today = addDays(today, 1)) {
    const lastDebitDate = addDays(today, -longestDelayDays - 1);
    for (const debitDay of daysOfMonth) {
      const date = openDebitDay({ debitDay, lastDebitDate }, today);
      if (date <= today) due.push({ debit_day: debitDay, today, debit_date: date });
    }
  }
  return due;
}

/**
 * The next enrolments to be debited, at most a page of them. A debit day is made up for only by an enrolment that was
 * debited before: one that is new waits for its first.
 * @param after the last one of the page before
 */
export async function findDueEnrolments(
  database: Queryable,
  now: Date,
  after: Place,
): Promise<readonly DueEnrolment[]> {
  const p = parameters();
  return await database.query<DueEnrolment>(
    `SELECT e.id AS "enrolmentId", e.account_id AS "accountId", due.debit_date AS "debitDate",
       e.accepted_by_user_id AS "acceptedByUserId", e.accepted_by AS "acceptedBy",
       m.processor_token AS "processorToken", a.time_zone AS "timeZone"
     FROM jsonb_to_recordset(${p.json(dueDays(now))}) AS due (debit_day integer, today date, debit_date date)
     JOIN auto_pay_enrolment e ON e.debit_day = due.debit_day AND e.ended_at IS NULL
       AND (e.last_debit_date < due.debit_date OR e.last_debit_date IS NULL AND due.debit_date = due.today)
     JOIN account a ON a.id = e.account_id AND (${p.instant(now)} AT TIME ZONE a.time_zone)::date = due.today
     JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id
     WHERE (due.debit_date, e.account_id, e.id) > (${p.date(after.day)}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
     ORDER BY due.debit_date, e.account_id, e.id LIMIT ${p.bigint(pageSize)}`,
    p.values,
  );
}
