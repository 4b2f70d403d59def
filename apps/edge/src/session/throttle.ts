import type { OutcomeCode } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/** How fast something may be tried by one session, account, address or user name. */
export interface AttemptRule {
  readonly purpose: string;
  readonly subject: string;
  /** So many tries go through without waiting; from then on each waits twice as long as the one before. */
  readonly free: number;
}

/** Waits never grow beyond this: an owner is slowed down by somebody else's tries, never locked out. */
const longestWaitMs = 60_000;
/** One try is forgotten for each minute that passes without any. */
const forgetSeconds = 60;

// What stands in the row now, locked by the update, so that tries sent at once see one another.
const remembered = `GREATEST(0, t.attempts
  - GREATEST(0, floor(extract(epoch FROM (EXCLUDED.changed_at - t.changed_at)) / $5::int))::int)`;
const free = '(SELECT free FROM asked WHERE asked.purpose = t.purpose AND asked.subject = t.subject)';
const wait = `LEAST($6::int, 1000 * power(2, LEAST(20, ${remembered} - ${free}))::int) * INTERVAL '1 millisecond'`;

const count = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) AS a (purpose, subject, free)
  ), counted AS (
    INSERT INTO attempt_throttle AS t (purpose, subject, attempts, next_at, changed_at)
    SELECT purpose, subject, 1, $4::timestamptz, $4::timestamptz FROM asked
    ON CONFLICT (purpose, subject) DO UPDATE SET
      attempts = ${remembered} + 1,
      next_at = CASE WHEN ${remembered} < ${free} THEN EXCLUDED.changed_at
        ELSE EXCLUDED.changed_at + ${wait} END,
      changed_at = EXCLUDED.changed_at
    WHERE t.next_at <= EXCLUDED.changed_at
    RETURNING purpose, subject
  )
  SELECT coalesce(t.next_at, $4) AS next_at, counted.subject IS NOT NULL AS allowed
  FROM asked
  LEFT JOIN counted USING (purpose, subject)
  LEFT JOIN attempt_throttle t USING (purpose, subject)`;

/**
 * Counts a try before it is made, in every copy of the edge alike: tries sent at once are all counted.
 * @throws OutcomeProblem with `code` and how long to wait, when one of the rules asks for a wait
 */
export async function countAttempt(
  database: Queryable,
  rules: readonly AttemptRule[],
  code: OutcomeCode,
  now: Date,
): Promise<void> {
  // In one order, so that two statements do not wait for each other.
  const ordered = [...rules].sort((a, b) => (a.purpose + a.subject < b.purpose + b.subject ? -1 : 1));
  const rows = await database.query<{ next_at: Date; allowed: boolean }>(count, [
    ordered.map((rule) => rule.purpose),
    ordered.map((rule) => rule.subject),
    ordered.map((rule) => rule.free),
    now,
    forgetSeconds,
    longestWaitMs,
  ]);
  const waits = rows.filter((row) => !row.allowed).map((row) => row.next_at.getTime() - now.getTime());
  if (waits.length > 0) {
    throw new OutcomeProblem(code, { retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1_000)) });
  }
}

/** It went well: what somebody mistyped before counts no more. */
export async function forgetAttempts(database: Queryable, purpose: string, subject: string): Promise<void> {
  await database.query('DELETE FROM attempt_throttle WHERE purpose = $1 AND subject = $2', [
    purpose,
    subject,
  ]);
}

/** It went well, and others share the subject: this one try counts no more. */
export async function giveBackAttempt(database: Queryable, purpose: string, subject: string): Promise<void> {
  await database.query(
    `UPDATE attempt_throttle SET attempts = GREATEST(0, attempts - 1), next_at = changed_at
     WHERE purpose = $1 AND subject = $2`,
    [purpose, subject],
  );
}
