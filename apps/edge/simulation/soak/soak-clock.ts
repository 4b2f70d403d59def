import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/database/database.ts';
import { timeZone } from './soak-accounts.ts';

export const dayMs = 86_400_000;
/** All is settled by then, or it is lost. */
const patienceMs = 180_000;

/** Every copy of the edge sees it within seconds. */
export const moveClock = async (database: Database, days: number): Promise<void> => {
  await database.query(
    `INSERT INTO runtime_setting (name, value, changed_at) VALUES ('clockOffsetMs', $1, now())
     ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, changed_at = now()`,
    [JSON.stringify(days * dayMs)],
  );
};

/** Until nothing runs, is unknown or waits for a day that has come, and no Auto Pay debit is due. */
export async function untilSettled(database: Database): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    await pause(1_000);
    if ((await leftOf(database, 0)) === 0) return;
  }
}

/** What should be done, and is not. @param daysBefore as of so many days before today */
export async function leftOf(database: Database, daysBefore: number): Promise<number> {
  const [row] = await database.query<{ left: number }>(
    `WITH today AS (
       SELECT ((now() + coalesce(max(value::text::bigint), 0) * interval '1 millisecond') AT TIME ZONE $1)::date - $2::int AS day
       FROM runtime_setting WHERE name = 'clockOffsetMs')
     SELECT ((SELECT count(*) FROM payment k, today t WHERE NOT k.imported AND k.payment_date <= t.day
         AND k.status IN ('running', 'unknown', 'scheduled'))
       + (SELECT count(*) FROM auto_pay_enrolment e, today t WHERE e.due_on <= t.day))::int AS left`,
    [timeZone, daysBefore],
  );
  return row?.left ?? 0;
}
