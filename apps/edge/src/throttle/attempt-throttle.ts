import type { OutcomeCode } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/** How fast something may be tried by one session, account, address or user name. */
export interface AttemptRule {
  readonly purpose: string;
  readonly subject: string;
  /** So many tries go through without waiting; from then on each waits twice as long as the one before. */
  readonly free: number;
  /** How long its waits grow and how slowly its tries are forgotten; as for all others where nothing is said. */
  readonly pace?: AttemptPace;
  /**
   * Whether a try during a wait, its own or another rule's, makes its own wait longer where it stands already: whoever comes
   * again and again before it is over never takes the try of somebody who waits as they were told.
   */
  readonly countsPolls?: boolean;
}

/** How hard a rule holds on to tries. */
export interface AttemptPace {
  /** In milliseconds. */
  readonly longestWait: number;
  /** One try is forgotten for each so many seconds that pass without any. */
  readonly forgetSeconds: number;
}

/** Waits never grow beyond a minute: an owner is slowed down by somebody else's tries, never locked out. */
const usualPace: AttemptPace = { longestWait: 60_000, forgetSeconds: 60 };

/** Where few tries are honest and somebody may have hours for more: waits grow up to an hour, and an hour forgets one try. */
export const slowPace: AttemptPace = { longestWait: 3_600_000, forgetSeconds: 3_600 };

const ruleOf = (column: 'free' | 'forget' | 'longest'): string =>
  `(SELECT ${column} FROM asked WHERE asked.purpose = t.purpose AND asked.subject = t.subject)`;

/** What stands in the row at `at`, locked before, so that tries sent at once see one another. */
const rememberedAt = (at: string): string => `GREATEST(0, t.attempts
  - GREATEST(0, floor(extract(epoch FROM (${at} - t.changed_at)) / ${ruleOf('forget')}))::int)`;
const free = ruleOf('free');
const longest = ruleOf('longest');
/** In milliseconds, however long it may be. */
const doubledAt = (at: string): string => `1000 * power(2, LEAST(20, ${rememberedAt(at)} - ${free}))::int`;
const waitAt = (at: string): string => `LEAST(${longest}, ${doubledAt(at)}) * INTERVAL '1 millisecond'`;
// Not the clock of this copy of the edge, by which another's may be in the future.
const atOnce = `TIMESTAMPTZ 'epoch'`;
const tried = 'EXCLUDED.changed_at';
const now = '$4::timestamptz';

const count = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $5::int[], $6::int[], $8::boolean[])
      AS a (purpose, subject, free, forget, longest, polls)
  ), standing AS (
    SELECT t.purpose, t.subject, t.next_at FROM attempt_throttle t JOIN asked USING (purpose, subject)
    ORDER BY t.purpose, t.subject FOR UPDATE OF t
  ), waiting AS (
    SELECT purpose, subject, next_at FROM standing WHERE next_at > ${now}
  ), polled AS (
    UPDATE attempt_throttle AS t SET
      -- No more of them than its longest wait takes: it is over that long after the last.
      attempts = ${rememberedAt(now)} + CASE WHEN ${doubledAt(now)} < ${longest} THEN 1 ELSE 0 END,
      next_at = CASE WHEN ${rememberedAt(now)} < ${free} THEN t.next_at
        ELSE GREATEST(t.next_at, ${now} + ${waitAt(now)}) END,
      changed_at = ${now}
    FROM asked
    WHERE asked.purpose = t.purpose AND asked.subject = t.subject AND asked.polls AND $7::boolean
      AND EXISTS (SELECT 1 FROM waiting)
    RETURNING t.next_at
  ), counted AS (
    INSERT INTO attempt_throttle AS t (purpose, subject, attempts, next_at, changed_at)
    SELECT purpose, subject, 1, ${atOnce}, ${now} FROM asked
    WHERE CASE WHEN $7::boolean THEN NOT EXISTS (SELECT 1 FROM waiting)
      ELSE (purpose, subject) NOT IN (SELECT purpose, subject FROM waiting) END
    ORDER BY purpose, subject
    ON CONFLICT (purpose, subject) DO UPDATE SET
      attempts = ${rememberedAt(tried)} + 1,
      next_at = CASE WHEN ${rememberedAt(tried)} < ${free} THEN ${atOnce} ELSE ${tried} + ${waitAt(tried)} END,
      changed_at = ${tried}
    WHERE t.next_at <= ${tried}
    RETURNING t.subject
  )
  SELECT GREATEST((SELECT max(next_at) FROM waiting), (SELECT max(next_at) FROM polled)) AS until,
    (SELECT count(*) FROM counted) AS counted`;

/** @returns until when one of the rules asks to wait; `null` when none does */
async function run(
  database: Queryable,
  rules: readonly AttemptRule[],
  at: Date,
  allOrNone: boolean,
): Promise<Date | null> {
  const [row] = await database.query<{ until: Date | null; counted: number }>(count, [
    rules.map((rule) => rule.purpose),
    rules.map((rule) => rule.subject),
    rules.map((rule) => rule.free),
    at,
    rules.map(({ pace = usualPace }) => pace.forgetSeconds),
    rules.map(({ pace = usualPace }) => pace.longestWait),
    allOrNone,
    rules.map(({ countsPolls = false }) => countsPolls),
  ]);
  if (!row || row.until !== null) return row?.until ?? null;
  // The first tries ever were made at once: what others wrote meanwhile is seen when it is looked at again.
  const isOvertaken = allOrNone && row.counted < rules.length;
  return isOvertaken ? await run(database, rules, at, allOrNone) : null;
}

/**
 * Counts a try before it is made, in every copy of the edge alike: tries sent at once are all counted, and one that must
 * wait counts nowhere but by a rule that counts polls, so that the wait it is told is the whole of it.
 * @throws OutcomeProblem with `code` and how long to wait, when one of the rules asks for a wait
 */
export async function countAttempt(
  database: Queryable,
  rules: readonly AttemptRule[],
  code: OutcomeCode,
  now: Date,
): Promise<void> {
  const until = await run(database, rules, now, true);
  if (until === null) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  throw new OutcomeProblem(code, { retryAfter });
}

/** Counts what happened already, by each rule whose wait is not on. */
export async function countEvent(
  database: Queryable,
  rules: readonly AttemptRule[],
  now: Date,
): Promise<void> {
  await run(database, rules, now, false);
}

type Counted = Pick<AttemptRule, 'purpose' | 'subject'>;

/** Whether something was tried by this rule within the last day, as far as it was not forgotten on purpose. */
export async function hasTried(database: Queryable, { purpose, subject }: Counted): Promise<boolean> {
  const rows = await database.query('SELECT 1 FROM attempt_throttle WHERE purpose = $1 AND subject = $2', [
    purpose,
    subject,
  ]);
  return rows.length > 0;
}

/** It went well: what somebody mistyped before counts no more. */
export async function forgetAttempts(database: Queryable, { purpose, subject }: Counted): Promise<void> {
  await database.query('DELETE FROM attempt_throttle WHERE purpose = $1 AND subject = $2', [
    purpose,
    subject,
  ]);
}

/** It went well, and others share the subject: this one try counts no more. */
export async function giveBackAttempt(database: Queryable, { purpose, subject }: Counted): Promise<void> {
  await database.query(
    `UPDATE attempt_throttle SET attempts = GREATEST(0, attempts - 1), next_at = ${atOnce}
     WHERE purpose = $1 AND subject = $2`,
    [purpose, subject],
  );
}

/** Removes the attempts of whoever has tried nothing since then. */
export async function removeOldAttempts(database: Queryable, since: Date): Promise<void> {
  await database.query('DELETE FROM attempt_throttle WHERE changed_at < $1', [since]);
}
