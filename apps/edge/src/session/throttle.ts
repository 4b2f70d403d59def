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
/** After this long without a try all is forgotten. */
const memoryMs = 15 * 60_000;

interface Throttled {
  readonly purpose: string;
  readonly subject: string;
  readonly next_at: Date;
}

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
  const ordered = [...rules].sort((a, b) => (a.purpose + a.subject < b.purpose + b.subject ? -1 : 1));
  const rows = await database.query<Throttled & { allowed: boolean }>(
    `WITH asked AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) AS a (purpose, subject, free)
     ), counted AS (
       INSERT INTO attempt_throttle AS t (purpose, subject, attempts, next_at, changed_at)
       SELECT purpose, subject, 1, $4, $4 FROM asked
       ON CONFLICT (purpose, subject) DO UPDATE SET
         attempts = CASE WHEN t.changed_at < $5 THEN 1 ELSE t.attempts + 1 END,
         next_at = CASE WHEN t.changed_at < $5 OR t.attempts < (
             SELECT free FROM asked WHERE asked.purpose = t.purpose AND asked.subject = t.subject)
           THEN EXCLUDED.next_at
           ELSE EXCLUDED.next_at + LEAST($6::int, 1000 * power(2, LEAST(20, t.attempts - (
             SELECT free FROM asked WHERE asked.purpose = t.purpose AND asked.subject = t.subject)))::int)
             * INTERVAL '1 millisecond' END,
         changed_at = EXCLUDED.changed_at
       WHERE t.next_at <= $4 OR t.changed_at < $5
       RETURNING purpose, subject
     )
     SELECT asked.purpose, asked.subject, coalesce(t.next_at, $4) AS next_at, counted.subject IS NOT NULL AS allowed
     FROM asked
     LEFT JOIN counted USING (purpose, subject)
     LEFT JOIN attempt_throttle t USING (purpose, subject)`,
    [
      ordered.map((rule) => rule.purpose),
      ordered.map((rule) => rule.subject),
      ordered.map((rule) => rule.free),
      now,
      new Date(now.getTime() - memoryMs),
      longestWaitMs,
    ],
  );
  const waits = rows.filter((row) => !row.allowed).map((row) => row.next_at.getTime() - now.getTime());
  if (waits.length > 0) {
    throw new OutcomeProblem(code, { retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1_000)) });
  }
}

/** The right password was given: what somebody mistyped before counts no more. */
export async function forgetAttempts(database: Queryable, purpose: string, subject: string): Promise<void> {
  await database.query('DELETE FROM attempt_throttle WHERE purpose = $1 AND subject = $2', [
    purpose,
    subject,
  ]);
}
