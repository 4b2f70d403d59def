import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { run, statements } from '../../database/typed-statements.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

/** The edge's own table. What has come before is left as it is, so that a message may be sent again. */
export const tableSink = (database: Queryable): AnalyticsSink => ({
  take: async ({ topic, requirementsVersion, receivedAt, user, events }) => {
    const p = parameters();
    await database.query(
      `INSERT INTO analytics_event (id, received_at, topic, requirements_version, visit, name, fields, user_id, user_config)
       SELECT sent.id, ${p.instant(receivedAt)}, ${p.text(topic)}, ${p.text(requirementsVersion)},
         sent.visit, sent.name, sent.fields, ${p.uuid(user?.identityGUID ?? null)}, ${p.json(user)}
       FROM jsonb_to_recordset(${p.json(events)}) AS sent (id uuid, visit uuid, name text, fields jsonb)
       ON CONFLICT (id) DO NOTHING`,
      p.values,
    );
  },
});

/** How long events are kept, in days. */
export const keptDays = 30;

const atOnce = 5_000;

/** Removes what has had its time, in pieces that each end well within a statement's deadline. */
export async function removeOldEvents(database: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await run(database, statements.deleteFrom('analytics_visit').where('updated_at', '<', before));
  for (;;) {
    const [row] = await database.query<{ gone: number }>(
      `WITH gone AS (
         DELETE FROM analytics_event WHERE id IN (
           SELECT id FROM analytics_event WHERE received_at < $1::timestamptz ORDER BY received_at LIMIT ${atOnce})
         RETURNING id)
       SELECT count(*) AS gone FROM gone`,
      [before.toISOString()],
    );
    if ((row?.gone ?? 0) < atOnce) return;
  }
}
